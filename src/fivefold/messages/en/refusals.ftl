found-fact = Entry { $fact }:
found-no-fact = line { $line } is not an entry
found-chain = entry { $number } does not follow the one before it: something was altered
found-no-sense = the log makes no sense ({ $why })
found-seed = the lot does not follow from its seed
found-alone = everyone races alone, by number
found-lot-missing = a lot is missing
found-tables = the tables should be { $tables }
found-groups-lot-missing = the lot for the groups is missing
found-group-lot = group { $group } is not as the lot put it
found-group-size = a group has 4 or 5 players
found-everyone-once = group { $group }: everyone plays everyone once
found-waves = group { $group }: the order of the games does not fit
found-starts = group { $group }: the starts are uneven
found-no-intermediate = no intermediate round is planned
found-pairs = the pairs should be { $pairs }
found-start = the lot made another start at table { $table }
found-bracket = the bracket should be { $slots }
found-half-byes = a half-point bye is for those who have said that they miss the round
found-time-up = the time was up
found-not-up = the end was said before the time was up
found-not-free = only those who are free are paired, each once
found-waits = { $player } should wait
found-third-place = the regulation says whether there is a game for the third place
found-once-or-bye = everyone plays once or has the bye
found-twice = someone meets twice
found-pairing = a better pairing exists ({ $best } instead of { $paid })
found-other-seed = the seed is not the one that was fixed before the start
found-seed-taken-back = the fixed seed was taken back after lots had been drawn
found-shape = line { $line }: { $part } is not possible
found-bye = the bye goes to { $player }
found-must-not-meet = { $one } and { $other } have met, or both must have the same colour
found-starter = { $player } should begin at table { $table }
found-table-order = the tables do not follow the order of points and of the lot
found-draws = more than { $most } draws are not checked
found-not-all-agree = not those who sit at the table have agreed ({ $players })

no-no-line = No connection; nothing was changed. Try again.
no-line = Line { $line }:
no-too-busy = Too much is happening at once; try again.
no-closing = The house is closing.
no-too-many-at-once = Only { $most } of these at once; end another first.
no-took-too-long = This took longer than { $seconds } s.
no-worker-lost = The computation was lost; try again.
no-bad-request = The house does not understand this; reload the page.
no-house-trouble = Something went wrong in the house; nothing was changed.
no-not-found = There is nothing here.
no-not-allowed = This cannot be done here.
no-other-origin = This page may not ask that.
no-too-large = This is too large.
no-store-full = The disk is full; nothing was changed.
no-store-read-only = The store cannot be written; nothing was changed.
no-store-away = The store does not answer; try again in a moment.
no-store-damaged = The store is damaged; a backup must be restored.
no-other-host = The house does not answer to this name; open it by the address it shows.
no-too-many-opened = Too much came from your address; wait a while.
no-too-many-sockets = Too many connections are open; try again later.
no-not-you = You are not signed in.
no-too-late = { $name } comes too late: everybody plays in every round.
no-entered-twice = { $name } is already entered.
no-merge-same = Two different players are merged.
no-merge-drawn = { $name } has been drawn already, so this entry stays. Merge the other one into it.
no-split-same = Two players need two names.
no-split-not = { $name } cannot be split.
no-full = { $count ->
        [one] There is already { $count } entrant
       *[other] There are already { $count } entrants
    }; no more can play.
no-no-name = A name is missing.
no-banned = { $name } is banned{ $until }: { $reason }.
no-not-banned = { $person } is not banned.
no-come-to-the-desk = Please come to the desk to be entered.
no-bad-day = { $until } is not a date; write it as 2026-11-15.
no-bad-schedule = { $line } is not a line of a schedule; write it as 2026-11-15T10:00 Round 1
no-schedule-too-long = A schedule has at most { $most } lines of at most { $letters } letters.
no-no-schedule = This tournament has no schedule yet (Details).
no-days-reversed = A tournament ends on the day on which it begins, or later.
no-no-title = The tournament needs a name.
no-number-taken = { $number } is not a free number.
no-no-such-entrant = There is no entrant { $number }.
no-no-check-in = { $name } need not check in.
no-named-twice = Somebody is named twice.
no-filler = A filler cannot be used here.
no-no-fillers = Only tables of several players can be filled.
no-already-started = The tournament has already been started.
no-not-started = The tournament has not been started yet.
no-already-open = The tournament is already open.
no-not-opened = No tournament has been opened yet.
no-regulation-frozen = The regulation has been frozen since the start.
no-too-long = At most { $most } characters.
no-not-in = { $name } is no longer in the tournament.
no-cannot-be-played = { $why ->
        [seats] { obstacle-seats } Wait for another entry or add unscored fillers.
        [groups] { obstacle-groups } Wait for more entries, play with fewer, or choose another format.
        [too-many] { obstacle-too-many }
        [range] { obstacle-range }
       *[other] This number cannot be played.
    }
