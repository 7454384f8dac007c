// The wave's size as a macro, which HIP's headers before release 7 read and clang no longer defines.
#pragma once

#ifndef __AMDGCN_WAVEFRONT_SIZE
#if defined(__GFX8__) || defined(__GFX9__) || !defined(__HIP_DEVICE_COMPILE__)
#define __AMDGCN_WAVEFRONT_SIZE 64
#else
#define __AMDGCN_WAVEFRONT_SIZE 32
#endif
#endif
