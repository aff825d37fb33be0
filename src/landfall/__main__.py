"""`python -m landfall` is the command `landfall`."""

from landfall.cli import main

main()
