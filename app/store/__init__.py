"""The database: recent projects, translations, check results, settings, sessions, trust (sqlite-utils)."""
