#pragma once
#include "../wavebridge/random.h"
