letter-turn = { $game } mit { $names }: Du bist am Zug, noch { $left }.
letter-soon = { $game } mit { $names }: nur noch { $left } für deinen Zug.
letter-over = { $game } mit { $names } ist zu Ende, { $result }.
letter-hours = { $hours } Std.
letter-many = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    } mit Neuigkeiten für dich
letter-many-soon = Die Zeit wird knapp: { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
letter-more = { $count ->
        [one] und 1 weitere Partie
       *[other] und { $count } weitere Partien
    }
letter-open = Zum Tisch
letter-why = Du bekommst diese E-Mail, weil du Fivefold gebeten hast, dich an deine Partien zu erinnern.
letter-stop = Keine E-Mails mehr
letter-confirm-subject = Ist das deine Adresse?
letter-confirm = Jemand möchte, dass Fivefold Erinnerungen an laufende Partien an diese Adresse schickt. Wenn du das warst, bestätige es innerhalb von zwei Tagen.
letter-confirm-not = Wenn du es nicht warst, musst du nichts tun: Es wird nichts weiter verschickt.
letter-yes = Ja, das ist meine
letter-feed = Fivefold: deine Partien
letter-ends = Dein Zug bei { $game } mit { $names }
