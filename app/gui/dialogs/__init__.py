"""Dialogs: export, settings, locator, ignored rules, about, and small questions."""
