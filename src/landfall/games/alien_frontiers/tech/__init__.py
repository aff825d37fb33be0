"""The alien tech cards, one file each."""
