// Double precision: exponentials, logarithms and powers, good to about one unit in the last place.

//! name: exp_scaled_f64; needs: ldexp_f64; types: f64
// 2**n * exp(r + rest) for |r| <= 0.35 and a rest below 1e-10.
double exp_scaled_f64(double r, double rest, int n) {
    double p = 1.0lf / 6227020800.0lf;
    p = p * r + 1.0lf / 479001600.0lf;
    p = p * r + 1.0lf / 39916800.0lf;
    p = p * r + 1.0lf / 3628800.0lf;
    p = p * r + 1.0lf / 362880.0lf;
    p = p * r + 1.0lf / 40320.0lf;
    p = p * r + 1.0lf / 5040.0lf;
    p = p * r + 1.0lf / 720.0lf;
    p = p * r + 1.0lf / 120.0lf;
    p = p * r + 1.0lf / 24.0lf;
    p = p * r + 1.0lf / 6.0lf;
    p = p * r + 0.5lf;
    double square = r * r * p;
    return ldexp_f64(1.0lf + (r + (square + rest * (1.0lf + r + square))), n);
}

//! name: exp_f64; needs: exp_scaled_f64 double_infinity; types: f64
double exp_f64(double x) {
    if (!(x < 709.79lf)) {
        return isnan(x) ? x : double_infinity(0u);
    }
    if (x < -745.2lf) {
        return 0.0lf;
    }
    double n = roundEven(x * 1.4426950408889634lf);
    precise double high = x - n * 0.69314718048553913832lf;
    precise double low = n * 7.4406171098029792732e-11lf;
    precise double r = high - low;
    precise double rest = (high - r) - low;
    return exp_scaled_f64(r, rest, int(n));
}

//! name: exp2_f64; needs: exp_scaled_f64 double_infinity; types: f64
double exp2_f64(double x) {
    if (!(x < 1024.0lf)) {
        return isnan(x) ? x : double_infinity(0u);
    }
    if (x < -1076.0lf) {
        return 0.0lf;
    }
    double n = roundEven(x);
    double fraction = x - n;
    double r = fraction * 0.69314718055994531lf;
    return exp_scaled_f64(r, 0.0lf, int(n));
}

//! name: exp10; needs: exp_scaled_f64 two_product_f64 double_infinity; types: f64
double exp10(double x) {
    if (!(x < 308.3lf)) {
        return isnan(x) ? x : double_infinity(0u);
    }
    if (x < -324.0lf) {
        return 0.0lf;
    }
    double n = roundEven(x * 3.3219280948873622lf);
    precise double r = (x - n * 0.30102999560767784715lf) - n * 5.6303348065105986164e-11lf;
    double high, low;
    two_product_f64(r, 2.3025850929940459lf, high, low);
    return exp_scaled_f64(high, low - r * 2.1707562233822494e-16lf, int(n));
}

//! name: expm1; needs: power_of_two exp_f64; types: f64
double expm1(double x) {
    if (!(x < 700.0lf)) {
        return isnan(x) ? x : exp_f64(x);
    }
    if (x < -40.0lf) {
        return -1.0lf;
    }
    double n = roundEven(x * 1.4426950408889634lf);
    precise double high = x - n * 0.69314718048553913832lf;
    precise double low = n * 7.4406171098029792732e-11lf;
    precise double r = high - low;
    precise double rest = (high - r) - low;
    double p = 1.0lf / 87178291200.0lf;
    p = p * r + 1.0lf / 6227020800.0lf;
    p = p * r + 1.0lf / 479001600.0lf;
    p = p * r + 1.0lf / 39916800.0lf;
    p = p * r + 1.0lf / 3628800.0lf;
    p = p * r + 1.0lf / 362880.0lf;
    p = p * r + 1.0lf / 40320.0lf;
    p = p * r + 1.0lf / 5040.0lf;
    p = p * r + 1.0lf / 720.0lf;
    p = p * r + 1.0lf / 120.0lf;
    p = p * r + 1.0lf / 24.0lf;
    p = p * r + 1.0lf / 6.0lf;
    p = p * r + 0.5lf;
    double e = r + (r * r * p + rest * (1.0lf + r));
    if (n == 0.0lf) {
        return x == 0.0lf ? x : e;
    }
    double power = power_of_two(int(n));
    return power * e + (power - 1.0lf);
}

