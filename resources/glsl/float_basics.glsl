// Single precision: comparisons, rounding, scaling and remainders, with CUDA's results for NaN, zeros and infinities.

//! name: fminf
float fminf(float a, float b) {
    if (isnan(a)) {
        return b;
    }
    return isnan(b) || a < b || (a == b && floatBitsToInt(a) < 0) ? a : b;
}

//! name: fmaxf
float fmaxf(float a, float b) {
    if (isnan(a)) {
        return b;
    }
    return isnan(b) || a > b || (a == b && floatBitsToInt(b) < 0) ? a : b;
}

//! name: roundf
float roundf(float x) {
    float whole = trunc(x);
    return abs(x - whole) >= 0.5 ? whole + (x < 0.0 ? -1.0 : 1.0) : whole;
}

//! name: copysignf
float copysignf(float x, float y) {
    return uintBitsToFloat((floatBitsToUint(x) & 0x7fffffffu) | (floatBitsToUint(y) & 0x80000000u));
}

//! name: signbit
bool signbit(float x) {
    return floatBitsToInt(x) < 0;
}

//! name: isfinite
bool isfinite(float x) {
    return (floatBitsToUint(x) & 0x7f800000u) != 0x7f800000u;
}

//! name: fdimf
float fdimf(float x, float y) {
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    return x > y ? x - y : 0.0;
}

//! name: saturatef
float saturatef(float x) {
    return x > 0.0 ? min(x, 1.0) : 0.0;
}

//! name: fdividef; needs: isfinite
float fdividef(float x, float y) {
    float size = abs(y);
    if (isfinite(y) && size > 8.507059e37) {
        return isfinite(x) ? 0.0 : x * 0.0;
    }
    return x / y;
}

//! name: ldexpf
// x * 2**n, rounded once, denormal results included: by integers, since a device may flush denormals.
float ldexpf(float x, int n) {
    uint bits = floatBitsToUint(x);
    uint sign = bits & 0x80000000u;
    uint size = bits & 0x7fffffffu;
    if (size == 0u || size >= 0x7f800000u) {
        return x;
    }
    int exponent = int(size >> 23);
    uint mantissa = size & 0x7fffffu;
    if (exponent == 0) {
        int shift = 23 - findMSB(mantissa);
        mantissa <<= shift;
        exponent = 1 - shift;
    } else {
        mantissa |= 0x800000u;
    }
    exponent += clamp(n, -1000, 1000);
    if (exponent >= 255) {
        return uintBitsToFloat(sign | 0x7f800000u);
    }
    if (exponent > 0) {
        return uintBitsToFloat(sign | (uint(exponent) << 23) | (mantissa & 0x7fffffu));
    }
    int shift = 1 - exponent;
    if (shift > 25) {
        return uintBitsToFloat(sign);
    }
    uint kept = mantissa >> shift;
    uint rest = mantissa & ((1u << shift) - 1u);
    uint middle = 1u << (shift - 1);
    if (rest > middle || (rest == middle && (kept & 1u) != 0u)) {
        kept++;
    }
    return uintBitsToFloat(sign | kept);
}

//! name: split_float
// A finite float that is not 0 as mantissa (24 bits, the top one set) and exponent: |x| = mantissa * 2**exponent.
void split_float(float x, out uint mantissa, out int exponent) {
    uint size = floatBitsToUint(x) & 0x7fffffffu;
    exponent = int(size >> 23) - 150;
    mantissa = (size & 0x7fffffu) | 0x800000u;
    if (size < 0x800000u) {
        int shift = 23 - findMSB(size);
        mantissa = size << shift;
        exponent = -149 - shift;
    }
}

//! name: ilogbf; needs: split_float
int ilogbf(float x) {
    if (isnan(x) || x == 0.0 && (floatBitsToUint(x) & 0x7fffffffu) == 0u) {
        return int(0x80000000u);
    }
    if (isinf(x)) {
        return 0x7fffffff;
    }
    uint mantissa;
    int exponent;
    split_float(x, mantissa, exponent);
    return exponent + 23;
}

