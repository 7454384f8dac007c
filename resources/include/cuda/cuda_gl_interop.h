// OpenGL interoperability of the runtime.
#pragma once
#include "wavebridge_cuda.h"

#if !defined(__gl_h_) && !defined(__GL_H__)
typedef unsigned int GLuint;
typedef unsigned int GLenum;
#endif

enum cudaGLDeviceList { cudaGLDeviceListAll = 1, cudaGLDeviceListCurrentFrame = 2, cudaGLDeviceListNextFrame = 3 };
enum cudaGLMapFlags { cudaGLMapFlagsNone = 0, cudaGLMapFlagsReadOnly = 1, cudaGLMapFlagsWriteDiscard = 2 };
cudaError_t cudaGLGetDevices(unsigned int*, int*, unsigned int, cudaGLDeviceList);
cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource**, GLuint, GLenum, unsigned int);
cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource**, GLuint, unsigned int);
cudaError_t cudaGLSetGLDevice(int);
cudaError_t cudaGLRegisterBufferObject(GLuint);
cudaError_t cudaGLMapBufferObject(void**, GLuint);
cudaError_t cudaGLUnmapBufferObject(GLuint);
cudaError_t cudaGLUnregisterBufferObject(GLuint);
cudaError_t cudaGLSetBufferObjectMapFlags(GLuint, unsigned int);
cudaError_t cudaGLMapBufferObjectAsync(void**, GLuint, cudaStream_t);
cudaError_t cudaGLUnmapBufferObjectAsync(GLuint, cudaStream_t);
