// CUDA's names of texture and surface references, for files that use them.
#pragma once

template <class T, int kind = cudaTextureType1D, cudaTextureReadMode mode = cudaReadModeElementType>
using texture = wbemu::TextureReference<T, kind, mode>;
template <class T, int kind = cudaSurfaceType1D> using surface = wbemu::SurfaceReference<T, kind>;
