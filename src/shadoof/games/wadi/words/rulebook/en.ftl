wadi-rulebook-title = Wadi and The Watchmen
wadi-rulebook-intro =
    A wadi is a river in the desert that carries water for a few days and then runs dry. You and your neighbours farm its banks. With shadoofs, wooden cranes with a bucket, you lift the water out of the river bed onto the land while it passes. When the last of it has run off, everybody counts: a shadoof earns for each watered tile around it, and fertile land earns more.

    The whole game is two kinds of action. You build a shadoof, or you pump one disc of water with a shadoof that already stands. A turn is up to two actions, at most one of them a build (with two players there is one more pump). Then the next player does the same, and when everyone has had a turn, all the water moves one tile downstream. There is no luck and nothing is hidden. But water belongs to nobody: what you pump onto a field beside your neighbour pays your neighbour too, and what you pumped can be pumped away again.

    Read the first five chapters and you can play. The variants, the Watchmen and the advice on boards can wait for your second game. Where the printed rules leave a question open, we had to decide; those rules are marked as rulings.

wadi-rulebook-chapter-board = The board
wadi-rulebook-chapter-course = Rounds and turns
wadi-rulebook-chapter-building = Building
wadi-rulebook-chapter-pumping = Reach and pumping
wadi-rulebook-chapter-points = Points
wadi-rulebook-chapter-variants = For the second game: variants
wadi-rulebook-chapter-watchmen = The Watchmen
wadi-rulebook-chapter-boards = Boards of your own
wadi-rulebook-chapter-writing = Writing moves down

# The board
wadi-rulebook-w1-title = What is in the box
wadi-rulebook-w1 =
    Two to four people play. Each has seven shadoofs in a colour of their own; whoever has built all seven builds no more and only pumps.

    One box also holds 21 land tiles with one reservoir, 11 with two and 7 with three, 17 wadi tiles, 21 discs of water, and the talisman, a blue glass bead that shows who starts the round.
wadi-rulebook-w2-title = Tiles on a grid
wadi-rulebook-w2 =
    A board is drawn by a scenario: land tiles and wadi tiles on a square grid, usually seven by seven. Land has one, two or three reservoirs; the more, the more fertile.

    Not every place needs a tile. A place without one is a void: nothing is ever built there and no water lies there. Cells are named by column and row, so a1 is the top left corner.
wadi-rulebook-w2-void = a1, e1 and a3 are voids. A shadoof on a1 is refused.
wadi-rulebook-w4-title = The way of the water
wadi-rulebook-w4 =
    Each wadi tile has an arrow to one of its eight neighbours, straight or diagonal. If that neighbour is a wadi tile, the water goes there. If the arrow points off the grid or into a void, this tile is an end, and what flows on from it leaves the game.

    Arms may join: several tiles may point to the same one. A river never runs onto land and never round in a circle; a map drawn like that is refused.
wadi-rulebook-w4-arms = Two arms meet on c2. The last tile, d4, points off the board: there the water leaves.
wadi-rulebook-w5-title = Forks
wadi-rulebook-w5 =
    A fork is a wadi tile with two arrows, the first of them drawn bold. The water on it parts evenly, and when the number is odd, the bold arrow gets the one more. Of five discs three go by the bold arrow and two by the other; a single disc goes by the bold one.
wadi-rulebook-w5-fork = Five discs lay on the fork c1, whose bold arrow points down. A round later three lie on c2 and two on d2.
wadi-rulebook-w6-title = Water at the start
wadi-rulebook-w6 =
    The scenario says how many discs lie on which wadi tiles before the first turn. Those tiles are the starting points.

    Our ruling: any wadi tile may be one, also in the middle of the river, and there must be at least one disc on the board.
wadi-rulebook-w6-start = Our start board: seven discs on b1, six on f1 and six on a4.

