"""The pass `resolve_pointers`: every pointer becomes a memory object, an element type and an index."""
