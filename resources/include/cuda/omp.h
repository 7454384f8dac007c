// OpenMP's functions, for host code that is compiled with -Xcompiler -fopenmp.
#pragma once

typedef struct omp_lock_t omp_lock_t;
extern "C" {
int omp_get_thread_num();
int omp_get_num_threads();
int omp_get_max_threads();
int omp_get_num_procs();
int omp_get_thread_limit();
int omp_in_parallel();
int omp_get_num_devices();
int omp_get_nested();
void omp_set_num_threads(int);
void omp_set_dynamic(int);
void omp_set_nested(int);
double omp_get_wtime();
double omp_get_wtick();
}
