"""The table for browsers: one authority for each table, and the routes that lead to it.

What is agreed with browsers (`messages`, `bodies`) and what bounds them (`limits`) stands here, before
the rooms. These import one way: `http` from `tables`, `tables` from `workers`, all of them from `traffic`.
"""
