// Binds in every way; what the helpers call is printed by hip/hip_runtime.h beside this file.
#include "wavebridge/surface_reference.h"
#include "wavebridge/texture_reference.h"

WAVEBRIDGE_TEXTURE(line, wavebridge::texture_reference<float>);
WAVEBRIDGE_TEXTURE(image, wavebridge::texture_reference<float, 2, hipReadModeNormalizedFloat>)(1, hipFilterModeLinear);
WAVEBRIDGE_SURFACE(target, wavebridge::surface_reference<void, 2>);

#define SAY(...) std::printf("%s: %d\n", #__VA_ARGS__, __VA_ARGS__)

int main() {
  using namespace wavebridge;
  float memory[8];
  std::size_t offset = 99;
  hipArray_t array = reinterpret_cast<hipArray_t>(memory);

  std::puts("-- linear memory");
  SAY(bind_texture(&offset, line, memory, 12));
  std::printf("offset %zu, elements %llu, memory %d\n", offset, line_on_device.elements, line_on_device.linear == memory);
  SAY(bind_texture(nullptr, &line, memory, &line.channelDesc, 12));  // the same again
  SAY(bind_texture(NULL, line, memory + 1, line.channelDesc, 32));
  SAY(bind_texture(0, line, memory, hipCreateChannelDesc<float2>(), 32));  // a format of another size
  SAY(bind_texture(0, line, nullptr, 32));
  std::printf("elements %llu\n", line_on_device.elements);
  SAY(texture_alignment_offset(&offset, line));

  std::puts("-- sampled");
  image.addressMode[0] = hipAddressModeMirror;
  SAY(bind_texture_2d(&offset, image, memory, 2, 4, 8));
  SAY(bind_texture_to_array(&image, array, &image.channelDesc));
  SAY(bind_texture_to_array(image, array));  // an array may be another one at the same place
  std::printf("object %zu\n", reinterpret_cast<std::size_t>(image_on_device.object));

  std::puts("-- errors keep what was bound");
  next_synchronize = hipErrorStreamCaptureUnsupported;
  SAY(bind_texture_to_array(image, array));
  SAY(bind_texture(0, line, memory, 4));
  next_synchronize = hipSuccess;
  next_create = hipErrorInvalidValue;
  SAY(bind_texture_2d(0, image, memory, 2, 4, 8));
  next_create = hipSuccess;
  std::printf("object %zu, elements %llu\n", reinterpret_cast<std::size_t>(image_on_device.object), line_on_device.elements);

  std::puts("-- another device has bindings of its own");
  current_device = 1;
  SAY(texture_alignment_offset(&offset, line));
  SAY(bind_texture(0, line, memory + 1, 32));
  current_device = 64;
  SAY(bind_texture(0, line, memory, 32));
  current_device = 0;

  std::puts("-- unbind");
  SAY(unbind_texture(image));
  SAY(unbind_texture(&image));
  std::printf("object %zu\n", reinterpret_cast<std::size_t>(image_on_device.object));
  const texture_attributes* found = nullptr;
  SAY(find_texture_reference(&found, &line));
  SAY(found == &line);

  std::puts("-- without images pitched memory is sampled in software");
  has_images = 0;
  SAY(bind_texture_2d(&offset, image, memory, 2, 4, 8));
  SAY(bind_texture_2d(&offset, image, memory, 2, 4, 8));
  std::printf("object %zu, %u x %u, pitch %llu, filtered %d, normalized %d, address %d\n",
              reinterpret_cast<std::size_t>(image_on_device.object), image_on_device.width, image_on_device.height,
              image_on_device.pitch, image_on_device.filtered, image_on_device.normalized, image_on_device.address[0]);
  SAY(bind_texture_2d(&offset, image, memory, hipCreateChannelDesc<float2>(), 2, 4, 8));
  has_images = 1;
  next_create = hipErrorNotSupported;
  SAY(bind_texture_2d(&offset, image, memory + 1, 2, 4, 8));
  SAY(bind_texture_to_array(image, array));
  next_create = hipSuccess;

  std::puts("-- surfaces");
  SAY(bind_surface_to_array(target, array));
  SAY(bind_surface_to_array(&target, array, &target.channelDesc));
  next_synchronize = hipErrorStreamCaptureUnsupported;
  SAY(bind_surface_to_array(target, array));
  std::printf("surface %zu\n", reinterpret_cast<std::size_t>(target_on_device.object));
}