# Rounds and turns
wadi-rulebook-w10-title = A round
wadi-rulebook-w10 =
    In a round everybody takes one turn, clockwise from the player who has the talisman. Then the water flows (W40). Then the talisman goes to the next player clockwise, and a new round begins.

    So the player who was last to move before the water flowed is not the last one in the next round: the order turns by one seat every round.
wadi-rulebook-w12-title = Your turn
wadi-rulebook-w12 =
    You have two actions: build one shadoof and pump once, in either order, or pump twice. You may also do less, or nothing at all.

    With two players each turn has one more pump: three actions, of which at most one builds.
wadi-rulebook-w12-spent = Three players. A has built on c2 and pumped from b1 to c1. That is two actions; one more pump is refused.
wadi-rulebook-w12-built = Two players. A has one action left, but it must be a pump: a second shadoof is refused.
wadi-rulebook-w14-title = Who starts, and in what order you act
wadi-rulebook-w14 =
    Who starts is drawn by lot. Our ruling: every seat is equally likely, unless the players would rather choose.

    The order of your actions is yours. You can build first and pump with the new shadoof at once. Or you can pump a disc away first and build on the tile where it lay.
wadi-rulebook-w14-room = B wanted c1, where a disc lay. First B pumped it to d2, then built on c1.
wadi-rulebook-w40-title = The water flows
wadi-rulebook-w40 =
    When everybody has had a turn, all discs on wadi tiles move at the same time, each one tile along its arrow. Discs on an end leave the game. Discs on land stay where they are.

    Look one round ahead when you build: the water your shadoof reaches now will have gone by your next turn.
wadi-rulebook-w40-before = Before the flow: three discs on b1, one on b2. Two have been pumped onto land.
wadi-rulebook-w40-after = After the flow: the three lie on b2, the one on c3. The discs on land have not moved.
wadi-rulebook-w11-title = The end of the game
wadi-rulebook-w11 =
    The game ends when the water has flowed and no wadi tile holds a disc any more. Then the points are counted (W50).

    It does not end in the middle of a round: when the last disc is pumped out of the river, the players after you still take their turns.
wadi-rulebook-w11-dry = The only wadi tile, b1, is empty after the flow. The game is over.

# Building
wadi-rulebook-w20-title = Where a shadoof may stand
wadi-rulebook-w20 =
    You take one of your shadoofs from your supply and put it on a land tile on which no shadoof stands and no disc lies; with The Watchmen no Watchman either. Never on a wadi tile.

    What is built stays. Shadoofs are never moved and never taken off the board.
wadi-rulebook-w20-taken = None of these tiles can be built on: three are wadi, on c2 stands a shadoof, and on c1 lies a disc.
wadi-rulebook-w21-title = The basic game: build anywhere
wadi-rulebook-w21 =
    In the basic game (at the table: Basic; in a record: building free) that is all there is to it. You may build right beside another shadoof, your own or somebody else's.

    Once everybody knows the game, play with the spreading rule (W22).

# Reach and pumping
wadi-rulebook-w30-title = What a shadoof reaches
wadi-rulebook-w30 =
    A shadoof reaches nine tiles: the one it stands on and the eight around it, wadi and land alike.

    With one exception: a land tile diagonally beside it that lies on the other side of the wadi is out of reach (W31). Reach counts twice in this game: you can only pump within it, and only tiles within it earn points (W50).
wadi-rulebook-w30-reach = The shadoof on c3 reaches the nine lit tiles. Two steps away, e3, is too far.
wadi-rulebook-w31-title = The other side of the wadi
wadi-rulebook-w31 =
    When does the wadi lie between a shadoof and its diagonal neighbour? Our ruling makes it exact. A diagonal step has two corners: the two cells that touch both its ends. The step is blocked when both corners are wadi tiles, whether of one arm or of two. It is also blocked when one corner is a wadi tile whose arrow points to the other corner, as where a river runs out through a void.

    In all other cases the step is open: a single wadi tile at one corner does not stop the crane, and neither does land or a void. Steps straight up, down, left or right are never blocked, and a wadi tile itself is always in reach from all eight sides.
