// The release.
#pragma once
#include "../wavebridge/release.h"
