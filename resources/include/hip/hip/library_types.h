// Data types of the libraries.
#pragma once
#include "hip_runtime_api.h"
