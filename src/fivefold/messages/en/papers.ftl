print-decimal-point = { "." }
print-first-day = 1
print-day = { $day } { $month } { $year }
print-moment = { $year }-{ $month }-{ $day }, { $time }
print-month-1 = January
print-month-2 = February
print-month-3 = March
print-month-4 = April
print-month-5 = May
print-month-6 = June
print-month-7 = July
print-month-8 = August
print-month-9 = September
print-month-10 = October
print-month-11 = November
print-month-12 = December
print-paper-seating = Seating
print-paper-sheets = Score sheets
print-paper-groups = Group tables
print-paper-bracket = Bracket
print-paper-standings = Standings
print-paper-certificates = Certificates
print-paper-fallback = Paper fallback
print-paper-rules = The rules
print-paper-schedule = Schedule
print-foot-fact = as of log entry { $number }
print-foot-digest = check { $digest }
print-foot-page = page
print-foot-key = key { $print }
print-season = season { $season }
print-organiser = organiser: { $name }
print-days = { $first } – { $last }
print-days-joined = { $first }–{ $last }
print-champion = { $title }: { $names }
print-signed-what = Signed: log entry { $number }, check { $digest }
print-signed-by = by the key { $print }: { $signature }
print-signed-how = Whoever has the log can check with this code that nothing in it was altered or cut off since: fivefold tournament check LOG --signature CODE --key KEY
print-round = Round { $number }
print-round-word = Round
print-yes = yes
print-name = Name
print-game = Game
print-table = Table
print-table-short = T{ $number }
print-group = Group { $label }
print-group-word = Group
print-wave = Wave { $number }
print-place-short = Place
print-points-short = { $count } { $count ->
        [one] pt
       *[other] pts
    }