wadi-rulebook-w31-corners = From b2 to c3: both corners, c2 and b3, are wadi. c3 is the far bank, so A cannot pump there.
wadi-rulebook-w31-leaving = From b2 to a1: one corner is the void a2, and the arrow of b1, the other corner, points to it. Blocked.
wadi-rulebook-w31-around = From b2 to c3: only c2 is wadi, and its arrow points elsewhere. The step is open, and A has pumped to c3.
wadi-rulebook-w32-title = Pumping
wadi-rulebook-w32 =
    A pump moves one disc to a land tile that holds no disc yet. The disc may come from a wadi tile or from another land tile. Water never goes back into the wadi.

    One shadoof of yours must reach both tiles, the one the disc comes from and the one it goes to (W30). Whether a shadoof stands on one of them, yours or not, does not matter; you may well fill the tile under your own shadoof.

    The same shadoof can pump again and again, also in the turn it was built. And no disc has an owner: you may pump away what somebody else has just brought onto their field.
wadi-rulebook-w32-land-only = The shadoof on c2 reaches both b1 and b2, but b2 is a wadi tile; water is pumped onto land only.
wadi-rulebook-w32-one-shadoof = c1 reaches the water on b2, and e2 reaches e1, but neither reaches both. It takes two pumps: b2 to d2 with the one, then d2 to e1 with the other.
wadi-rulebook-w33-title = It does not matter which shadoof pumps
wadi-rulebook-w33 =
    If two shadoofs of yours reach both tiles, nobody needs to know which of them did it: nothing changes but the place of the disc. That is why a pump is written with the two tiles alone, such as c2>d2.

# Points
wadi-rulebook-w50-title = Counting
wadi-rulebook-w50 =
    Each shadoof counts by itself: add up the reservoirs of all land tiles within its reach that hold a disc. A watered tile with three reservoirs is worth three, with two two, with one one. A dry tile is worth nothing, and so is one on the other side of the wadi (W31).

    Your points are the sum over your shadoofs. One tile can count several times: for two shadoofs of yours, for a neighbour's as well. Fertile land where several of your shadoofs overlap is the best place for water.
wadi-rulebook-w50-count = A's shadoof on c2 reaches b1 (2), c1 (3) and c2 (1): 6 points. B's on d1 reaches c1 and c2: 4 points. B's last pump, to c2, gave both players one.
wadi-rulebook-w51-title = Winning, and ties
wadi-rulebook-w51 =
    Whoever has the most points wins. On a tie, the one of them with more shadoofs left in the supply wins: the same harvest with less wood. If that is equal too, they share the victory.

# Variants
wadi-rulebook-w22-title = The spreading rule
wadi-rulebook-w22 =
    With this rule (at the table: Advanced; in a record: building spreading) a new shadoof may not stand horizontally or vertically beside another one, no matter whose. Diagonally beside is fine.

    A good place is now taken together with the tiles around it. This is the game for players who know it, and the best one with The Watchmen.
wadi-rulebook-w22-beside = A stands on c2. The land beside it, c1 and d2, is closed to everybody; d1 and d3, diagonally beside it, are free.
wadi-rulebook-w23-title = The rules of 2007
wadi-rulebook-w23 =
    The first edition had the spreading rule (W22) with an exception, for players whom the others have shut out from the water (at the table: Rules of 2007; in a record: building original). Its exact form is our ruling.

    Before each build we ask: could you pump a disc out of the wadi, with a shadoof you have or with one more on a tile that the spreading rule allows you now? Your actions left do not matter for this question, and dry wadi tiles do not help you. If you could, you build by the spreading rule. If you could not, you may build on any free land tile that is not horizontally or vertically beside a shadoof of your own. Beside other players' shadoofs is allowed then, even where no water is in reach.

    The question is asked anew before every build, so a pump earlier in your turn can change the answer.
