"""The territories, one file each."""
