// Single precision: exponentials, logarithms and powers.  Errors stay within about 2 units in the last place, where GLSL
// promises 3 + 2|x| for exp and nothing for pow of negative numbers.

//! name: exp_scaled; needs: ldexpf
// 2**n * exp(r) for |r| <= 0.35.
float exp_scaled(float r, int n) {
    float p = 1.0 / 5040.0;
    p = p * r + 1.0 / 720.0;
    p = p * r + 1.0 / 120.0;
    p = p * r + 1.0 / 24.0;
    p = p * r + 1.0 / 6.0;
    p = p * r + 0.5;
    return ldexpf(1.0 + (r + r * r * p), n);
}

//! name: expf; needs: exp_scaled
float expf(float x) {
    if (!(x < 89.0)) {
        return isnan(x) ? x : uintBitsToFloat(0x7f800000u);
    }
    if (x < -105.0) {
        return 0.0;
    }
    float n = roundEven(x * 1.44269504);
    precise float r = (x - n * 0.693145751953) - n * 1.42860676533e-06;
    return exp_scaled(r, int(n));
}

//! name: exp2f; needs: exp_scaled
float exp2f(float x) {
    if (!(x < 128.0)) {
        return isnan(x) ? x : uintBitsToFloat(0x7f800000u);
    }
    if (x < -151.0) {
        return 0.0;
    }
    float n = roundEven(x);
    return exp_scaled((x - n) * 0.693147181, int(n));
}

//! name: exp10f; needs: exp_scaled
float exp10f(float x) {
    if (!(x < 38.6)) {
        return isnan(x) ? x : uintBitsToFloat(0x7f800000u);
    }
    if (x < -45.5) {
        return 0.0;
    }
    float n = roundEven(x * 3.32192809);
    precise float r = (x - n * 0.301029205322) - n * 7.90341687207e-07;
    precise float high = r * 2.3017578125;
    precise float low = r * 0.000827280494;
    return exp_scaled(high + low, int(n));
}

//! name: expm1f; needs: ldexpf expf
float expm1f(float x) {
    if (!(x < 88.0)) {
        return isnan(x) ? x : expf(x);
    }
    if (x < -18.0) {
        return -1.0;
    }
    float n = roundEven(x * 1.44269504);
    precise float r = (x - n * 0.693145751953) - n * 1.42860676533e-06;
    float p = 1.0 / 40320.0;
    p = p * r + 1.0 / 5040.0;
    p = p * r + 1.0 / 720.0;
    p = p * r + 1.0 / 120.0;
    p = p * r + 1.0 / 24.0;
    p = p * r + 1.0 / 6.0;
    p = p * r + 0.5;
    float e = r + r * r * p;
    if (n == 0.0) {
        return e;
    }
    float power = ldexpf(1.0, int(n));
    return power * e + (power - 1.0);
}

//! name: log_parts; needs: split_float
// x = 2**n * m with m near 1: n, and log(m) as m - 1 - (what is returned in `rest`).
void log_parts(float x, out float n, out float f, out float rest) {
    uint mantissa;
    int exponent;
    split_float(x, mantissa, exponent);
    float m = float(mantissa) * 1.1920929e-07;
    exponent += 23;
    if (m > 1.41421356) {
        m *= 0.5;
        exponent++;
    }
    n = float(exponent);
    f = m - 1.0;
    float s = f / (2.0 + f);
    float z = s * s;
    float series = z * (2.0 / 3.0 + z * (2.0 / 5.0 + z * (2.0 / 7.0 + z * (2.0 / 9.0 + z * (2.0 / 11.0)))));
    float half_square = 0.5 * f * f;
    rest = half_square - s * (half_square + series);
}

//! name: log_special
// Whether log(x) is decided by x alone: 0, negative, infinite, NaN; the value goes to `result`.
bool log_special(float x, out float result) {
    uint size = floatBitsToUint(x) & 0x7fffffffu;
    result = x;
    if (size == 0u) {
        result = uintBitsToFloat(0xff800000u);
        return true;
    }
    if (size <= 0x7f800000u && floatBitsToInt(x) < 0) {
        result = uintBitsToFloat(0x7fffffffu);
        return true;
    }
    return size >= 0x7f800000u;
}