wadi-rulebook-w23-water-left = B could still build on a1 and pump from b1. So the spreading rule holds, and d1, beside A, is closed.
wadi-rulebook-w23-shut-out = Only b1 touches the water, and A stands there. B is shut out and may build beside A: on c1, d1 or e1.
wadi-rulebook-w23-own = B is shut out and could build on c1, beside A. But d1 and f1 are beside B's own shadoof and stay closed.
wadi-rulebook-w13-title = Pro: two builds in a turn
wadi-rulebook-w13 =
    In the pro variant (in a record: builds_per_turn 2) both your actions may build. Boards fill up fast, and the seven shadoofs (W1) are soon gone.

    Our ruling for two players: the extra action is still a pump. You have three actions, of which at most two build.
wadi-rulebook-w13-third = Two players, pro variant. A has built twice and has one action left: a pump, not a third shadoof.
wadi-rulebook-w52-title = A head start
wadi-rulebook-w52 =
    This rule is ours altogether, and it is off unless you switch it on. Each seat may begin with a number of points, from 0 to 99, that are added to its harvest before ties are broken (W51).

    Why? Whoever plays the last turn before the river runs dry has an advantage, often of a point or two, and on a short board that decides. We let the computer play each built-in board many thousands of times to find the head start that makes it fair; you can choose it when you set up a table.
wadi-rulebook-w52-ahead = B moves second and begins with two points.

# The Watchmen
wadi-rulebook-g1-title = One Watchman each
wadi-rulebook-g1 =
    The Watchmen is an expansion: switch it on (in a record: watchmen true) and everybody gets one Watchman. He comes onto the board at the end of the first round, guards the land around him, and has to keep moving. You decide when to take him home: early pays, too late costs.

    All other rules stay as they are.
wadi-rulebook-g2-title = The forbidden area
wadi-rulebook-g2 =
    A Watchman guards the tile he stands on and the land tiles horizontally and vertically beside it: his forbidden area. Wadi tiles are never part of it.

    In a forbidden area nobody builds, nobody else puts a Watchman, and no disc is pumped, neither onto a tile there nor off it. This holds for the Watchman's owner as well.

    What is there already stays and still counts. A shadoof inside the area can go on pumping between tiles outside, out of the wadi for example. Water flows past as always. So a Watchman can protect a rich harvest, or keep the others from a place until you get there.
wadi-rulebook-g2-area = A's Watchman on c2 guards c2, c1, b2 and d2. B may not build on b2. The wadi tile c3 is not guarded.
wadi-rulebook-g2-pump = B's shadoof on a2 reaches the water on b3, but b2 is guarded by A: no pumping there. To a2 it may pump.
wadi-rulebook-g3-title = When the Watchmen come
wadi-rulebook-g3 =
    The Watchmen come at the end of round 1. Our ruling says when exactly: after the water has flowed and before the talisman moves on. They are put in turn order, starting with the player who started round 1. If the game is over with that flow, they stay at home.
wadi-rulebook-g3-now = Round 1 is over and the water has flowed. Now A and then B put their Watchmen; building has to wait.
wadi-rulebook-g4-title = Where a Watchman comes in
wadi-rulebook-g4 =
    You put your Watchman on an empty land tile, without shadoof, disc or Watchman, outside the forbidden areas of the others, and in a zone where no shadoof of yours stands. A zone is a stretch of land bounded by the wadi and the edge of the board.

    Our rulings: two land tiles are in one zone when you can walk from one to the other by steps that a shadoof reaches over (W30). If no tile on the whole board meets all the conditions when your turn to put him comes, you may ignore the zone, and only the zone. If there is still no tile, your Watchman stays at home, and he neither earns nor costs you anything.
wadi-rulebook-g4-zone = A has a shadoof in the north, so A's Watchman must come in south of the river.
wadi-rulebook-g5-title = Move him or take him back
wadi-rulebook-g5 =
    From round 2 on, if your Watchman stands on the board, your turn begins with him. Either you move him to another empty land tile outside the others' forbidden areas, anywhere on the board; zones no longer matter. Or you take him back, and then he does not return. After that you have all your actions (W12).

    He may not stay where he is. A step to a tile that he was guarding himself is allowed.
