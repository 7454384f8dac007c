// Mathematical functions that the C library lacks (CUDA Math API).
#include <math.h>

extern "C" {

float exp10f(float) noexcept(true);
void sincosf(float, float*, float*) noexcept(true);

float __expf(float x) noexcept(true) { return expf(x); }
float __exp10f(float x) noexcept(true) { return exp10f(x); }
float __logf(float x) noexcept(true) { return logf(x); }
float __log2f(float x) noexcept(true) { return log2f(x); }
float __log10f(float x) noexcept(true) { return log10f(x); }
float __powf(float x, float y) noexcept(true) { return powf(x, y); }
float __sinf(float x) noexcept(true) { return sinf(x); }
float __cosf(float x) noexcept(true) { return cosf(x); }
float __tanf(float x) noexcept(true) { return tanf(x); }
float __tanhf(float x) noexcept(true) { return tanhf(x); }
void __sincosf(float x, float* s, float* c) noexcept(true) { sincosf(x, s, c); }

static constexpr double pi = 3.14159265358979323846;

double sinpi(double x) noexcept(true) {
  if (isinf(x)) return NAN;
  const double r = fmod(x, 2.0), a = fabs(r);
  if (a == 0.0 || a == 1.0) return copysign(0.0, x);
  return a == 0.5 ? copysign(1.0, r) : a == 1.5 ? -copysign(1.0, r) : sin(pi * r);
}
double cospi(double x) noexcept(true) {
  if (isinf(x)) return NAN;
  const double a = fabs(fmod(x, 2.0));
  return a == 0.5 || a == 1.5 ? 0.0 : a == 0.0 ? 1.0 : a == 1.0 ? -1.0 : cos(pi * a);
}
float sinpif(float x) noexcept(true) { return static_cast<float>(sinpi(x)); }
float cospif(float x) noexcept(true) { return static_cast<float>(cospi(x)); }
float rsqrtf(float x) noexcept(true) { return static_cast<float>(1.0 / sqrt(static_cast<double>(x))); }
double rsqrt(double x) noexcept(true) { return 1.0 / sqrt(x); }

double wbemu_normcdf(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }

// Solved by Halley steps on erfc from Winitzki's starting value, to the last bits in the normal range.
double wbemu_erfcinv(double y) {
  if (!(y > 0.0 && y < 2.0)) return y == 0.0 ? INFINITY : y == 2.0 ? -INFINITY : NAN;
  if (y == 1.0) return 0.0;
  const double tail = y < 1.0 ? y : 2.0 - y;
  double x;
  if (tail > 1e-3) {
    const double l = log(tail * (2.0 - tail)), t = 2.0 / (pi * 0.147) + 0.5 * l;
    x = sqrt(sqrt(t * t - l / 0.147) - t);
  } else {
    const double s = sqrt(-2.0 * log(0.5 * tail));
    x = (s - (2.515517 + 0.802853 * s + 0.010328 * s * s) / (1 + 1.432788 * s + 0.189269 * s * s + 0.001308 * s * s * s)) *
        0.70710678118654752440;
  }
  for (int i = 0; i < 4; i++) {
    const double error = (erfc(x) - tail) / (1.12837916709551257390 * exp(-x * x));
    x += error / (1.0 + x * error);
  }
  return y < 1.0 ? x : -x;
}
double wbemu_erfinv(double y) {
  if (!(y > -1.0 && y < 1.0)) return y == 1.0 ? INFINITY : y == -1.0 ? -INFINITY : NAN;
  if (fabs(y) > 0.5) return y > 0 ? wbemu_erfcinv(1.0 - y) : -wbemu_erfcinv(1.0 + y);
  double x = 0.88622692545275801365 * y;
  for (int i = 0; i < 6; i++) {
    const double error = (erf(x) - y) / (1.12837916709551257390 * exp(-x * x));
    x -= error / (1.0 + x * error);
  }
  return x;
}
double wbemu_normcdfinv(double p) { return -1.41421356237309504880 * wbemu_erfcinv(2.0 * p); }

// Power series; converges for every x, and the terms are all positive.
double wbemu_cyl_bessel_i(int order, double x) {
  const double q = 0.25 * x * x;
  double term = order == 0 ? 1.0 : 0.5 * x, sum = term;
  for (int k = 1; k < 2000 && fabs(term) > 1e-17 * fabs(sum); k++) {
    term *= q / (static_cast<double>(k) * (k + order));
    sum += term;
  }
  return sum;
}

}  // extern "C"
