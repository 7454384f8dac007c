// Double precision: comparisons, rounding, scaling and remainders.  GLSL itself has sqrt, floor, ceil, trunc and roundEven.

//! name: high_word; types: f64
uint high_word(double x) {
    return unpackDouble2x32(x).y;
}

//! name: double_infinity; types: f64
double double_infinity(uint sign) {
    return packDouble2x32(uvec2(0u, 0x7ff00000u | (sign & 0x80000000u)));
}

//! name: double_nan; types: f64
double double_nan() {
    return packDouble2x32(uvec2(0u, 0x7ff80000u));
}

//! name: fmin; needs: high_word; types: f64
double fmin(double a, double b) {
    if (isnan(a)) {
        return b;
    }
    return isnan(b) || a < b || (a == b && int(high_word(a)) < 0) ? a : b;
}

//! name: fmax; needs: high_word; types: f64
double fmax(double a, double b) {
    if (isnan(a)) {
        return b;
    }
    return isnan(b) || a > b || (a == b && int(high_word(b)) < 0) ? a : b;
}

//! name: round_f64; types: f64
double round_f64(double x) {
    double whole = trunc(x);
    return abs(x - whole) >= 0.5lf ? whole + (x < 0.0lf ? -1.0lf : 1.0lf) : whole;
}

//! name: copysign; types: f64
double copysign(double x, double y) {
    uvec2 bits = unpackDouble2x32(x);
    bits.y = (bits.y & 0x7fffffffu) | (unpackDouble2x32(y).y & 0x80000000u);
    return packDouble2x32(bits);
}

//! name: signbit_f64; needs: high_word; types: f64
bool signbit_f64(double x) {
    return int(high_word(x)) < 0;
}

//! name: isfinite_f64; needs: high_word; types: f64
bool isfinite_f64(double x) {
    return (high_word(x) & 0x7ff00000u) != 0x7ff00000u;
}

//! name: fdim; types: f64
double fdim(double x, double y) {
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    return x > y ? x - y : 0.0lf;
}

//! name: power_of_two; types: f64
// 2**n for a normal result.
double power_of_two(int n) {
    return packDouble2x32(uvec2(0u, uint(n + 1023) << 20));
}

//! name: ldexp_f64; needs: power_of_two; types: f64
// x * 2**n, rounded once: a result that is denormal is reached by a last multiplication from a normal number.
double ldexp_f64(double x, int n) {
    if (n > 1023) {
        x *= power_of_two(1023);
        n -= 1023;
        if (n > 1023) {
            x *= power_of_two(1023);
            n = min(n - 1023, 1023);
        }
    } else if (n < -1022) {
        x *= power_of_two(-969);
        n += 969;
        if (n < -1022) {
            x *= power_of_two(-969);
            n = max(n + 969, -1022);
        }
    }
    return x * power_of_two(n);
}

//! name: split_double; needs: power_of_two; types: f64
// A positive finite double as m * 2**exponent with 1 <= m < 2.
void split_double(double x, out double m, out int exponent) {
    exponent = 0;
    if (x < 2.2250738585072014e-308lf) {
        x *= power_of_two(54);
        exponent = -54;
    }
    uvec2 bits = unpackDouble2x32(x);
    exponent += int(bits.y >> 20 & 0x7ffu) - 1023;
    m = packDouble2x32(uvec2(bits.x, (bits.y & 0xfffffu) | 0x3ff00000u));
}

//! name: ilogb; needs: split_double; types: f64
int ilogb(double x) {
    if (isnan(x) || x == 0.0lf) {
        return int(0x80000000u);
    }
    if (isinf(x)) {
        return 0x7fffffff;
    }
    double m;
    int exponent;
    split_double(abs(x), m, exponent);
    return exponent;
}

//! name: logb; needs: ilogb double_infinity; types: f64
double logb(double x) {
    if (isnan(x)) {
        return x;
    }
    if (x == 0.0lf) {
        return double_infinity(0x80000000u);
    }
    return isinf(x) ? abs(x) : double(ilogb(x));
}

//! name: nextafter; types: f64
double nextafter(double x, double y) {
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    if (x == y) {
        return y;
    }
    uvec2 bits = unpackDouble2x32(x);
    if (x == 0.0lf) {
        return packDouble2x32(uvec2(1u, unpackDouble2x32(y).y & 0x80000000u));
    }
    if ((x < y) == (x > 0.0lf)) {
        bits.x++;
        bits.y += uint(bits.x == 0u);
    } else {
        bits.y -= uint(bits.x == 0u);
        bits.x--;
    }
    return packDouble2x32(bits);
}

