// Double precision: circular and hyperbolic functions.

//! name: two_over_pi_f64
// The bits of 2 / pi, behind two words of zeros.
const uint two_over_pi_f64[40] = uint[40](
    0u, 0u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu, 0xdebbc561u,
    0xb7246e3au, 0x424dd2e0u, 0x06492eeau, 0x09d1921cu, 0xfe1deb1cu, 0xb129a73eu, 0xe88235f5u, 0x2ebb4484u, 0xe99c7026u,
    0xb45f7e41u, 0x3991d639u, 0x835339f4u, 0x9c845f8bu, 0xbdf9283bu, 0x1ff897ffu, 0xde05980fu, 0xef2f118bu, 0x5a0a6d1fu,
    0x6d367ecfu, 0x27cb09b7u, 0x4f463f66u, 0x9e5fea2du, 0x7527bac7u, 0xebe5f17bu, 0x3d0739f7u, 0x8a5292eau, 0x6bfb5fb1u,
    0x1f8d5d08u, 0x56033046u, 0xfc7b6babu);

//! name: reduce_large_f64; needs: two_over_pi_f64; types: f64
// |x| modulo pi / 2 by multiplying with the bits of 2 / pi that matter (Payne and Hanek).
void reduce_large_f64(double x, out int quadrant, out double rest) {
    uvec2 bits = unpackDouble2x32(x);
    uint factor[2] = uint[2]((bits.y & 0xfffffu) | 0x100000u, bits.x);
    uint start = (bits.y >> 20 & 0x7ffu) - 1023u + 10u;
    uint word = start >> 5;
    uint shift = start & 31u;
    uint r[7] = uint[7](0u, 0u, 0u, 0u, 0u, 0u, 0u);
    for (int j = 4; j >= 0; j--) {
        uint w = two_over_pi_f64[word + uint(j)];
        if (shift != 0u) {
            w = (w << shift) | (two_over_pi_f64[word + uint(j) + 1u] >> (32u - shift));
        }
        for (int k = 0; k < 2; k++) {
            uint high, low, carry;
            umulExtended(factor[k], w, high, low);
            int at = j + k + 1;
            r[at] = uaddCarry(r[at], low, carry);
            r[at - 1] = uaddCarry(r[at - 1], carry, carry);
            for (int c = at - 2; c >= 0; c--) {
                r[c] = uaddCarry(r[c], carry, carry);
            }
            r[at - 1] = uaddCarry(r[at - 1], high, carry);
            for (int c = at - 2; c >= 0; c--) {
                r[c] = uaddCarry(r[c], carry, carry);
            }
        }
    }
    quadrant = int(r[2] >> 30);
    uint f0 = (r[2] << 2) | (r[3] >> 30);
    uint f1 = (r[3] << 2) | (r[4] >> 30);
    uint f2 = (r[4] << 2) | (r[5] >> 30);
    bool negative = f0 >= 0x80000000u;
    if (negative) {
        quadrant++;
        f2 = ~f2 + 1u;
        f1 = ~f1 + uint(f2 == 0u);
        f0 = ~f0 + uint(f1 == 0u && f2 == 0u);
    }
    double size = double(f0) * 2.3283064365386963e-10lf;
    size += double(f1) * 5.421010862427522e-20lf + double(f2) * 1.262177448353619e-29lf;
    size *= 1.5707963267948966lf;
    rest = negative ? -size : size;
}

//! name: reduce_angle_f64; needs: reduce_large_f64; types: f64
// x = quadrant * pi / 2 + rest (+ low) with |rest| <= pi / 4.
void reduce_angle_f64(double x, out int quadrant, out double rest, out double low) {
    if (abs(x) < 1000000.0lf) {
        double n = roundEven(x * 0.63661977236758138lf);
        quadrant = int(n);
        precise double first = x - n * 1.5707963267341256142lf;
        precise double second = n * 6.0771005063039659766e-11lf;
        precise double r = first - second;
        precise double lost = (first - r) - second;
        precise double third = n * 2.0222662487959506315e-21lf;
        rest = r;
        low = lost - third;
        return;
    }
    reduce_large_f64(x, quadrant, rest);
    low = 0.0lf;
    if (x < 0.0lf) {
        quadrant = -quadrant;
        rest = -rest;
    }
}

//! name: sin_poly_f64; types: f64
double sin_poly_f64(double r, double low) {
    double z = r * r;
    double p = 1.0lf / 355687428096000.0lf;
    p = p * z - 1.0lf / 1307674368000.0lf;
    p = p * z + 1.0lf / 6227020800.0lf;
    p = p * z - 1.0lf / 39916800.0lf;
    p = p * z + 1.0lf / 362880.0lf;
    p = p * z - 1.0lf / 5040.0lf;
    p = p * z + 1.0lf / 120.0lf;
    p = p * z - 1.0lf / 6.0lf;
    return r + (r * z * p + low * (1.0lf - 0.5lf * z));
}

