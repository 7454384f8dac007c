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

//! name: double2float_rd; needs: next_down; types: f64
float double2float_rd(double x) {
    float near = float(x);
    return double(near) > x ? next_down(near) : near;
}

//! name: double2float_ru; needs: next_up; types: f64
float double2float_ru(double x) {
    float near = float(x);
    return double(near) < x ? next_up(near) : near;
}

//! name: double2float_rz; needs: double2float_rd double2float_ru; types: f64
float double2float_rz(double x) {
    return x < 0.0lf ? double2float_ru(x) : double2float_rd(x);
}
