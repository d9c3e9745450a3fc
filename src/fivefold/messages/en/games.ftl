board-pentago = Pentago board

marble-dark = dark marble
marble-light = light marble
marble-free = free

pentago-clockwise = Turn the { $quadrant } clockwise
pentago-anticlockwise = Turn the { $quadrant } anticlockwise

level-local = Local
level-national = National
level-international = International

clock-none = no clock
clock-fischer-180-2 = 3 min + 2 s per move
clock-fischer-300-5 = 5 min + 5 s per move
clock-fischer-900-10 = 15 min + 10 s per move
clock-each-seconds = { $count } s per move
clock-each-days =
    { $count ->
        [one] { $count } day per move
       *[other] { $count } days per move
    }

bot-random = random moves
bot-greedy = careless

notation-title = Notation
notation-booklet = as in the booklet
notation-K10 = K10
notation-wrong = { $text } is no move in the notation you have chosen.

colour-Dark = Dark
colour-Light = Light
colour-Blue = Blue
colour-Pink = Pink
colour-Yellow = Yellow
side-katamino-0 = You
side-katamino_duel-0 = First player
side-katamino_duel-1 = Second player

colour-White = White
colour-Black = Black
colour-Red = Red
colour-Green = Green
colour-White-and-Red = White and Red
colour-Black-and-Green = Black and Green

clock-days = { $days } { $days ->
        [one] day
       *[other] days
    }

preset-ordinary = ordinary
preset-tournament = tournament

board-last = last move
board-cancel = Cancel
board-pente = Pente board

pente-free = free
pente-stone-w = white stone
pente-stone-b = black stone
pente-stone-r = red stone, a diamond
pente-stone-g = green stone, a square
pente-side-one-0 = White
pente-side-one-1 = Black
pente-side-team-0 = White and Red
pente-side-team-1 = Black and Green
pente-captured = { $who }: { $stones } { $stones ->
        [one] stone
       *[other] stones
    } captured
pente-put = Place on { $point }
pente-pass = Pass

kingdomino-kingdom = Kingdom of the { $who }
kingdomino-king-0 = blue king
kingdomino-king-1 = pink king
kingdomino-king-2 = green king
kingdomino-king-3 = yellow king
fact-land-wheat = wheat
fact-land-forest = forest
fact-land-water = water
fact-land-grassland = grassland
fact-land-swamp = swamp
fact-land-mine = mine
fact-land-castle = castle
kingdomino-crowns = with { $crowns ->
        [one] a crown
       *[other] { $crowns } crowns
    }
kingdomino-domino = Domino { $number }: { $first } and { $second }
kingdomino-way-E = lying to the right
kingdomino-way-S = pointing down
kingdomino-way-W = lying to the left
kingdomino-way-N = pointing up
kingdomino-fits = fits { $way }
kingdomino-free = free
kingdomino-waiting = To lay
kingdomino-line = To choose
kingdomino-turn = Turn
kingdomino-here = Lay here
kingdomino-takeup = Take it up again
arrange-kingdom = Kingdom
arrange-bag = In the bag
arrange-take = Take a domino from the bag.
arrange-lay = Lay it in the kingdom on the board, or put it elsewhere:
arrange-nowhere = It fits nowhere in this kingdom. Put it elsewhere:
arrange-wait = To lay, with this king
arrange-taken = To choose, with this king
arrange-free = To choose, still free
arrange-discard = Discarded
arrange-laid = In this kingdom
arrange-back = Back into the bag: { $what }
kingdomino-lay = Lay domino { $number } in your kingdom.
kingdomino-choose = Choose your next domino.
kingdomino-discard-room = Domino { $number } must be discarded: no two free squares side by side are left within { $size } × { $size }. Choose your next domino.
kingdomino-discard-touch = Domino { $number } must be discarded: no free place within { $size } × { $size } lies beside the castle or its own land ({ $terrains }). Choose your next domino.
kingdomino-discarded = Discarded
kingdomino-score = Score
kingdomino-points = { $points } { $points ->
        [one] point
       *[other] points
    }
