"""Readers of build systems.  They read text; nothing of a project is ever run."""
