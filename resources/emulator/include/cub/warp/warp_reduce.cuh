#pragma once
#include "../../emu/cub.h"
