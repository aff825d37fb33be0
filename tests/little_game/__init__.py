"""Night Watch: a little game of our own with everything a table must be able to keep secret.

A hand that only its player sees, a look at the deck, cards laid at the same time face down, an answer
out of turn of which nobody learns who was asked, two teams, and a game for one against the night, which
everybody can lose. Set LANDFALL_GAMES=little_game.package, with the folder of the tests on the path, and
the table has it.
"""