//! name: fmod; needs: split_double ldexp_f64 double_nan copysign; types: f64
// Exact: doubles hold the mantissas, and each step subtracts a shifted divisor.
double fmod(double x, double y) {
    if (isnan(x) || isnan(y) || isinf(x) || y == 0.0lf) {
        return double_nan();
    }
    double size_x = abs(x);
    double size_y = abs(y);
    if (size_x < size_y) {
        return x;
    }
    double rest, divisor;
    int exponent_x, exponent_y;
    split_double(size_x, rest, exponent_x);
    split_double(size_y, divisor, exponent_y);
    for (int left = exponent_x - exponent_y; left >= 0; left--) {
        if (rest >= divisor) {
            rest -= divisor;
        }
        if (left > 0) {
            rest += rest;
        }
    }
    return copysign(ldexp_f64(rest, exponent_y), x);
}

//! name: remainder; needs: fmod double_nan copysign; types: f64
double remainder(double x, double y) {
    double size = abs(y);
    if (isnan(x) || isnan(y) || isinf(x) || size == 0.0lf) {
        return double_nan();
    }
    if (isinf(y)) {
        return x;
    }
    double rest = abs(size < 8.9e307lf ? fmod(x, size + size) : x);
    if (size < 4.5e-308lf) {
        if (rest + rest > size) {
            rest -= size;
            rest = rest + rest >= size ? rest - size : rest;
        }
    } else if (rest > 0.5lf * size) {
        rest -= size;
        rest = rest >= 0.5lf * size ? rest - size : rest;
    }
    bool negative = (rest < 0.0lf) != (x < 0.0lf);
    return negative ? -abs(rest) : abs(rest);
}

//! name: two_product_f64; types: f64
void two_product_f64(double a, double b, out double product, out double error) {
    precise double p = a * b;
    precise double scaled_a = 134217729.0lf * a;
    precise double high_a = scaled_a - (scaled_a - a);
    precise double low_a = a - high_a;
    precise double scaled_b = 134217729.0lf * b;
    precise double high_b = scaled_b - (scaled_b - b);
    precise double low_b = b - high_b;
    precise double e = ((high_a * high_b - p) + high_a * low_b + low_a * high_b) + low_a * low_b;
    product = p;
    error = e;
}

//! name: two_sum_f64; types: f64
void two_sum_f64(double a, double b, out double sum, out double error) {
    precise double s = a + b;
    precise double part = s - a;
    precise double e = (a - (s - part)) + (b - part);
    sum = s;
    error = e;
}

//! name: odd_sum; needs: two_sum_f64; types: f64
// a + b, where an inexact sum gets an odd last bit: a later rounding is then right (Boldo and Melquiond).
double odd_sum(double a, double b) {
    double sum, error;
    two_sum_f64(a, b, sum, error);
    uvec2 bits = unpackDouble2x32(sum);
    if (error != 0.0lf && (bits.x & 1u) == 0u) {
        if ((error > 0.0lf) == (sum > 0.0lf)) {
            bits.x++;
        } else {
            bits.y -= uint(bits.x == 0u);
            bits.x--;
        }
    }
    return packDouble2x32(bits);
}

//! name: fma_f64; needs: two_product_f64 two_sum_f64 odd_sum split_double ldexp_f64 copysign; types: f64
// a * b + c rounded once.  The product of the mantissas has an exact error; the addend is scaled to it.
double fma_f64(double a, double b, double c) {
    if (isinf(c) && !(isinf(a) || isinf(b) || isnan(a) || isnan(b))) {
        return c;
    }
    if (a == 0.0lf || b == 0.0lf || c == 0.0lf || isnan(a + b + c) || isinf(a) || isinf(b) || isinf(c)) {
        return a * b + c;
    }
    double ma, mb, mc;
    int ea, eb, ec;
    split_double(abs(a), ma, ea);
    split_double(abs(b), mb, eb);
    split_double(abs(c), mc, ec);
    int exponent = ea + eb;
    int above = ec - exponent;
    if (above > 200) {
        return c;
    }
    double product, error, sum, sum_error;
    two_product_f64(copysign(ma, a), copysign(mb, b), product, error);
    two_sum_f64(product, copysign(ldexp_f64(mc, max(above, -200)), c), sum, sum_error);
    if (sum == 0.0lf) {
        return ldexp_f64(error, exponent);
    }
    double rest = odd_sum(sum_error, error);
    int last = -1074 - exponent;
    if (last < -150 || abs(sum) >= ldexp_f64(1.0lf, last + 53)) {
        return ldexp_f64(sum + rest, exponent);
    }
    // A denormal result: adding a number whose last bit is the result's last bit rounds there.
    double anchor = ldexp_f64(copysign(1.5lf, sum), last + 52);
    double anchored, anchored_error;
    two_sum_f64(anchor, sum, anchored, anchored_error);
    precise double rounded = anchored + odd_sum(anchored_error, rest);
    return copysign(ldexp_f64(rounded - anchor, exponent), sum);
}

