// Error functions: a polynomial near 0, and exp(-x * x) times a polynomial in (x - 4) / (x + 4) further out.
// Coefficients: own Chebyshev fits of erf(x) / x and of erfcx(x) * (1 + 2 * x).

//! name: erfcx_large
// exp(x * x) * erfc(x) for x >= 0.5.
float erfcx_large(float x) {
    float u = isinf(x) ? 1.0 : 1.125 * ((x - 4.0) / (x + 4.0)) - 0.125;
    float p = -4.920378283e-6;
    p = p * u + 2.370963596e-5;
    p = p * u - 1.051869575e-5;
    p = p * u - 0.0002706535807;
    p = p * u + 0.001421618809;
    p = p * u - 0.004531580591;
    p = p * u + 0.01090517721;
    p = p * u - 0.02094699987;
    p = p * u + 0.03218467081;
    p = p * u - 0.03722473999;
    p = p * u + 0.02326591896;
    p = p * u + 0.02507917726;
    p = p * u - 0.1192627074;
    p = p * u + 1.217751015;
    return p / (1.0 + 2.0 * x);
}

//! name: exp_minus_square; needs: expf
float exp_minus_square(float x) {
    float high = uintBitsToFloat(floatBitsToUint(x) & 0xfffff000u);
    return expf(-high * high) * expf((high - x) * (high + x));
}

//! name: erf_small
float erf_small(float x) {
    float z = x * x;
    float p = 7.875875e-5;
    p = p * z - 0.00080168643;
    p = p * z + 0.0051890874;
    p = p * z - 0.026854212;
    p = p * z + 0.11283595;
    p = p * z - 0.37612627;
    return x * (p * z + 1.1283792);
}

//! name: erff; needs: erf_small erfcx_large exp_minus_square
float erff(float x) {
    float size = abs(x);
    if (isnan(x) || size < 1.0) {
        return erf_small(x);
    }
    float value = size > 4.0 ? 1.0 : 1.0 - exp_minus_square(size) * erfcx_large(size);
    return x < 0.0 ? -value : value;
}

//! name: erfcf; needs: erf_small erfcx_large exp_minus_square
float erfcf(float x) {
    if (isnan(x)) {
        return x;
    }
    if (abs(x) < 0.5) {
        return 1.0 - erf_small(x);
    }
    float size = abs(x);
    float value = size > 10.5 ? 0.0 : exp_minus_square(size) * erfcx_large(size);
    return x < 0.0 ? 2.0 - value : value;
}

//! name: erfcxf; needs: erf_small erfcx_large expf
float erfcxf(float x) {
    if (isnan(x)) {
        return x;
    }
    if (x >= 0.5) {
        return erfcx_large(x);
    }
    if (x > -0.5) {
        return expf(x * x) * (1.0 - erf_small(x));
    }
    float high = uintBitsToFloat(floatBitsToUint(x) & 0xfffff000u);
    float grown = expf(high * high) * expf((x - high) * (x + high));
    return 2.0 * grown - (x < -9.5 ? 0.0 : erfcx_large(-x));
}

//! name: normcdff; needs: erfcf
float normcdff(float x) {
    return 0.5 * erfcf(-0.707106781 * x);
}

