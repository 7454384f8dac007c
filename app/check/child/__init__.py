"""Killable child processes for everything that may crash, hang or eat the machine (design, decision 6).

`runner.run_child` starts one, `entry` is what runs inside it, `protocol` is what passes between them.
"""
