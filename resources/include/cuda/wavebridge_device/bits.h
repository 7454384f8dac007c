// Integer intrinsics (CUDA Math API, "Integer Intrinsics").
#ifndef WAVEBRIDGE_DEVICE_BITS_H
#define WAVEBRIDGE_DEVICE_BITS_H

__device__ int __popc(unsigned int x);
__device__ int __popcll(unsigned long long x);
__device__ int __clz(int x);
__device__ int __clzll(long long x);
__device__ int __ffs(int x);
__device__ int __ffsll(long long x);
__device__ unsigned int __fns(unsigned int mask, unsigned int base, int offset);
__device__ unsigned int __brev(unsigned int x);
__device__ unsigned long long __brevll(unsigned long long x);

__device__ unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int selector);
__device__ unsigned int __funnelshift_l(unsigned int lo, unsigned int hi, unsigned int shift);
__device__ unsigned int __funnelshift_r(unsigned int lo, unsigned int hi, unsigned int shift);
__device__ unsigned int __funnelshift_lc(unsigned int lo, unsigned int hi, unsigned int shift);
__device__ unsigned int __funnelshift_rc(unsigned int lo, unsigned int hi, unsigned int shift);

__device__ int __mul24(int x, int y);
__device__ unsigned int __umul24(unsigned int x, unsigned int y);
__device__ int __mulhi(int x, int y);
__device__ unsigned int __umulhi(unsigned int x, unsigned int y);
__device__ long long __mul64hi(long long x, long long y);
__device__ unsigned long long __umul64hi(unsigned long long x, unsigned long long y);

// Older names of the same.
__device__ int mul24(int x, int y);
__device__ unsigned int umul24(unsigned int x, unsigned int y);
__device__ int mulhi(int x, int y);
__device__ unsigned int mulhi(unsigned int x, unsigned int y);
__device__ long long mul64hi(long long x, long long y);
__device__ unsigned long long mul64hi(unsigned long long x, unsigned long long y);

__device__ unsigned int __sad(int x, int y, unsigned int z);
__device__ unsigned int __usad(unsigned int x, unsigned int y, unsigned int z);
__device__ int __hadd(int x, int y);
__device__ int __rhadd(int x, int y);
__device__ unsigned int __uhadd(unsigned int x, unsigned int y);
__device__ unsigned int __urhadd(unsigned int x, unsigned int y);

__device__ int __dp4a(int a, int b, int c);
__device__ int __dp4a(char4 a, char4 b, int c);
__device__ unsigned int __dp4a(unsigned int a, unsigned int b, unsigned int c);
__device__ unsigned int __dp4a(uchar4 a, uchar4 b, unsigned int c);
__device__ int __dp2a_lo(int a, int b, int c);
__device__ int __dp2a_lo(short2 a, char4 b, int c);
__device__ unsigned int __dp2a_lo(unsigned int a, unsigned int b, unsigned int c);
__device__ unsigned int __dp2a_lo(ushort2 a, uchar4 b, unsigned int c);
__device__ int __dp2a_hi(int a, int b, int c);
__device__ int __dp2a_hi(short2 a, char4 b, int c);
__device__ unsigned int __dp2a_hi(unsigned int a, unsigned int b, unsigned int c);
__device__ unsigned int __dp2a_hi(ushort2 a, uchar4 b, unsigned int c);

#endif
