clock-hours = { $hours } Std. { $min } Min.
clock-until = bis { $moment }
clock-rests = im Urlaub bis { $day }
plan-title = Antworten im Voraus
plan-about = Während { $name } nachdenkt, kannst du festlegen, was du auf welchen Zug antwortest. Was passt, wird sofort gespielt; nur du siehst es.
plan-add = Wenn …, dann …
plan-theirs = Was könnte { $name } spielen? Mach diesen Zug auf dem Brett.
plan-yours = Und was antwortest du?
plan-ends = Damit ist die Partie zu Ende.
plan-keep = Antwort merken
plan-leave = Zurück zur Partie
plan-pair = { $move } → { $answer }
plan-remove = { $line } entfernen
refused-no-plans = Antworten im Voraus gibt es zu zweit, mit Tagen Bedenkzeit oder ohne Uhr
refused-plan-alone = Du spielst beide Seiten
refused-plan-on-turn = Du bist am Zug; Antworten legst du fest, während die anderen nachdenken
refused-plan-without-answer = Eine Zugfolge endet mit deiner Antwort
refused-plan-after-end = Vor { $move } ist die Partie schon zu Ende
refused-two-answers = Zwei Antworten auf denselben Zug: { $one } und { $other }
refused-plan-too-large = Im Voraus gehen höchstens { $lines } Zugfolgen aus { $length } Zügen, { $moves } Züge insgesamt
refused-vacation-past = Ein Urlaub beginnt heute oder später
refused-vacation-far = Ein Urlaub lässt sich höchstens { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } im Voraus eintragen
refused-vacation-short = Ein Urlaub dauert mindestens einen ganzen Tag
refused-vacation-twice = Da hast du schon Urlaub
refused-vacation-used = { $year } { $days ->
        [one] bleibt dir ein Urlaubstag
       *[other] bleiben dir { $days } Urlaubstage
    }
refused-no-vacation = Diesen Urlaub gibt es nicht
refused-nobody-yet = Setz dich zuerst an einen Tisch oder melde dich an
refused-too-many-changes = Zu viele Änderungen; warte eine Weile
refused-no-such-zone = Es gibt keine Zeitzone { $zone }
refused-bad-wishes = Stunden gehen von 0 bis 23, und eine Warnung kommt zu einer von { $hours }
