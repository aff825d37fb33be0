"""The factions: a board each, with a facility for everybody and a power for its owner."""