//! name: fma_rn; needs: fma_f64; types: f64
double fma_rn(double a, double b, double c) {
    return fma_f64(a, b, c);
}

//! name: dadd_rn; types: f64
double dadd_rn(double a, double b) {
    precise double sum = a + b;
    return sum;
}

//! name: dsub_rn; types: f64
double dsub_rn(double a, double b) {
    precise double difference = a - b;
    return difference;
}

//! name: dmul_rn; types: f64
double dmul_rn(double a, double b) {
    precise double product = a * b;
    return product;
}

//! name: ddiv_rn; types: f64
double ddiv_rn(double a, double b) {
    precise double quotient = a / b;
    return quotient;
}

//! name: drcp_rn; types: f64
double drcp_rn(double x) {
    return 1.0lf / x;
}

//! name: hiloint2double; types: f64
double hiloint2double(int high, int low) {
    return packDouble2x32(uvec2(uint(low), uint(high)));
}

//! name: double2hiint; types: f64
int double2hiint(double x) {
    return int(unpackDouble2x32(x).y);
}

//! name: double2loint; types: f64
int double2loint(double x) {
    return int(unpackDouble2x32(x).x);
}

//! name: dadd_ru; needs: two_sum_f64 nextafter double_infinity; types: f64
double dadd_ru(double a, double b) {
    double sum, error;
    two_sum_f64(a, b, sum, error);
    return error > 0.0lf ? nextafter(sum, double_infinity(0u)) : sum;
}

//! name: dadd_rd; needs: two_sum_f64 nextafter double_infinity; types: f64
double dadd_rd(double a, double b) {
    double sum, error;
    two_sum_f64(a, b, sum, error);
    // An exact zero is -0, but for the sum of two +0 (IEEE 754-2019, 6.3).
    if (sum == 0.0lf && error == 0.0lf) {
        uvec2 zero = unpackDouble2x32(a) | unpackDouble2x32(b);
        return packDouble2x32(uvec2(0u, (zero.x | zero.y) == 0u ? 0u : 0x80000000u));
    }
    return error < 0.0lf ? nextafter(sum, double_infinity(0x80000000u)) : sum;
}

//! name: dsub_ru; needs: dadd_ru; types: f64
double dsub_ru(double a, double b) {
    return dadd_ru(a, -b);
}

//! name: dsub_rd; needs: dadd_rd; types: f64
double dsub_rd(double a, double b) {
    return dadd_rd(a, -b);
}

//! name: dmul_ru; needs: two_product_f64 nextafter double_infinity; types: f64
double dmul_ru(double a, double b) {
    double product, error;
    two_product_f64(a, b, product, error);
    return error > 0.0lf ? nextafter(product, double_infinity(0u)) : product;
}

//! name: dmul_rd; needs: two_product_f64 nextafter double_infinity; types: f64
double dmul_rd(double a, double b) {
    double product, error;
    two_product_f64(a, b, product, error);
    return error < 0.0lf ? nextafter(product, double_infinity(0x80000000u)) : product;
}

//! name: ddiv_ru; needs: two_product_f64 nextafter double_infinity; types: f64
double ddiv_ru(double a, double b) {
    double quotient = a / b;
    double back, error;
    two_product_f64(quotient, b, back, error);
    double rest = (a - back) - error;
    return rest != 0.0lf && (rest > 0.0lf) == (b > 0.0lf) ? nextafter(quotient, double_infinity(0u)) : quotient;
}

//! name: ddiv_rd; needs: ddiv_ru; types: f64
double ddiv_rd(double a, double b) {
    return -ddiv_ru(-a, b);
}
