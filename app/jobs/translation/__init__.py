"""Translating a file in a worker process, and the flat data that the window shows of it."""
