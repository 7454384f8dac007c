// Integer arithmetic that GLSL leaves undefined for operands that CUDA has a result for.
// Division by zero is undefined in CUDA as well; here it gives all ones (the remainder: the dividend) and never traps.

//! name: div_i32
int div_i32(int a, int b) {
    if (b == 0) {
        return -1;
    }
    return b == -1 ? 0 - a : a / b;
}

//! name: rem_i32; needs: div_i32
int rem_i32(int a, int b) {
    return b == 0 ? a : a - b * div_i32(a, b);
}

//! name: div_u32
uint div_u32(uint a, uint b) {
    return b == 0u ? 0xffffffffu : a / max(b, 1u);
}

//! name: rem_u32
uint rem_u32(uint a, uint b) {
    return b == 0u ? a : a % max(b, 1u);
}

//! name: div_i64; types: i64
int64_t div_i64(int64_t a, int64_t b) {
    if (b == 0l) {
        return -1l;
    }
    return b == -1l ? 0l - a : a / b;
}

//! name: rem_i64; needs: div_i64; types: i64
int64_t rem_i64(int64_t a, int64_t b) {
    return b == 0l ? a : a - b * div_i64(a, b);
}

//! name: div_u64; types: u64
uint64_t div_u64(uint64_t a, uint64_t b) {
    return b == 0ul ? ~0ul : a / max(b, 1ul);
}

//! name: rem_u64; types: u64
uint64_t rem_u64(uint64_t a, uint64_t b) {
    return b == 0ul ? a : a % max(b, 1ul);
}

//! name: shl_i32
int shl_i32(int a, uint n) {
    return n < 32u ? a << n : 0;
}
int shl_i32(int a, int n) {
    return shl_i32(a, uint(n));
}

//! name: shl_u32
uint shl_u32(uint a, uint n) {
    return n < 32u ? a << n : 0u;
}
uint shl_u32(uint a, int n) {
    return shl_u32(a, uint(n));
}

//! name: shr_i32
int shr_i32(int a, uint n) {
    return a >> min(n, 31u);
}
int shr_i32(int a, int n) {
    return shr_i32(a, uint(n));
}

//! name: shr_u32
uint shr_u32(uint a, uint n) {
    return n < 32u ? a >> n : 0u;
}
uint shr_u32(uint a, int n) {
    return shr_u32(a, uint(n));
}

//! name: shl_i64; types: i64
int64_t shl_i64(int64_t a, uint n) {
    return n < 64u ? a << n : 0l;
}
int64_t shl_i64(int64_t a, int n) {
    return shl_i64(a, uint(n));
}

//! name: shl_u64; types: u64
uint64_t shl_u64(uint64_t a, uint n) {
    return n < 64u ? a << n : 0ul;
}
uint64_t shl_u64(uint64_t a, int n) {
    return shl_u64(a, uint(n));
}

//! name: shr_i64; types: i64
int64_t shr_i64(int64_t a, uint n) {
    return a >> min(n, 63u);
}
int64_t shr_i64(int64_t a, int n) {
    return shr_i64(a, uint(n));
}

//! name: shr_u64; types: u64
uint64_t shr_u64(uint64_t a, uint n) {
    return n < 64u ? a >> n : 0ul;
}
uint64_t shr_u64(uint64_t a, int n) {
    return shr_u64(a, uint(n));
}
