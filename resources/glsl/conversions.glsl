// Float to integer: out of range saturates. NaN gives 0 from f32 to 32 bits, and only the top bit set where the source is
// f64 or the result has 64 bits (PTX ISA, "cvt").

//! name: f32_to_i32
int f32_to_i32(float x) {
    if (!(x > -2147483648.0)) {
        return isnan(x) ? 0 : int(0x80000000u);
    }
    return x >= 2147483648.0 ? 0x7fffffff : int(x);
}

//! name: f32_to_u32
uint f32_to_u32(float x) {
    if (!(x > 0.0)) {
        return 0u;
    }
    return x >= 4294967296.0 ? 0xffffffffu : uint(x);
}

//! name: f32_to_i64; types: i64
int64_t f32_to_i64(float x) {
    if (!(x > -9223372036854775808.0)) {
        return int64_t(0x8000000000000000ul);
    }
    return x >= 9223372036854775808.0 ? 0x7fffffffffffffffl : int64_t(x);
}

//! name: f32_to_u64; types: u64
uint64_t f32_to_u64(float x) {
    if (!(x > 0.0)) {
        return isnan(x) ? 0x8000000000000000ul : 0ul;
    }
    return x >= 18446744073709551616.0 ? ~0ul : uint64_t(x);
}

//! name: f64_to_i32; types: f64
int f64_to_i32(double x) {
    if (!(x > -2147483648.0lf)) {
        return int(0x80000000u);
    }
    return x >= 2147483647.0lf ? 0x7fffffff : int(x);
}

//! name: f64_to_u32; types: f64
uint f64_to_u32(double x) {
    if (!(x > 0.0lf)) {
        return isnan(x) ? 0x80000000u : 0u;
    }
    return x >= 4294967295.0lf ? 0xffffffffu : uint(x);
}

//! name: f64_to_i64; types: f64 i64
int64_t f64_to_i64(double x) {
    if (!(x > -9223372036854775808.0lf)) {
        return int64_t(0x8000000000000000ul);
    }
    return x >= 9223372036854775808.0lf ? 0x7fffffffffffffffl : int64_t(x);
}

//! name: f64_to_u64; types: f64 u64
uint64_t f64_to_u64(double x) {
    if (!(x > 0.0lf)) {
        return isnan(x) ? 0x8000000000000000ul : 0ul;
    }
    return x >= 18446744073709551616.0lf ? ~0ul : uint64_t(x);
}
