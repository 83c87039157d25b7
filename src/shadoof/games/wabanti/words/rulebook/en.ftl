wabanti-rulebook-title = Wabanti
wabanti-rulebook-intro =
    Eighteen stones lie in the middle of a large board of hexagons, and they belong to nobody. Around the board sit two to six players, each with a side of their own. Everybody pulls the same chain of stones, each towards their own side, and the stones must never let go of each other. The first side that a stone touches has won.

    In your turn you throw five dice and play them one by one. A one lets a stone creep a field further. A higher number lets a stone jump over a row of others, the higher the number the longer the row. The best turns build their own springboards: one stone moves so that the next has a row to jump over.

    Dice you cannot or will not play come off your next throw. Where the printed sheet leaves a question open, we had to decide; those rules are marked as rulings.

wabanti-rulebook-chapter-board = The board and the sides
wabanti-rulebook-chapter-turn = Your turn
wabanti-rulebook-chapter-moves = How stones move
wabanti-rulebook-chapter-unused = Dice that are left
wabanti-rulebook-chapter-end = The end
wabanti-rulebook-chapter-writing = Writing moves down

# The board
wabanti-rulebook-b1-title = The board and the stones
wabanti-rulebook-b1 =
    The board is a hexagon of 169 fields, eight along each side. The 18 stones start in the middle, in two rings around the centre. The centre itself is empty, and it is a field like any other.

    All stones are shared. You may move any of them, and so may everybody else.
wabanti-rulebook-b1-rings = The start: 6 stones around the centre h8, and 12 around those.
wabanti-rulebook-b2-title = Who has which side
wabanti-rulebook-b2 =
    With six players every side has an owner. With four, two sides opposite each other are free. With three, every other side is owned, and with two, the sides opposite each other. A free side belongs to nobody.

    Our ruling on the seats, named clockwise by the points of the compass: two players have N and S; three N, SE and SW; four N, SE, S and NW; six all sides from N on. The printed game knows no table of five. We offer it as a house rule: N, NE, SE, S and SW.
wabanti-rulebook-b2-free = Four players: the lit edges, NE and SW, are free. Their corners are not lit, because each belongs to an owned side as well.

# Your turn
wabanti-rulebook-b3-title = Who starts
wabanti-rulebook-b3 =
    Dice decide who starts, and turns go clockwise. Our ruling: the program draws a seat, each equally likely, unless the players would rather choose.
wabanti-rulebook-b4-title = Throw, then play die by die
wabanti-rulebook-b4 =
    You throw all your dice at once: five, or fewer if you left some unused in your last turn (B8). Then you play them in any order, each at most once. Each die moves one stone (B5). You end the turn yourself.

    Look before you move: the order decides what is possible. A stone that creeps with a one can complete the row that the next stone jumps over.
wabanti-rulebook-b4-no-die = The dice show 1 1 1 2 2. From f8 over two stones to f11 takes a 3, and there is none.

# How stones move
wabanti-rulebook-b5-title = Creeping and jumping
wabanti-rulebook-b5 =
    A die of 1 moves a stone to an empty field beside it.

    A die of 2 to 6 lets a stone jump in a straight line over other stones, onto the empty field right behind them. The row it jumps over begins beside the stone, has no gap, and is one stone shorter than the die: a 2 jumps over one stone, a 3 over two, and so on to a 6 over five. So a stone always lands exactly as far away as the die shows.

    For a 1 and a 2 the sheet says so in as many words. For 3 to 6 it only speaks of an unbroken row; that the length of the row is always one less than the die is our ruling.
wabanti-rulebook-b5-step = With a 1, the stone from f10 has crept to e10.
wabanti-rulebook-b5-jump = With a 4, the stone from g7 has jumped over g8, g9 and g10 to g11.
wabanti-rulebook-b5-gap = From h6 to h11 would take an unbroken row of four, but h8 is empty.
wabanti-rulebook-b6-title = The stones stay together
wabanti-rulebook-b6 =
    After every single move all 18 stones must hang together: from each of them you can walk to every other, stone by stone. The stone that moved must touch the rest, and the rest must not fall apart without it.

    It is not enough that they hang together at the end of your turn. Each move counts.
wabanti-rulebook-b6-alone = On h11 the stone would touch nothing: h10, the field it leaves, is the only one beside h11 that held a stone.
wabanti-rulebook-b6-parts = h7 is all that holds the four stones in the west. If it jumps to h5, they are cut off.

# Dice that are left
wabanti-rulebook-b7-title = You may leave dice
wabanti-rulebook-b7 =
    Our ruling: you may end your turn with dice unused, also when one of them could be played. The sheet says that a player may move, and speaks of dice that cannot be used; both fit. A table can be stricter: where dice may be left only when none fits (in a record: must_play true), a turn may end only when no unused die can be played.

    Our second ruling: several dice may move the same stone, so that it jumps, lands and jumps again. A table can forbid it: then each die of a turn moves another stone (in a record: distinct_stones true).
wabanti-rulebook-b7-must = At a table with must_play: the ones can still be played, so the turn may not end yet.
wabanti-rulebook-b7-distinct = At a table with distinct_stones: the stone now on h8 has moved in this turn and may not move again.
wabanti-rulebook-b8-title = Unused dice cost you
wabanti-rulebook-b8 =
    Each die you leave unused is a die less in your next turn. Throw five and leave two, and next time you throw three. Play all three of those, and you are back to five. Leave one of the three, and you throw two.

    Our ruling: if you leave every die, you have none the next time. That turn is lost, with nothing to throw and nothing to play, and after it you throw five again. Some read the sheet differently, so that you always keep at least one die; if you prefer that, agree on it at your own table. Here a turn can be lost.
wabanti-rulebook-b8-fewer = A used one of five dice and left four, so A now throws a single die. B left all five and throws none in the next turn.
wabanti-rulebook-b8-none = B left all five dice before, so this turn is lost: B throws no dice and can only end it.

# The end
wabanti-rulebook-b9-title = Reaching a side
wabanti-rulebook-b9 =
    The moment a stone stands on the edge of a side that somebody owns, that player wins, no matter who moved it and whose turn it was. The rest of the turn is not played.

    On a corner two sides meet. If both are owned, both players win together; if one of them is free, the owner of the other wins alone. On a free side nothing happens, and play goes on.
wabanti-rulebook-b9-won = A stone stands on a10, on the northern edge: A has won.
wabanti-rulebook-b10-title = A draw after a thousand turns
wabanti-rulebook-b10 =
    Our ruling: when the 1000th turn has ended, lost turns included, the game is a draw. It is there so that every game ends.

# Notation
wabanti-rulebook-notation-title = How moves are written
wabanti-rulebook-notation =
    Every field has a name: a letter for its row, from a in the north to o in the south, and a number that stays the same along one of the diagonals. The centre is h8, the corner in the north-west a8.

    A move names two fields, as in f10>e10; the distance tells which die it takes. A throw is written in brackets in ascending order, as in [13356], and a full stop ends the turn.
wabanti-rulebook-notation-dash = f10-e10 says nothing; a move is written f10>e10.