kingdomino-bare = No crowns
kingdomino-middle = Castle in the middle
kingdomino-harmony = Complete kingdom
kingdomino-total = Total

board-katamino = Katamino frame
board-katamino_duel = Board of the Katamino duel

katamino-pieces = Pieces
katamino-yours = Your pieces
katamino-seat-0 = Pieces of the first player
katamino-seat-1 = Pieces of the second player
katamino-pick = Pick a piece
katamino-piece = Piece { $piece }, { $columns } wide and { $rows } high
katamino-held = in your hand
katamino-nowhere = cannot be taken now
katamino-covered = piece { $piece }
katamino-free = free
katamino-fits = piece { $piece } fits: { $squares }
katamino-turn = Turn
katamino-flip = Flip
katamino-here = Lay here
katamino-series = Series A–L
katamino-series-what = Each line begins with four pieces; every step to the right adds one. Fill the frame up to the ruler with exactly these pieces.
katamino-line = Series { $name }
katamino-with = pieces { $pieces }
katamino-ways = { $number } { $number ->
        [one] solution
       *[other] solutions
    }
katamino-solved-in = solved in { $time }
katamino-done = { $done } of { $all } solved
katamino-master = Penta-Master!
katamino-slam = Small Slam
katamino-slam-what = Seven shorter series, from PENTA 3 to PENTA 8, as later editions print them.
katamino-triple = Triple size
katamino-triple-what = Fill a triple-size piece with nine other pieces.
katamino-large = All twelve pieces
katamino-free-choice = Free choice
katamino-free-what = Find pieces yourself that fill the frame.
katamino-solvable = Still solvable?
katamino-hint = Hint
katamino-open = { $number ->
        [one] Yes: one solution goes on from here.
       *[other] Yes: { $number } solutions go on from here.
    }
katamino-dead = No: this can no longer be solved.
katamino-hint-lay = Lay piece { $piece } on { $squares }.
katamino-hint-lift = This does not work out: take up piece { $piece }.
katamino-best = Your best time: { $time }
katamino-next = Next PENTA
solo-alone = On this device alone: the house cannot be reached. What you solve counts; hints, records and other frames need the house.
solo-no-frame = Without the house only PENTAs with chosen pieces on five rows can be played.
solo-not-kept = This browser has not kept what it needs to play without the house. Open the page once while you are connected.
solo-no-solver = Only the house can tell: its solver has not judged this filling before.
duel-title = The duel is solved
duel-lead = A program has played the duel to its end. Whoever begins wins: of the { $kinds } first moves that differ by more than turning and mirroring, { $won } win and { $lost } lose. Every answer to a winning first move has a reply, and a second program that shares nothing with the first checks them.
duel-game = Way to play
duel-game-ordinary = Ordinary: one pool
duel-game-even_odd = Even pieces begin
duel-game-odd_even = Odd pieces begin
duel-game-anywhere = Anywhere (Golomb)
duel-about-ordinary = The first player wins.
duel-about-even_odd = The even pieces win, with X in the middle and with no other first move.
duel-about-odd_even = The even pieces win: every first move of the odd ones is refuted.
duel-about-anywhere = The first player wins with this L (published by H. K. Orman in 1996). The other { $open } first moves are not classified here.
duel-first = First moves
duel-count = { $won } { $won ->
    [one] wins
   *[other] win
}, { $lost } { $lost ->
    [one] loses
   *[other] lose
}
duel-wins = wins
duel-loses = loses
duel-winning = This first move wins. It has { $answers } answers, and each of them loses. Lay one of them on the board, or step through them.
duel-answer = Answer { $at } of { $all }
duel-reply = refuted by the dashed piece
duel-back = Answer before
duel-on = Next answer
duel-any = Any answer
duel-losing = This first move loses. Can you find the refutation? Lay a piece on the board.
duel-show = Show a refutation
duel-shown = This refutes it: whatever follows, the first player loses.
duel-found = Refuted! After this the first player loses, whatever he does.
duel-missed = Not this: the dashed piece would win for the first player.
duel-open = Some seconds of search cannot tell whether this refutes it.
duel-asking = The solver is looking …
duel-again = Try another
duel-play = Play against the proof
duel-play-what = The computer begins with the move on the board, or takes the winning side, and never errs.
duel-draft = The draft
duel-draft-what = Where each picks six pieces first, there are { $divisions } ways to share them out; all of them are solved. Whoever picks first wins by taking L (piece 2), and by no other first pick; the bars show in how many of the ways with that piece the player who begins wins.
duel-pick-open = open
duel-pick-of = { $won } of { $solved }
duel-draft-try = Choose a piece to go on with it: each card then says whether the next pick wins or loses.
duel-hand-first = Who begins
duel-hand-second = The other player
duel-draft-first = With best picks from here, the player who begins wins.
duel-draft-second = With best picks from here, the other player wins.
duel-draft-unknown = Who wins from here is open.
duel-draft-back = Take back a pick
duel-pick-refuted = loses, refuted by piece { $piece }
duel-check = Check it yourself: { $command } runs the independent checker on every stored line; a third one is a single file of plain Python.