//! name: logbf; needs: ilogbf
float logbf(float x) {
    if (isnan(x)) {
        return x;
    }
    if ((floatBitsToUint(x) & 0x7fffffffu) == 0u) {
        return uintBitsToFloat(0xff800000u);
    }
    return isinf(x) ? abs(x) : float(ilogbf(x));
}

//! name: nextafterf
float nextafterf(float x, float y) {
    if (isnan(x) || isnan(y)) {
        return x + y;
    }
    uint bits = floatBitsToUint(x);
    if (bits == floatBitsToUint(y) || ((bits | floatBitsToUint(y)) & 0x7fffffffu) == 0u) {
        return y;
    }
    if ((bits & 0x7fffffffu) == 0u) {
        return uintBitsToFloat((floatBitsToUint(y) & 0x80000000u) | 1u);
    }
    bool grows = (x < y) == (x > 0.0);
    return uintBitsToFloat(grows ? bits + 1u : bits - 1u);
}

//! name: fmodf; needs: split_float ldexpf
// Exact: the remainder is taken in integers, eight bits at a time.
float fmodf(float x, float y) {
    uint size_x = floatBitsToUint(x) & 0x7fffffffu;
    uint size_y = floatBitsToUint(y) & 0x7fffffffu;
    if (size_x >= 0x7f800000u || size_y > 0x7f800000u || size_y == 0u) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (size_x < size_y) {
        return x;
    }
    uint mantissa_x;
    uint mantissa_y;
    int exponent_x;
    int exponent_y;
    split_float(x, mantissa_x, exponent_x);
    split_float(y, mantissa_y, exponent_y);
    uint rest = mantissa_x % mantissa_y;
    for (int left = exponent_x - exponent_y; left > 0; left -= 8) {
        rest = (rest << min(left, 8)) % mantissa_y;
    }
    float size = ldexpf(float(rest), exponent_y);
    return uintBitsToFloat(floatBitsToUint(size) | (floatBitsToUint(x) & 0x80000000u));
}

//! name: remainderf; needs: fmodf
float remainderf(float x, float y) {
    float size = abs(y);
    if (isnan(x) || isnan(y) || isinf(x) || size == 0.0) {
        return uintBitsToFloat(0x7fffffffu);
    }
    if (isinf(y)) {
        return x;
    }
    float rest = abs(size < 1.7014118e38 ? fmodf(x, size + size) : x);
    if (size < 2.3509887e-38) {
        if (rest + rest > size) {
            rest -= size;
            rest = rest + rest >= size ? rest - size : rest;
        }
    } else if (rest > 0.5 * size) {
        rest -= size;
        rest = rest >= 0.5 * size ? rest - size : rest;
    }
    return uintBitsToFloat(floatBitsToUint(rest) ^ (floatBitsToUint(x) & 0x80000000u));
}

//! name: two_product
// a * b as a rounded product and its exact error, by splitting (no fused multiply-add is assumed).
void two_product(float a, float b, out float product, out float error) {
    precise float p = a * b;
    precise float scaled_a = 4097.0 * a;
    precise float high_a = scaled_a - (scaled_a - a);
    precise float low_a = a - high_a;
    precise float scaled_b = 4097.0 * b;
    precise float high_b = scaled_b - (scaled_b - b);
    precise float low_b = b - high_b;
    precise float e = ((high_a * high_b - p) + high_a * low_b + low_a * high_b) + low_a * low_b;
    product = p;
    error = e;
}

//! name: two_sum
// a + b as a rounded sum and its exact error.
void two_sum(float a, float b, out float sum, out float error) {
    precise float s = a + b;
    precise float part = s - a;
    precise float e = (a - (s - part)) + (b - part);
    sum = s;
    error = e;
}

