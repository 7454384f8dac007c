"""The step of a HIP translation that rewrites texture and surface references.

A reference of file scope becomes two things: a host object of a helper's class, with CUDA's attributes and of the same
name, so that host code stays as it is; and a record in device memory, which a bind writes and fetches read.
"""

from __future__ import annotations

from translator.diagnostics.analysis.textures import find_textures
from translator.hip.context import HipContext
from translator.hip.textures.declare import declare_references
from translator.hip.textures.host import rename_host_api
from translator.hip.textures.uses import rewrite_surface_objects, rewrite_uses


def rewrite_textures(context: HipContext) -> None:
    """Edit declarations, types, device code and host calls; what the rules report as an error is left alone."""
    textures = find_textures(context.rules)
    declare_references(context, textures)
    rewrite_uses(context, textures)
    rewrite_surface_objects(context, textures)
    rename_host_api(context, textures)
