"""Texture and surface references become objects behind records in device memory."""