//! name: fmaf_emulated; needs: split_float ldexpf
// a * b + c rounded once, in integers: the product has 48 bits, the sum is kept in 96 with a sticky bit.
float fmaf_emulated(float a, float b, float c) {
    uint size_a = floatBitsToUint(a) & 0x7fffffffu;
    uint size_b = floatBitsToUint(b) & 0x7fffffffu;
    uint size_c = floatBitsToUint(c) & 0x7fffffffu;
    if (size_a >= 0x7f800000u || size_b >= 0x7f800000u || size_c >= 0x7f800000u || size_a == 0u || size_b == 0u) {
        // An infinite addend is the sum, also where a * b alone would overflow to the other infinity.
        return size_c == 0x7f800000u && max(size_a, size_b) < 0x7f800000u ? c : a * b + c;
    }
    uint ma, mb, mc = 0u;
    int ea, eb, ec = 0;
    split_float(a, ma, ea);
    split_float(b, mb, eb);
    uint sign = (floatBitsToUint(a) ^ floatBitsToUint(b)) & 0x80000000u;
    uint sign_c = floatBitsToUint(c) & 0x80000000u;
    uint high, low;
    umulExtended(ma, mb, high, low);
    // The product stands in the upper two of three words, so that 32 bits are left below it.
    uint p0 = high, p1 = low, p2 = 0u;
    int exponent = ea + eb - 32;
    if (size_c != 0u) {
        split_float(c, mc, ec);
        // The addend as three words, aligned to the product; what falls off below is a sticky bit.
        uint q0 = 0u, q1 = mc, q2 = 0u;
        int eq = ec - 32;
        int apart = exponent - eq;
        if (apart < -38) {
            // The addend stands above: the product is shifted down to it, with a sticky bit.
            int down = -apart - 38;
            q0 = mc << 6;
            q1 = 0u;
            exponent += down;
            uint lost = 0u;
            for (; down >= 32; down -= 32) {
                lost |= p2;
                p2 = p1;
                p1 = p0;
                p0 = 0u;
                down = min(down, 128);
            }
            if (down > 0) {
                lost |= p2 << (32 - down);
                p2 = (p2 >> down) | (p1 << (32 - down));
                p1 = (p1 >> down) | (p0 << (32 - down));
                p0 >>= down;
            }
            p2 |= uint(lost != 0u);
        } else if (apart < 0) {
            int up = -apart;
            if (up >= 32) {
                q0 = q1 << (up - 32);
                q1 = 0u;
            } else {
                q0 = q1 >> (32 - up);
                q1 = q1 << up;
            }
        } else if (apart > 0) {
            if (apart >= 64) {
                q1 = 0u;
                q2 = 1u;
            } else if (apart >= 32) {
                uint rest = apart == 32 ? 0u : q1 & ((1u << (apart - 32)) - 1u);
                q2 = (q1 >> (apart - 32)) | uint(rest != 0u);
                q1 = 0u;
            } else {
                q2 = q1 << (32 - apart);
                q1 >>= apart;
            }
        }
        uint carry;
        if (sign == sign_c) {
            p2 = uaddCarry(p2, q2, carry);
            p1 = uaddCarry(p1, carry, carry);
            uint more;
            p1 = uaddCarry(p1, q1, more);
            p0 += q0 + carry + more;
        } else {
            bool less = p0 != q0 ? p0 < q0 : p1 != q1 ? p1 < q1 : p2 < q2;
            if (less) {
                uint t0 = p0, t1 = p1, t2 = p2;
                p0 = q0;
                p1 = q1;
                p2 = q2;
                q0 = t0;
                q1 = t1;
                q2 = t2;
                sign = sign_c;
            }
            uint borrow, more;
            p2 = usubBorrow(p2, q2, borrow);
            p1 = usubBorrow(p1, borrow, borrow);
            p1 = usubBorrow(p1, q1, more);
            p0 = p0 - q0 - borrow - more;
        }
    }
    if ((p0 | p1 | p2) == 0u) {
        return size_c == 0u || sign == sign_c ? uintBitsToFloat(sign) : 0.0;
    }
    // Normalise: the top bit of p0, then 24 bits and a sticky bit to round from.
    if (p0 == 0u) {
        p0 = p1;
        p1 = p2;
        p2 = 0u;
        exponent -= 32;
    }
    if (p0 == 0u) {
        p0 = p1;
        p1 = 0u;
        exponent -= 32;
    }
    int up = 31 - findMSB(p0);
    if (up > 0) {
        p0 = (p0 << up) | (p1 >> (32 - up));
        p1 = (p1 << up) | (p2 >> (32 - up));
        p2 <<= up;
    }
    exponent += 64 - up;
    p0 |= uint((p1 | p2) != 0u);
    // p0 * 2**exponent, p0 >= 2**31: the result's ulp is 2**(exponent + 8), or 2**-149 for denormals.
    int drop = max(8, -149 - exponent);
    if (drop > 32) {
        return uintBitsToFloat(sign);
    }
    uint kept = drop == 32 ? 0u : p0 >> drop;
    uint rest = drop == 32 ? p0 : p0 & ((1u << drop) - 1u);
    uint middle = 1u << (drop - 1);
    kept += uint(rest > middle || (rest == middle && (kept & 1u) != 0u));
    float size = ldexpf(float(kept), exponent + drop);
    return uintBitsToFloat(floatBitsToUint(size) | sign);
}

