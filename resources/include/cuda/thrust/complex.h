#pragma once
#include "wavebridge/complex.h"
