"""Work outside the window's process: worker processes, what runs in them, and how it is reported, stopped and timed."""
