// OpenGL interoperability.
#pragma once
#include "hip_runtime_api.h"

#if !defined(__gl_h_) && !defined(__GL_H__)
typedef unsigned int GLuint;
typedef unsigned int GLenum;
#endif

enum hipGLDeviceList { hipGLDeviceListAll = 1, hipGLDeviceListCurrentFrame = 2, hipGLDeviceListNextFrame = 3 };
hipError_t hipGLGetDevices(unsigned int*, int*, unsigned int, hipGLDeviceList);
hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource**, GLuint, unsigned int);
hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource**, GLuint, GLenum, unsigned int);
