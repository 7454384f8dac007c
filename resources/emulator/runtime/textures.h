// Textures and surfaces of a launch.
#pragma once
#include "../include/emu/interface.h"

namespace wbemu {

constexpr unsigned max_textures = 256;

// Keeps a copy; null when there are too many.
const Texture* keep_texture(const Texture& texture);

// The bytes from `data` that a texture spans.
uint64_t texture_bytes(const Texture& texture);

inline unsigned texel_bytes(const Texture& texture) { return texture.bits / 8u * texture.channels; }

}  // namespace wbemu