no-reason-missing = Please give a reason.
no-nothing-played = Nothing has been played yet; { $name } can be withdrawn.
no-no-running-game = { $name } is not in a running game.
no-has-result = Round { $round }, table { $table } has a result already; correct it instead.
no-round-over = Round { $round } is over; correct the result instead.
no-nothing-to-confirm = There is nothing to confirm at table { $table }.
no-nothing-to-dispute = There is no result that could be disputed.
no-upset-no-duel = Round { $round }, table { $table }: only in a game for two does an upset board decide; the referee rules.
no-not-all-agree = Round { $round }, table { $table }: all who sit there must agree; missing: { $names }.
no-agreed-nothing = An agreement says what was agreed.
no-too-late-to-protest = Round { $round }, table { $table }: the next round is published, so the result is final.
no-nothing-to-correct = Round { $round }, table { $table } has no result to correct.
no-replay-played = The replay has been played; undo its result first.
no-cup-moved-on = The next round follows from this game, so it needs a winner; undo that draw first.
no-trf-only-duels = A report (TRF) holds games for two.
no-trf-too-long = A report (TRF) of this length is not read.
no-trf-empty = This is not a report (TRF): it names nobody.
no-trf-rounds = A report (TRF) of more than { $most } rounds is not read.
no-trf-unread = Report, line { $line }: { $part } cannot be read.
no-trf-opponents = Report, round { $round }: the opponent of { $name } played somebody else.
no-trf-results = Report, round { $round }: two results contradict each other.
no-trf-missed = Report, round { $round }: { $name } misses it without a half-point bye; that cannot be kept here.
no-no-first-day = The tournament does not say on which day it begins; its details have a place for that.
no-no-half-byes = The regulation has no half-point byes.
no-half-bye-too-late = Round { $round } has been drawn, or there is none.
no-half-byes-taken = { $name } has had all half-point byes that the regulation allows ({ $most }).
no-bad-half-byes = A half-point bye is for those who have said that they miss the round.
no-time-up = The time is up.
no-time-not-up = The time is not up yet. Ending earlier needs a reason.
no-no-clock = An arena goes by the clock, so this needs a time as 2026-11-15T18:00:00Z.
no-no-arena = Only an arena has breaks and a time that is up.
no-paused-already = { $name } is taking a break already.
no-not-paused = { $name } is not taking a break.
no-not-free = { $name } is playing or taking a break and is not paired now.
no-anothers-break = You can take a break only for yourself.
no-match-over = With this correction the match would have been over before its last game; undo that one first.
no-match-undecided = The next round has been drawn, so this match must stay decided.
no-not-running = Only tables of the running round change.
no-game-begun = A game has begun, so nobody moves.
no-bad-move = A player moves from a table of { $large } to a smaller one.
no-not-seated = This player does not sit at that table.
no-no-such-table = There is no such table.
no-no-such-game = Table { $table } has games: { $games }.
no-table-too-small = Table { $table } has { $size } { $size ->
        [one] player
       *[other] players
    }: move someone to it from a larger table, or name a filler.
no-not-playing = Game { $table } is not being played in this round.
no-place-taken = Game { $other } is being played at table { $place }.
no-too-many-tables = A hall has at most { $most } tables.
no-bad-notice = A number is missing or not possible.
no-no-such-notice = There is no such notice.
no-no-such-protest = There is no such open protest.
no-not-finished = Not everything has been played; ending early needs a reason.
no-already-undone = Entry { $number } has already been undone.
no-no-such-fact = There is no such entry.
no-no-correction = Entry { $number } is not a correction.
no-key-used = This was sent before and says something else now (entry { $number }).
no-has-dependents = Other entries depend on entry { $number }; they must be undone together.
no-seen-old = Somebody else was faster: entry { $number }. Look again.
no-closed = The tournament is finished.
no-no-draw = Nothing can be drawn now.{ $why ->
        [start] {" "}The tournament has not been started.
        [results] {" "}{ need-results }
        [confirm] {" "}{ need-confirm }
        [dispute] {" "}Two different results: one must be chosen.
        [protest] {" "}{ need-protest }
        [decision] {" "}A question is open.
        [move] {" "}A table is too small: someone must move there.
        [filler] {" "}An unscored filler is needed.
        [finished] {" "}{ need-finished }
        [too-few] {" "}{ need-too-few }
       *[other] {""}
    }
no-wrong-round = This draw cannot be published: another round comes next.
no-wrong-stage = This draw cannot be published: another stage comes next.
no-too-many-rounds = All rounds have been drawn.
no-cup-over = The final has been played.
no-table-numbers = The tables are numbered from { $first }.
no-starter-elsewhere = Whoever begins must sit at the table.
no-filler-begins = A filler does not begin.
no-seated-twice = Somebody sits twice at one table.
no-bad-size = A table of this size is not possible.
no-not-everyone = Everyone must sit exactly once.
no-bad-bye = Only a Swiss round has a bye, and only one.
no-bad-group = In a group everyone plays everyone once.
no-bad-bracket = A bracket has 2, 4, 8 … different places.
no-bad-third-place = Only the final has a game for the third place beside it.
no-not-settled = { $kind ->
        [start] The tournament has not been started.
        [results] { need-results }
        [confirm] { need-confirm }
        [dispute] Two different results: one must be chosen.
        [protest] { need-protest }
       *[other] Something must be settled first.
    }
