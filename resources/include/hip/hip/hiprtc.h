// hipRTC.
#pragma once
#include "../wavebridge/hiprtc_functions.h"
