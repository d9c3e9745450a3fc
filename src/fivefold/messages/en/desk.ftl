desk-status-closed = finished
desk-status-yours = running, organised by you
desk-status-running = running
desk-status-archived = archived
desk-players = { $count } { $count ->
        [one] player
       *[other] players
    }
desk-round = Round { $round }
desk-table = Table { $table }
desk-game = Game { $game }
desk-at = Game { $game } · table { $table }
desk-group = Group { $group }
desk-begins = begins
desk-projector = Projector
desk-gone = There is no such tournament, or the link has been revoked.
desk-sending = Sending…
desk-waiting = kept here until it is sent: { $count }
turned-down-title = { $count ->
    [one] Not taken in after the break: { $count } entry
   *[other] Not taken in after the break: { $count } entries
}
turned-down-about = This was entered here while the line was broken; meanwhile the tournament went on. Compare, and enter it again where it is right.
desk-seen = Got it
desk-cancel = Cancel
desk-close-window = Close
desk-reason = Reason
desk-reason-needed = Reason (required)
desk-save = Save

tab-players = Players
tab-round = Rounds
tab-standing = Standings
tab-protests = Protests
tab-history = History
tab-hall = Hall
tab-share = Print and share
archive-title = Archive or delete
archive-about = An archived tournament is no longer listed; its links keep working, and it can be restored.
archive-do = Archive this tournament
archive-done = This tournament is archived: it is not listed.
archive-undo = Restore it
archive-list = Archived tournaments
delete-about = A deleted tournament is gone at once for everybody else; you can bring it back for thirty days with this link. Then it is dropped for good.
delete-do = Delete this tournament…
delete-sure = Delete
delete-done = This tournament is deleted. Only this link still opens it; it is dropped on { $day }.
delete-undo = Bring it back

new-title = New tournament
new-name = Name
new-example = Saxon championship 2026
new-regulation = Regulation
new-public = Anyone here may watch
new-open = Open the tournament
new-import = Continue from a log file…
details-title = Season, place, dates
details-edit = Details…
details-season = Season
details-place = Place
details-begins = First day
details-ends = Last day (if there are several)
details-organiser = Organiser
details-champion = Title of the winner
details-champion-example = Saxon champion
details-notes = Fees, prizes, directions
details-schedule = Schedule
details-schedule-time = Day and time
details-schedule-what = What
details-schedule-add = Add a line
details-schedule-away = Remove this line
details-schedule-rounds = Fill in the rounds
details-schedule-first = First round at
details-schedule-minutes = Minutes for a round, with the break
details-by = Organiser: { $name }
details-season-of = Season { $season }
keep-title = Keep the director’s link
keep-about = This tournament can only be run with this link. This browser has kept it; keep it in a second place too, in case this one is lost or emptied.
keep-file = Save as a file
keep-show = Show the QR code
keep-done = I have kept it
keep-text = Director’s link of “{ $title }”: { $address }

