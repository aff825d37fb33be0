"""A game in ten lines: everybody plays at random, and the table is drawn at the end."""

import landfall

game = landfall.game("alien-frontiers", edition="later-printing", seats=4)
rng = landfall.Rng(2026)
position = game.start()
while game.actor(position) != landfall.OVER:
    if game.actor(position) == landfall.CHANCE:
        code = game.sample(position, rng)
    else:
        legal = game.legal(position)
        code = legal[rng.below(len(legal))]
    position = game.apply(position, code)
print(game.draw(position))
print(game.outcome(position))
