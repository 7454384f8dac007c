#pragma once
#include "wavebridge_emu.h"
#include "emu/groups.h"