regulation-kingdomino-championship = Kingdomino championship
regulation-pentago-tournament = Pentago tournament
regulation-round-robin = Round robin
regulation-knock-out = Knock-out
regulation-swiss = Swiss system
regulation-katamino-time-trial = Katamino against the clock
regulation-about-kingdomino-championship = Five rounds at tables of four and three, by rank; at most 24 players.
regulation-about-pentago-tournament = Groups of four and five, an intermediate round where needed, then the cup.
regulation-about-round-robin = Everyone plays everyone once.
regulation-about-knock-out = One loss and you are out; any number of players, with byes.
regulation-about-swiss = Five rounds, equals against equals, nobody meets twice.
regulation-arena = Arena by time
regulation-about-arena = For an hour whoever is free plays whoever is free; after two wins in a row each game counts double.
regulation-about-katamino-time-trial = Three puzzles, everyone alone; most solved, then the shortest time.
regulation-double-round-robin = Double round robin
regulation-about-double-round-robin = Everyone plays everyone twice; each begins once.
regulation-league = League over weeks
regulation-about-league = Everyone plays everyone twice, one match day a week from the first day on.
regulation-double-elimination = Double elimination
regulation-about-double-elimination = Two losses and you are out; the winners of both brackets play the final.
format-rank-tables = Tables by rank
format-groups-cup = Groups, then a cup
format-round-robin = Round robin
format-knock-out = Knock-out
format-double-elimination = Double elimination
format-swiss = Swiss system
format-arena = Arena by time
format-time-trial = Against the clock
regulation-printed = This regulation is printed and is played as it stands.
regulation-text = Read the regulation
regulation-own = Change it: your own regulation…
regulation-change = Regulation…
regulation-frozen-soon = The regulation can be changed until the start.
regulation-name = Name of the regulation
regulation-format = Format
regulation-game = Game
regulation-game-other = another game…
regulation-game-none = not specified
regulation-game-name = Which game?
regulation-variant = Variant
regulation-rounds = Rounds
regulation-minutes = Minutes until the last games are paired
regulation-streak = Wins in a row after which games count double
regulation-streak-about = 0: every game counts once.
regulation-puzzles = Puzzles
regulation-most = Maximum (blank: no limit)
regulation-win = Points for a win
regulation-draw = for a draw
regulation-loss = for a loss
regulation-tables = Points of the places at a table of { $size }
regulation-sizes = Tables of
regulation-sizes-to = to
regulation-marbles = Pieces each has: what the winner has left counts as speed (0: not counted)
regulation-ties = Tie-breaks, in this order
regulation-tie-up = { $name } earlier
regulation-tie-away = Without { $name }
regulation-tie-add = Add a tie-break
regulation-seating = Tables of later rounds
regulation-seating-standing = by rank
regulation-seating-lot = by lot
regulation-starts = Who begins
regulation-starts-fewest = whoever has begun least often
regulation-starts-lot = drawn by lot
regulation-pairing = Pairing
regulation-pairing-points = by points, starts kept even
regulation-pairing-dutch = FIDE (Dutch) system
regulation-leavers = Games of a player who leaves
regulation-leavers-stand = stand; the rest are walk-overs
regulation-leavers-annul = are all void
regulation-late = Players may enter after the start
regulation-legs = Two meet
regulation-legs-once = once
regulation-legs-twice = twice; each begins once
regulation-best-of = Games of a match (1: a single game)
regulation-team-boards = Teams: boards of a match (1: single players)
regulation-third = Game for third place
regulation-third-ask = asked before the final
regulation-third-yes = yes
regulation-third-no = no
regulation-days = Days between match days (0: all on one day)
regulation-halves = Half-point byes each may ask for
regulation-confirm = A result counts only when another player has confirmed it
regulation-save = Save as a file
regulation-read = From a file…
regulation-players = Expected players
regulation-boards = Games can also be played on the screen.
regulation-real = Games are played on real boards; results are entered.
regulation-not-one = This file contains no regulation.
forecast-title = What to expect
forecast-minutes = Minutes for a round, with the break
forecast-minutes-game = Minutes for a game
forecast-do = Simulate
forecast-busy = Playing …
forecast-says = With { $players ->
    [one] one player
   *[other] { $players } players
  }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }, { $time } h; the strongest wins with a chance of { $best }.
forecast-about = About { $games ->
    [one] one game
   *[other] { $games } games
  }; from { $count ->
    [one] one simulated tournament
   *[other] { $count } simulated tournaments
  } with players of random strength.
forecast-says-arena = With { $players ->
    [one] one player
   *[other] { $players } players
  }: about { $rounds ->
    [one] one game
   *[other] { $rounds } games
  } each, { $time } h until the last game is over; the strongest wins with a chance of { $best }.
tie-about-points = The points of all games or tables.
tie-about-score = The sum of the game scores.
tie-about-share = The sum of one’s shares in all points at one’s tables.
tie-about-speed = What the winner had left in each game won.
tie-about-wins = The number of games won.
tie-about-board-points = The points at the boards of all matches.
tie-about-head-to-head = The games between those who are tied.
tie-about-buchholz = The points of all one’s opponents: whoever had stronger ones is ahead.
tie-about-sonneborn-berger = The points of the opponents one has beaten, and half of those one has drawn with.
tie-about-solved = The number of puzzles solved.
tie-about-time = The time for all puzzles solved.
tie-about-lot = A drawing of lots, which is written down.