no-lot-drawn = This lot has been drawn already.
no-bad-lot = A lot puts its candidates into an order, each once.
no-false-lot = This outcome does not follow from its seed.
no-no-lot = No lot is needed now.
no-question-settled = A published draw already follows from this.
no-no-such-question = This question does not arise here.
no-no-such-answer = The answers are: { $answers }.
no-not-in-standing = Both must be in the same standings.
no-no-place = { $name } has no place in the standings.
no-no-such-group = There is no group { $group }.
no-scores-needed = Table { $table }: a score for each player is needed.
no-score-missing = Table { $table }: a score is missing.
no-one-result = Table { $table }: a result says one thing only.
no-times-needed = Table { $table }: a time for each player is needed (or none, if unsolved).
no-no-time = Table { $table }: a time is more than zero.
no-winner-needed = Table { $table }: who won (or was it a draw)?
no-boards-needed = Table { $table }: who won at each board, or was it a draw? (boards: { $count })
no-marbles-of-nobody = Table { $table }: after a draw nobody’s marbles count.
no-no-marbles = Table { $table }: marbles are not counted here.
no-wrong-players = Table { $table }: these are not the scores of those who sit there.
no-stand-in-needed = Table { $table }: too few are left to play; name a stand-in first.
no-bad-marbles = Table { $table }: this number of marbles is not possible.
no-table-full = Table { $table } has enough players.
no-nobody-left = { $name } has not left a running game at table { $table }.
no-not-your-role = Your link does not allow this.
no-other-table = Your link is for another table.
no-own-result = Somebody else at the table confirms what you have entered.
no-no-such-link = This link is unknown or was revoked.
no-table-missing = A table link names its round and its table.
no-entrant-missing = A player’s link names its player.
no-no-such-tournament = There is no such tournament.
no-too-fast = Too many at once; wait a moment.
no-not-json = This cannot be read.
no-bad-fact = This is not an entry of a tournament.
no-bad-data = { $kind }: its data cannot be read.
no-bad-part = { $kind }: { $name } is not possible like this.
no-no-such-part = { $kind } has no { $name }.
no-part-missing = { $kind }: { $name } is missing.
no-other-log = This is another kind of log: { $kind }.
no-no-such-regulation = There is no regulation { $name }.
no-bad-regulation = This is not a regulation.
no-not-an-object = This is not a regulation.
no-no-such-field = A regulation has no { $name }.
no-field-missing = The regulation needs its { $name }.
no-unknown-version = This regulation is of version { $theirs }; this house reads version { $ours }.
no-bad-choice = Regulation: { $name } is one of { $allowed }.
no-bad-number = Regulation: { $name } is a whole number.
no-bad-numbers = Regulation: the numbers of players lie in order between 1 and { $most }.
no-bad-switch = Regulation: { $name } is true or false.
no-bad-rounds = Regulation: 1 to { $most } rounds.
no-hidden-character = There is a character in it that cannot be seen or turns the text around: { $character }.
no-name-too-long = A name has at most { $most } characters.
no-looks-alike = { $name } looks like { $other }, who is entered already. Write the name otherwise, or confirm it.
no-commit-too-late = A seed is fixed before the start.
no-seed-fixed = The seed has already been fixed.
no-bad-seed-hash = A seed is fixed by its hash: 64 characters, 0–9 and a–f.
no-other-seed = The seed was fixed before the start; a lot with another one needs its reason.
no-other-secret = This is not the secret whose hash was published.
no-seed-used = Lots have been drawn from the seed, so it stays fixed.
no-no-signature = This is not the signature of a log.
no-no-digest = A digest has { $least } to 64 characters, 0–9 and a–f.
no-other-digest = No entry of this log has the digest { $digest }: it was altered, cut off, or is another log.
no-log-cut = { $version ->
        [one] { $version } entry was signed
       *[other] { $version } entries were signed
    }, and this log has { $count }: its end was cut off.
no-log-altered = Entry { $version } or one before it is not the one that was signed.
no-other-key = The signature is of the key { $found }, not of { $wanted }.
no-false-signature = The signature is false.
no-number-too-large = Regulation: { $name } is at most { $most }.
no-bad-text = Regulation: { $name } is one line of at most { $longest } characters.
no-too-many-rules = Regulation: at most { $most } rules can be named.
no-field-too-large = Regulation: at most { $most } can play in this format.
no-rounds-given = Regulation: the rounds of this format follow from its entries.
no-out-of-bounds = Regulation: { $name } is a number from { $least } to { $most }.
no-not-in-format = Regulation: this format has no { $name }.
no-speed-of-matches = Regulation: speed is counted in single games, not in matches of several.
no-matches-of-teams = Regulation: teams meet once at each board, not in matches of several games.
no-bad-tie-break = Regulation: equals are separated by { $known }.
no-tie-break-twice = Regulation: a criterion is named twice.
no-no-table-points = Regulation: the points of the tables are missing.
no-bad-table-points = Regulation: a table of { $size } needs as many points as places.
no-points-rise = Regulation: the points of a table of { $size } fall from place to place.
no-sizes-apart = Regulation: the table sizes must be neighbours, as 3 and 4.
no-bad-duel-points = Regulation: a win gives at least as much as a draw, a draw as a loss.
no-chain-broken = Entry { $number } does not follow the one before it: something was altered.
no-fact-missing = Entry { $expected } is missing.
no-empty-log = This log is empty.
no-no-game = This regulation names no game for the screen.
no-not-on-screen = A time trial is played against the clock, not against each other.
no-not-closed = { $title } is not finished yet.
no-reported-twice = { $title } has been reported already.
no-no-such-circuit = There is no such circuit.
no-already-founded = The circuit has been founded already.
no-bad-levels = A circuit has two or more different levels.
no-printed-name = { $name } is a printed regulation; a tournament that is played otherwise needs another name.
no-game-for-others = { $game } is not a game for { $count }.
no-bad-season-points = The points fall from place to place.
no-admitted-twice = { $title } belongs to this circuit already.
no-circuit-full = A circuit has at most { $most } tournaments.
no-not-admitted = This tournament does not belong to the circuit.
no-not-signed = This circuit takes only tournaments signed by a house it trusts.
no-not-trusted = This circuit does not trust the house with the key { $key }.
no-other-report = The signature is not under this report.
no-reported-older = A later state of { $title } has already been reported.
no-bad-fingerprint = A fingerprint has sixteen characters: 0–9 and a–f.
no-too-many-trusted = A circuit trusts at most { $most } houses.
no-not-all-signed = Only entries 1 to { $signed } are signed. Save the file anew after the end.
no-report-false = The log does not hold: { $wrong }
no-in-another-circuit = This tournament belongs to another circuit.
no-not-all-qualified = Not all of them are qualified for this tournament.
no-no-such-level = The levels are { $levels }.
no-bad-report = This report is not complete.
no-bad-setting = { $setting }: this is not a possible setting.
no-not-qualified = { $person } is not qualified for { $level }.
no-no-such-paper = There is no paper { $name }.
no-no-such-language = Papers are printed in { $known }.
no-nothing-drawn = No round has been drawn yet, so there is nothing to print.
no-no-such-round = Round { $number } has not been drawn; the last one is { $last }.
no-no-bracket = The cup has not been drawn yet, so there is no bracket.
no-no-groups = There are no groups, or they have not been drawn yet.
no-nobody-entered = Nobody has been entered yet.
no-too-many-for-paper = Papers are printed for up to { $most } entrants; the page and the projector show this tournament.
no-too-many-sheets = Sheets are printed for up to { $most } tables, and here are { $count }. Print the seating, and let the players enter their results on their phones.
no-empty-list = This list is empty.
no-no-name-column = The first line names columns, but none of them is a name.
no-no-text = This is not text; a list is XLSX, CSV or names, one per line.
no-other-file = This is not a list; save it as XLSX or CSV.
no-no-csv = This CSV cannot be read.
no-no-xlsx = This XLSX cannot be read.

