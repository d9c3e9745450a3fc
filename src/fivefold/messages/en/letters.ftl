letter-turn = { $game } with { $names }: it is your turn, { $left } left.
letter-soon = { $game } with { $names }: only { $left } left for your move.
letter-over = { $game } with { $names } is over, { $result }.
letter-hours = { $hours } h
letter-many = { $count ->
        [one] 1 game
       *[other] { $count } games
    } with news for you
letter-many-soon = Time is running out in { $count ->
        [one] 1 game
       *[other] { $count } games
    }
letter-more = { $count ->
        [one] and 1 game more
       *[other] and { $count } games more
    }
letter-open = To the table
letter-why = You get this e-mail because you asked Fivefold to remind you of your games.
letter-stop = Stop these e-mails
letter-confirm-subject = Is this your address?
letter-confirm = Somebody wants Fivefold to send reminders of their games to this address. If that was you, confirm it within two days.
letter-confirm-not = If it was not you, do nothing: nothing more will be sent.
letter-yes = Yes, it is mine
letter-feed = Fivefold: your games
letter-ends = Your move at { $game } with { $names }
