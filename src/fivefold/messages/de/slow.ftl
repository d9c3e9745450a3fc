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
slow-title = Erinnerungen und Urlaub
slow-nobody = Setz dich zuerst an einen Tisch: Erinnerungen und Urlaub gehören zu jemandem, der spielt.
slow-mail = E-Mail
slow-push = Mitteilungen
slow-when = Wenn ich am Zug bin
slow-now = sofort
slow-daily = einmal am Tag, alles zusammen
slow-off = nie
slow-hours = Zeiten
slow-warning = Warnung, bevor meine Zeit abläuft
slow-before = { $count ->
        [one] 1 Stunde vorher
       *[other] { $count } Stunden vorher
    }
slow-never = nie
slow-digest = Die tägliche E-Mail kommt um
slow-quiet = Ruhezeit
slow-from = von
slow-to = bis
slow-quiet-about = Dann kommt nichts, außer wenn sonst eine Partie verloren ginge. Von und bis gleich: keine Ruhezeit.
mail-address = E-Mail-Adresse
mail-add = Bestätigungs-E-Mail schicken
mail-confirmed = bestätigt
mail-waits = noch nicht bestätigt: Öffne den Link in unserer E-Mail
mail-refused = { $count ->
        [one] Die letzte E-Mail wurde abgewiesen.
       *[other] Die letzten { $count } E-Mails wurden abgewiesen.
    }
mail-remove = Adresse vergessen
mail-thanks = Danke, die Adresse ist bestätigt.
mail-stopped = Du bekommst keine E-Mails mehr. Hier kannst du das ändern.
mail-stop-ask = Soll Fivefold dir keine E-Mails mehr schicken?
mail-stop-yes = Keine E-Mails mehr
push-here = Auf diesem Gerät benachrichtigen
push-remove = Entfernen
push-cannot = Dieser Browser kann hier keine Mitteilungen zeigen; dazu braucht es https.
push-denied = Der Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
push-failed = Der Mitteilungsdienst des Browsers hat nicht geantwortet.
vacation-title = Urlaub
vacation-about = Im Urlaub läuft in deinen Partien mit Tagen Bedenkzeit keine Zeit. Deine Gegner sehen, bis wann.
vacation-left = { $year } { $count ->
        [one] bleibt dir 1 Tag
       *[other] bleiben dir { $count } Tage
    }
vacation-first = Erster Tag
vacation-last = Letzter Tag
vacation-take = Urlaub nehmen
vacation-span = { $begin } bis { $until }
vacation-end = Jetzt beenden
vacation-drop = Zurücknehmen
feeds-title = Kalender und Feed
feeds-about = Wann deine Züge fällig sind, für deinen Kalender oder Feedreader. Wer diese Adressen hat, sieht deine Partien.
feeds-calendar = Kalender (iCal)
feeds-atom = Feed (Atom)
feeds-renew = Neue Adressen
refused-bad-address = { $address } ist keine E-Mail-Adresse
refused-bad-mail-server = Ein Mailserver wird geschrieben als smtp://user:passwort@host:587?from=games@club.example oder smtps://…
refused-no-push-service = { $host } ist kein Mitteilungsdienst, den dieses Haus kennt
refused-bad-push-keys = Das sind keine Schlüssel eines Browsers
refused-too-many-letters = Es wurden zu viele E-Mails angefordert; versuch es morgen wieder
refused-address-refused = E-Mails an { $address } werden abgewiesen
refused-mail-away = Gerade lässt sich keine E-Mail verschicken; versuch es später wieder
