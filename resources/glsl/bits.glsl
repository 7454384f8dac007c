// Integer intrinsics: bits, bytes, wide products, halves of products, averages.

//! name: clz
int clz(int x) {
    return 31 - findMSB(uint(x));
}

//! name: clzll; types: i64
int clzll(int64_t x) {
    uvec2 words = unpackUint2x32(uint64_t(x));
    return words.y != 0u ? 31 - findMSB(words.y) : 63 - findMSB(words.x);
}

//! name: ffs
int ffs(int x) {
    return findLSB(x) + 1;
}

//! name: ffsll; types: i64
int ffsll(int64_t x) {
    uvec2 words = unpackUint2x32(uint64_t(x));
    if (words.x != 0u) {
        return findLSB(words.x) + 1;
    }
    return words.y != 0u ? findLSB(words.y) + 33 : 0;
}

//! name: popcll; types: u64
int popcll(uint64_t x) {
    uvec2 words = unpackUint2x32(x);
    return bitCount(words.x) + bitCount(words.y);
}

//! name: brevll; types: u64
uint64_t brevll(uint64_t x) {
    return packUint2x32(bitfieldReverse(unpackUint2x32(x)).yx);
}

//! name: fns
// The position of the n-th set bit, counted upwards from `base` (downwards for negative n).
uint fns(uint mask, uint base, int offset) {
    int position = int(base);
    int left = offset;
    if (left == 0) {
        return base < 32u && (mask >> base & 1u) != 0u ? base : 0xffffffffu;
    }
    int direction = left > 0 ? 1 : -1;
    left = abs(left);
    for (int i = 0; i < 32; i++) {
        if (position < 0 || position > 31) {
            return 0xffffffffu;
        }
        if ((mask >> position & 1u) != 0u) {
            left--;
            if (left == 0) {
                return uint(position);
            }
        }
        position += direction;
    }
    return 0xffffffffu;
}

//! name: mul24
int mul24(int a, int b) {
    return (a << 8 >> 8) * (b << 8 >> 8);
}

//! name: umul24
uint umul24(uint a, uint b) {
    return (a & 0xffffffu) * (b & 0xffffffu);
}

//! name: mulhi
int mulhi(int a, int b) {
    int high, low;
    imulExtended(a, b, high, low);
    return high;
}

//! name: umulhi
uint umulhi(uint a, uint b) {
    uint high, low;
    umulExtended(a, b, high, low);
    return high;
}

//! name: umul64hi; types: u64
uint64_t umul64hi(uint64_t a, uint64_t b) {
    uint64_t low_a = a & 0xfffffffful;
    uint64_t high_a = a >> 32;
    uint64_t low_b = b & 0xfffffffful;
    uint64_t high_b = b >> 32;
    uint64_t middle = high_a * low_b + ((low_a * low_b) >> 32);
    uint64_t other = low_a * high_b + (middle & 0xfffffffful);
    return high_a * high_b + (middle >> 32) + (other >> 32);
}

//! name: mul64hi; needs: umul64hi; types: i64 u64
int64_t mul64hi(int64_t a, int64_t b) {
    int64_t high = int64_t(umul64hi(uint64_t(a), uint64_t(b)));
    return high - (a < 0l ? b : 0l) - (b < 0l ? a : 0l);
}

//! name: sad
uint sad(int a, int b, uint c) {
    return (a > b ? uint(a) - uint(b) : uint(b) - uint(a)) + c;
}

//! name: usad
uint usad(uint a, uint b, uint c) {
    return (a > b ? a - b : b - a) + c;
}

//! name: hadd
int hadd(int a, int b) {
    return (a & b) + ((a ^ b) >> 1);
}

//! name: rhadd
int rhadd(int a, int b) {
    return (a | b) - ((a ^ b) >> 1);
}

//! name: uhadd
uint uhadd(uint a, uint b) {
    return (a & b) + ((a ^ b) >> 1);
}

//! name: urhadd
uint urhadd(uint a, uint b) {
    return (a | b) - ((a ^ b) >> 1);
}

//! name: byte_perm
uint byte_perm(uint x, uint y, uint selector) {
    uint result = 0u;
    for (uint i = 0u; i < 4u; i++) {
        uint from = selector >> 4u * i & 7u;
        uint word = from < 4u ? x : y;
        result |= (word >> 8u * (from & 3u) & 255u) << 8u * i;
    }
    return result;
}

//! name: funnelshift_l
uint funnelshift_l(uint low, uint high, uint shift) {
    uint n = shift & 31u;
    return n == 0u ? high : (high << n) | (low >> (32u - n));
}

//! name: funnelshift_r
uint funnelshift_r(uint low, uint high, uint shift) {
    uint n = shift & 31u;
    return n == 0u ? low : (low >> n) | (high << (32u - n));
}

//! name: funnelshift_lc; needs: funnelshift_l
uint funnelshift_lc(uint low, uint high, uint shift) {
    return shift >= 32u ? low : funnelshift_l(low, high, shift);
}

//! name: funnelshift_rc; needs: funnelshift_r
uint funnelshift_rc(uint low, uint high, uint shift) {
    return shift >= 32u ? high : funnelshift_r(low, high, shift);
}

//! name: dp4a_i32
int dp4a_i32(int a, int b, int c) {
    for (int i = 0; i < 32; i += 8) {
        c += bitfieldExtract(a, i, 8) * bitfieldExtract(b, i, 8);
    }
    return c;
}

//! name: dp4a_u32
uint dp4a_u32(uint a, uint b, uint c) {
    for (int i = 0; i < 32; i += 8) {
        c += bitfieldExtract(a, i, 8) * bitfieldExtract(b, i, 8);
    }
    return c;
}

//! name: dp2a_lo_i32
int dp2a_lo_i32(int a, int b, int c) {
    return c + bitfieldExtract(a, 0, 16) * bitfieldExtract(b, 0, 8) + bitfieldExtract(a, 16, 16) * bitfieldExtract(b, 8, 8);
}

//! name: dp2a_hi_i32
int dp2a_hi_i32(int a, int b, int c) {
    return c + bitfieldExtract(a, 0, 16) * bitfieldExtract(b, 16, 8) + bitfieldExtract(a, 16, 16) * bitfieldExtract(b, 24, 8);
}

//! name: dp2a_lo_u32
uint dp2a_lo_u32(uint a, uint b, uint c) {
    return c + bitfieldExtract(a, 0, 16) * bitfieldExtract(b, 0, 8) + bitfieldExtract(a, 16, 16) * bitfieldExtract(b, 8, 8);
}

//! name: dp2a_hi_u32
uint dp2a_hi_u32(uint a, uint b, uint c) {
    return c + bitfieldExtract(a, 0, 16) * bitfieldExtract(b, 16, 8) + bitfieldExtract(a, 16, 16) * bitfieldExtract(b, 24, 8);
}