//! name: log_series; types: f64
// log(1 + f) = f - (what is returned), for 1 + f between sqrt(1/2) and sqrt(2).
double log_series(double f) {
    double s = f / (2.0lf + f);
    double z = s * s;
    double p = 2.0lf / 23.0lf;
    p = p * z + 2.0lf / 21.0lf;
    p = p * z + 2.0lf / 19.0lf;
    p = p * z + 2.0lf / 17.0lf;
    p = p * z + 2.0lf / 15.0lf;
    p = p * z + 2.0lf / 13.0lf;
    p = p * z + 2.0lf / 11.0lf;
    p = p * z + 2.0lf / 9.0lf;
    p = p * z + 2.0lf / 7.0lf;
    p = p * z + 2.0lf / 5.0lf;
    p = p * z + 2.0lf / 3.0lf;
    double half_square = 0.5lf * f * f;
    return half_square - s * (half_square + z * p);
}

//! name: log_special_f64; needs: double_infinity double_nan; types: f64
bool log_special_f64(double x, out double result) {
    result = x;
    if (x == 0.0lf) {
        result = double_infinity(0x80000000u);
        return true;
    }
    if (x < 0.0lf) {
        result = double_nan();
        return true;
    }
    return isnan(x) || isinf(x);
}

//! name: log_reduced; needs: split_double; types: f64
// x = 2**n * (1 + f).
void log_reduced(double x, out double n, out double f) {
    double m;
    int exponent;
    split_double(x, m, exponent);
    if (m > 1.4142135623730951lf) {
        m *= 0.5lf;
        exponent++;
    }
    n = double(exponent);
    f = m - 1.0lf;
}

//! name: log_f64; needs: log_series log_special_f64 log_reduced; types: f64
double log_f64(double x) {
    double n, f;
    if (log_special_f64(x, n)) {
        return n;
    }
    log_reduced(x, n, f);
    double rest = log_series(f);
    return n * 0.69314718048553913832lf - ((rest - n * 7.4406171098029792732e-11lf) - f);
}

//! name: log2_f64; needs: log_series log_special_f64 log_reduced; types: f64
double log2_f64(double x) {
    double n, f;
    if (log_special_f64(x, n)) {
        return n;
    }
    log_reduced(x, n, f);
    double rest = log_series(f);
    uvec2 bits = unpackDouble2x32(f - rest);
    double high = packDouble2x32(uvec2(0u, bits.y));
    precise double low = (f - high) - rest;
    // log2(e) = 1.44269504072144627571 + 1.6751713164886512e-10
    precise double small = (low + high) * 1.6751713164886512e-10lf + low * 1.44269504072144627571lf;
    precise double large = high * 1.44269504072144627571lf;
    precise double sum = n + large;
    return sum + (small + ((n - sum) + large));
}

//! name: log10; needs: log_series log_special_f64 log_reduced; types: f64
double log10(double x) {
    double n, f;
    if (log_special_f64(x, n)) {
        return n;
    }
    log_reduced(x, n, f);
    double rest = log_series(f);
    uvec2 bits = unpackDouble2x32(f - rest);
    double high = packDouble2x32(uvec2(0u, bits.y));
    precise double low = (f - high) - rest;
    // log10(e) = 0.43429448187816888094 + 2.5082946711645275e-11
    precise double small = (low + high) * 2.5082946711645275e-11lf + low * 0.43429448187816888094lf;
    small += n * 5.6303348065105986164e-11lf;
    precise double whole = n * 0.30102999560767784715lf;
    precise double large = high * 0.43429448187816888094lf;
    precise double sum = whole + large;
    return sum + (small + ((whole - sum) + large));
}

