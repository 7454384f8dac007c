"""Reports of a project's translation: HTML to read, SARIF for code scanners, CSV for tables, JSON for programs."""
