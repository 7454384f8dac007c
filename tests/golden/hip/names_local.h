#pragma once
// A local header: it is translated on its own.
inline cudaStream_t default_stream() { return cudaStreamPerThread; }
