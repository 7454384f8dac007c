#version 460
#extension GL_EXT_scalar_block_layout : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require

// arithmetic, from arithmetic.cu:2

layout(local_size_x_id = 0) in;
layout(constant_id = 1) const uint block_x = 1;
layout(constant_id = 2) const uint block_y = 1;
layout(constant_id = 3) const uint block_z = 1;
const uvec3 blockDim = uvec3(block_x, block_y, block_z);

layout(push_constant, scalar) uniform Arguments {
    uvec3 gridDim;
    uvec3 first_block;
    uint a_offset;
    uint b_offset;
    uint x_offset;
    uint out_offset;
    uint d_offset;
    uint c_offset;
};

layout(set = 0, binding = 0, scalar) buffer a_buffer { int a[]; };
layout(set = 0, binding = 1, scalar) buffer b_buffer { int b[]; };
layout(set = 0, binding = 2, scalar) buffer x_buffer { float x[]; };
layout(set = 0, binding = 3, scalar) buffer out_buffer { int out_[]; };
layout(set = 0, binding = 4, scalar) buffer d_buffer { double d[]; };
layout(set = 0, binding = 5, scalar) buffer c_buffer { uint8_t c[]; };

uvec3 threadIdx;
uint thread_index;
int out0;
int a0;
int b0;
int x0;
int c0;
int d0;

int clz(int x) {
    return 31 - findMSB(uint(x));
}

int div_i32(int a, int b) {
    if (b == 0) {
        return -1;
    }
    return b == -1 ? 0 - a : a / b;
}

int f32_to_i32(float x) {
    if (!(x > -2147483648.0)) {
        return isnan(x) ? 0 : int(0x80000000u);
    }
    return x >= 2147483648.0 ? 0x7fffffff : int(x);
}

uint f32_to_u32(float x) {
    if (!(x > 0.0)) {
        return 0u;
    }
    return x >= 4294967296.0 ? 0xffffffffu : uint(x);
}

float fminf(float a, float b) {
    if (isnan(a)) {
        return b;
    }
    return isnan(b) || a < b || (a == b && floatBitsToInt(a) < 0) ? a : b;
}

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

// a + b as a rounded sum and its exact error.
void two_sum(float a, float b, out float sum, out float error) {
    precise float s = a + b;
    precise float part = s - a;
    precise float e = (a - (s - part)) + (b - part);
    sum = s;
    error = e;
}

// log2(1 + i / 16) in two parts.
const float log2_high[17] = float[17](
    0.0, 0.0874628425, 0.169925004, 0.247927517, 0.321928084, 0.392317414, 0.459431618, 0.523561954, 0.584962487,
    0.643856168, 0.700439692, 0.754887521, 0.807354927, 0.857980967, 0.906890571, 0.954196334, 1.0);
const float log2_low[17] = float[17](
    0.0, -1.21410759e-09, -2.80153833e-09, -3.25525185e-09, 1.09907257e-08, 8.49500825e-09, 1.85225113e-10,
    1.55872182e-09, 1.35003919e-08, 2.19814513e-08, 2.65975135e-08, -1.9103469e-08, -5.00538411e-09, 2.85595796e-08,
    2.44911167e-08, -2.3498318e-08, 0.0);

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

int rem_i32(int a, int b) {
    return b == 0 ? a : a - b * div_i32(a, b);
}

int shl_i32(int a, uint n) {
    return n < 32u ? a << n : 0;
}
int shl_i32(int a, int n) {
    return shl_i32(a, uint(n));
}

// The bits of 2 / pi, behind two words of zeros.
const uint two_over_pi_f64[40] = uint[40](
    0u, 0u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu, 0xdebbc561u,
    0xb7246e3au, 0x424dd2e0u, 0x06492eeau, 0x09d1921cu, 0xfe1deb1cu, 0xb129a73eu, 0xe88235f5u, 0x2ebb4484u, 0xe99c7026u,
    0xb45f7e41u, 0x3991d639u, 0x835339f4u, 0x9c845f8bu, 0xbdf9283bu, 0x1ff897ffu, 0xde05980fu, 0xef2f118bu, 0x5a0a6d1fu,
    0x6d367ecfu, 0x27cb09b7u, 0x4f463f66u, 0x9e5fea2du, 0x7527bac7u, 0xebe5f17bu, 0x3d0739f7u, 0x8a5292eau, 0x6bfb5fb1u,
    0x1f8d5d08u, 0x56033046u, 0xfc7b6babu);

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

double sin_quadrant_f64(double rest, double low, int quadrant) {
    double value = (quadrant & 1) != 0 ? cos_poly_f64(rest, low) : sin_poly_f64(rest, low);
    return (quadrant & 2) != 0 ? -value : value;
}

double double_nan() {
    return packDouble2x32(uvec2(0u, 0x7ff80000u));
}

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

void main() {
    thread_index = gl_LocalInvocationIndex;
    threadIdx.x = thread_index % blockDim.x;
    threadIdx.y = thread_index / blockDim.x % blockDim.y;
    threadIdx.z = thread_index / (blockDim.x * blockDim.y);
    a0 = int(a_offset / 4u);
    b0 = int(b_offset / 4u);
    x0 = int(x_offset / 4u);
    out0 = int(out_offset / 4u);
    d0 = int(d_offset / 8u);
    c0 = int(c_offset);

    int i = int(threadIdx.x);
    out_[out0] = rem_i32(a[a0 + i], b[b0 + i]) + div_i32(a[a0 + i], b[b0 + i]) + a[a0 + i] / 3 + shl_i32(a[a0 + i], uint(b[b0 + i])) + (a[a0 + i] >> 2u);
    out_[out0 + 1u] = int(uint(f32_to_i32(x[x0 + i])) + f32_to_u32(x[x0 + i + 1]));
    out_[out0 + 2u] = clz(a[a0 + i]) + floatBitsToInt(x[x0 + i]);
    c[c0 + i] = uint8_t(int(c[c0 + i]) + 1);
    d[d0 + i] = double(x[x0 + i]) * 0.1lf + sin_f64(d[d0 + i]);
    out_[out0 + 3u] = int(fminf(x[x0 + i], x[x0 + i + 1]) == powf(x[x0 + i], 2.5));
}