lot-seating = the tables of round { $a }
lot-starts = who begins in round { $a }
lot-starts-of = who begins: { $stage }
lot-order = the order of round { $a }
lot-places = places { $a }–{ $b } before round { $c }
lot-groups = the groups
lot-group = the tie in group { $a }
lot-across = the tie between the places { $a } of all groups
lot-between = the places of the intermediate round
lot-intermediate = the tie in the intermediate round
lot-seeding = the places in the bracket

ask-split = How are { $players } players split into groups?
ask-split-any = { $answer }: { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }
ask-cup = { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }: who goes into the cup?
ask-cup-any = { $direct ->
        [1] the group winners
        [2] the first two of each group
       *[other] the first four
    }, bracket of { $size }{ $way ->
        [next] , the { $direct ->
            [1] runners-up
           *[other] thirds
        } play for { $open } { $open ->
            [one] place
           *[other] places
        }
        [byes] , { $open } { $open ->
            [one] bye for the best group winner
           *[other] byes for the best group winners
        }
       *[full] {""}
    }
ask-intermediate = { $players } { $place ->
        [2] runners-up
       *[other] thirds
    } play for { $open } { $open ->
        [one] place
       *[other] places
    }: how?
ask-intermediate-knock-out = knock-out, games: { $games }; the best wait
ask-intermediate-each-against-each = each against each, games: { $games }
ask-compare = The groups differ in size: how are players of different groups compared?
ask-compare-average = points and speed per game
ask-compare-sum = points and speed in all
ask-third-place = Do the losers of the semi-finals play for the third place?
ask-third-place-no = no, they share it
ask-third-place-yes = yes, they play for it

answered-split = Groups
answered-cup = Into the cup
answered-intermediate = Intermediate round
answered-compare = Comparing groups
answered-third-place = Game for the third place

answer-cup = { $direct ->
        [1] the group winners
        [2] the first two of each group
       *[other] the first four
    }{ $way ->
        [next] , the { $direct ->
            [1] runners-up
           *[other] thirds
        } play for what is open
        [byes] , byes for the best group winners
       *[full] {""}
    }
answer-knock-out = knock-out
answer-each-against-each = each against each

can-tables = Tables of { $sizes }
can-groups = Groups: { $splits }
can-round-robin = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, each against each
can-bracket = A bracket of { $size }{ $byes ->
        [0] {""}
        [one] {" "}with { $byes } bye
       *[other] {" "}with { $byes } byes
    }
can-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $meet ->
        [twice] ; some will meet twice
       *[once] {""}
    }
can-puzzles = { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }
can-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } at a time

obstacle-seats = { $count } { $count ->
        [one] player
       *[other] players
    } cannot be seated at tables of { $small } or { $large }.
obstacle-too-many = At most { $most } can play.
obstacle-groups = { $count } { $count ->
        [one] player
       *[other] players
    } cannot be split into groups of 4 or 5.
obstacle-range = { $least } to { $most } can play here, not { $count }.
obstacle-choice-fill = Add { $count ->
        [one] { $count } unscored filler
       *[other] { $count } unscored fillers
    }
obstacle-choice-wait = Wait for { $more ->
        [one] another entry
       *[other] { $more } more entries
    }
obstacle-choice-fewer = Play with { $count }
obstacle-choice-round-robin = Play a plain round robin
obstacle-choice-knock-out = Play a plain knock-out

note-small-tables = { $small ->
        [one] { $small } of { $tables } tables is small
       *[other] { $small } of { $tables } tables are small
    }: a seat there is worth { $there } points on average, at a large one { $elsewhere }.
note-no-large-table = There is no table of four, so table 1 is a table of three.
note-leavers-stand = Games that a leaver has played stand; the rest are walk-overs.
note-leavers-annul = All games of a leaver are void.
note-rematches = There are more rounds than opponents, so some meet twice.

lint-title = Before the start
lint-later = What is not answered now is asked when it is needed.

stage-groups = Group phase
stage-all-play-all = Everyone against everyone
stage-intermediate = Intermediate round
stage-cup = Cup

cup-of-2 = Final
cup-of-4 = Semi-finals
cup-of-8 = Quarter-finals
cup-of = Last { $size }
cup-bye = bye
cup-replays = replays: { $count }
cup-third = Third place
double-upper = Upper bracket
double-lower = Lower bracket
double-W = Upper bracket, round { $round }
double-L = Lower bracket, round { $round }
double-F1 = Final
double-F2 = Second final

