"""What the window does, without widgets: state, decisions and events.  No Qt here, so tests need none.

Presenters live on one thread (the window's).  What arrives on others is handed over through a `Dispatch`.
"""
