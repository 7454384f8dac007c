"""Comparing executions: how far two results may lie apart, and whether they do."""
