"""The headless commands, one module each; `app.cli` gives them their options."""