//! name: logf; needs: log_parts log_special
float logf(float x) {
    float n, f, rest;
    if (log_special(x, n)) {
        return n;
    }
    log_parts(x, n, f, rest);
    return n * 0.693145751953 - ((rest - n * 1.42860676533e-06) - f);
}

//! name: log2f; needs: log_parts log_special
float log2f(float x) {
    float n, f, rest;
    if (log_special(x, n)) {
        return n;
    }
    log_parts(x, n, f, rest);
    // log2(e) = 1.4423828125 + 0.000312228388
    float high = uintBitsToFloat(floatBitsToUint(f) & 0xfffff000u);
    precise float low = (f - high) - rest;
    precise float small = (low + high) * 0.000312228388 + low * 1.4423828125;
    precise float large = high * 1.4423828125;
    return n + (large + small);
}

//! name: log10f; needs: log_parts log_special
float log10f(float x) {
    float n, f, rest;
    if (log_special(x, n)) {
        return n;
    }
    log_parts(x, n, f, rest);
    // log10(e) = 0.434326171875 - 3.16899185e-05
    float high = uintBitsToFloat(floatBitsToUint(f) & 0xfffff000u);
    precise float low = (f - high) - rest;
    precise float small = low * 0.434326171875 - (low + high) * 3.16899185e-05 + n * 7.90341687e-07;
    precise float large = high * 0.434326171875 + n * 0.301029205322;
    return large + small;
}

//! name: log1pf; needs: logf
float log1pf(float x) {
    if (!(abs(x) > 1e-4)) {
        return x == 0.0 ? x : x - x * x * (0.5 - x * (1.0 / 3.0));
    }
    if (isinf(x) || x < -1.0) {
        return logf(x);
    }
    precise float u = 1.0 + x;
    if (u == 0.0) {
        return uintBitsToFloat(0xff800000u);
    }
    precise float lost = x > 1.0 ? 1.0 - (u - x) : x - (u - 1.0);
    return logf(u) + lost / u;
}

//! name: log2_table
// log2(1 + i / 16) in two parts.
const float log2_high[17] = float[17](
    0.0, 0.0874628425, 0.169925004, 0.247927517, 0.321928084, 0.392317414, 0.459431618, 0.523561954, 0.584962487,
    0.643856168, 0.700439692, 0.754887521, 0.807354927, 0.857980967, 0.906890571, 0.954196334, 1.0);
const float log2_low[17] = float[17](
    0.0, -1.21410759e-09, -2.80153833e-09, -3.25525185e-09, 1.09907257e-08, 8.49500825e-09, 1.85225113e-10,
    1.55872182e-09, 1.35003919e-08, 2.19814513e-08, 2.65975135e-08, -1.9103469e-08, -5.00538411e-09, 2.85595796e-08,
    2.44911167e-08, -2.3498318e-08, 0.0);

//! name: log2_pair; needs: split_float two_product two_sum log2_table
// log2 of a positive finite number in two parts, good to about 40 bits.
void log2_pair(float x, out float high, out float low) {
    uint mantissa;
    int exponent;
    split_float(x, mantissa, exponent);
    float m = float(mantissa) * 1.1920929e-07;
    exponent += 23;
    int i = int(((mantissa & 0x7fffffu) + 0x40000u) >> 19);
    float c = 1.0 + float(i) * 0.0625;
    precise float difference = m - c;
    float sum, sum_error;
    two_sum(m, c, sum, sum_error);
    precise float s = difference / sum;
    float back, back_error;
    two_product(s, sum, back, back_error);
    precise float s_low = (((difference - back) - back_error) - s * sum_error) / sum;
    float z = s * s;
    precise float tail = s_low + s * z * (1.0 / 3.0 + z * (0.2 + z * (1.0 / 7.0)));
    float scaled, scaled_error;
    two_product(s, 2.88539004, scaled, scaled_error);
    precise float small = scaled_error + s * 3.85192598e-08 + tail * 2.88539004;
    float whole, whole_error, rest_error;
    two_sum(float(exponent) + (i == 16 ? 1.0 : 0.0), i == 16 ? 0.0 : log2_high[i], whole, whole_error);
    two_sum(whole, scaled, high, rest_error);
    precise float rest = rest_error + (whole_error + (log2_low[i] + small));
    precise float total = high + rest;
    low = rest - (total - high);
    high = total;
}