//! name: cos_poly_f64; types: f64
double cos_poly_f64(double r, double low) {
    double z = r * r;
    double p = 1.0lf / 20922789888000.0lf;
    p = p * z - 1.0lf / 87178291200.0lf;
    p = p * z + 1.0lf / 479001600.0lf;
    p = p * z - 1.0lf / 3628800.0lf;
    p = p * z + 1.0lf / 40320.0lf;
    p = p * z - 1.0lf / 720.0lf;
    p = p * z + 1.0lf / 24.0lf;
    precise double half_square = 0.5lf * z;
    precise double first = 1.0lf - half_square;
    return first + (((1.0lf - first) - half_square) + (z * z * p - r * low));
}

//! name: sin_quadrant_f64; needs: sin_poly_f64 cos_poly_f64; types: f64
double sin_quadrant_f64(double rest, double low, int quadrant) {
    double value = (quadrant & 1) != 0 ? cos_poly_f64(rest, low) : sin_poly_f64(rest, low);
    return (quadrant & 2) != 0 ? -value : value;
}

//! name: sin_f64; needs: reduce_angle_f64 sin_quadrant_f64 double_nan; types: f64
double sin_f64(double x) {
    if (isnan(x) || isinf(x)) {
        return double_nan();
    }
    if (abs(x) < 1e-9lf) {
        return x;
    }
    int quadrant;
    double rest, low;
    reduce_angle_f64(x, quadrant, rest, low);
    return sin_quadrant_f64(rest, low, quadrant);
}

//! name: cos_f64; needs: reduce_angle_f64 sin_quadrant_f64 double_nan; types: f64
double cos_f64(double x) {
    if (isnan(x) || isinf(x)) {
        return double_nan();
    }
    int quadrant;
    double rest, low;
    reduce_angle_f64(x, quadrant, rest, low);
    return sin_quadrant_f64(rest, low, quadrant + 1);
}

//! name: tan_f64; needs: reduce_angle_f64 sin_poly_f64 cos_poly_f64 double_nan; types: f64
double tan_f64(double x) {
    if (isnan(x) || isinf(x)) {
        return double_nan();
    }
    int quadrant;
    double rest, low;
    reduce_angle_f64(x, quadrant, rest, low);
    double s = sin_poly_f64(rest, low);
    double c = cos_poly_f64(rest, low);
    return (quadrant & 1) != 0 ? -c / s : s / c;
}

//! name: reduce_turns_f64; needs: two_product_f64; types: f64
void reduce_turns_f64(double x, out int quadrant, out double rest, out double low) {
    double whole = x - 2.0lf * roundEven(0.5lf * x);
    double n = roundEven(2.0lf * whole);
    quadrant = int(n);
    double part = whole - 0.5lf * n;
    two_product_f64(part, 3.1415926535897931lf, rest, low);
    low += part * 1.2246467991473532e-16lf;
}

//! name: sinpi; needs: reduce_turns_f64 sin_quadrant_f64 double_nan; types: f64
double sinpi(double x) {
    if (isnan(x) || isinf(x)) {
        return double_nan();
    }
    int quadrant;
    double rest, low;
    reduce_turns_f64(x, quadrant, rest, low);
    return sin_quadrant_f64(rest, low, quadrant);
}

//! name: cospi; needs: reduce_turns_f64 sin_quadrant_f64 double_nan; types: f64
double cospi(double x) {
    if (isnan(x) || isinf(x)) {
        return double_nan();
    }
    int quadrant;
    double rest, low;
    reduce_turns_f64(x, quadrant, rest, low);
    return sin_quadrant_f64(rest, low, quadrant + 1);
}

//! name: atan_positive_f64; types: f64
// atan(x) for x >= 0, in steps of pi / 8.
double atan_positive_f64(double x) {
    double start = 0.0lf;
    double start_low = 0.0lf;
    double t = x;
    if (x > 5.0273394921258481lf) {
        start = 1.5707963267948966lf;
        start_low = 6.123233995736766e-17lf;
        t = -1.0lf / x;
    } else if (x > 1.4966057626654890lf) {
        start = 1.1780972450961724lf;
        start_low = 4.592425496802574e-17lf;
        t = (x - 2.4142135623730951lf + 1.2537167179050217e-16lf) / (1.0lf + x * 2.4142135623730951lf);
    } else if (x > 0.66817863791929891lf) {
        start = 0.78539816339744831lf;
        start_low = 3.061616997868383e-17lf;
        t = (x - 1.0lf) / (1.0lf + x);
    } else if (x > 0.19891236737965801lf) {
        start = 0.39269908169872414lf;
        start_low = 1.5308084989341915e-17lf;
        t = (x - 0.41421356237309503lf - 1.4349369327986523e-17lf) / (1.0lf + x * 0.41421356237309503lf);
    }
    double z = t * t;
    double p = 1.0lf / 25.0lf;
    p = p * z - 1.0lf / 23.0lf;
    p = p * z + 1.0lf / 21.0lf;
    p = p * z - 1.0lf / 19.0lf;
    p = p * z + 1.0lf / 17.0lf;
    p = p * z - 1.0lf / 15.0lf;
    p = p * z + 1.0lf / 13.0lf;
    p = p * z - 1.0lf / 11.0lf;
    p = p * z + 1.0lf / 9.0lf;
    p = p * z - 1.0lf / 7.0lf;
    p = p * z + 1.0lf / 5.0lf;
    p = p * z - 1.0lf / 3.0lf;
    return start + (t + (t * z * p + start_low));
}