//! name: log1p; needs: log_f64 double_infinity; types: f64
double log1p(double x) {
    if (!(abs(x) > 1e-9lf)) {
        return x == 0.0lf ? x : x - x * x * (0.5lf - x * (1.0lf / 3.0lf));
    }
    if (isinf(x) || x < -1.0lf) {
        return log_f64(x);
    }
    precise double u = 1.0lf + x;
    if (u == 0.0lf) {
        return double_infinity(0x80000000u);
    }
    precise double lost = x > 1.0lf ? 1.0lf - (u - x) : x - (u - 1.0lf);
    return log_f64(u) + lost / u;
}

//! name: log2_table_f64; types: f64
// log2(1 + i / 16) in two parts.
const double log2_high_f64[17] = double[17](
    0.0lf, 0.087462841250339401lf, 0.16992500144231237lf, 0.24792751344358549lf, 0.32192809488736235lf,
    0.39231742277876031lf, 0.45943161863729726lf, 0.52356195605701283lf, 0.58496250072115619lf, 0.6438561897747247lf,
    0.70043971814109218lf, 0.75488750216346856lf, 0.80735492205760406lf, 0.85798099512757209lf, 0.90689059560851848lf,
    0.95419631038687525lf, 1.0lf);
const double log2_low_f64[17] = double[17](
    0.0lf, 6.7653212269912753e-18lf, -1.0448980122780218e-17lf, 3.8662183541602335e-18lf, -3.7170199641426819e-19lf,
    -1.6328502208352762e-17lf, -3.8053583859449705e-19lf, 3.8384722890822327e-17lf, -5.2244900613901091e-18lf,
    -7.4340399282853639e-19lf, -2.2038346320583612e-17lf, -1.5673470184170328e-17lf, 4.4407139084295174e-17lf,
    3.2653869625311436e-17lf, 4.9914959173453448e-17lf, -3.7239566747188146e-17lf, 0.0lf);

//! name: log2_pair_f64; needs: split_double two_product_f64 two_sum_f64 log2_table_f64; types: f64
// log2 of a positive finite number in two parts, good to about 95 bits.
void log2_pair_f64(double x, out double high, out double low) {
    double m;
    int exponent;
    split_double(x, m, exponent);
    int i = int(((unpackDouble2x32(m).y & 0xfffffu) + 0x8000u) >> 16);
    double c = 1.0lf + double(i) * 0.0625lf;
    precise double difference = m - c;
    double sum, sum_error, back, back_error, scaled, scaled_error, whole, whole_error, rest_error;
    two_sum_f64(m, c, sum, sum_error);
    precise double s = difference / sum;
    two_product_f64(s, sum, back, back_error);
    precise double s_low = (((difference - back) - back_error) - s * sum_error) / sum;
    double z = s * s;
    double series = 1.0lf / 13.0lf;
    series = series * z + 1.0lf / 11.0lf;
    series = series * z + 1.0lf / 9.0lf;
    series = series * z + 1.0lf / 7.0lf;
    series = series * z + 1.0lf / 5.0lf;
    series = series * z + 1.0lf / 3.0lf;
    precise double tail = s_low + s * z * series;
    two_product_f64(s, 2.8853900817779268lf, scaled, scaled_error);
    precise double small = scaled_error + s * 4.0710547481862066e-17lf + tail * 2.8853900817779268lf;
    two_sum_f64(double(exponent) + (i == 16 ? 1.0lf : 0.0lf), i == 16 ? 0.0lf : log2_high_f64[i], whole, whole_error);
    two_sum_f64(whole, scaled, high, rest_error);
    precise double rest = rest_error + (whole_error + (log2_low_f64[i] + small));
    precise double total = high + rest;
    low = rest - (total - high);
    high = total;
}

