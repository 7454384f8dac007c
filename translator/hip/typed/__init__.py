"""Rewrites and rules that need types: libclang reads a file when one of them has a question that tokens leave open."""