print-filler = filler, not scored
print-bye = bye
print-won = won
print-lost = lost
print-drawn = draw
print-before = { $one } is before { $other } by { $by }.
print-cup-won = winner
print-cup-final = Final
print-cup-semi = Semi-final
print-cup-quarter = Quarter-final
print-cup-eighth = Last 16
print-cup-last = Last { $count }
print-cup-third-place = Game for third place
print-double-upper = Upper bracket
print-double-lower = Lower bracket
print-double-W = Upper bracket, round { $round }
print-double-L = Lower bracket, round { $round }
print-double-F1 = Final
print-double-F2 = Second final
print-match-day = Match day { $number } · { $day }
print-stage-groups = Group phase
print-stage-all-play-all = Everyone against everyone
print-stage-intermediate = Intermediate round
print-stage-round = Round { $number } of { $rounds }
print-stage-arena = Arena, pairing { $number }
print-round-number = Round { $number }
print-stage-trial = Puzzle { $number } of { $rounds }
print-state-left-game = left the game
print-state-left = left
print-state-disqualified = disqualified
print-state-void = void
print-state-walk-over = walk-over
print-state-upset = board upset
print-seating-by-table = By table
print-seating-by-game = By game
print-seating-called = Games are called to the tables that become free; see the projector or your phone for the table.
print-seating-by-name = By name
print-seating-begins = begins
print-seating-clockwise = The start player (★) chooses seat and colour; the others follow clockwise in this order.
print-seating-marble-side = ★ begins. Everyone plays the colour on their side.
print-seating-byes = Bye: { $names }
print-seating-halves = Half-point bye: { $names }
print-sheet-draw = draw
print-board-number = Board { $number }
print-sheet-winner = Winner
print-sheet-marbles = Winner’s marbles
print-sheet-marbles-hint = Count the marbles that the winner has placed (5 to 18).
print-sheet-begins = begins
print-sheet-seat = Seat
print-sheet-player = Player
print-sheet-colour = Colour
print-sheet-score = Score
print-sheet-total = Total
print-sheet-place = Place
print-sheet-points = Points
print-sheet-signature = Signature
print-sheet-signatures = Signatures of both players
print-sheet-replay = Replay
print-sheet-game = Game
print-sheet-time = Time (seconds)
print-sheet-unsolved = not solved
print-sheet-scan = Scan to enter the result on a phone.
print-sheet-desk = Bring this sheet to the desk right after the game.
print-sheet-areas = Squares × crowns, summed over all areas of a terrain
print-sheet-remarks = Remarks, referee
print-terrain-wheat = Wheat
print-terrain-forest = Forest
print-terrain-lake = Water
print-terrain-meadow = Grassland
print-terrain-swamp = Swamp
print-terrain-mine = Mine
print-groups-legend = A win gives { $win } points, a draw { $draw }, a loss { $loss }.
print-groups-speed = The small number is speed: { $marbles } minus the winner’s own marbles.
print-groups-order = Order: { $order }.
print-groups-finished = all games played
print-groups-tied = { $one } and { $other } are equal; a lot decides if their places matter.
print-groups-walk-over = w.o.
print-groups-games = Games
print-groups-result = Winner, or draw
print-groups-marbles = Marbles
print-groups-wave = Wave
print-groups-played = Games
print-groups-begins = begins
print-groups-second = against
print-criterion-points = points
print-criterion-score = total game score
print-criterion-share = sum of shares
print-criterion-speed = speed points
print-criterion-wins = games won
print-criterion-board-points = points at the boards
print-criterion-head-to-head = games between them
print-criterion-buchholz = points of the opponents
print-criterion-sonneborn-berger = points of beaten opponents
print-criterion-solved = puzzles solved
print-criterion-time = time
print-criterion-lot = lot
print-criterion-cup = way through the cup
print-criterion-double = way through both brackets
print-criterion-third-place = game for third place
print-criterion-intermediate = intermediate round
print-criterion-group-place = place in the group
print-criterion-points-short = Points
print-criterion-score-short = Score
print-criterion-share-short = Shares
print-criterion-speed-short = Speed
print-criterion-wins-short = Wins
print-criterion-board-points-short = Boards
print-criterion-head-to-head-short = Direct
print-criterion-buchholz-short = Opponents
print-criterion-sonneborn-berger-short = Beaten
print-criterion-solved-short = Solved
print-criterion-time-short = Time
print-criterion-lot-short = Lot
print-bracket-part = Part { $part } of { $parts }
print-bracket-winner = Winner
print-bracket-seed = Seed { $rank }
print-bracket-bye = bye
print-bracket-replays = { $count } drawn
print-standings-final = Final standing
print-standings-categories = By category
print-standings-before = Before the first round
print-standings-during = Standing, { $round }
print-standings-order = Order: { $order }.
print-standings-by = before the next by { $by }
print-standings-legend-rank-tables = Each round: points, below them the game score, the share of the table’s score and the table; ★ began.
print-standings-legend-groups-cup = Group: letter, place, points and speed. Afterwards the result and the opponent of each round.
print-standings-legend-knock-out = The result and the opponent of each round.
print-standings-legend-double-elimination = The result and the opponent of each round.
print-standings-legend-round-robin = The games are in the group table.
print-standings-legend-swiss = Each round: points, below them the opponent’s number.
print-standings-legend-arena = Points from all games, in the order in which they were paired.
print-standings-legend-time-trial = Each round: the time; – not solved.
print-certificate-heading = Certificate
print-certificate-given = is awarded to
print-certificate-kind-any = Tournament
print-certificate-kind-kingdomino-championship = Kingdomino championship
print-certificate-kind-pentago-tournament = Pentago tournament
print-certificate-kind-katamino-time-trial = Katamino time trial
print-certificate-among = among { $count } { $count ->
        [one] player
       *[other] players
    }
