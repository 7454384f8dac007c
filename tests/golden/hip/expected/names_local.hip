#pragma once
// A local header: it is translated on its own.
inline hipStream_t default_stream() { return hipStreamPerThread; }