bot-level = level { $number }
bot-engine = full strength
bot-solver = solver

level-1 = for your first games
level-2 = takes it easy
level-3 = pays attention
level-4 = plays well
level-5 = plays as well as it can
level-others = Another opponent
level-slider = the level above

bot-perfect = never errs
bot-greedy-placement = beginner
bot-full-greedy = grabs points
bot-flat = tries things out
bot-uct = looks ahead

preset-standard = standard
preset-length-limit = exactly five
preset-double-three = no double three
preset-points = for points
preset-reply = with a reply
preset-count = 40 stones, captures count
preset-moving = 40 stones, then moving
preset-strict = strict
preset-team = teams of two
preset-two = two players
preset-three = three players
preset-duel = Mighty Duel, 7 × 7
preset-championship = championship, four
preset-championship-of-three = championship, three
preset-A4 = PENTA A 4
preset-free = PENTA { $number }, your choice of pieces
preset-triple = piece { $number }, triple size
preset-draft = draft
preset-even_odd = even against odd
preset-odd_even = odd against even
preset-anywhere = lay anywhere (Golomb’s game)

title-pentago = Pentago
title-pente = Pente
title-kingdomino = Kingdomino
title-katamino = Katamino
title-katamino_duel = Katamino duel

about-preset-ordinary = The ordinary rules.
about-preset-tournament = As in the Swiss tournament: if a turn leaves both with five, whoever turned wins.
about-preset-standard = Five in a row or five captured pairs win.
about-preset-length-limit = Only exactly five in a row win; six do not.
about-preset-double-three = No stone may make two open threes at once.
about-preset-points = Fives, fours and captured pairs are counted; good for a match to 21.
about-preset-reply = After a winning move the other side has one more move to equal it.
about-preset-count = Forty stones each; when all are placed, the most captured stones win.
about-preset-moving = Forty stones each; when all are placed, they are moved by one point.
about-preset-strict = Exactly five wins, and no two open threes that can both become fours.
about-preset-team = Two against two with four colours.
about-preset-two = For two, with two kings each.
about-preset-three = For three.
about-preset-duel = For two: all 48 dominoes and kingdoms of 7 × 7.
about-preset-championship = As in the championship: equal scores share the place, no variants.
about-preset-championship-of-three = As in the championship, for three.
about-preset-draft = The players first pick six pieces each, in turn.
about-preset-even_odd = The first player has the even pieces, the second the odd ones.
about-preset-odd_even = The first player has the odd pieces, the second the even ones.
about-preset-anywhere = Pieces may lie anywhere, without touching (Golomb’s game).
option-pentago-double_five = Both have five after a turn
about-option-pentago-double_five = What happens when one turn makes five for both.
value-pentago-double_five-mover = whoever turned wins
value-pentago-double_five-draw = a draw
value-pentago-double_five-starter = whoever began the game wins
option-pentago-five_on_placement = Five on putting the marble wins at once
about-option-pentago-five_on_placement = Otherwise the turn is finished first.
option-pente-opening = Opening
about-option-pente-opening = May White’s second stone stand near the centre?
value-pente-opening-restricted = at least three points away
value-pente-opening-free = anywhere
option-pente-line = A line of six
about-option-pente-line = Does a line of more than five win too?
value-pente-line-five_or_more = wins
value-pente-line-exactly_five = does not win
option-pente-double_three = Two open threes at once
about-option-pente-double_three = Such a stone is strong; many clubs forbid it.
value-pente-double_three-allowed = allowed
value-pente-double_three-forbidden = forbidden, unless it alone stops a four
value-pente-double_three-forbidden_strict = forbidden, unless it alone stops a five
option-pente-reply = Reply to a winning move
about-option-pente-reply = The other side has one more move to equal or overtake.
option-pente-exhaustion = When all stones are placed
about-option-pente-exhaustion = What decides if nobody has won by then.
value-pente-exhaustion-draw = a draw
value-pente-exhaustion-count = the most captured stones win
value-pente-exhaustion-move = stones are moved
option-pente-stones = Stones for each player
about-option-pente-stones = 0 means as many as the board takes.
option-pente-points = Play for points
about-option-pente-points = A five counts 5, each row of four 1, each captured pair 1.
option-pente-announce = Announce threes and fours
about-option-pente-announce = TRIA for an open three, TESSERA for a four.
option-pente-size = Board
about-option-pente-size = The lines each way.
value-pente-size-19 = 19 × 19
value-pente-size-15 = 15 × 15
value-pente-size-13 = 13 × 13
option-kingdomino-tie_break = Equal scores
about-option-kingdomino-tie_break = What decides between equal kingdoms.
value-kingdomino-tie_break-game = largest area, then crowns
value-kingdomino-tie_break-shared = share the place
option-kingdomino-middle_kingdom = Middle Kingdom
about-option-kingdomino-middle_kingdom = 10 points more for a castle in the middle.
option-kingdomino-harmony = Harmony
about-option-kingdomino-harmony = 5 points more for a complete kingdom, without a discarded domino.
option-kingdomino-mighty_duel = Mighty Duel
about-option-kingdomino-mighty_duel = Two players, all 48 dominoes, kingdoms of 7 × 7.
option-kingdomino-dynasty = Dynasty
about-option-kingdomino-dynasty = Three games in a row; their points are added.
option-kingdomino-championship = Championship rules
about-option-kingdomino-championship = Tables of three or four, shared places, no variants.
option-katamino-horizontal = Piece 1 lies along the board
about-option-katamino-horizontal = The leaflet’s exception; without it piece 1 may stand too.
prompt-pentago-put = Put a marble on a free cell.
prompt-pentago-turn = Now turn a quadrant.
prompt-duel-first = The first piece must cover at least one of the four centre squares.