line-twice = Line { $line }: { $name } is already in line { $other }.
line-entered-twice = Line { $line }: { $name } is already entered.
line-full = Line { $line }: there is no more room for { $name }.
line-no-name = Line { $line }: the name is missing.
line-hidden-character = Line { $line }: a character cannot be seen or turns the text around: { $character }.
line-looks-alike = Line { $line }: { $name } looks like { $other }; please enter them one by one.
line-too-long = Line { $line }: longer than { $most } characters.
line-bad-rating = Line { $line }: the rating { $text } is not a whole number.
line-too-many-lines = Only the first { $most } lines are read.
line-unreadable = Line { $line }: there are characters that cannot be read.

refused-cell-taken = { $move }: { $cell } already holds a marble
refused-no-turn = { $move }: { $cell } makes five and ends the game, so no quadrant is turned
refused-turn-missing = { $move }: a quadrant must be turned after the marble, as { $cell } NW+
refused-pentago-not-a-move = { $text } is not a Pentago move; write a cell and a turn, as c4 NW+
refused-point-taken = { $move }: { $point } already holds a stone
refused-not-the-centre = { $move }: the first stone goes on the centre, { $centre }
refused-too-near-the-centre = { $move }: the first player's second stone stands at least 3 points from the centre
refused-double-three = { $move }: this makes two open threes, which is forbidden here
refused-stones-stay = { $move }: stones are put down and never moved
refused-no-stones-left = { $move }: all stones are used; move one of yours, as K10-K11
refused-not-your-stone = { $move }: { $origin } holds no stone of { $seat }
refused-not-adjacent = { $move }: { $point } is not next to { $origin }
refused-must-move = { $move }: there is a legal move, so nobody passes
refused-nothing-overlooked = { $move }: this move captures nothing, so nothing was overlooked
refused-pente-beyond-the-board = { $text } lies beyond the board; its edge is { $most } points from the centre
refused-pente-wrong-capture-mark = { $text }: captures marked: { $marks }, pairs that the move takes: { $pairs }
refused-pente-overlooked-here = { $text }: at this table nothing is overlooked; ~ belongs into the record of a game on a real board
refused-kingdomino-must-place = { $number } fits, as at { $place }, and must be placed
refused-kingdomino-too-large = { $move }: the kingdom would exceed { $size } × { $size }
refused-kingdomino-touches-nothing = { $move }: neither half lies beside the castle or its own terrain
refused-kingdomino-no-such-place = { $move }: there is no such place; a place is a square and N, E, S or W, as { $castle }N
refused-katamino-not-a-move = { $text } is not a Katamino move; write a piece and its squares, as 6 a1 b1 a2 b2 a3
refused-piece-not-given = { $move }: piece { $piece } is not among the given pieces { $given }
refused-piece-not-laid = { $move }: piece { $piece } does not lie in the frame
refused-not-in-frame = { $move }: { $square } is not in the frame
refused-not-on-board = { $move }: { $square } is not on the board
refused-square-taken = { $move }: { $square } is already covered
refused-wrong-shape = { $move }: piece { $piece } does not have this shape
refused-piece-1-upright = { $move }: piece 1 must lie horizontally
refused-bad-series = a series is 3 to 12 pieces, as mine: 2 3 6 11 | 8 4
refused-series-name-twice = the name { $name } stands twice
refused-too-many-series = there are at most { $most } series in a grid
refused-series-bar-too-early = { $name }, PENTA { $penta }: piece 1 lies along the board and needs five columns
refused-series-unsolvable = { $name }, PENTA { $penta }: the pieces { $pieces } do not fill 5 × { $penta } squares
refused-not-central = { $move }: the first piece must cover d4, d5, e4 or e5
refused-touches-nothing = { $move }: it touches no piece by a side or a corner
refused-not-your-piece = { $move }: piece { $piece } belongs to the other player
refused-cannot-pick = { $move }: piece { $piece } cannot be picked
refused-no-squares = { $move }: the piece must be laid, as 6 d4 e4 d5 e5 d6
refused-still-drafting = { $move }: pieces are still being picked; name one piece
refused-touched = { $step } stays: what was touched is played
refused-no-such-steps = { $steps } is no move here
refused-not-your-turn = It is not your turn
refused-other-position = The game stands after move { $made }, not { $ply }; look again
refused-time-up = Your time is up
refused-declined-before = This was declined; a move must be made before it is offered again
refused-bot-plays-on = A bot agrees to no draw
refused-chance-has-moved = Chance has moved since; that cannot be taken back
refused-no-move-yet = You have made no move yet
refused-nobody-gone = Nobody has been gone for { $seconds } s
refused-no-talk-in-teams = Partners do not talk during the game
refused-no-talk = There is no talk at this table
refused-not-invited = This seat needs an invitation
refused-table-full = No seat is free
refused-game-begun = The game has begun; you can watch it
refused-sits-already = You sit at this table already
refused-no-such-table = There is no such table
refused-no-such-link = This link is unknown or was revoked
refused-closing = The house is closing
refused-opening = The house is still opening; try again in a moment
refused-preparing = Getting ready for the first time: { $game } ({ $done } of { $total } parts are done)
refused-table-parked = This table cannot be opened just now
refused-record = Line { $line }, column { $column }: { $what }
refused-no-analysis = There is no analysis of { $game } yet
refused-kingdomino-not-solvable = Only a game whose last line lies on the table can be solved
refused-kingdomino-line-due = Nobody is to move here: a line is to be dealt
refused-kingdomino-draw-due = Nobody is to move here: a king is to be drawn
refused-kingdomino-discard-due = Nobody is to move here: a domino is discarded
refused-kingdomino-over = Nobody is to move here: the game is over
refused-no-such-game = There is no game { $name }; there are: { $names }
refused-no-chance = Nothing is left to chance here
refused-puzzle-solved = { $move }: the frame is full, the puzzle is solved
refused-piece-laid = { $move }: piece { $piece } already lies in the frame; take it up first
refused-piece-on-board = { $move }: piece { $piece } already lies on the board
refused-katamino-wrong-size = This board has { $rows } rows of { $columns } squares, separated by /
refused-katamino-bad-mark = { $mark } cannot stand on { $square }; there are the letters { $letters }, . for free and _ for no square
refused-filled-with-itself = Piece { $piece } at three times its size is filled with other pieces
refused-too-few-pieces = { $frame } needs { $needed } pieces, not { $given }
refused-piece-twice = { $word } is listed twice
refused-bad-piece = { $word } is no piece: they are 1 to 12, or { $letters }
refused-laid-in-draft = No piece lies before all are picked
refused-katamino-impossible = In no order can the players have laid these pieces
refused-picks-without-draft = Only in a draft do picks follow the board
refused-bad-picks = The picks are two equal rows of letters, as LNP:IYV; the first player may be one ahead
refused-kingdomino-deal-due = { $move }: now a line is dealt
refused-kingdomino-king-due = { $move }: now a king is drawn
refused-kingdomino-turn-due = { $move }: now a player makes a turn
refused-kingdomino-wrong-line = { $move }: a line has { $kings } dominoes here
refused-kingdomino-no-such-domino = { $move }: there is no domino { $number }
refused-kingdomino-dealt-before = { $move }: { $number } was dealt before
refused-kingdomino-dealt-twice = { $move }: { $number } stands twice
refused-kingdomino-no-such-king = { $move }: no king of that seat is left to be drawn
refused-kingdomino-nothing-to-place = { $move }: nothing is placed in the first round
refused-kingdomino-place-first = { $move }: { $number } must be placed before you choose, as { $number }:e6N/{ $pick }
refused-kingdomino-not-its-turn = { $move }: the domino to be placed is { $number }, the lowest of the line
refused-kingdomino-other-end = { $move }: a double is named from its other end here: { $named }
refused-kingdomino-nothing-to-choose = { $move }: in the last round nothing is chosen
refused-kingdomino-choice-missing = { $move }: a domino must be chosen as well, as { $move }/{ $first }; free are { $free }
refused-kingdomino-not-free = { $move }: { $pick } is not free in this line; free are { $free }
refused-kingdomino-box-squares = Squares of { $land }: { $here }; the box has { $there }
refused-kingdomino-box-crowns = Crowns of { $land }: { $here }; the box has { $there }
refused-kingdomino-box-bare = Squares of { $land } without crowns: { $here }; the box has { $there }
refused-kingdomino-grid-odd = A kingdom's land is an even number of squares, two a domino, not { $n }
refused-kingdomino-grid-order = A kingdom's dominoes fit the box, but in no order does each touch the castle or its terrain
refused-kingdomino-grid-cover = A kingdom's squares cannot be laid with dominoes of the box, each used once
refused-kingdomino-grid-ragged = A kingdom's rows are equally long; these have { $widths } squares
refused-kingdomino-grid-castle = A kingdom's castle, C, stands in it once, not { $n } times
refused-kingdomino-grid-size = A kingdom's size is { $size } × { $size } at most; this is { $wide } wide and { $high } high
refused-kingdomino-grid-square = A kingdom's row { $row } has { $word }; a square is one of W F L G S M with up to three crowns, as M3, or C, or a dot
refused-kingdomino-castle-there = { $move }: { $square } is taken by the castle
refused-kingdomino-square-taken = { $move }: { $square } is taken by { $land }
refused-kingdomino-not-a-king = { $text } is not the draw of a king; write whose it is, as king 2
refused-kingdomino-not-a-choice = { $text } is not a turn; write the number that your king goes to, as 30
refused-kingdomino-not-a-turn = { $text } is not a turn; write the domino's place and your choice, as 14:e6N/30
refused-kingdomino-not-a-deal = { $text } is not a deal; write the numbers of the line, as deal 3 14 22 41
refused-kingdomino-duel-for-two = The mighty duel is for two players, not { $players }
refused-kingdomino-championship-variant = { $name } is off in the championship
refused-kingdomino-championship-ties = In the championship equal scores share the place: tie_break is shared
refused-kingdomino-championship-two = Championship tables seat three or four, not two
refused-kingdomino-position-first-discard = A Kingdomino position has no discards beside a bare castle: a first domino always fits
refused-kingdomino-position-game = A Kingdomino position gives an earlier game as points.largest.crowns of each seat, not { $text }
refused-kingdomino-position-number = A Kingdomino position has dominoes from 1 to 48, not { $text }
refused-kingdomino-position-seat = A Kingdomino position has seats from 1 to { $n }, not { $text }
refused-kingdomino-position-lines = A Kingdomino position has whole lines of { $n } dominoes, { $most } at most
refused-kingdomino-position-waiting = A Kingdomino position has a king on each domino that waits to be placed
refused-kingdomino-position-line = A Kingdomino position has a line of { $kings } dominoes
refused-kingdomino-position-full-line = A Kingdomino position has its line on the waiting side once every domino has a king
refused-kingdomino-position-kings = A Kingdomino position has { $each } king(s) for each player
refused-kingdomino-position-hand = A Kingdomino position has kings in the hand only in the first round
refused-kingdomino-position-drawn = A Kingdomino position has a line before a king is drawn
refused-kingdomino-position-turns = A Kingdomino position gives seat { $n } { $had } dominoes laid or discarded by now
refused-kingdomino-position-parts = A Kingdomino position has four parts between bars, or five in a dynasty, not { $n }
refused-kingdomino-position-seats = A Kingdomino position for { $n } players has { $n } kingdoms, not { $found }
refused-kingdomino-position-twice = A Kingdomino position has each domino once; { $number } stands twice
refused-kingdomino-position-games = A Kingdomino position of { $games } games cannot have { $n } behind it
refused-kingdomino-position-domino = A Kingdomino position names dominoes as 14:e6N or 7:x, not { $word }
refused-bad-option-value = { $name } cannot be { $value }; it is one of { $allowed }
refused-option-no-word = { $name } cannot be { $value }; it is one word
refused-option-no-number = { $name } cannot be { $value }; it is a whole number
refused-no-such-option = There is no option { $word }; there are: { $names }
refused-option-twice = The option { $name } is given twice
refused-no-such-cell = { $move }: there are 36 cells, 0 to 35
refused-no-such-turn = { $move }: there are eight turns, 0 to 7
refused-pentago-move-after-five = The side to move has five, and the other could not have moved after that
refused-pentago-no-such-letter = A Pentago position is written with b, w and . from the top left, not with { $letter }
refused-pentago-not-a-position = A Pentago position is 36 of the letters b, w and . from the top left; this has { $length }
refused-pentago-wrong-counts = The players put marbles in turn; { $dark } b and { $light } w cannot stand together
refused-no-such-point = { $move }: the board has { $size } × { $size } points
refused-pente-no-such-notation = There is no notation { $dialect }; there are: K10, de, en, fr
refused-pente-not-k10 = { $text } is not a point; write a column A–T (without I) and a row 1–19, as K10
refused-pente-not-a-point = { $text } is not a point in this notation ({ $dialect }); write { $right } or { $left } and how far, then { $up } or { $down } and how far, as { $example }, or 0 for the centre
refused-pente-stones-do-not-fit = { $seats } players with { $stones } stones each cannot play on { $size } × { $size } points; it is 5 to { $most } stones, or 0 for no limit
refused-wrong-number = Number { $number } stands where { $due } is due
refused-bad-result = A result gives each seat its score, as 1-0
refused-wrong-result = The moves end { $right } ({ $why }), the result says { $result }
refused-bad-date = A date is written as 2026-11-15
refused-bad-header = A header is written [Name "value"]
refused-header-twice = The header { $key } stands twice
refused-not-a-move = { $letter } begins no move
refused-pente-position-fives = Only fives that stand on the board can count
refused-pente-position-number = A named part of this position is not a number
refused-pente-position-turns = { $turns ->
        [one] { $turns } turn is
       *[other] { $turns } turns are
    } too few for these stones; it took at least { $least }
