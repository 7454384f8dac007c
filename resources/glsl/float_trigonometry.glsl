// Single precision: circular and hyperbolic functions.

//! name: two_over_pi
// The bits of 2 / pi, behind one word of zeros.
const uint two_over_pi[9] = uint[9](0u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u,
                                    0xfe5163abu, 0xdebbc561u);

//! name: reduce_large; needs: two_over_pi
// |x| modulo pi / 2 by multiplying with the bits of 2 / pi that matter (Payne and Hanek).
void reduce_large(float x, out int quadrant, out float rest) {
    uint bits = floatBitsToUint(x) & 0x7fffffffu;
    uint mantissa = (bits & 0x7fffffu) | 0x800000u;
    uint start = (bits >> 23) - 127u + 7u;
    uint word = start >> 5;
    uint shift = start & 31u;
    uint w0 = two_over_pi[word];
    uint w1 = two_over_pi[word + 1u];
    uint w2 = two_over_pi[word + 2u];
    if (shift != 0u) {
        w0 = (w0 << shift) | (w1 >> (32u - shift));
        w1 = (w1 << shift) | (w2 >> (32u - shift));
        w2 = (w2 << shift) | (two_over_pi[word + 3u] >> (32u - shift));
    }
    uint high, low, carry;
    umulExtended(mantissa, w2, high, low);
    uint middle_high, middle_low;
    umulExtended(mantissa, w1, middle_high, middle_low);
    uint r2 = low;
    uint r1 = uaddCarry(middle_low, high, carry);
    uint r0 = mantissa * w0 + middle_high + carry;
    quadrant = int(r0 >> 30);
    uint f0 = (r0 << 2) | (r1 >> 30);
    uint f1 = (r1 << 2) | (r2 >> 30);
    bool negative = f0 >= 0x80000000u;
    if (negative) {
        quadrant++;
        f1 = ~f1 + 1u;
        f0 = ~f0 + uint(f1 == 0u);
    }
    int zeros = 31 - findMSB(f0 | 1u);
    uint top = zeros == 0 ? f0 : (f0 << zeros) | (f1 >> (32 - zeros));
    float size = float(top) * uintBitsToFloat(uint(95 - zeros) << 23) * 1.57079633;
    rest = negative ? -size : size;
}

//! name: reduce_angle; needs: reduce_large
// x = quadrant * pi / 2 + rest with |rest| <= pi / 4.
void reduce_angle(float x, out int quadrant, out float rest) {
    float size = abs(x);
    if (size < 6000.0) {
        float n = roundEven(x * 0.636619772);
        quadrant = int(n);
        precise float r = ((x - n * 1.5703125) - n * 0.000483751296997) - n * 7.5497901264e-08;
        rest = r;
        return;
    }
    reduce_large(x, quadrant, rest);
    if (x < 0.0) {
        quadrant = -quadrant;
        rest = -rest;
    }
}

//! name: sin_poly
float sin_poly(float r) {
    float z = r * r;
    return r + r * z * (-1.0 / 6.0 + z * (1.0 / 120.0 + z * (-1.0 / 5040.0 + z * (1.0 / 362880.0))));
}

//! name: cos_poly
float cos_poly(float r) {
    float z = r * r;
    float p = 1.0 / 24.0 + z * (-1.0 / 720.0 + z * (1.0 / 40320.0 + z * (-1.0 / 3628800.0)));
    return 1.0 - (0.5 * z - z * z * p);
}

//! name: sin_quadrant; needs: sin_poly cos_poly
float sin_quadrant(float rest, int quadrant) {
    float value = (quadrant & 1) != 0 ? cos_poly(rest) : sin_poly(rest);
    return (quadrant & 2) != 0 ? -value : value;
}