wadi-rulebook-g5-first = B wants to build, but B's Watchman comes first.
wadi-rulebook-g6-title = When it is too late to take him back
wadi-rulebook-g6 =
    As soon as no wadi tile holds a disc, a Watchman can no longer be taken back. He must still move.

    If there is no tile he could move to, he comes off the board, whether the river is wet or dry.
wadi-rulebook-g6-dry = B has pumped the last disc out of the river. A's Watchman on d1 must move and cannot go home any more.
wadi-rulebook-g7-title = What the Watchmen earn and cost
wadi-rulebook-g7 =
    The first player to take a Watchman back gets 2 points, the second 1, the others nothing. Whoever still has a Watchman on the board at the end loses 4. So does a player whose Watchman was forced off because there was nowhere to move (G6) when the river was already dry.

    Our ruling: if he was forced off while the river still carried water, that counts as taking him back like any other.
wadi-rulebook-g7-bonus = B took the Watchman back first: 2 points, and 2 more for the disc on b1. A's Watchman still stands: minus 4.
wadi-rulebook-g8-title = How to play with them best
wadi-rulebook-g8 =
    The Watchmen are at their best with the spreading rule (W22). With four players, choose a board that uses nearly all the land tiles, or turns get narrow: the fewer free tiles, the harder every decision.

# Boards
wadi-rulebook-boards-title = Boards with famous names
wadi-rulebook-boards =
    The box has a start board and three more: Wadi el 'Arish in Egypt, Wadi al Mabraq in Saudi Arabia and Wadi al Masilah in Yemen. The author published others: Wadi Thamit (Libya), Wadi Jedi and Wadi Tafna (Algeria), Wadi al Mujib (Jordan), Wadi O'Clock, Wadi Bahta (Chad), Wadi el Kebir, better known as the Guadalquivir (Spain), Wadi Quragyah (Egypt) and Wadi al Malik (Sudan).

    We do not have their printed layouts. Every board here is our own drawing, also where it bears one of these names. If you own the box, you can type a printed board in yourself: it takes a minute (NOTATION).
wadi-rulebook-advice-title = What makes a good board
wadi-rulebook-advice =
    A scenario decides much of the fun, so here is what experience says. A long river makes a long game, and sometimes a dull one; very short arms are over before the fight has begun. One end for all the water is harder to play than two or three, because late in the game little can be pumped.

    For four players, let each find room at a starting point: three arms, or two that begin far apart and not in a corner. Avoid many or long strips of land one tile wide, and dead corners of one to three tiles that nobody wants. Give each arm as many discs as the land along it can use.

    With the Watchmen and four players, use all the land you have. Extreme boards are fun to draw and less fun to play. The board check tells you all this about a map of yours.
wadi-rulebook-w3-title = How large a board may be
wadi-rulebook-w3 =
    Our ruling: a map has at most 64 cells, voids included, in at most 16 rows and 16 columns. It may use more tiles or discs than one box holds; then the board check says how many boxes you would need to lay it out on a real table.

# Notation
wadi-rulebook-notation-title = How moves and boards are written
wadi-rulebook-notation =
    Every cell has a name: a letter for the column, from the left, and a number for the row, from the top. You build with a plus, as in +c3. You pump with an arrow from tile to tile, as in c2>d2. You put or move your Watchman with an at sign, as in @c3, and take him back with @-. A full stop ends the turn.

    A board is written row by row, with blanks between the tiles: 1, 2 or 3 for land with so many reservoirs, a full stop for a void, and an arrow for a wadi tile, with the number of discs behind it if any lie there at the start. Two arrows make a fork, the bold one first (W5).
wadi-rulebook-notation-dash = b2-d1 says nothing; a pump is written b2>d1.
