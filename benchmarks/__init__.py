"""Measurements, printed and never committed: `make bench`."""
