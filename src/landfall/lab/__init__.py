"""The laboratory: many games, and what can be said about them.

Files that a command runs have the name of that command: simulate, tournament, balance, analyse, tune.
"""