reached-0 = quarter-final
reached-1 = semi-final
reached-2 = final
reached-3 = winner
reached = last { $size }

criterion-points = Points
criterion-score = Game score
criterion-share = Shares
criterion-speed = Speed points
criterion-wins = Wins
criterion-board-points = Board points
criterion-head-to-head = Between them
criterion-buchholz = Buchholz
criterion-sonneborn-berger = Sonneborn-Berger
criterion-solved = Solved
criterion-time = Time
criterion-lot = Lot
criterion-cup = Cup
criterion-double = Brackets
criterion-third-place = Third place
criterion-intermediate = Intermediate round
criterion-group-place = Group place
criterion-short-points = points
criterion-short-score = score
criterion-short-share = shares
criterion-short-speed = speed
criterion-short-wins = wins
criterion-short-board-points = boards
criterion-short-head-to-head = duel
criterion-short-buchholz = Buchholz
criterion-short-sonneborn-berger = S-B
criterion-short-solved = solved
criterion-short-time = time
criterion-short-lot = lot
criterion-short-cup = cup
criterion-short-third-place = 3rd
criterion-short-intermediate = interm.
criterion-short-group-place = group

state-entered = entered
state-checked-in = here
state-playing = playing
state-left = has left
state-waiting = on the waiting list
state-disqualified = disqualified

result-void = void
result-walkover = { $name } wins without play
result-walkover-short = walk-over
result-upset = { $name } wins, the board was upset
result-upset-short = board upset
result-upset-by = { $name } upset the board and loses
result-draw = Draw
result-boards = { $one } – { $other }
entry-team-board = Board { $number }
entry-team-incomplete = A board is missing.
result-wins = { $name } wins
result-won = won
result-marbles = marbles placed: { $marbles }

fact-opened = Tournament opened
fact-regulated = Regulation changed
fact-described = Details of the tournament changed
fact-entered = { $name } entered
fact-renamed = { $before } is written { $name }{ $club ->
        [none] {""}
       *[other] {" "}({ $club })
    }
fact-checked-in = { $name } is here
fact-merged = { $name } was entered twice and is now { $other }
fact-split = One entry was two players: { $name } and { $other }
fact-committed = Seed of the lots fixed
fact-started = Started with { $count } { $count ->
        [one] player
       *[other] players
    }
fact-lot = Drawn by lot, { $purpose }: { $outcome }
fact-decided = Decided: { $question }: { $answer }
fact-drawn = Round { $round } published, tables: { $count }
fact-result = Round { $round }, { $where }: { $result }
fact-corrected = Corrected, round { $round }, { $where }: { $result }
fact-confirmed = Confirmed: round { $round }, { $where }
fact-disputed = Disputed: round { $round }, { $where }
fact-upset = Round { $round }, { $where }: { $name } upset the board and loses the game
fact-left = { $name } has left
fact-excused = { $name } misses round { $round } with a half-point bye
fact-paused = { $name } takes a break
fact-resumed = { $name } is back
fact-ended = The time is up: nobody is paired any more
fact-paired = Games paired: { $count }
fact-disqualified = { $name } disqualified
fact-filled = { $name } sits in unscored
fact-moved = { $name } moved from { $from } to { $to }
fact-protested = Protest, round { $round }, { $where }: { $text }
fact-agreed = Agreed, round { $round }, { $where }: { $text } ({ $names })
fact-ruled = Ruling: { $text }
fact-closed = Tournament finished
fact-undone = Undone: { $facts }

need-start = When all are entered, the tournament can start.
need-results = Results missing: { $count }
need-confirm = Results to be confirmed: { $count }
need-dispute = { $where }: two different results. One must be chosen.
need-protest = A protest waits for a ruling.
need-lot = To be drawn by lot: { $purpose }.
need-move = { $name } changes tables: { $from } → { $to }, which is too small.
need-standin = { $where }: someone must sit in for { $name }.
need-filler-table = { $where } is too small and nobody can move there: a filler is needed.
need-filler = This number cannot be seated: an unscored filler is needed.
need-draw = Round { $round } is ready to be published.
need-pairs = Games that can begin now: { $count }
need-clock = { $count ->
        [0] Nobody else is free to play.
        [one] One game is being played.
       *[other] { $count } games are being played.
    }