//! name: powf; needs: log2_pair two_product exp_scaled
float powf(float x, float y) {
    if (x == 1.0 || y == 0.0) {
        return 1.0;
    }
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    float size = abs(x);
    bool whole = abs(y) >= 8388608.0 || floor(y) == y;
    bool odd = whole && abs(y) < 16777216.0 && (int(y) & 1) != 0;
    uint sign = odd ? floatBitsToUint(x) & 0x80000000u : 0u;
    bool is_zero = (floatBitsToUint(x) & 0x7fffffffu) == 0u;
    if (isinf(y)) {
        if (size == 1.0) {
            return 1.0;
        }
        return (size > 1.0) == (y > 0.0) ? abs(y) : 0.0;
    }
    if (is_zero || isinf(x)) {
        return uintBitsToFloat(is_zero == (y > 0.0) ? sign : sign | 0x7f800000u);
    }
    if (floatBitsToInt(x) < 0 && !whole) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (size == 1.0) {
        return uintBitsToFloat(0x3f800000u | sign);
    }
    float high, low, product, error;
    log2_pair(size, high, low);
    float power = clamp(y, -1e12, 1e12);
    two_product(power, high, product, error);
    precise float rest = error + power * low;
    if (product > 129.0) {
        return uintBitsToFloat(sign | 0x7f800000u);
    }
    if (product < -152.0) {
        return uintBitsToFloat(sign);
    }
    float n = roundEven(product);
    precise float fraction = (product - n) + rest;
    float value = exp_scaled(fraction * 0.693147181, int(n));
    return uintBitsToFloat(floatBitsToUint(value) | sign);
}

//! name: cbrtf; needs: split_float ldexpf
float cbrtf(float x) {
    if (x == 0.0 || isnan(x) || isinf(x)) {
        return x;
    }
    uint mantissa;
    int exponent;
    split_float(x, mantissa, exponent);
    exponent += 24;
    int third = (exponent + 300) / 3 - 100;
    float m = ldexpf(float(mantissa), exponent - 24 - 3 * third);
    float r = 0.6 + m * (0.5 - 0.09 * m);
    for (int i = 0; i < 4; i++) {
        r -= (r * r * r - m) / (3.0 * r * r);
    }
    float size = ldexpf(r, third);
    return x < 0.0 ? -size : size;
}

//! name: rcbrtf; needs: cbrtf
float rcbrtf(float x) {
    return 1.0 / cbrtf(x);
}

//! name: norm_scale; needs: ldexpf
// A power of two near 1 / x, so that squares neither overflow nor vanish.
float norm_scale(float x) {
    int exponent = int(floatBitsToUint(x) >> 23 & 255u);
    return ldexpf(1.0, clamp(127 - exponent, -126, 126));
}

//! name: norm4df; needs: norm_scale
float norm4df(float a, float b, float c, float d) {
    float largest = max(max(abs(a), abs(b)), max(abs(c), abs(d)));
    if (isinf(a) || isinf(b) || isinf(c) || isinf(d)) {
        return uintBitsToFloat(0x7f800000u);
    }
    if (isnan(a) || isnan(b) || isnan(c) || isnan(d)) {
        return a + b + c + d;
    }
    if (largest == 0.0) {
        return 0.0;
    }
    float scale = norm_scale(largest);
    a *= scale;
    b *= scale;
    c *= scale;
    d *= scale;
    return sqrt(a * a + b * b + c * c + d * d) / scale;
}

//! name: norm3df; needs: norm4df
float norm3df(float a, float b, float c) {
    return norm4df(a, b, c, 0.0);
}

//! name: hypotf; needs: norm4df
float hypotf(float a, float b) {
    return norm4df(a, b, 0.0, 0.0);
}

//! name: rhypotf; needs: norm4df
float rhypotf(float a, float b) {
    return 1.0 / norm4df(a, b, 0.0, 0.0);
}

//! name: rnorm3df; needs: norm4df
float rnorm3df(float a, float b, float c) {
    return 1.0 / norm4df(a, b, c, 0.0);
}

//! name: rnorm4df; needs: norm4df
float rnorm4df(float a, float b, float c, float d) {
    return 1.0 / norm4df(a, b, c, d);
}