//! name: atan_f64; needs: atan_positive_f64; types: f64
double atan_f64(double x) {
    if (isnan(x) || x == 0.0lf) {
        return x;
    }
    double value = atan_positive_f64(abs(x));
    return x < 0.0lf ? -value : value;
}

//! name: atan2; needs: atan_positive_f64 high_word copysign; types: f64
double atan2(double y, double x) {
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    double size_x = abs(x);
    double size_y = abs(y);
    double angle;
    if (size_y == 0.0lf) {
        angle = 0.0lf;
    } else if (isinf(size_x) && isinf(size_y)) {
        angle = 0.78539816339744831lf;
    } else if (size_x == 0.0lf || isinf(size_y)) {
        angle = 1.5707963267948966lf;
    } else {
        double quotient = size_y / size_x;
        angle = isinf(quotient) ? 1.5707963267948966lf : atan_positive_f64(quotient);
    }
    if (int(high_word(x)) < 0) {
        angle = (3.1415926535897931lf - angle) + 1.2246467991473532e-16lf;
    }
    return copysign(angle, y);
}

//! name: asin_f64; needs: atan_positive_f64 double_nan; types: f64
double asin_f64(double x) {
    double size = abs(x);
    if (!(size <= 1.0lf)) {
        return double_nan();
    }
    if (size < 1e-8lf) {
        return x;
    }
    double other = sqrt((1.0lf - size) * (1.0lf + size));
    double value = other == 0.0lf ? 1.5707963267948966lf : atan_positive_f64(size / other);
    return x < 0.0lf ? -value : value;
}

//! name: acos_f64; needs: atan_positive_f64 double_nan; types: f64
double acos_f64(double x) {
    if (!(abs(x) <= 1.0lf)) {
        return double_nan();
    }
    if (x == -1.0lf) {
        return 3.1415926535897931lf;
    }
    return 2.0lf * atan_positive_f64(sqrt((1.0lf - x) / (1.0lf + x)));
}

//! name: sinh_f64; needs: expm1 exp_f64; types: f64
double sinh_f64(double x) {
    double size = abs(x);
    if (isnan(x) || isinf(x) || x == 0.0lf) {
        return x;
    }
    double value;
    if (size < 20.0lf) {
        double e = expm1(size);
        value = 0.5lf * (e + e / (e + 1.0lf));
    } else {
        double e = exp_f64(0.5lf * size);
        value = (0.5lf * e) * e;
    }
    return x < 0.0lf ? -value : value;
}

//! name: cosh_f64; needs: exp_f64; types: f64
double cosh_f64(double x) {
    double size = abs(x);
    if (size > 40.0lf) {
        double e = exp_f64(0.5lf * size);
        return (0.5lf * e) * e;
    }
    double e = exp_f64(size);
    return 0.5lf * e + 0.5lf / e;
}

//! name: tanh_f64; needs: expm1 copysign; types: f64
double tanh_f64(double x) {
    if (isnan(x)) {
        return x;
    }
    double value = 1.0lf;
    if (abs(x) < 22.0lf) {
        double e = expm1(2.0lf * abs(x));
        value = e / (e + 2.0lf);
    }
    return copysign(value, x);
}

//! name: asinh_f64; needs: log1p log_f64; types: f64
double asinh_f64(double x) {
    double size = abs(x);
    if (isnan(x) || isinf(x) || x == 0.0lf) {
        return x;
    }
    double value;
    if (size > 1e9lf) {
        value = log_f64(size) + 0.69314718055994531lf;
    } else {
        value = log1p(size + size * size / (1.0lf + sqrt(size * size + 1.0lf)));
    }
    return x < 0.0lf ? -value : value;
}

//! name: acosh_f64; needs: log1p log_f64 double_nan; types: f64
double acosh_f64(double x) {
    if (!(x >= 1.0lf)) {
        return double_nan();
    }
    if (x > 1e9lf) {
        return log_f64(x) + 0.69314718055994531lf;
    }
    double t = x - 1.0lf;
    return log1p(t + sqrt(t * (x + 1.0lf)));
}

//! name: atanh_f64; needs: log1p double_nan double_infinity high_word; types: f64
double atanh_f64(double x) {
    double size = abs(x);
    if (!(size <= 1.0lf)) {
        return double_nan();
    }
    if (size == 1.0lf) {
        return double_infinity(high_word(x));
    }
    double value = 0.5lf * log1p(2.0lf * size / (1.0lf - size));
    return x < 0.0lf ? -value : value;
}
