"""The panels around the panes: project tree, problems, checks, API look-up, background jobs."""