//! name: sinf; needs: reduce_angle sin_quadrant
float sinf(float x) {
    if (isnan(x) || isinf(x)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if ((floatBitsToUint(x) & 0x7fffffffu) < 0x39000000u) {
        return x;
    }
    int quadrant;
    float rest;
    reduce_angle(x, quadrant, rest);
    return sin_quadrant(rest, quadrant);
}

//! name: cosf; needs: reduce_angle sin_quadrant
float cosf(float x) {
    if (isnan(x) || isinf(x)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    int quadrant;
    float rest;
    reduce_angle(x, quadrant, rest);
    return sin_quadrant(rest, quadrant + 1);
}

//! name: tanf; needs: reduce_angle sin_poly cos_poly
float tanf(float x) {
    if (isnan(x) || isinf(x)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    int quadrant;
    float rest;
    reduce_angle(x, quadrant, rest);
    float s = sin_poly(rest);
    float c = cos_poly(rest);
    return (quadrant & 1) != 0 ? -c / s : s / c;
}

//! name: reduce_turns
// x modulo 2 in quarter turns: pi * x = quadrant * pi / 2 + rest.
void reduce_turns(float x, out int quadrant, out float rest) {
    float whole = x - 2.0 * roundEven(0.5 * x);
    float n = roundEven(2.0 * whole);
    quadrant = int(n);
    rest = (whole - 0.5 * n) * 3.14159265;
}

//! name: sinpif; needs: reduce_turns sin_quadrant
float sinpif(float x) {
    if (isnan(x) || isinf(x)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    int quadrant;
    float rest;
    reduce_turns(x, quadrant, rest);
    return sin_quadrant(rest, quadrant);
}

//! name: cospif; needs: reduce_turns sin_quadrant
float cospif(float x) {
    if (isnan(x) || isinf(x)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    int quadrant;
    float rest;
    reduce_turns(x, quadrant, rest);
    return sin_quadrant(rest, quadrant + 1);
}

//! name: atan_positive
// atan(x) for x >= 0.
float atan_positive(float x) {
    float start = 0.0;
    float t = x;
    if (x > 2.41421356) {
        start = 1.57079633;
        t = -1.0 / x;
    } else if (x > 0.414213562) {
        start = 0.785398163;
        t = (x - 1.0) / (x + 1.0);
    }
    float z = t * t;
    float p = -1.0 / 19.0;
    p = p * z + 1.0 / 17.0;
    p = p * z - 1.0 / 15.0;
    p = p * z + 1.0 / 13.0;
    p = p * z - 1.0 / 11.0;
    p = p * z + 1.0 / 9.0;
    p = p * z - 1.0 / 7.0;
    p = p * z + 1.0 / 5.0;
    p = p * z - 1.0 / 3.0;
    return start + (t + t * z * p);
}

//! name: atanf; needs: atan_positive
float atanf(float x) {
    if (isnan(x) || x == 0.0) {
        return x;
    }
    float value = atan_positive(abs(x));
    return x < 0.0 ? -value : value;
}

//! name: atan2f; needs: atan_positive
float atan2f(float y, float x) {
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    float size_x = abs(x);
    float size_y = abs(y);
    float angle;
    if (size_y == 0.0) {
        angle = 0.0;
    } else if (isinf(size_x) && isinf(size_y)) {
        angle = 0.785398163;
    } else if (size_x == 0.0 || isinf(size_y)) {
        angle = 1.57079633;
    } else {
        float quotient = size_y / size_x;
        angle = isinf(quotient) ? 1.57079633 : atan_positive(quotient);
    }
    if (floatBitsToInt(x) < 0) {
        angle = (3.14159274 - angle) - 8.74227766e-08;
    }
    return uintBitsToFloat(floatBitsToUint(angle) | (floatBitsToUint(y) & 0x80000000u));
}

//! name: asin_small
// asin(x) for |x| <= 0.5.
float asin_small(float x) {
    float z = x * x;
    float p = 231.0 / 13312.0;
    p = p * z + 63.0 / 2816.0;
    p = p * z + 35.0 / 1152.0;
    p = p * z + 5.0 / 112.0;
    p = p * z + 3.0 / 40.0;
    p = p * z + 1.0 / 6.0;
    // The terms beyond, summed as a geometric series.
    float tail = z * z * z * z * z * z * (143.0 / 10240.0) / (1.0 - 0.86 * z);
    return x + x * z * (p + tail);
}

//! name: asinf; needs: asin_small
float asinf(float x) {
    float size = abs(x);
    if (!(size <= 1.0)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (size <= 0.5) {
        return asin_small(x);
    }
    float value = 1.57079633 - 2.0 * asin_small(sqrt(0.5 * (1.0 - size)));
    return x < 0.0 ? -value : value;
}

//! name: acosf; needs: asin_small
float acosf(float x) {
    float size = abs(x);
    if (!(size <= 1.0)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (size <= 0.5) {
        return 1.57079637 - (asin_small(x) + 4.37113883e-08);
    }
    float value = 2.0 * asin_small(sqrt(0.5 * (1.0 - size)));
    return x < 0.0 ? 3.14159265 - value : value;
}

//! name: sinhf; needs: expm1f expf
float sinhf(float x) {
    float size = abs(x);
    if (isnan(x) || isinf(x) || x == 0.0) {
        return x;
    }
    float value;
    if (size < 10.0) {
        float e = expm1f(size);
        value = 0.5 * (e + e / (e + 1.0));
    } else {
        float e = expf(0.5 * size);
        value = (0.5 * e) * e;
    }
    return x < 0.0 ? -value : value;
}

//! name: coshf; needs: expf
float coshf(float x) {
    float e = expf(0.5 * abs(x));
    return abs(x) > 20.0 ? (0.5 * e) * e : 0.5 * (e * e) + 0.5 / (e * e);
}

//! name: tanhf; needs: expm1f
float tanhf(float x) {
    float size = abs(x);
    if (isnan(x)) {
        return x;
    }
    float value = 1.0;
    if (size < 10.0) {
        float e = expm1f(2.0 * size);
        value = e / (e + 2.0);
    }
    return uintBitsToFloat(floatBitsToUint(value) | (floatBitsToUint(x) & 0x80000000u));
}

//! name: asinhf; needs: log1pf logf
float asinhf(float x) {
    float size = abs(x);
    if (isnan(x) || isinf(x) || x == 0.0) {
        return x;
    }
    float value;
    if (size > 1e4) {
        value = logf(size) + 0.693147181;
    } else {
        value = log1pf(size + size * size / (1.0 + sqrt(size * size + 1.0)));
    }
    return x < 0.0 ? -value : value;
}

//! name: acoshf; needs: log1pf logf
float acoshf(float x) {
    if (!(x >= 1.0)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (x > 1e4) {
        return logf(x) + 0.693147181;
    }
    float t = x - 1.0;
    return log1pf(t + sqrt(t * (x + 1.0)));
}

//! name: atanhf; needs: log1pf
float atanhf(float x) {
    float size = abs(x);
    if (!(size <= 1.0)) {
        return uintBitsToFloat(0x7fffffffu);
    }
    float value = 0.5 * log1pf(2.0 * size / (1.0 - size));
    return size == 1.0 ? x / 0.0 : x < 0.0 ? -value : value;
}
