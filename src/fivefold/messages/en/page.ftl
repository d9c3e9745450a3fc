shell-skip = Skip to the board
shell-nav = Main
shell-play = Play
shell-rules = Rules
shell-language = Language
shell-sound = Sound
shell-nowhere = There is nothing here.
shell-owners = The names of the games belong to their owners; all artwork here is original.

theme-system = Light or dark, like the system
theme-light = Light
theme-dark = Dark

home-tournaments = Tournaments
home-tournaments-new = New tournament
home-tournaments-none = No tournament yet. One laptop runs a whole hall, without internet.

seat-none = No table at the moment.
seat-colours = { $name } picks colour and seat first; then, clockwise from there, { $others } pick a colour.
seat-duel = { $name } begins; everyone plays the colour laid out on their side.
seat-me = Who are you?
seat-play = Play on the screen
seat-board = To the board
seat-online = This game must begin within { $hours } hours of the draw, or it is forfeit.
seat-clock = Clock: { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } each, { $seconds } s more after each move.
seat-waits = This game waits for its players and a free table: number { $place } in line. You will be called.
seat-result = The result
seat-count = count
seat-count-of = Count the kingdom of { $name }
seat-enter = Enter the result
seat-said = Entered by { $name }. Somebody else at the table confirms it.
seat-right = { $name }, is this right?
seat-confirm = Yes, that is right
seat-wrong = No
seat-wait = Waiting for somebody else at the table to confirm.
seat-referee = The referee comes to your table.
seat-thanks = Thank you, it is written down.
seat-protest = Call the referee
seat-all = All tables and the standings

home-title = Sit down and play
home-subtitle = Pentago, Pente, Kingdomino and Katamino, against each other or against the computer. No account needed.
home-pentago = Put a marble, turn a quadrant, make five in a row.
home-pente = Five in a row, or five captured pairs.
home-kingdomino = Dominoes, crowns, and a kingdom of five by five.
home-katamino = Twelve pieces of five squares fill the frame.
home-katamino_duel = Eight by eight, piece by piece: whoever lays last wins.
home-against = Against whom?
home-bot = the computer
home-here = somebody at this device
home-link = somebody elsewhere, by link or code
home-level = Strength
home-variant = Variant
home-name = Your name
home-guest = Guest
home-player = Player { $number }
home-strict = Touch-move: what is touched is played
home-clock = Clock
home-play = Play now

learn-title = Learn
learn-step = Step { $number } of { $all }
learn-wrong = That is a legal move, but not the one meant here. Try again.
learn-again = Try again
learn-show = Show me
learn-next = Next
learn-back = Back

home-running = Games being played

table-task = Solve the task
table-connecting = One moment…
table-gone = There is no such table, or it is private: ask for its link.
table-waiting = Waiting for the others
table-paused = Paused
table-yours = Your turn
table-turn = { $name } to move
table-draw = A draw:
table-wins = { $name } wins:
table-lost = Connection lost – trying again
table-invite = Invite
table-link = Link
table-share = Share
table-share-watch = A link to watch this game
table-copy = Copy link
table-sit = Sit down
table-accept = Accept
table-decline = Decline
table-type = Type a move
table-move = Move
table-stepback = Step back
table-takeback = Take back
table-offerdraw = Offer a draw
table-resign = Resign
table-resign-yes = Yes, resign
table-resign-no = No, play on
table-again = Play again
table-home = To the games
table-record = Record
table-moves = Moves

analysis-title = Analysis
analysis-what = Lay out any position or load a game: free moves on the board, what each move is worth, and where the game turned.
analysis-thinking = Thinking…
analysis-wins = { $name } wins
analysis-wins-in = { $name } wins in { $turns }
analysis-loses = { $name } loses
analysis-loses-in = { $name } loses in { $turns }
analysis-draws = A draw
analysis-chance = { $name }: { $percent }% chance
analysis-proved = proved
analysis-published = known
analysis-moves = What each move is worth
analysis-win = wins
analysis-win-in = wins in { $turns }
analysis-loss = loses
analysis-loss-in = loses in { $turns }
analysis-draw = draw
analysis-unknown = not examined
analysis-all = { $number ->
        [one] The only move
       *[other] All { $number } moves
    }
analysis-fewer = Only the best
analysis-line = Best play goes on
analysis-graph = How the game went
analysis-graph-of = Graph of the chances of { $name } over the game; the turning points are listed below
analysis-better = Better:
analysis-noturns = Nothing was given away: no turning point was found.
analysis-draw-graph = Analyse the whole game
analysis-drawing = Analysing… { $done } of { $all }
analysis-back = Back to the game
analysis-mute = There is no engine for this game here: the board is yours, but no values are shown.
analysis-deal = Chance moves: deal by lot, or type the deal.
analysis-dealt = Chance moves; step on to see how it fell.
analysis-threats = Show threats ({ $number })
analysis-points = { $points } { $points ->
        [one] point
       *[other] points
    }
analysis-gain = now +{ $points }
analysis-next = next +{ $points }
analysis-order = then no. { $order }
analysis-lot = Draw by lot
analysis-copied = Copied

