// Half floats and bfloat16: conversions round to nearest even by integers, whatever the device's own do.

//! name: f32_to_f16_bits
uint f32_to_f16_bits(float x) {
    uint bits = floatBitsToUint(x);
    uint sign = bits >> 16 & 0x8000u;
    uint size = bits & 0x7fffffffu;
    if (size > 0x7f800000u) {
        return sign | 0x7fffu;
    }
    if (size >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (size >= 0x38800000u) {
        uint rounded = size + 0xfffu + (size >> 13 & 1u);
        return sign | (rounded - 0x38000000u) >> 13;
    }
    if (size < 0x33000000u) {
        return sign;
    }
    uint mantissa = (size & 0x7fffffu) | 0x800000u;
    uint shift = 126u - (size >> 23);
    uint kept = mantissa >> shift;
    uint rest = mantissa & ((1u << shift) - 1u);
    uint middle = 1u << (shift - 1u);
    kept += uint(rest > middle || (rest == middle && (kept & 1u) != 0u));
    return sign | kept;
}

//! name: f32_to_f16; needs: f32_to_f16_bits; types: f16 u16
float16_t f32_to_f16(float x) {
    return uint16BitsToHalf(uint16_t(f32_to_f16_bits(x)));
}

//! name: f64_to_odd_f32; types: f64
// A double as the float that rounds on to the right half: inexact results get an odd last bit.
float f64_to_odd_f32(double x) {
    float near = float(x);
    if (double(near) == x || isnan(x) || isinf(near)) {
        return near;
    }
    uint bits = floatBitsToUint(near);
    if (abs(double(near)) > abs(x)) {
        bits--;
    }
    return uintBitsToFloat(bits | 1u);
}

//! name: f64_to_f16; needs: f32_to_f16 f64_to_odd_f32; types: f16 f64
float16_t f64_to_f16(double x) {
    return f32_to_f16(f64_to_odd_f32(x));
}

//! name: f32_to_bf16; types: u16
uint16_t f32_to_bf16(float x) {
    uint bits = floatBitsToUint(x);
    if (isnan(x)) {
        return uint16_t(0x7fffu);
    }
    return uint16_t((bits + 0x7fffu + (bits >> 16 & 1u)) >> 16);
}

//! name: bf16_to_f32; types: u16
float bf16_to_f32(uint16_t x) {
    return uintBitsToFloat(uint(x) << 16);
}

//! name: hfma_f16; needs: f32_to_f16; types: f16
// The product of two halves is exact in a float; the sum is rounded to odd there, so that the half is rounded once.
float16_t hfma_f16(float16_t a, float16_t b, float16_t c) {
    float product = float(a) * float(b);
    precise float sum = product + float(c);
    precise float part = sum - product;
    precise float error = (product - (sum - part)) + (float(c) - part);
    if (error != 0.0 && !isinf(sum) && (floatBitsToUint(sum) & 1u) == 0u) {
        bool grows = (error > 0.0) == (sum > 0.0);
        sum = uintBitsToFloat(floatBitsToUint(sum) + (grows ? 1u : 0xffffffffu));
    }
    return f32_to_f16(sum);
}

//! name: hfma_bf16; needs: f32_to_bf16 bf16_to_f32; types: u16
uint16_t hfma_bf16(uint16_t a, uint16_t b, uint16_t c) {
    float product = bf16_to_f32(a) * bf16_to_f32(b);
    precise float sum = product + bf16_to_f32(c);
    precise float part = sum - product;
    precise float error = (product - (sum - part)) + (bf16_to_f32(c) - part);
    if (error != 0.0 && !isinf(sum) && (floatBitsToUint(sum) & 1u) == 0u) {
        bool grows = (error > 0.0) == (sum > 0.0);
        sum = uintBitsToFloat(floatBitsToUint(sum) + (grows ? 1u : 0xffffffffu));
    }
    // A product too small for a float keeps its sign.
    bool lost = sum == 0.0 && (uint(c) & 0x7fffu) == 0u && (uint(a) & 0x7fffu) != 0u && (uint(b) & 0x7fffu) != 0u;
    if (lost) return uint16_t((uint(a) ^ uint(b)) & 0x8000u);
    return f32_to_bf16(sum);
}
