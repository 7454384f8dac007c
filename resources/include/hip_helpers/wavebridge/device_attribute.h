// A device attribute in the place of a device property that HIP's struct lacks.
#ifndef WAVEBRIDGE_DEVICE_ATTRIBUTE_H
#define WAVEBRIDGE_DEVICE_ATTRIBUTE_H

#include <hip/hip_runtime.h>

namespace wavebridge {

// The attribute's value; 0, as an unsupported property has it, where the device does not know the attribute.
template <typename T>
inline T device_attribute(hipDeviceAttribute_t attribute, int device) {
  int value = 0;
  if (hipDeviceGetAttribute(&value, attribute, device) != hipSuccess) return T(0);
  return static_cast<T>(value);
}

}  // namespace wavebridge

#endif  // WAVEBRIDGE_DEVICE_ATTRIBUTE_H
