"""The HTTP part, one file for each thing it is about."""