//! name: pow_f64; needs: log2_pair_f64 two_product_f64 exp_scaled_f64 high_word double_infinity double_nan; types: f64
double pow_f64(double x, double y) {
    if (x == 1.0lf || y == 0.0lf) {
        return 1.0lf;
    }
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    double size = abs(x);
    bool whole = floor(y) == y;
    bool odd = whole && abs(y) < 9007199254740992.0lf && floor(0.5lf * y) != 0.5lf * y;
    uint sign = odd ? high_word(x) & 0x80000000u : 0u;
    if (isinf(y)) {
        if (size == 1.0lf) {
            return 1.0lf;
        }
        return (size > 1.0lf) == (y > 0.0lf) ? abs(y) : 0.0lf;
    }
    if (size == 0.0lf || isinf(x)) {
        bool vanishes = (size == 0.0lf) == (y > 0.0lf);
        return vanishes ? packDouble2x32(uvec2(0u, sign)) : double_infinity(sign);
    }
    if (x < 0.0lf && !whole) {
        return double_nan();
    }
    double high, low, product, error;
    log2_pair_f64(size, high, low);
    double power = clamp(y, -1e100lf, 1e100lf);
    two_product_f64(power, high, product, error);
    precise double rest = error + power * low;
    if (product > 1025.0lf) {
        return double_infinity(sign);
    }
    double value = 0.0lf;
    if (product >= -1080.0lf) {
        double n = roundEven(product);
        precise double fraction = product - n;
        double r, r_low;
        two_product_f64(fraction, 0.69314718055994531lf, r, r_low);
        r_low += rest * 0.69314718055994531lf + fraction * 2.3190468138462996e-17lf;
        value = exp_scaled_f64(r, r_low, int(n));
    }
    uvec2 bits = unpackDouble2x32(value);
    return packDouble2x32(uvec2(bits.x, bits.y | sign));
}

//! name: cbrt; needs: split_double ldexp_f64; types: f64
double cbrt(double x) {
    if (x == 0.0lf || isnan(x) || isinf(x)) {
        return x;
    }
    double m;
    int exponent;
    split_double(abs(x), m, exponent);
    int third = (exponent + 3000) / 3 - 1000;
    m = ldexp_f64(m, exponent - 3 * third);
    double r = double(0.6 + float(m) * (0.4 - 0.035 * float(m)));
    for (int i = 0; i < 6; i++) {
        r -= (r * r * r - m) / (3.0lf * r * r);
    }
    double size = ldexp_f64(r, third);
    return x < 0.0lf ? -size : size;
}

//! name: rcbrt; needs: cbrt; types: f64
double rcbrt(double x) {
    return 1.0lf / cbrt(x);
}

//! name: norm4d; needs: power_of_two high_word double_infinity; types: f64
double norm4d(double a, double b, double c, double d) {
    if (isinf(a) || isinf(b) || isinf(c) || isinf(d)) {
        return double_infinity(0u);
    }
    double largest = max(max(abs(a), abs(b)), max(abs(c), abs(d)));
    if (isnan(a + b + c + d) || largest == 0.0lf) {
        return isnan(a + b + c + d) ? a + b + c + d : 0.0lf;
    }
    double scale = power_of_two(clamp(1023 - int(high_word(largest) >> 20), -1022, 1022));
    a *= scale;
    b *= scale;
    c *= scale;
    d *= scale;
    return sqrt(a * a + b * b + c * c + d * d) / scale;
}

//! name: norm3d; needs: norm4d; types: f64
double norm3d(double a, double b, double c) {
    return norm4d(a, b, c, 0.0lf);
}

//! name: hypot; needs: norm4d; types: f64
double hypot(double a, double b) {
    return norm4d(a, b, 0.0lf, 0.0lf);
}

//! name: rhypot; needs: norm4d; types: f64
double rhypot(double a, double b) {
    return 1.0lf / norm4d(a, b, 0.0lf, 0.0lf);
}

//! name: rnorm3d; needs: norm4d; types: f64
double rnorm3d(double a, double b, double c) {
    return 1.0lf / norm4d(a, b, c, 0.0lf);
}

//! name: rnorm4d; needs: norm4d; types: f64
double rnorm4d(double a, double b, double c, double d) {
    return 1.0lf / norm4d(a, b, c, d);
}