need-finished = Everything has been played.
need-too-few = Fewer than two players are left.
need-closed = The tournament is finished.

next-default = (default)
next-start = Start
next-draw = Draw and publish
next-lot = Draw only this
next-hat = Draw by hand…
next-publish = Publish: { $round }
next-pair = Pair them
next-end = End the arena
next-end-why = From then on nobody is paired; games that are being played are finished and count.
next-end-early = The time is not up yet: say why it ends now.
next-decide = Decide
next-move = Move a player
next-move-do = Move
next-move-who = Who moves?
next-move-why = The lowest-placed player of the last table of four is proposed. You may choose another; both are written down.
next-fill = Name a filler
next-fill-do = Sit in
next-fill-who = Who sits in?
next-filler-name = Referee
next-results = Enter results
next-protest = To the protest
next-close = Finish the tournament
next-share = Certificates and sharing
next-break = End early…
next-break-do = End the tournament now
next-break-why = The tournament ends as it stands. This can be undone.

own-change = Change…
own-title = Your own draw
own-how = Touch two players and they change places. This deviates from the rules, so it needs a reason; the log keeps it.
own-publish = Publish this

hat-title = Drawing by hand: { $purpose }
hat-how = Type the number or the beginning of the name as each lot comes out of the hat.
hat-next = Next lot
hat-back = Put the last one back
hat-write = Write down
hat-fell = Drawn: { $purpose }

entries-type = Name; club
entries-enter = Enter
entries-paste = Paste a list
entries-lines = One player per line: name, or name; club; rating; category
entries-many = Enter { $count }
entries-twice = Line { $line }: { $name } is already listed. Tell two people of the same name apart with an addition such as “{ $name } (2)”.
entries-file = File (CSV, XLSX)
entries-read = Read: { $count }.
entries-done = Entered: { $count }
entries-sure = These are different people: enter anyway
entries-qr = Let players enter themselves by QR code
entries-qr-title = Enter yourself
entries-there = here: { $count }
entries-all = All are here
entries-checkin = Whoever is checked in plays; if nobody is, everyone does.
entries-check = Check in
entries-here = here
entries-filler = unscored
entries-more = More about { $name }
entries-rename = Correct name or club…
entries-rename-why = This is possible at any time; the history keeps both, and no result changes.
entries-merge = Entered twice…
entries-merge-why = This entry goes; club, category and rating pass to the other one where it has none. Whoever has been drawn already must be the one that stays.
entries-merge-into = The same player as
entries-merge-do = Merge
entries-split = Split into two players…
entries-split-why = The first name keeps the number and everything that was played; the second is a new entry of the same club.
entries-split-first = First player
entries-split-second = Second player
entries-split-do = Split
entries-name = Name
entries-club = Club
entries-leave = Withdraw
entries-excuse = Half-point bye in the next round
entries-excuse-why = Round { $round } is played without them, and they take the points of a draw. The regulation allows this { $most ->
    [one] once
   *[other] { $most } times
  }.
entries-excused = misses the next round
entries-pause = Take a break
entries-resume = Back from the break
entries-paused = taking a break
entries-waiting = · Waiting list: { $count }
entries-category = Category (age group, class)
entries-leave-why = The tournament goes on with fewer players; earlier results stand. { $rule }
entries-disqualify = Disqualify
entries-out-why = Only for deliberate, game-deciding breaches, during or right after a game. { $rule }
entries-during = in the middle of the running game: score 0 and last place { $rule }
entries-place = Fixed table…
entries-place-why = For someone who cannot change tables easily: their table always stands at this place. 0 lifts this.
entries-place-table = Stands at table
entries-ban = Ban from tournaments…
entries-ban-do = Ban
entries-ban-why = A player who leaves a tournament can be banned from all tournaments, case by case. The ban applies in all your tournaments in this house.
entries-ban-until = Until (blank: for good)

bans-title = Bans: { $count }
bans-none = Nobody is banned.
bans-until = until { $day }
bans-good = for good
bans-lift = Lift
bans-lift-of = Lift the ban on { $name }
bans-share = Use the list of another tournament: its director’s link
bans-share-do = Use it

