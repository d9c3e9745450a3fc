clock-hours = { $hours } h { $min } min
clock-until = until { $moment }
clock-rests = on vacation until { $day }
plan-title = Answers set ahead
plan-about = While { $name } thinks, you can say what you answer to which move. An answer that fits is played at once; only you see it.
plan-add = If …, then …
plan-theirs = What might { $name } play? Make that move on the board.
plan-yours = And what do you answer?
plan-ends = This ends the game.
plan-keep = Keep this answer
plan-leave = Back to the game
plan-pair = { $move } → { $answer }
plan-remove = Remove { $line }
refused-no-plans = Answers can be set ahead with days for each move or without a clock, between two players
refused-plan-alone = You play both sides
refused-plan-on-turn = It is your turn; answers are set while the opponent thinks
refused-plan-without-answer = A line ends with your answer
refused-plan-after-end = The game is over before { $move }
refused-two-answers = Two answers to the same move: { $one } and { $other }
refused-plan-too-large = At most { $lines } lines of { $length } moves can be set ahead, { $moves } moves in all
refused-vacation-past = A vacation begins today or later
refused-vacation-far = A vacation is said at most { $days ->
        [one] a day
       *[other] { $days } days
    } ahead
refused-vacation-short = A vacation takes a whole day at least
refused-vacation-twice = You have a vacation then already
refused-vacation-used = { $year } has { $days ->
        [one] one day
       *[other] { $days } days
    } of vacation left
refused-no-vacation = There is no such vacation
refused-nobody-yet = Sit down at a table or sign in first
refused-too-many-changes = Too many changes; wait a while
refused-no-such-zone = There is no time zone { $zone }
refused-bad-wishes = Hours are 0 to 23, and a warning comes at one of { $hours }
