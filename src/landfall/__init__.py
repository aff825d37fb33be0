"""Landfall."""