print-certificate-for = for
print-certificate-bears = with the title
print-certificate-place = { $place } place
print-certificate-place-shared = shared { $place } place
print-certificate-place-1 = First place
print-certificate-place-2 = Second place
print-certificate-place-3 = Third place
print-certificate-place-1-shared = Shared first place
print-certificate-place-2-shared = Shared second place
print-certificate-place-3-shared = Shared third place
print-certificate-director = Tournament director
print-certificate-referee = Referee
print-fallback-heading = If the laptop falls silent
print-fallback-lead = With this pack the tournament carries on by hand. Nothing is lost: whatever is written here is typed in later. Copy the blank pages for every further round.
print-fallback-here-title = Where we stand
print-fallback-steps-title = How to carry on
print-fallback-back-title = When the laptop is back
print-fallback-rules-title = The rules for this
print-fallback-points-title = Points for shared places
print-fallback-places = Places
print-fallback-each = Each
print-fallback-not-started = The tournament has not been started.
print-fallback-running = { $count ->
        [one] { $round } is under way; { $count } table is still open. Its sheet is in this pack.
       *[other] { $round } is under way; { $count } tables are still open. Their sheets are in this pack.
    }
print-fallback-done = { $round } is played and complete.
print-fallback-determined = The next seating is fixed and is in this pack.
print-fallback-but-lots = The next seating is settled except for the lots; it is in this pack with the lots to draw.
print-fallback-open = The next seating follows from what is still open; forms for it are in this pack.
print-fallback-last = No further round follows.
print-fallback-table-of = table of { $size }: { $points }
print-fallback-table-of-size = Table of { $size }
print-fallback-running-title = Seating of the current round
print-fallback-sheets-title = Score sheets
print-fallback-groups-title = Group tables to fill in
print-fallback-bracket-title = Bracket to fill in
print-steps-rank-tables-1 = Finish the current round. Take a signed score sheet from every table; in a dispute the sheet counts.
print-steps-rank-tables-2 = Copy each sheet into the worksheet. The places at a table follow the game scores; equals share the place and divide its points (see the table of shared places).
print-steps-rank-tables-3 = Points for the places, { $points }. Add them up; add up the game scores too.
print-steps-rank-tables-4 = Put everyone in order: { $order }. Work out shares only where points and scores are both equal: own score divided by the table’s total; at a table of three the total is first raised by its average.
print-steps-rank-tables-5 = Seat from the top of the new order, table after table. Sizes of the next tables: { $sizes }.
print-steps-rank-tables-6 = Where equals fall on both sides of a table boundary, draw lots between them and keep the form.
print-steps-rank-tables-7 = At each table the player who has begun least often begins; among several, draw lots. The start player chooses seat and colour, the others follow clockwise.
print-steps-rank-tables-8 = Write the seating on its form and put it up. Repeat until round { $rounds } has been played.
print-steps-groups-cup-1 = Play the open games. On each sheet: the winner (or draw) and how many marbles the winner has placed.
print-steps-groups-cup-2 = Enter each game in its group table: a win { $win } points, a draw { $draw }, a loss { $loss }. The winner also gets { $marbles } minus their own marbles as speed points.
print-steps-groups-cup-3 = Places in a group: { $order }. Draw lots only if the tie matters, and keep the form.
print-steps-groups-cup-4 = Compare the winners of all groups with each other: points, then speed points, each per game where groups differ in size; then draw lots. They are seeds 1, 2, 3 and so on. Then the runners-up in the same way, as many as were decided.
print-steps-groups-cup-5 = If the bracket has open places, the next-placed play for them: three or fewer all play each other, otherwise one game each, best against last. Whoever gets through takes the last seeds.
print-steps-groups-cup-6 = Write the seeds into the bracket. If two of one group would meet in the first round, swap the lower seed with that of a neighbouring pair.
print-steps-groups-cup-7 = Draw by lot who begins each cup game. A drawn game is played again until someone wins; the other player begins each time.
print-steps-groups-cup-8 = The winners move one column to the right, until the final.
print-steps-knock-out-1 = Play the open games; the winner moves one column to the right in the bracket.
print-steps-knock-out-2 = A drawn game is played again until someone wins; the other player begins each time.
print-steps-knock-out-3 = Draw by lot who begins each game of the next round, and write it on the form.
print-steps-double-elimination-1 = Play the open games. Whoever wins in the upper bracket stays there; whoever loses there goes to the lower one.
print-steps-double-elimination-2 = Whoever loses in the lower bracket is out. A drawn game is played again until someone wins; the other player begins each time.
print-steps-double-elimination-3 = The lower bracket plays first among itself, then against those who come down. The winners of both brackets play the final; if the unbeaten one loses it, they play again.
print-steps-swiss-1 = Finish the current round. A win gives { $win } points, a draw { $draw }, a loss { $loss }.
print-steps-swiss-2 = Add the points in the worksheet and put everyone in order by points; draw lots among equals and keep the form.
print-steps-swiss-3 = With an odd number, the last in the order who has had no bye gets one; it counts as a win.
print-steps-swiss-4 = Pair from the top: each plays the next in the order whom they have not met (column “met”). If the last pair does not work out, go back one pair and try the next.
print-steps-swiss-5 = In each pair the player who has begun less often begins; if equal, the one higher in the order.
print-steps-swiss-6 = Write the pairs on the form and put it up. Repeat until round { $rounds } has been played.
print-steps-arena-1 = Whoever has finished a game comes to the desk with the result. A win gives { $win } points, a draw { $draw }, a loss { $loss }{ $streak ->
        [0] .
       *[other] ; after { $streak } wins in a row each game counts double until one is not won.
    }
