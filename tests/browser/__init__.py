"""A package, so that what its tests share is closed as soon as they are done."""