rounds-none = No round has been published yet.
rounds-which = Rounds
rounds-done = { $done } of { $all } done
rounds-all = All groups
rounds-open = Only open ones
rounds-now = Now at the tables
arena-begins = Ends { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } after the start
arena-up = The time is up
arena-last = Games that are still being played count.
arena-playing = Being played
arena-free = Waiting for a game
arena-nobody = Nobody
arena-breaks = Taking a break
arena-results = Latest results
arena-pairing = Pairing { $round }
arena-you-wait = You are paired as soon as somebody else is free.
arena-you-rest = You are taking a break and will not be paired.
rounds-waiting = Waiting: { $count }
rounds-next = Next: { $games }
rounds-wave = Wave { $wave }
rounds-day = Match day { $wave } · { $day }
rounds-byes = Wait for the next round: { $names }
rounds-halves = Half-point bye: { $names }
rounds-keys = Type a score, Enter; after the last one the next open table follows.
rounds-keys-duel = 1 or 2: who won, 0: draw; then the marbles where they count, Enter.

entry-open = open
entry-waits = waiting, number { $place }
entry-submitted = entered
entry-unconfirmed = entered by a player, waiting for confirmation
entry-confirmed = confirmed
entry-disputed = disputed
entry-corrected = corrected
entry-done = settled
entry-sending = sending…
entry-more = More: { $table }
entry-game = Game { $game }
entry-replay = Replay, { $name } begins
entry-next-game = Game { $game }, { $name } begins
entry-match = { $one } : { $other }
entry-score = Score of { $name }, seat { $place }
entry-left = has left
entry-winner = Who won?
entry-placed = Marbles { $name } has placed
entry-marbles = The winner has placed { $least } to { $most } marbles.
entry-incomplete = Something is missing.
entry-no-score = { $name }: a whole number from 0 to 9999 is missing.
entry-unusual = { $score } for { $name }? The highest of all others so far is { $best }. If it is right, enter it once more.
entry-impossible = { $score } for { $name }? A kingdom of this size scores at most { $most }. If it is right, enter it once more.
entry-enter = Enter
entry-settled = decided between two entries
entry-conflict = Two different results were entered.
entry-one = First
entry-other = Then
entry-take-one = The first is right
entry-take-other = The second is right
entry-meanwhile = Somebody else has just entered this table.
entry-yours = Yours
entry-keep = Enter mine too
entry-drop = Drop mine
entry-confirm = Confirm
entry-board = Watch on the screen

sheet-correct = Correct
sheet-which = Which game?
sheet-walkover = Walk-over
sheet-upset = Upset board
sheet-upset-who = Who upset the board?
sheet-upset-why = Whoever upsets the board loses the game; no marbles are counted. It takes effect at once.
sheet-agreed = Agreement about material
sheet-agreed-why = Only the standard material is used, unless all at the table agree. What do they agree to?
sheet-agreed-all = All at the table agree
entry-agreed = Agreed: { $text }
sheet-void = Void
sheet-dispute = Dispute the result
sheet-protest = Protest
sheet-link = Link for this table
sheet-place = Another table…
sheet-place-why = The game is called to this table of the hall.
sheet-place-table = To table
sheet-screen = Play on the screen
sheet-laid = The board is ready. Each player opens their own seat; the result arrives by itself.
sheet-elsewhere = Corrected. Published tables stay as they are; these would have sat elsewhere:
sheet-elsewhere-one = { $name }, round { $round }: table { $sat }, would have been { $would }
sheet-protest-why = A result that nobody challenges is final when the next round is published.
sheet-protest-by = By whom?
sheet-protest-text = What happened?

protests-none = No protests.
protests-open = The referee decides.
protests-ruling = Ruling
protests-rule = Rule
protests-general = A ruling without a protest

standing-place = Place
standing-name = Name
standing-round = Round { $round }
standing-against = Round { $round }, against { $name }: { $points }
standing-at = Round { $round }, table { $table }: { $points } ({ $score })
standing-why = why?
standing-why-of = Why is { $name } there?
standing-before = { $one } is ahead of { $other }
standing-equal = { $one } and { $other } share the place
standing-log = log entry { $version }

