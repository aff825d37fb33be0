"""The orbital facilities, one file each."""
