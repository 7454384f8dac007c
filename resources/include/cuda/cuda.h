#pragma once
#include "wavebridge_host/driver_api.h"
