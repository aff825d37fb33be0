"""The table for browsers: one authority for each table, and the routes that lead to it.

What is agreed with browsers (`messages`, `bodies`), what they are refused (`refusals`) and what bounds
them (`limits`) stands here, before the rooms. The rooms import one way: `http` from `tables`, `tables`
from `workers`, and `workers` from `traffic`.
"""