//! name: erfinvf; needs: erff erfcf exp_minus_square logf
// A start from Winitzki's formula, then steps of Newton's method.
float erfinvf(float x) {
    float size = abs(x);
    if (!(size <= 1.0)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (size == 1.0) {
        return x / 0.0;
    }
    if (x == 0.0) {
        return x;
    }
    float tail = 1.0 - size;
    float logarithm = logf(tail * (1.0 + size));
    float a = 4.33 + 0.5 * logarithm;
    float value = sqrt(sqrt(a * a - logarithm * 6.802721) - a);
    for (int i = 0; i < 3; i++) {
        float off = size < 0.5 ? erff(value) - size : tail - erfcf(value);
        value -= off / (1.12837917 * exp_minus_square(value) - value * off);
    }
    return x < 0.0 ? -value : value;
}

//! name: erfcinvf; needs: erfinvf erfcf exp_minus_square logf
float erfcinvf(float x) {
    if (!(x >= 0.0 && x <= 2.0)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (x > 0.25) {
        return x == 2.0 ? uintBitsToFloat(0xff800000u) : x > 1.75 ? -erfinvf(x - 1.0) : erfinvf(1.0 - x);
    }
    if (x == 0.0) {
        return uintBitsToFloat(0x7f800000u);
    }
    float logarithm = logf(x * (2.0 - x));
    float a = 4.33 + 0.5 * logarithm;
    float value = sqrt(sqrt(a * a - logarithm * 6.802721) - a);
    for (int i = 0; i < 3; i++) {
        float off = x - erfcf(value);
        value -= off / (1.12837917 * exp_minus_square(value) - value * off);
    }
    return value;
}

//! name: normcdfinvf; needs: erfcinvf
float normcdfinvf(float x) {
    return -1.41421356 * erfcinvf(2.0 * x);
}

//! name: erfcx_large_f64; types: f64
double erfcx_large_f64(double x) {
    double u = isinf(x) ? 1.0lf : 1.125lf * ((x - 4.0lf) / (x + 4.0lf)) - 0.125lf;
    double p = 2.479375697184960474e-12lf;
    p = p * u - 3.072960774425267951e-11lf;
    p = p * u - 2.170214599257688854e-11lf;
    p = p * u + 4.33229575212270405e-10lf;
    p = p * u - 3.817378730229567722e-11lf;
    p = p * u - 3.862183717391432584e-9lf;
    p = p * u + 3.496144862087922421e-9lf;
    p = p * u + 2.852774445798621146e-8lf;
    p = p * u - 6.474504654223747768e-8lf;
    p = p * u - 1.506854595959540525e-7lf;
    p = p * u + 8.522559754998593465e-7lf;
    p = p * u - 3.821003764413525474e-7lf;
    p = p * u - 7.464180902145378518e-6lf;
    p = p * u + 0.0000258726737749531302lf;
    p = p * u - 7.208831531709103054e-6lf;
    p = p * u - 0.000273940706283220606lf;
    p = p * u + 0.001419421731852540282lf;
    p = p * u - 0.004529247147209078639lf;
    p = p * u + 0.01090593484729382566lf;
    p = p * u - 0.02094783329901404142lf;
    p = p * u + 0.03218454560460856456lf;
    p = p * u - 0.03722459956506846422lf;
    p = p * u + 0.02326592675640150852lf;
    p = p * u + 0.02507916843850245251lf;
    p = p * u - 0.1192627075225694346lf;
    p = p * u + 1.21775101506375489lf;
    return p / (1.0lf + 2.0lf * x);
}

//! name: exp_minus_square_f64; needs: exp_f64; types: f64
double exp_minus_square_f64(double x) {
    double high = packDouble2x32(uvec2(0u, unpackDouble2x32(x).y));
    return exp_f64(-high * high) * exp_f64((high - x) * (high + x));
}

//! name: erf_small_f64; types: f64
double erf_small_f64(double x) {
    double z = x * x;
    double p = -7.795898827002142164e-10lf;
    p = p * z + 1.372006454677768557e-8lf;
    p = p * z - 1.620848380187170589e-7lf;
    p = p * z + 1.644742470331736241e-6lf;
    p = p * z - 0.00001492473690741966034lf;
    p = p * z + 0.0001205529490483970792lf;
    p = p * z - 0.0008548325975389692081lf;
    p = p * z + 0.005223977607116422732lf;
    p = p * z - 0.02686617064323777036lf;
    p = p * z + 0.1128379167094500627lf;
    p = p * z - 0.3761263890318354044lf;
    return x * (p * z + 1.128379167095512567lf);
}

//! name: erf; needs: erf_small_f64 erfcx_large_f64 exp_minus_square_f64; types: f64
double erf(double x) {
    double size = abs(x);
    if (isnan(x) || size < 1.0lf) {
        return erf_small_f64(x);
    }
    double value = size > 6.0lf ? 1.0lf : 1.0lf - exp_minus_square_f64(size) * erfcx_large_f64(size);
    return x < 0.0lf ? -value : value;
}

//! name: erfc; needs: erf_small_f64 erfcx_large_f64 exp_minus_square_f64; types: f64
double erfc(double x) {
    if (isnan(x)) {
        return x;
    }
    if (abs(x) < 0.5lf) {
        return 1.0lf - erf_small_f64(x);
    }
    double size = abs(x);
    double value = size > 27.5lf ? 0.0lf : exp_minus_square_f64(size) * erfcx_large_f64(size);
    return x < 0.0lf ? 2.0lf - value : value;
}

//! name: erfcx; needs: erf_small_f64 erfcx_large_f64 exp_f64; types: f64
double erfcx(double x) {
    if (isnan(x)) {
        return x;
    }
    if (x >= 0.5lf) {
        return erfcx_large_f64(x);
    }
    if (x > -0.5lf) {
        return exp_f64(x * x) * (1.0lf - erf_small_f64(x));
    }
    double high = packDouble2x32(uvec2(0u, unpackDouble2x32(x).y));
    double grown = exp_f64(high * high) * exp_f64((x - high) * (x + high));
    return 2.0lf * grown - (x < -26.8lf ? 0.0lf : erfcx_large_f64(-x));
}

//! name: normcdf; needs: erfc; types: f64
double normcdf(double x) {
    return 0.5lf * erfc(-0.70710678118654752lf * x);
}

//! name: lgamma_positive; needs: logf
float lgamma_positive(float x) {
    if (x > 0.7 && x < 1.3 || x > 1.8 && x < 2.2) {
        // Near its zeros: the product formula, log(Gamma(x)) by the series of log(Gamma(1 + d)).
        float d = x < 1.5 ? x - 1.0 : x - 2.0;
        float s = -0.577215665 + d * (0.822467033 + d * (-0.400685634 + d * (0.270580808 + d * (-0.207385551
                + d * (0.169557177 + d * (-0.144049897 + d * (0.125509670 + d * (-0.111334266 + d * 0.100099458))))))));
        return x < 1.5 ? d * s : d * s + logf(1.0 + d);
    }
    if (x > 12.0) {
        float r = 1.0 / x;
        return (x - 0.5) * (logf(x) - 1.0) + 0.418938533 + r * (1.0 / 12.0 - r * r * (1.0 / 360.0));
    }
    float shift = 1.0;
    while (x < 8.0) {
        shift *= x;
        x += 1.0;
    }
    float r = 1.0 / x;
    float q = r * r;
    float series = r * (1.0 / 12.0 - q * (1.0 / 360.0 - q * (1.0 / 1260.0)));
    return (x - 0.5) * (logf(x) - 1.0) + 0.418938533 + series - logf(shift);
}

//! name: lgammaf; needs: lgamma_positive logf sinpif
float lgammaf(float x) {
    if (isnan(x)) {
        return x;
    }
    if (isinf(x) || (x <= 0.0 && floor(x) == x)) {
        return uintBitsToFloat(0x7f800000u);
    }
    if (x > 0.0) {
        return lgamma_positive(x);
    }
    return logf(3.14159265 / abs(sinpif(x) * x)) - lgamma_positive(-x);
}
