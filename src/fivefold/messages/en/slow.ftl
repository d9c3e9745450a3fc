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
slow-title = Reminders and vacation
slow-nobody = Sit down at a table first: reminders and vacation belong to a player.
slow-mail = E-mail
slow-push = Notifications
slow-when = When it is my turn
slow-now = at once
slow-daily = once a day, all together
slow-off = never
slow-hours = Times
slow-warning = Warn me before my time runs out
slow-before = { $count ->
        [one] 1 hour before
       *[other] { $count } hours before
    }
slow-never = never
slow-digest = The daily e-mail comes at
slow-quiet = Quiet hours
slow-from = from
slow-to = to
slow-quiet-about = Nothing comes then, unless a game would be lost otherwise. From and to the same hour: no quiet hours.
mail-address = E-mail address
mail-add = Send me an e-mail to confirm it
mail-confirmed = confirmed
mail-waits = not confirmed yet: open the link in the e-mail we have sent
mail-refused = { $count ->
        [one] The last e-mail was refused.
       *[other] The last { $count } e-mails were refused.
    }
mail-remove = Forget this address
mail-thanks = Thank you: the address is confirmed.
mail-stopped = You will get no more e-mail. You can change that here.
mail-stop-ask = Shall Fivefold stop sending you e-mail?
mail-stop-yes = Stop
push-here = Notify me on this device
push-remove = Remove
push-cannot = This browser cannot show notifications here; they need https.
push-denied = The browser does not allow notifications of this page. You can change that in its settings.
push-failed = The browser’s push service did not answer.
vacation-title = Vacation
vacation-about = While you rest, no time runs in your games with days for each move. Your opponents see until when.
vacation-left = { $count ->
        [one] 1 day
       *[other] { $count } days
    } left in { $year }
vacation-first = First day
vacation-last = Last day
vacation-take = Take vacation
vacation-span = { $begin } to { $until }
vacation-end = End it now
vacation-drop = Take it back
feeds-title = Calendar and feed
feeds-about = When your moves are due, for your calendar or feed reader. Whoever has these addresses sees your games.
feeds-calendar = Calendar (iCal)
feeds-atom = Feed (Atom)
feeds-renew = New addresses
refused-bad-address = { $address } is no e-mail address
refused-bad-mail-server = A mail server is written smtp://user:password@host:587?from=games@club.example, or smtps://…
refused-no-push-service = { $host } is no push service that this house knows
refused-bad-push-keys = These are no keys of a browser
refused-too-many-letters = Too many e-mails were asked for; try again tomorrow
refused-address-refused = E-mails to { $address } are refused
refused-mail-away = No e-mail can be sent just now; try again later