history-facts = { $count } { $count ->
        [one] entry
       *[other] entries
    }
history-about = Nothing is ever deleted. Everything can be undone, even an undo.
history-undo = Undo
history-undo-fact = Undo entry { $number }
history-together = Undo together ({ $count })
history-dependents = This depends on it and is undone with it:
history-more = Earlier

hall-clock = Round clock
hall-minutes = Minutes
hall-run = Start the clock
hall-pause = Stop
hall-reset = Reset
hall-message = Message for everyone
hall-message-example = Round 3 begins at 14:10.
hall-message-show = Show
hall-message-hide = Take down
hall-tables = Tables in the hall
hall-tables-about = If there are more games than tables, or several games for each player, games are called to the tables that become free. 0: as many tables as are needed.
hall-tables-count = Number of tables
hall-online = Players at home
hall-online-about = Each player gets a link of their own and plays on the screen. Whoever has not come when the time is up forfeits the game; before that they are reminded.
hall-online-hours = Hours per round
hall-online-on = Switch on
hall-online-off = Switch off
hall-thinking = Clock for games on the screen
hall-thinking-about = Boards that are set up from now on have this clock. A player whose time is up has lost. 0 minutes: no clock.
hall-arena = Pairing
hall-arena-about = The house pairs whoever is free every few seconds and ends the arena when the time is up.
hall-arena-by-hand = Pair by hand
hall-thinking-minutes = Minutes per player
hall-thinking-seconds = Extra seconds per move
hall-rated = Games on the screen count for the ratings
hall-rated-about = From the next board on, and only where everybody at the board has an account and has moved.
hall-player = A player’s own link
hall-links = Links for helpers
hall-role = Role
hall-note = For whom
hall-given = Given out: { $count }
hall-revoke = Revoke
hall-director = Only the director can change this.

due-yours = To begin before { $when }: game { $tables }
due-notify = Remind me here
due-absent = { $names } not there yet, until { $when }
due-over = time is up
due-copy = Copy a reminder
due-reminder = { $names }: your game in “{ $title }” must begin before { $when }.

role-director = Director
role-arbiter = Referee
role-desk = Result desk
role-table = Table
role-player = Player
role-entry = Entries
role-screen = Projector
role-spectator = Spectators

actor-screen = on the screen
actor-house = the house

link-make = Create a link
link-alone = Only this machine can reach this address. Start the house with --lan, and every phone in the hall can.
link-copied = Copied
link-qr = QR code: { $title }

share-public = Public page
share-public-about = Seating, results and standings on every phone, live.
share-papers = To print
share-papers-about = Each page bears the number of the log entry it was made from; now { $version }. With the paper fallback the next round can be run by hand.
share-papers-none = This cannot be printed now.

paper-seating = Seating
paper-sheets = Score sheets
paper-groups = Group tables
paper-bracket = Bracket
paper-standings = Standings with working
paper-certificates = Certificates
paper-fallback = Paper fallback
paper-rules = Rules to hang up
paper-schedule = Schedule to hang up

share-log = The log
share-log-about = One file with everything. It opens in any other house, and anyone can check it.
share-log-save = Save the log
share-log-signed = The log, signed (JSON)
share-verify = Check it
share-programs = For other programs
share-xlsx = Sheets for a spreadsheet program (XLSX)
share-csv-standing = Standings (CSV)
share-csv-entrants = Players (CSV)
share-csv-tables = Games (CSV)
share-trf = Report for pairing programs (TRF)
share-ics = Calendar (iCal)
share-embed = Show the standing on another web page
share-embed-about = Put this into the page; it always shows the standing as it is.
calendar-match-day = { $title }: match day { $number }

verify-title = Check a log
verify-about = A second, separate program works out every lot, every draw and the standings again.
verify-choose = Choose a log file
verify-ok = Everything checks out. Entries: { $facts }, lots: { $lots }, draws: { $draws }, with a reason of their own: { $deviations }.
verify-bad = Something does not check out.

screen-names = { $round }, by name
screen-final = Final standings
screen-held = held (space)
screen-waiting = Next games

finder-who = Who are you?
finder-with = with { $names }.
finder-begin = You begin.
finder-begins = { $name } begins.
finder-free = No game is waiting for you.
finder-waits = waiting, number { $place } in line
finder-place = Place { $place } at the moment