print-steps-arena-2 = As soon as two are free who have not just met, they play: those nearest in points. Whoever has begun less often begins.
print-steps-arena-3 = If one is left over, whoever has had the most games waits. Two who have just met wait while others play.
print-steps-arena-4 = The arena ends { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } after its start ({ $ends }). From then on nobody is paired; games that are being played are finished and count.
print-steps-round-robin-1 = Play the open games in the order of the waves; the player named first begins.
print-steps-round-robin-2 = Enter each game in the group table: a win { $win } points, a draw { $draw }, a loss { $loss }.
print-steps-round-robin-3 = Order at the end: { $order }.
print-steps-time-trial-1 = Give everyone the same puzzle at the same moment and time each player in seconds; a player who does not solve it has no time.
print-steps-time-trial-2 = Order: { $order }; more solved puzzles first, then the smaller sum of times. Repeat until puzzle { $rounds }.
print-steps-back-1 = Open the tournament. Its log must end with the number at the foot of this page; if it is higher, those later entries are already in.
print-steps-back-2 = Type in what was decided by hand in its order: lots with their outcome, then the seating, then the results from the lists; tick each line.
print-steps-back-3 = If your seating is not the one that the program proposes, publish yours with the reason “by hand”. Nothing that was played is changed.
print-steps-back-4 = Compare the standing with the worksheet. Keep all sheets until the prize-giving.
print-worksheet-title = Worksheet: standing and new sums
print-worksheet-begun = Begun
print-worksheet-met = Met
print-worksheet-this-round = This round
print-worksheet-score = Score
print-worksheet-points = Points
print-worksheet-new = New sums
print-worksheet-new-place = New place
print-worksheet-bye-note = ○ has had a bye
print-next-title = Next seating
print-next-fixed = This seating is fixed.
print-next-proposed = Settled except for the lots. Mark with ★ who begins.
print-next-form = Form for the next seating. Mark with ★ who begins.
print-next-lot = by lot
print-next-able = Begins by lot: { $names }
print-next-able-word = begins by lot
print-next-begins = begins
print-lot-title = Lots
print-lot-lead = Write each name on a slip, draw in public, and write down the order in which the slips come.
print-lot-purpose = For
print-lot-candidates = Between
print-lot-outcome = Order drawn
print-lot-witness = Drawn by, witness
print-typing-title = Results, to be typed in later
print-typing-lead = One line for each sheet, in the order of the tables. Tick when it is typed in.
print-typing-players = Players and scores
print-typing-result = Winner, or draw
print-typing-marbles = Marbles
print-typing-time = Time
print-typing-done = typed in
print-incident-title = Incidents: leavers, protests, rulings, corrections
print-incident-lead = Write down who, when, at which table, what was decided and why. The program will ask for the reason.
print-incident-time = Time
print-incident-table = Round, table
print-incident-who = Who
print-incident-what = What happened, what was decided, why
print-incident-by = Decided by
print-purpose-seating = seating of round { $number }
print-purpose-starts = who begins in round { $number }
print-purpose-places = places { $places } before round { $number }
print-purpose-groups = the groups
print-purpose-group = group { $label }
print-purpose-order = order of equals in round { $number }
print-purpose-seeding = seeding
print-purpose-intermediate-places = places of the intermediate round
print-purpose-intermediate = intermediate round
print-purpose-across = place { $number } of all groups
print-tie-title = Ties
print-tie-lead = Go from left to right until a column separates them.
print-tie-lead-three = Go from left to right until a column separates them. Total of a table of three: raise it by its average first.
print-tie-score = Score this round
print-tie-total = Table’s total
print-tie-share = Score ÷ total
print-certificate-sum = { $what }: { $value }
print-worksheet-counted-note = ✓ is already counted in the sums on the left; do not add it again.
print-fallback-plan = Into the cup: the first { $direct } of each group, bracket of { $size }.
print-fallback-plan-next = The next-placed play for the open places ({ $open }) in an intermediate round.
print-fallback-plan-byes = Byes for the best group winners: { $open }.
print-fallback-plan-proposed = This is the proposal; the director has not decided yet.
print-seeding-title = Seeds of the cup
print-seeding-lead = First all group winners from best to last, then all runners-up, and so on. Compare points, then speed; per game where groups differ in size; then draw lots.
print-seeding-seed = Seed
print-seeding-origin = Group, place
print-seeding-games = Games
print-seeding-points = Points
print-seeding-speed = Speed
print-seeding-points-per = Points per game
print-seeding-speed-per = Speed per game
print-own-swiss = Swiss system: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. Players with equal points meet, and nobody meets the same player twice.
print-own-round-robin = Everyone plays everyone { $legs ->
        [1] once
       *[other] twice; each begins once
    }.
