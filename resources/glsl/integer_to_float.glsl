// Integers to floats, rounded toward zero, up or down: the nearest float, moved by one where it is on the wrong side.

//! name: int2float_rz
float int2float_rz(int x) {
    uint size = x < 0 ? 0u - uint(x) : uint(x);
    int drop = max(findMSB(size) - 23, 0);
    float value = float(size >> drop << drop);
    return x < 0 ? -value : value;
}

//! name: uint2float_rz
float uint2float_rz(uint x) {
    int drop = max(findMSB(x) - 23, 0);
    return float(x >> drop << drop);
}

//! name: int2float_rd; needs: int2float_rz next_down
float int2float_rd(int x) {
    float value = int2float_rz(x);
    uint size = x < 0 ? 0u - uint(x) : uint(x);
    return x < 0 && uint(-value) != size ? next_down(value) : value;
}

//! name: int2float_ru; needs: int2float_rz next_up
float int2float_ru(int x) {
    float value = int2float_rz(x);
    return x > 0 && uint(value) != uint(x) ? next_up(value) : value;
}

//! name: uint2float_rd; needs: uint2float_rz
float uint2float_rd(uint x) {
    return uint2float_rz(x);
}

//! name: uint2float_ru; needs: uint2float_rz next_up
float uint2float_ru(uint x) {
    float value = uint2float_rz(x);
    return uint(value) != x ? next_up(value) : value;
}

// By the bits: compilers take double(float(x)) for x. `inexact` says whether anything was cut off.
//! name: double2float_cut; types: f64
uint double2float_cut(double x, out bool inexact) {
    uvec2 words = unpackDouble2x32(x);
    uint sign = words.y & 0x80000000u;
    int exponent = int((words.y >> 20) & 0x7ffu) - 1023;
    uint digits = 0x800000u | ((words.y & 0xfffffu) << 3) | (words.x >> 29);
    inexact = (words.x & 0x1fffffffu) != 0u;
    if (exponent == 1024) {
        bool isnan_x = ((words.y & 0xfffffu) | words.x) != 0u;
        inexact = false;
        return sign | (isnan_x ? 0x7fc00000u : 0x7f800000u);
    }
    if (exponent > 127) {
        inexact = true;
        return sign | 0x7f7fffffu;
    }
    if (exponent >= -126) return sign | (uint(exponent + 127) << 23) | (digits & 0x7fffffu);
    int cut = -126 - exponent;
    if (cut > 24) {
        inexact = ((words.y & 0x7fffffffu) | words.x) != 0u;
        return sign;
    }
    inexact = inexact || (digits & ((1u << cut) - 1u)) != 0u;
    return sign | (digits >> cut);
}

//! name: double2float_rd; needs: double2float_cut; types: f64
float double2float_rd(double x) {
    bool inexact;
    uint bits = double2float_cut(x, inexact);
    return uintBitsToFloat(inexact && (bits & 0x80000000u) != 0u ? bits + 1u : bits);
}

//! name: double2float_ru; needs: double2float_cut; types: f64
float double2float_ru(double x) {
    bool inexact;
    uint bits = double2float_cut(x, inexact);
    return uintBitsToFloat(inexact && (bits & 0x80000000u) == 0u ? bits + 1u : bits);
}

//! name: double2float_rz; needs: double2float_cut; types: f64
float double2float_rz(double x) {
    bool inexact;
    return uintBitsToFloat(double2float_cut(x, inexact));
}
