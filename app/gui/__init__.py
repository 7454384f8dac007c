"""The desktop window.  `presenters` and `tasks` know no Qt; everything else here is widgets."""