print-own-groups-cup = Groups of four or five, each against each { $legs ->
        [1] once
       *[other] twice
    }; the best of the groups go on into a cup.
print-own-knock-out = Knock-out: whoever loses is out.
print-own-double-elimination = Double elimination: whoever loses twice is out; the winners of both brackets play the final.
print-own-arena = Arena: for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } whoever is free plays whoever is free. Games that are on when the time is up are played to their end and count.
print-own-time-trial = Everyone solves { $rounds ->
        [one] one puzzle
       *[other] { $rounds } puzzles
    } alone, against the clock.
print-own-rank-tables = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } at tables of { $sizes }; who sits at which table in the later rounds is decided { $seating ->
        [lot] by lot
       *[other] by the standings
    }.
print-own-teams = Teams play at { $boards } boards; more points at the boards win the match.
print-own-best-of = A match is best of { $games } games.
print-own-days = Match days are { $days ->
        [one] one day
       *[other] { $days } days
    } apart.
print-own-third = { $played ->
        [yes] The losers of the semi-finals play for the third place.
       *[other] The losers of the semi-finals share the third place.
    }
print-own-starts = { $starts ->
        [lot] Lots decide who begins.
       *[other] Whoever has begun least often begins; of equals lots decide.
    }
print-own-table-points = At a table of { $size } the places give { $points } points; equals share them.
print-own-points = A win gives { $win }, a draw { $draw }, a loss { $loss } points.
print-own-streak = After { $streak } wins in a row each game counts double until one is not won.
print-own-speed = In the groups a win also gives speed: { $marbles } less the pieces that the winner has placed.
print-own-tie = In the standings { $place ->
        [1] first comes
       *[other] then comes
    }: { $name }. { $about }
print-own-most = At most { $most } can play.
print-own-late = Players may enter after the start.
print-own-half-byes = Everyone may miss { $count ->
        [one] one round
       *[other] { $count } rounds
    } and take the points of a draw, if they say so before the draw.
print-own-leavers = { $leavers ->
        [annul] All games of a player who leaves are void.
       *[other] The games of a player who leaves stand; the rest are walk-overs.
    }
print-own-confirm = A result counts only when another player has confirmed it.