kingdom-land = Land
kingdom-crowns = Crowns
kingdom-grid = Kingdom
kingdom-count = Count
kingdom-take = Take { $points } { $points ->
        [one] point
       *[other] points
    }

register-name = Your name
register-club = Club (optional)
register-enter = Enter
register-done = { $name } is entered. See you at the table!
register-waits = { $name }, all places are taken: you are on the waiting list and move up when one becomes free.
register-another = Enter somebody else
register-late = The tournament has begun; entries are closed.

circuit-title = Circuits
circuit-about = Local tournaments qualify for the national final, and that for the international one. Once a tournament of a circuit is finished its winner is qualified, and is offered in the tournament above.
circuit-new = New circuit
circuit-twice = The place of someone who qualifies twice
circuit-declined = The place of someone who declines
circuit-lapse = lapses
circuit-next = goes to the next player
circuit-found = Open the circuit
circuit-qualified = Qualified
circuit-through = { $title }, place { $place }
circuit-decline = declines
circuit-nobody = Nobody yet.
circuit-tournament = Tournament
circuit-level = Level
circuit-season = Season
circuit-points = Points for each place in the season standings (blank: none)
circuit-ranking = Season standings
circuit-admit = Add a tournament
circuit-admit-do = Add
circuit-release = Remove
circuit-running = not finished yet
circuit-none = No tournament yet.
circuit-others = Tournaments of other houses
circuit-others-about = A tournament played in another house counts when that house has signed it and is trusted here. Its organiser saves “The log, signed (JSON)” under Print and share after the end, and tells you the fingerprint of the key in person.
circuit-key = Fingerprint of the key
circuit-house = Name of the house
circuit-trust = Trust this house
circuit-distrust = No longer trust
circuit-report = Add a signed tournament…
circuit-signed = signed by { $name }
circuit-which = Circuit
circuit-no = none
circuit-as = { $title } · { $level }
circuit-offered = Qualified for this tournament
circuit-enter = Enter
circuit-enter-all = Enter all
circuit-goes-on = Qualified for { $level }: { $names }

absent-wait = { $name } is away. In { $seconds } s you can claim the game.
absent-gone = { $name } has left the table.
absent-win = Claim the win
absent-draw = Claim a draw
absent-bot = Let the computer play on
absent-replaced = The computer has been playing for you.
absent-return = Take your seat back

damage-title = Line { $line } of this tournament’s log cannot be read.
damage-about = Everything before it is shown; nothing can be added until it is repaired.
damage-repair = Close the house and repair it, the original is kept:

parked-title = Results from the screen that do not fit
parked-look = View
parked-dismiss = Discard

share-signed = Signed up to entry { $version } by the house { $print }
share-signed-about = Keep this line. With it anyone can check later that the log was neither altered nor cut.

verify-signed = Signature (from printed standings or the public page), if you have one
verify-signature = This is the log that was signed.

compare-lot = the lot put { $name } ahead
compare-shared = they share the place

step-cup = { $reached ->
        [1] won it
        [0] final
        [-1] semi-final
        [-2] quarter-final
       *[other] last { $size }
    }
step-double = { $reached ->
    [winner] winner
    [unbeaten] unbeaten
    [once] beaten once
    [final] final
   *[lower] lower bracket, round { $round }
  }
step-not-in-cup = not in it
step-group-place = place { $place }
step-yes = yes
step-no = no

simulated-count = { $tournaments } { $tournaments ->
        [one] tournament
       *[other] tournaments
    } of { $entrants } { $entrants ->
        [one] player
       *[other] players
    }
simulated-best = the strongest player comes first in { $best }%
simulated-ties = a tie for the first place { $by ->
        [solved] on puzzles solved
       *[points] on points
    } in { $tied }%, after all tie-breaks in { $still }%
simulated-starts = { $never }% of the players never begin, { $often }% begin three times or more
simulated-meetings = opponents of each player: { $opponents }; rematches in each tournament: { $rematches }; some pair meets three times in { $thrice }%
simulated-small-tables = games at small tables: { $all } for a player, { $champion } for the champion
simulated-lots = in each tournament: lots for a place in a group { $lots }, drawn games { $draws }
