"""Wavebridge's application: projects, checks, jobs, store, export and the desktop window."""
