// hipFFT.
#pragma once
#include "hipfft.h"