refused-pente-position-stones = Each player has only { $stones } stones
refused-pente-position-used = After { $turns } turns all stones are used and the game is over
refused-pente-position-pairs = Stones are caught in pairs
refused-pente-position-caught = More stones were caught than put down
refused-pente-position-pass = Nobody can pass or claim like that here
refused-pente-position-claim = { $colour } has nothing to claim in this position
refused-pente-position-memory = Too much is remembered in this position
refused-pente-position-hash = A hash in this position is too large
refused-pente-move-after-win = The side to move has won, and the other could not have moved after that
refused-pente-position-part = { $word } is not part of a position
refused-pente-position-rows = A position on this board has { $size } rows separated by /, not { $found }
refused-pente-position-letters = Row { $row } can hold only { $letters }, dots and numbers
refused-pente-position-row = Row { $row } has { $found } { $found ->
        [one] point
       *[other] points
    }, not { $size }
refused-move-after-end = The game is over after the move before
refused-no-game-header = A record names its game first, as [Game "pentago"]
refused-bad-language = The language is one of { $names }
refused-bad-ending = The ending is one of { $names }
refused-no-such-seat = { $game } has { $seats } { $seats ->
        [one] seat
       *[other] seats
    } here; there is no { $key }
refused-ended-twice = The game ended on the board, so it has no other ending
refused-result-without-ending = The game is not over after its last move: a broken off game has no result, any other names its result and its ending, as [Ending "resignation"]
refused-open-comment = This comment is never closed
refused-nested-comment = A comment cannot hold another
refused-number-amidst = Number { $number } stands in the middle of round { $due }
refused-number-without-move = No move follows number { $due }
refused-no-such-step = { $step } cannot be done here
refused-no-such-next-step = { $step } cannot follow { $done } here
refused-nothing-to-take-back = Nothing has been done in this turn yet
refused-nobody = Only somebody with a name can sit down
refused-no-name = A player needs a name
refused-seat-taken = Seat { $seat } is not free
refused-cannot-leave = The game has begun; you can resign
refused-nothing-said = Nothing was said
refused-nobody-talks = Only somebody with a name can talk here
refused-no-such-clock = There is no clock { $text }; write none, move 30, fischer 300+5 or days 3
refused-not-seated = You do not sit at this table
refused-no-colours = In this game the colours are not chosen
refused-colours-given = The colours are given
refused-colour-not-yet = { $name } chooses a colour first
refused-colour-taken = That colour is not free; these are: { $left }
refused-over = The game is over
refused-not-begun = The game has not begun
refused-not-paused = The game is not paused
refused-no-offer = Nobody has offered this
refused-said-already = You have said so already
refused-no-draws = This game is not drawn by agreement
refused-no-takebacks = Nothing is taken back at this table
refused-paused = The game is paused
refused-not-over = The game is not over
refused-followed = The next game stands already
refused-tournament-game = The tournament says who plays next
refused-only-a-bot = With more than two players a bot takes over
refused-seat-is-yours = Your seat is yours
refused-bot-plays = A bot plays for you; take your seat back first
refused-bot-plays-already = A bot plays for you already
refused-move-twice = A move is a text or steps, not both
refused-not-strict = At this table a turn is taken as a whole
refused-not-your-seat = You do not sit there
refused-days-to-move = With days for a move nobody has to wait at the table
refused-wrong-number-of-seats = { $title } has { $wanted } seats here, not { $given }
refused-record-hidden = The record can be had when the game is over
refused-no-such-bot = There is no bot { $bot }; there are: { $names }
refused-duel-not-stored = Nothing is stored of { $move }
refused-duel-too-early = Two pieces must lie before a search can tell
refused-no-move = Nobody can move here
refused-too-fast = That is too much at once; wait a moment
refused-store-full = The disk is full; nothing was changed
refused-store-read-only = The store cannot be written; nothing was changed
refused-store-away = The store does not answer; try again in a moment
refused-store-damaged = The store is damaged; a backup must be restored
refused-bad-request = The house cannot read this
refused-not-yours = Only who plays here can invite
refused-not-found = There is nothing here
refused-not-allowed = This cannot be done here
refused-too-large = This is too much at once
refused-house-trouble = Something went wrong in the house; nothing was changed
refused-other-origin = This page may not ask that
refused-too-busy = Too much is going on; try again
refused-too-many-at-once = Only { $most } of these at once; end another first
refused-took-too-long = This took longer than { $seconds } s
refused-worker-lost = The computation was lost; try again
refused-not-on-screen = A time trial is played at the clock, not against each other
refused-too-long = A message has at most { $most } characters

