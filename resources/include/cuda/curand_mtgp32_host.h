// Setting up the MTGP32 generator from the host.
#pragma once
#include "curand_kernel.h"

struct mtgp32_params_fast;
typedef mtgp32_params_fast mtgp32_params_fast_t;
extern mtgp32_params_fast_t mtgp32dc_params_fast_11213[];

curandStatus_t curandMakeMTGP32Constants(const mtgp32_params_fast_t params[], mtgp32_kernel_params_t* constants);
curandStatus_t curandMakeMTGP32KernelState(curandStateMtgp32_t* states, mtgp32_params_fast_t params[],
                                           mtgp32_kernel_params_t* constants, int count, unsigned long long seed);
