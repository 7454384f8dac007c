// One function for each part of the example; each runs its kernels and returns true if the numbers are right.
#pragma once

bool run_saxpy();
bool run_reduce();
bool run_matmul();
bool run_scan();
bool run_histogram();
bool run_softmax();
bool run_stencil();
bool run_particles();
bool run_warp_totals();
bool run_function_table();
bool run_libraries();
