#pragma once
#include "wavebridge/algorithms.h"
