#pragma once
#include "../../cuda/thrust/tabulate.h"