no-log-damaged = Line { $line } of the log cannot be read; nothing can be added until it is repaired.

refused-log-damaged = Line { $line } of this log cannot be read, so nothing can be added until it is repaired: { $why }

no-other-draw = This board belongs to a draw that was undone.

refused-other-draw = This board belongs to a draw that was undone

no-no-such-board = There is no such board.

refused-no-such-board = There is no such board

no-anothers-name = Nobody protests in another’s name.

refused-anothers-name = Nobody protests in another's name

no-entry-parts = Who enters themselves gives a name and a club.

refused-entry-parts = Who enters themselves gives a name and a club

no-not-in-policy = Nobody may do this.

refused-not-in-policy = Nobody may do this: { $entrance }

no-not-a-moderator = This is for moderators.
no-not-the-operator = This is for whoever runs the house.
no-not-an-organiser = This is for the organisers of the club.
no-not-a-member = You do not belong to this club.
no-seat-of-challenge = This seat is kept for the other player of a challenge.

no-part-closed = This house does not have that part.

refused-part-closed = This house has no { $part }

no-not-invited = This seat needs an invitation.
no-not-yours = Only who plays here can invite.
no-nobody = Only somebody with a name can sit down.
no-log-changed = The log of this tournament does not end where it should.

refused-log-changed = The log of this tournament does not end where it should