//! name: fmaf; needs: fmaf_emulated
// Devices whose fma() rounds once set the constant; the others get it from integers.
layout(constant_id = 5) const bool fma_is_fused = false;

float fmaf(float a, float b, float c) {
    return fma_is_fused ? fma(a, b, c) : fmaf_emulated(a, b, c);
}

//! name: fmaf_rn; needs: fmaf
float fmaf_rn(float a, float b, float c) {
    return fmaf(a, b, c);
}

//! name: fadd_rn
float fadd_rn(float a, float b) {
    precise float sum = a + b;
    return sum;
}

//! name: fsub_rn
float fsub_rn(float a, float b) {
    precise float difference = a - b;
    return difference;
}

//! name: fmul_rn
float fmul_rn(float a, float b) {
    precise float product = a * b;
    return product;
}

//! name: fdiv_rn
float fdiv_rn(float a, float b) {
    precise float quotient = a / b;
    return quotient;
}

//! name: frcp_rn
float frcp_rn(float x) {
    return 1.0 / x;
}

//! name: next_up
float next_up(float x) {
    uint bits = floatBitsToUint(x);
    if (x >= 0.0 || (bits & 0x7fffffffu) == 0u) {
        return isinf(x) ? x : uintBitsToFloat((bits & 0x7fffffffu) + 1u);
    }
    return isnan(x) ? x : uintBitsToFloat(bits - 1u);
}

//! name: next_down; needs: next_up
float next_down(float x) {
    return -next_up(-x);
}

//! name: fadd_ru; needs: two_sum next_up
float fadd_ru(float a, float b) {
    float sum, error;
    two_sum(a, b, sum, error);
    return error > 0.0 ? next_up(sum) : sum;
}

//! name: fadd_rd; needs: two_sum next_down
float fadd_rd(float a, float b) {
    float sum, error;
    two_sum(a, b, sum, error);
    // An exact zero is -0, but for the sum of two +0 (IEEE 754-2019, 6.3).
    if (sum == 0.0 && error == 0.0) return uintBitsToFloat((floatBitsToUint(a) | floatBitsToUint(b)) == 0u ? 0u : 0x80000000u);
    return error < 0.0 ? next_down(sum) : sum;
}

//! name: fadd_rz; needs: fadd_ru fadd_rd
float fadd_rz(float a, float b) {
    float sum = a + b;
    return sum > 0.0 ? fadd_rd(a, b) : sum < 0.0 ? fadd_ru(a, b) : sum;
}

//! name: fsub_ru; needs: fadd_ru
float fsub_ru(float a, float b) {
    return fadd_ru(a, -b);
}

//! name: fsub_rd; needs: fadd_rd
float fsub_rd(float a, float b) {
    return fadd_rd(a, -b);
}

//! name: fsub_rz; needs: fadd_rz
float fsub_rz(float a, float b) {
    return fadd_rz(a, -b);
}