record-load = Load a record
record-how = Paste a game record, or choose or drop a file.
record-text = Game record
record-read = Read
record-file = Choose a file

talk-title = Table talk
talk-say = Say something
talk-send = Send
talk-silent = Nobody has said anything yet.
talk-watcher = watching

table-watching = You are watching.
table-pause = Pause
table-resume = Go on
table-solved = Solved:

seat-bot = Computer ({ $strength })
seat-stand-in = { $name } – stand-in: { $strength }

offered-draw = You have offered a draw.
offered-takeback = You have asked to take back.
offered-pause = You have asked for a pause.
offered-rematch = You have asked for another game.

offer-withdraw = Withdraw

table-open = free
table-away = away

offer-draw = { $name } offers a draw.
offer-takeback = { $name } asks to take a move back.
offer-pause = { $name } asks for a pause.
offer-rematch = { $name } asks for another game.

look-title = Step through the game
look-first = To the start
look-back = One move back
look-on = One move forward
look-last = To the last move

table-over = The game is over: { $why }

home-play-game = Play { $game } now
home-choose = Choose…
home-choose-game = Choose opponent, variant and clock for { $game }
setup-players = Players
setup-start = Who begins?
setup-start-lots = drawn by lot
setup-start-me = I begin
setup-start-other = the other side begins
setup-seats = Who sits where?
setup-taker-bot = the computer
setup-taker-here = somebody at this device
setup-taker-link = somebody elsewhere, by link or code
setup-partner = Your partner
setup-opponent = Opponent { $number }
setup-other-name = The other player’s name
setup-name = Name
setup-watched = Others may watch
setup-own = Your own choice of options.
setup-own-name = own choice
setup-options = All options
clock-own = another…
clock-minutes = Minutes per player
clock-seconds = Extra seconds per move
match-title = Match
match-one = one game
match-points = to { $goal } points
match-wins = first to { $goal } wins
match-best = best of { $goal }
match-goal = Points to reach
match-handicap = Give a handicap
match-own-team = Your team
match-other-team = The other team
match-game = game { $number }
match-with = handicap { $given }
match-won = The match goes to { $name }.
seat-you = (you)
seat-partner = (your partner)
table-fill = Fill the seats with computers and begin
table-next-game = Next game

series-own = Your own series
series-own-what = Choose the pieces one after the other: the first four make PENTA 4, and each further piece the next. The solver checks every PENTA and says how hard it is.
series-name = Name of the series
series-name-usual = mine
series-add = Add piece { $piece }
series-remove = Take the last piece away
series-few = Choose four pieces or more.
series-grade = PENTA { $penta }: grade { $grade } of 10
series-keep = Keep this series
series-shared = Somebody shares a series with you
series-forget = Forget { $name }
series-share = Share { $name }
series-link = Link to this series
series-made = Pieces chosen
setup-colour = Your colour
setup-colour-first = no wish: dark begins
home-own = Your games
pace-title = The computer moves
pace-calm = calmly
pace-quick = quickly
pace-none = at once

colours-yours = Choose your colour
colours-theirs = { $name } chooses a colour

table-played = { $name } { $what }.
table-you-win = You win:
lost-the-other-side-resigned = You resigned. { $name } wins.
lost-the-other-side-s-time-is-up = Your time is up. { $name } wins.
lost-the-other-side-is-gone = You were away too long. { $name } wins.
seat-to-move = to move
hint-ask = Hint
hint-said = Hint: a strong player { $what }.
table-slow = Slow connection: { $ms } ms
acts-title = What you can do
analysis-estimated = The result is known, the moves that lead to it are not: these values are estimates.
invitation-by = { $name } invites you to { $game }
invitation-to = You are invited to { $game }
invitation-what = Open the link, sit down and play. No account needed.
shell-away = The house cannot be reached. Still here: rules, lessons, the series of Katamino to play alone, and the puzzles of the day. Tables, the analysis and tournaments need a connection.
analysis-axis = Chances of { $name }, move by move
analysis-accuracy = Accuracy:
record-no-text = { $name } is no text file; a game record is plain text.
analysis-practise = Practise from here
sign-good = A very good move
sign-mistake = A mistake
sign-blunder = Threw the result away
analysis-picture = Picture
arrange-title = Set up a position
arrange-now = Lay the position out on the board.
arrange-brush = Put on the board
arrange-text = Position as text
arrange-done = Analyse this
arrange-empty = Empty board
ahead-set = Your next move is set. Click elsewhere to change it.
home-facts-pentago = 2 players · 6+ · 3–30 min
home-facts-pente = 2 or 4 players · 8+
home-facts-kingdomino = 2–4 players · 8+ · 15–20 min
home-facts-katamino = 1 player · 3+
home-facts-katamino_duel = 2 players · 5–10 min
home-code = Join with a code
home-code-go = Join
home-today = Tournaments today
home-today-none = None today.
home-today-all = All tournaments
code-spoken = Or type this code on the first page:
table-invite-again = Invite somebody
setup-open = Anyone here may sit down and watch
home-waiting = Tables waiting for players
turn-side = { $side } to move
analysis-unweighed = The dominoes come by lot: there is nothing to weigh.