quadrant-NW = upper left
quadrant-NE = upper right
quadrant-SW = lower left
quadrant-SE = lower right
said-pentago = puts a marble on { $cell } and turns the { $quadrant } { $way ->
        [clockwise] clockwise
       *[other] anticlockwise
    }
said-pentago-put = puts a marble on { $cell }
said-pente = { $pairs ->
        [0] puts a stone on { $point }
        [one] puts a stone on { $point } and captures a pair
       *[other] puts a stone on { $point } and captures { $pairs } pairs
    }
said-pente-moved = moves a stone from { $from } to { $point }
said-pente-pass = passes
said-kingdomino-take = takes domino { $pick }
said-kingdomino-lay = lays domino { $number } on { $square }
said-kingdomino-lay-take = lays domino { $number } on { $square } and takes domino { $pick }
said-kingdomino-discard = discards domino { $number }
said-kingdomino-discard-take = discards domino { $number } and takes domino { $pick }
said-katamino-lay = lays piece { $piece } on { $squares }
said-katamino-up = takes piece { $piece } up
said-katamino_duel-pick = picks piece { $piece }
made-takes = takes
made-lays = lays
made-discards = discards
made-deal = dealt
made-king = { $name } is drawn
clock-days-hours = { $days } d { $hours } h
prompt-katamino-free = Any pieces will do, as many as fill the frame.
kingdomino-dot-fits = fits as it lies
kingdomino-dot-turned = fits if turned
