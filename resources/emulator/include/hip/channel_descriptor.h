#pragma once
#include "../wavebridge_emu.h"