no-opening = The house is still opening; try again in a moment.
no-preparing = Getting ready for the first time: { $game } ({ $done } of { $total } parts are done).
no-table-parked = This table cannot be opened just now.
no-log-full = The log of a tournament has at most { $most } MB.

refused-log-full = The log of a tournament has at most { $most } MB
refused-bad-match = A match is 'points 21', 'wins 3' or 'best 5', not { $text }
refused-match-alone = A match needs at least two players
refused-match-bad-handicap = A handicap is 0 to { $most } here
refused-match-goal-too-low = A match for points goes to { $least } or more
refused-match-handicaps = A match has a handicap for each seat, or none
refused-match-no-points = { $title } is not played for points here; a match goes to a number of won games
refused-match-partners = Partners have one handicap
refused-one-series = One series is wanted here, as mine: 2 3 6 11 | 8 4
refused-no-such-colour = { $colour } cannot be chosen; there are: { $names }

refused-bad-puzzle = { $line } is no puzzle: goal, moves, grade, theme, solution, options and position, with tabs
refused-no-puzzle-named = There is no puzzle { $name } of { $game }
refused-no-puzzles = There are no puzzles of { $game }
refused-not-your-puzzle-turn = It is not your turn in this puzzle
refused-no-rule-book = There is no rule book { $name }
refused-no-such-code = Nobody is waiting under this code. Check it, or ask again: a code works only while a seat is free
refused-too-many-codes = Too many wrong codes; wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }
refused-no-code-for-link = This link has no code

refused-seek-alone = { $title } is played alone here
refused-rating-range = The lower rating stands above the higher one
refused-rating-range-missed = Your rating is not in the range of this seek
refused-seek-gone = Somebody else was faster, or this seek was withdrawn
refused-own-seek = You have a seat there already
refused-seek-seat-taken = This seat is taken
refused-lobby-full = Too many look for a game just now; join one of them
refused-rated-alone = Who plays alone is not rated
refused-rated-position = A rated game begins at the beginning
refused-rated-clock = A rated game needs a clock
refused-rated-needs-account = Sign in to play a rated game
refused-rated-own-seats = Nobody is rated for playing against themselves
refused-rated-needs-level = This computer player has no rating here. Choose one of the levels, or play a friendly game
refused-not-signed-in = You are not signed in
refused-no-such-section = There is nothing called { $section } to keep
refused-progress-too-long = This is too much to keep
refused-progress-unreadable = This cannot be read
refused-bad-passkey = This passkey opens no account here
refused-too-many-passkeys = An account has at most { $most } { $most ->
        [one] passkey
       *[other] passkeys
    }
refused-no-such-passkey = There is no such passkey any more
refused-no-such-person = There is nobody of this name here
refused-bad-account-name = A name has 2 to 30 letters, digits, dots or hyphens
refused-name-taken = The name { $name } is taken
refused-not-you = The name or the password is wrong
refused-no-such-session = This device is signed out already
refused-password-unwritable = A password is made of characters that can be typed
refused-password-too-short = A password has at least { $least } characters
refused-password-too-long = A password has at most { $most } characters
refused-password-repeated = A password is more than one character repeated
refused-password-is-name = A password is not the name of its account
refused-password-common = This password is one of those that are tried first; choose another
refused-too-many-attempts = Too many wrong passwords; wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }

refused-blocked-by-you = You have blocked this person
refused-friend-without-account = { $name } has no account here
refused-too-many-friends = You have asked { $most } people; take somebody out first
refused-too-many-asked = This person cannot be asked just now
refused-too-many-blocked = You have blocked { $most } people; let somebody go first
refused-nobody-here = Only somebody with a name can do this
refused-yourself = This is yourself
refused-not-to-be-challenged = This person cannot be challenged
refused-challenge-of-two = A challenge is for a game of two
refused-kept-apart = You cannot sit down at this table
refused-not-heard = Somebody here is not to hear from you

refused-banned-for-good = You may not play with others here any more: { $reason }
refused-banned-until = You may not play with others here until { $day }: { $reason }
refused-talk-closed = A moderator has closed the talk at this table
refused-talk-too-fast = Not so fast; others want to read it
refused-talk-stands = The talk of this table stands like that already
refused-too-many-reports = Your reports are waiting to be read; wait until they were
refused-no-such-report = This report was decided already
refused-no-such-ban = There is no such ban
refused-not-a-moderator = This is for moderators
refused-not-the-operator = This is for whoever runs the house

refused-no-such-club = There is no such club
refused-club-full = This club has { $most } members, and takes no more
refused-member-already = You belong to this club already
refused-asked-already = You have asked already
refused-too-many-waiting = Too many are waiting for an answer; try again later
refused-last-organiser = Make somebody else an organiser first
refused-other-member-already = { $name } belongs to this club already
refused-attached-already = This tournament is shown already
refused-too-many-attached = A club shows { $most } tournaments; take one off first
refused-not-attached = The club does not show this tournament
refused-attached-private = Only a public tournament can be shown
refused-club-without-name = A club needs a name
refused-too-many-clubs = You belong to { $most } clubs; leave one first
refused-other-too-many-clubs = { $name } belongs to too many clubs
refused-not-to-be-invited = { $name } cannot be invited
refused-not-an-organiser = This is for the organisers of the club
refused-not-a-member = You do not belong to this club
refused-seat-of-challenge = This seat is kept for the other player of a challenge
refused-ladder-of-two = A ladder is for a game of two
refused-no-such-ladder = The club has no ladder of this game
refused-too-many-ladders = A club has at most { $most } ladders
refused-no-such-challenge = This challenge is over
refused-not-on-ladder = You do not stand on this ladder
refused-other-not-on-ladder = This member does not stand on this ladder
refused-out-of-reach = You can challenge somebody who stands at most { $reach } places above you
refused-challenge-open = You have a challenge already; play it first
refused-other-challenge-open = This member has a challenge already
refused-not-your-challenge = Only the two and the organisers say how it ended
refused-not-your-challenge-to-drop = Only who has challenged and the organisers take it back
refused-not-your-game = This challenge is between two others
