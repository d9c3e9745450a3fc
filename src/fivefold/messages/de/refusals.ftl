found-fact = Eintrag { $fact }:
found-no-fact = Zeile { $line } ist kein Eintrag
found-chain = Eintrag { $number } folgt nicht auf den davor: Etwas wurde verändert
found-no-sense = das Log ergibt keinen Sinn ({ $why })
found-seed = das Los folgt nicht aus seinem Startwert
found-alone = alle fahren allein, nach Nummer
found-lot-missing = ein Los fehlt
found-tables = die Tische müssten { $tables } sein
found-groups-lot-missing = das Los für die Gruppen fehlt
found-group-lot = Gruppe { $group } ist nicht so, wie das Los sie setzte
found-group-size = eine Gruppe hat 4 oder 5 Spieler
found-everyone-once = Gruppe { $group }: alle spielen einmal gegen alle
found-waves = Gruppe { $group }: die Durchgänge passen nicht
found-starts = Gruppe { $group }: der Anfang ist ungleich verteilt
found-no-intermediate = keine Zwischenrunde ist vorgesehen
found-pairs = die Paarungen müssten { $pairs } sein
found-start = an Tisch { $table } beginnt nach dem Los jemand anders
found-bracket = der Turnierbaum müsste { $slots } sein
found-half-byes = einen halben Punkt erhält, wer gesagt hat, dass er die Runde aussetzt
found-time-up = die Zeit war um
found-not-up = das Ende wurde vor der Zeit gemeldet
found-not-free = nur wer frei ist, wird gepaart, und nur einmal
found-waits = { $player } müsste warten
found-third-place = das Reglement sagt, ob es ein Spiel um Platz drei gibt
found-once-or-bye = alle spielen einmal oder haben das Freilos
found-twice = zwei treffen sich zum zweiten Mal
found-pairing = es gibt eine bessere Paarung ({ $best } statt { $paid })
found-other-seed = der Startwert ist nicht der vor dem Start festgelegte
found-seed-taken-back = der festgelegte Startwert wurde zurückgenommen, nachdem schon gelost war
found-shape = Zeile { $line }: { $part } kann so nicht sein
found-bye = das Freilos geht an { $player }
found-must-not-meet = { $one } und { $other } haben schon gegeneinander gespielt, oder beide müssen dieselbe Farbe bekommen
found-starter = an Tisch { $table } müsste { $player } beginnen
found-table-order = die Tische folgen nicht der Reihenfolge nach Punkten und Los
found-draws = mehr als { $most } Auslosungen werden nicht geprüft
found-not-all-agree = zugestimmt haben nicht die, die am Tisch sitzen ({ $players })

no-no-line = Keine Verbindung; nichts wurde geändert. Noch einmal versuchen.
no-line = Zeile { $line }:
no-too-busy = Zu viel auf einmal; bitte noch einmal versuchen.
no-closing = Das Haus schließt gerade.
no-too-many-at-once = Nur { $most } davon gleichzeitig; beende erst eine andere.
no-took-too-long = Das hat länger als { $seconds } s gedauert.
no-worker-lost = Die Berechnung ging verloren; versuche es noch einmal.
no-bad-request = Das Haus versteht das nicht; bitte die Seite neu laden.
no-house-trouble = Im Haus ist etwas schiefgegangen; nichts wurde geändert.
no-not-found = Hier ist nichts.
no-not-allowed = Das geht hier nicht.
no-other-origin = Diese Seite darf das nicht fragen.
no-too-large = Das ist zu groß.
no-store-full = Der Datenträger ist voll; nichts wurde geändert.
no-store-read-only = Der Speicher lässt sich nicht beschreiben; nichts wurde geändert.
no-store-away = Der Speicher antwortet nicht; versuch es gleich noch einmal.
no-store-damaged = Der Speicher ist beschädigt; eine Sicherung muss zurückgespielt werden.
no-other-host = Das Haus hört nicht auf diesen Namen; öffne es unter der Adresse, die es anzeigt.
no-too-many-opened = Von deiner Adresse kam zu viel auf einmal; bitte warte eine Weile.
no-too-many-sockets = Zu viele Verbindungen sind offen; versuch es später noch einmal.
no-not-you = Du bist nicht angemeldet.
no-too-late = { $name } kommt zu spät: alle spielen in jeder Runde.
no-entered-twice = { $name } ist schon angemeldet.
no-merge-same = Zusammengelegt werden zwei verschiedene Spieler.
no-merge-drawn = { $name } steht schon in einer Auslosung, deshalb bleibt dieser Eintrag. Lege den anderen mit ihm zusammen.
no-split-same = Zwei Spieler brauchen zwei Namen.
no-split-not = { $name } lässt sich nicht teilen.
no-full = { $count ->
        [one] Es ist schon { $count } Spieler
       *[other] Es sind schon { $count } Spieler
    } angemeldet; mehr können nicht spielen.
no-no-name = Ein Name fehlt.
no-banned = { $name } ist gesperrt{ $until }: { $reason }.
no-not-banned = { $person } ist nicht gesperrt.
no-come-to-the-desk = Bitte zur Anmeldung an den Turniertisch kommen.
no-bad-day = { $until } ist kein Tag; schreibe ihn wie 2026-11-15.
no-bad-schedule = { $line } ist keine Zeile eines Zeitplans; so wird sie geschrieben: 2026-11-15T10:00 Runde 1
no-schedule-too-long = Ein Zeitplan hat höchstens { $most } Zeilen mit je höchstens { $letters } Zeichen.
no-no-schedule = Dieses Turnier hat noch keinen Zeitplan (Angaben).
no-days-reversed = Ein Turnier endet an dem Tag, an dem es beginnt, oder später.
no-no-title = Das Turnier braucht einen Namen.
no-number-taken = { $number } ist keine freie Nummer.
no-no-such-entrant = Es gibt keine Anmeldung { $number }.
no-no-check-in = { $name } muss nicht einchecken.
no-named-twice = Jemand ist zweimal genannt.
no-filler = Ein Füllspieler ist hier nicht möglich.
no-no-fillers = Nur Tische mit mehreren Spielern lassen sich auffüllen.
no-already-started = Das Turnier ist schon gestartet.
no-not-started = Das Turnier ist noch nicht gestartet.
no-already-open = Das Turnier ist schon eröffnet.
no-not-opened = Noch ist kein Turnier eröffnet.
no-regulation-frozen = Das Reglement steht seit dem Start fest.
no-too-long = Höchstens { $most } Zeichen.
no-not-in = { $name } ist nicht mehr im Turnier.
no-cannot-be-played = { $why ->
        [seats] { obstacle-seats } Auf eine weitere Anmeldung warten oder Füllspieler ohne Wertung dazunehmen.
        [groups] { obstacle-groups } Auf weitere Anmeldungen warten, mit weniger spielen oder eine andere Turnierform wählen.
        [too-many] { obstacle-too-many }
        [range] { obstacle-range }
       *[other] Mit dieser Zahl geht es nicht.
    }
no-reason-missing = Das braucht einen Grund.
no-nothing-played = Noch ist nichts gespielt; { $name } kann zurückgezogen werden.
no-no-running-game = { $name } ist in keiner laufenden Partie.
no-has-result = Runde { $round }, Tisch { $table } hat schon ein Ergebnis; bitte korrigieren.
no-round-over = Runde { $round } ist vorbei; bitte das Ergebnis korrigieren.
no-nothing-to-confirm = An Tisch { $table } gibt es nichts zu bestätigen.
no-nothing-to-dispute = Es gibt kein Ergebnis, das bestritten werden könnte.
no-upset-no-duel = Runde { $round }, Tisch { $table }: Nur in einer Partie zu zweit entscheidet ein durcheinandergebrachtes Brett; hier entscheidet die Schiedsleitung.
no-not-all-agree = Runde { $round }, Tisch { $table }: Alle, die dort sitzen, müssen zustimmen; es fehlen: { $names }.
no-agreed-nothing = Zu einer Einigung gehört, worauf man sich geeinigt hat.
no-too-late-to-protest = Runde { $round }, Tisch { $table }: Die nächste Runde ist veröffentlicht, das Ergebnis ist endgültig.
no-nothing-to-correct = Runde { $round }, Tisch { $table } hat kein Ergebnis zu korrigieren.
no-replay-played = Die Wiederholung ist gespielt; zuerst ihr Ergebnis rückgängig machen.
no-cup-moved-on = Die nächste Runde folgt aus dieser Partie, sie braucht einen Sieg; zuerst jene Auslosung rückgängig machen.
no-trf-only-duels = Ein Bericht (TRF) enthält Partien zu zweit.
no-trf-too-long = Ein so langer Bericht (TRF) wird nicht gelesen.
no-trf-empty = Das ist kein Bericht (TRF): Er nennt niemanden.
no-trf-rounds = Ein Bericht (TRF) mit mehr als { $most } Runden wird nicht gelesen.
no-trf-unread = Bericht, Zeile { $line }: { $part } ist nicht lesbar.
no-trf-opponents = Bericht, Runde { $round }: Wer gegen { $name } spielte, soll gegen jemand anderen gespielt haben.
no-trf-results = Bericht, Runde { $round }: Zwei Resultate widersprechen sich.
no-trf-missed = Bericht, Runde { $round }: { $name } fehlt ohne halben Punkt; das lässt sich hier nicht festhalten.
no-no-first-day = Das Turnier nennt keinen ersten Tag; unter den Angaben ist Platz dafür.
no-no-half-byes = Das Reglement sieht kein Aussetzen mit halbem Punkt vor.
no-half-bye-too-late = Runde { $round } ist ausgelost, oder es gibt sie nicht.
no-half-byes-taken = { $name } hat schon so oft ausgesetzt, wie das Reglement es erlaubt ({ $most }).
no-bad-half-byes = Einen halben Punkt erhält, wer vorher gesagt hat, dass er die Runde aussetzt.
no-time-up = Die Zeit ist um.
no-time-not-up = Die Zeit ist noch nicht um. Früher zu enden braucht einen Grund.
no-no-clock = Eine Arena geht nach der Uhr; hier fehlt eine Zeit wie 2026-11-15T18:00:00Z.
no-no-arena = Nur eine Arena hat Pausen und eine Zeit, die um sein kann.
no-paused-already = { $name } macht schon Pause.
no-not-paused = { $name } macht keine Pause.
no-not-free = { $name } spielt oder macht Pause und wird jetzt nicht gepaart.
no-anothers-break = Eine Pause machst du nur für dich selbst.
no-match-over = Mit dieser Korrektur wäre die Begegnung vor ihrer letzten Partie entschieden gewesen; zuerst diese rückgängig machen.
no-match-undecided = Die nächste Runde ist ausgelost, deshalb muss diese Begegnung entschieden bleiben.
no-not-running = Nur Tische der laufenden Runde ändern sich.
no-game-begun = Eine Partie hat begonnen, niemand wechselt.
no-bad-move = Gewechselt wird von einem Tisch zu { $large } an einen kleineren.
no-not-seated = Dieser Spieler sitzt nicht an jenem Tisch.
no-no-such-table = Diesen Tisch gibt es nicht.
no-no-such-game = Partien an Tisch { $table }: { $games }.
no-table-too-small = Tisch { $table } hat { $size } { $size ->
        [one] Spieler
       *[other] Spieler
    }: Jemand von einem größeren Tisch wechselt dorthin, oder ein Füllspieler kommt dazu.
no-not-playing = Partie { $table } wird in dieser Runde nicht gespielt.
no-place-taken = An Tisch { $place } wird Partie { $other } gespielt.
no-too-many-tables = Eine Halle hat höchstens { $most } Tische.
no-bad-notice = Eine Zahl fehlt oder ist nicht möglich.
no-no-such-notice = Diesen Aushang gibt es nicht.
no-no-such-protest = Diesen offenen Protest gibt es nicht.
no-not-finished = Noch ist nicht alles gespielt; ein Abbruch braucht einen Grund.
no-already-undone = Eintrag { $number } ist schon rückgängig gemacht.
no-no-such-fact = Diesen Eintrag gibt es nicht.
no-no-correction = Eintrag { $number } ist keine Korrektur.
no-key-used = Das wurde schon gesendet und sagt jetzt etwas anderes (Eintrag { $number }).
no-has-dependents = An Eintrag { $number } hängen weitere; sie müssen zusammen rückgängig gemacht werden.
no-seen-old = Jemand war schneller: Eintrag { $number }. Bitte noch einmal hinsehen.
no-closed = Das Turnier ist beendet.
no-no-draw = Jetzt kann nichts ausgelost werden.{ $why ->
        [start] {" "}Das Turnier hat noch nicht begonnen.
        [results] {" "}{ need-results }
        [confirm] {" "}{ need-confirm }
        [dispute] {" "}Zwei verschiedene Ergebnisse: Eines muss gewählt werden.
        [protest] {" "}{ need-protest }
        [decision] {" "}Eine Frage ist offen.
        [move] {" "}Ein Tisch ist zu klein: Jemand muss dorthin wechseln.
        [filler] {" "}Ein Füllspieler ohne Wertung ist nötig.
        [finished] {" "}{ need-finished }
        [too-few] {" "}{ need-too-few }
       *[other] {""}
    }
no-wrong-round = Diese Auslosung geht nicht: Eine andere Runde ist an der Reihe.
no-wrong-stage = Diese Auslosung geht nicht: Ein anderer Abschnitt ist an der Reihe.
no-too-many-rounds = Alle Runden sind ausgelost.
no-cup-over = Das Finale ist gespielt.
no-table-numbers = Die Tische sind ab { $first } nummeriert.
no-starter-elsewhere = Wer beginnt, muss am Tisch sitzen.
no-filler-begins = Ein Füllspieler beginnt nicht.
no-seated-twice = Jemand sitzt zweimal am selben Tisch.
no-bad-size = Ein Tisch dieser Größe ist nicht möglich.
no-not-everyone = Alle müssen genau einmal sitzen.
no-bad-bye = Nur eine Runde im Schweizer System hat ein Freilos, und nur eines.
no-bad-group = In einer Gruppe spielen alle einmal gegen alle.
no-bad-bracket = Ein Turnierbaum hat 2, 4, 8 … verschiedene Plätze.
no-bad-third-place = Nur neben dem Finale gibt es ein Spiel um den dritten Platz.
no-not-settled = { $kind ->
        [start] Das Turnier hat noch nicht begonnen.
        [results] { need-results }
        [confirm] { need-confirm }
        [dispute] Zwei verschiedene Ergebnisse: Eines muss gewählt werden.
        [protest] { need-protest }
       *[other] Zuerst muss etwas geklärt werden.
    }
no-lot-drawn = Dieses Los ist schon gezogen.
no-bad-lot = Ein Los bringt alle in eine Reihenfolge, jeden einmal.
no-false-lot = Dieses Ergebnis folgt nicht aus seinem Startwert.
no-no-lot = Jetzt ist kein Los nötig.
no-question-settled = Daraus folgt schon eine veröffentlichte Auslosung.
no-no-such-question = Diese Frage stellt sich hier nicht.
no-no-such-answer = Die Antworten sind: { $answers }.
no-not-in-standing = Beide müssen in derselben Rangliste stehen.
no-no-place = { $name } hat keinen Rang.
no-no-such-group = Es gibt keine Gruppe { $group }.
no-scores-needed = Tisch { $table }: Für alle werden Punkte gebraucht.
no-score-missing = Tisch { $table }: Eine Punktzahl fehlt.
no-one-result = Tisch { $table }: Ein Ergebnis sagt nur eines.
no-times-needed = Tisch { $table }: Für alle wird eine Zeit gebraucht (oder keine, wenn ungelöst).
no-no-time = Tisch { $table }: Eine Zeit ist mehr als null.
no-winner-needed = Tisch { $table }: Wer hat gewonnen (oder Unentschieden)?
no-boards-needed = Tisch { $table }: Wer hat an jedem Brett gewonnen, oder war es unentschieden? (Bretter: { $count })
no-marbles-of-nobody = Tisch { $table }: Nach einem Unentschieden zählen keine Kugeln.
no-no-marbles = Tisch { $table }: Hier zählen keine Kugeln.
no-wrong-players = Tisch { $table }: Das sind nicht die Punkte derer, die dort sitzen.
no-stand-in-needed = Tisch { $table }: Zu wenige sind übrig; zuerst jemanden einspringen lassen.
no-bad-marbles = Tisch { $table }: Diese Zahl von Kugeln ist nicht möglich.
no-table-full = Tisch { $table } hat genug Spieler.
no-nobody-left = { $name } hat an Tisch { $table } keine laufende Partie verlassen.
no-not-your-role = Dein Link erlaubt das nicht.
no-other-table = Dein Link ist für einen anderen Tisch.
no-own-result = Jemand anders am Tisch bestätigt, was du eingetragen hast.
no-no-such-link = Dieser Link ist unbekannt oder zurückgezogen.
no-table-missing = Ein Tischlink nennt seine Runde und seinen Tisch.
no-entrant-missing = Ein eigener Link nennt seinen Spieler.
no-no-such-tournament = Dieses Turnier gibt es nicht.
no-too-fast = Zu viel auf einmal; bitte kurz warten.
no-not-json = Das ist nicht lesbar.
no-bad-fact = Das ist kein Eintrag eines Turniers.
no-bad-data = { $kind }: die Angaben sind nicht lesbar.
no-bad-part = { $kind }: { $name } kann so nicht sein.
no-no-such-part = { $kind } hat kein { $name }.
no-part-missing = { $kind }: { $name } fehlt.
no-other-log = Das ist ein Log anderer Art: { $kind }.
no-no-such-regulation = Das Reglement { $name } gibt es nicht.
no-bad-regulation = Das ist kein Reglement.
no-not-an-object = Das ist kein Reglement.
no-no-such-field = Ein Reglement hat kein { $name }.
no-field-missing = Im Reglement fehlt { $name }.
no-unknown-version = Dieses Reglement hat Version { $theirs }; dieses Haus liest Version { $ours }.
no-bad-choice = Reglement: { $name } ist eines von { $allowed }.
no-bad-number = Reglement: { $name } ist eine ganze Zahl.
no-bad-numbers = Reglement: Die Spielerzahlen liegen geordnet zwischen 1 und { $most }.
no-bad-switch = Reglement: { $name } ist wahr oder falsch.
no-bad-rounds = Reglement: 1 bis { $most } Runden.
no-hidden-character = Darin steht ein Zeichen, das man nicht sieht oder das den Text umdreht: { $character }.
no-name-too-long = Ein Name hat höchstens { $most } Zeichen.
no-looks-alike = { $name } sieht aus wie { $other } – schon angemeldet. Bitte anders schreiben oder bestätigen.
no-commit-too-late = Ein Startwert wird vor dem Start festgelegt.
no-seed-fixed = Der Startwert ist schon festgelegt.
no-bad-seed-hash = Ein Startwert wird durch seinen Hash festgelegt: 64 Zeichen, 0–9 und a–f.
no-other-seed = Der Startwert wurde vor dem Start festgelegt; ein Los mit einem anderen braucht einen Grund.
no-other-secret = Das ist nicht das Geheimnis, dessen Hash veröffentlicht wurde.
no-seed-used = Aus dem Startwert wurde schon gelost; er bleibt festgelegt.
no-no-signature = Das ist keine Signatur eines Logs.
no-no-digest = Ein Prüfzeichen hat { $least } bis 64 Zeichen, 0–9 und a–f.
no-other-digest = Kein Eintrag dieses Logs hat das Prüfzeichen { $digest }: Es wurde verändert, abgeschnitten oder ist ein anderes.
no-log-cut = { $version ->
        [one] Signiert wurde { $version } Eintrag
       *[other] Signiert wurden { $version } Einträge
    }, dieses Log hat { $count }: Sein Ende wurde abgeschnitten.
no-log-altered = Eintrag { $version } oder einer davor ist nicht der signierte.
no-other-key = Die Signatur stammt vom Schlüssel { $found }, nicht von { $wanted }.
no-false-signature = Die Signatur ist falsch.
no-number-too-large = Reglement: { $name } ist höchstens { $most }.
no-bad-text = Reglement: { $name } ist eine Zeile mit höchstens { $longest } Zeichen.
no-too-many-rules = Reglement: Es lassen sich höchstens { $most } Regeln nennen.
no-field-too-large = Reglement: In diesem Format können höchstens { $most } spielen.
no-rounds-given = Reglement: Die Runden ergeben sich hier aus den Anmeldungen.
no-out-of-bounds = Reglement: { $name } ist eine Zahl von { $least } bis { $most }.
no-not-in-format = Reglement: In diesem Format gibt es kein { $name }.
no-speed-of-matches = Reglement: Gewinnpunkte zählen in einzelnen Partien, nicht in Begegnungen über mehrere.
no-matches-of-teams = Reglement: Mannschaften spielen an jedem Brett einmal, nicht in Begegnungen über mehrere Partien.
no-bad-tie-break = Reglement: Gleichstand trennen { $known }.
no-tie-break-twice = Reglement: Ein Kriterium ist zweimal genannt.
no-no-table-points = Reglement: Die Punkte der Tische fehlen.
no-bad-table-points = Reglement: Ein Tisch zu { $size } braucht so viele Punktzahlen wie Plätze.
no-points-rise = Reglement: Die Punkte eines Tisches zu { $size } nehmen von Rang zu Rang ab.
no-sizes-apart = Reglement: Die Tischgrößen liegen nebeneinander, wie 3 und 4.
no-bad-duel-points = Reglement: Ein Sieg gibt mindestens so viel wie ein Unentschieden, ein Unentschieden wie eine Niederlage.
no-chain-broken = Eintrag { $number } folgt nicht auf den davor: Etwas wurde verändert.
no-fact-missing = Eintrag { $expected } fehlt.
no-empty-log = Dieses Log ist leer.
no-no-game = Dieses Reglement nennt kein Spiel für den Bildschirm.
no-not-on-screen = Ein Zeitspiel geht gegen die Uhr, nicht gegeneinander.
no-not-closed = { $title } ist noch nicht beendet.
no-reported-twice = { $title } ist schon gemeldet.
no-no-such-circuit = Diese Turnierserie gibt es nicht.
no-already-founded = Die Turnierserie ist schon gegründet.
no-bad-levels = Eine Turnierserie hat zwei oder mehr verschiedene Stufen.
no-printed-name = { $name } ist ein gedrucktes Reglement; wird anders gespielt, braucht es einen anderen Namen.
no-game-for-others = { $game } ist kein Spiel zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }.
no-bad-season-points = Die Punkte nehmen von Platz zu Platz ab.
no-admitted-twice = { $title } gehört schon zu dieser Turnierserie.
no-circuit-full = Eine Turnierserie hat höchstens { $most } Turniere.
no-not-admitted = Dieses Turnier gehört nicht zur Turnierserie.
no-not-signed = Diese Turnierserie nimmt nur Turniere an, die ein Haus unterschrieben hat, dem sie vertraut.
no-not-trusted = Diese Turnierserie vertraut dem Haus mit dem Schlüssel { $key } nicht.
no-other-report = Die Signatur gehört nicht zu dieser Meldung.
no-reported-older = Ein späterer Stand von { $title } ist schon gemeldet.
no-bad-fingerprint = Ein Fingerabdruck hat sechzehn Zeichen: 0–9 und a–f.
no-too-many-trusted = Eine Turnierserie vertraut höchstens { $most } Häusern.
no-not-all-signed = Unterschrieben sind nur die Einträge 1 bis { $signed }. Bitte die Datei nach dem Ende neu speichern.
no-report-false = Das Log stimmt nicht: { $wrong }
no-in-another-circuit = Dieses Turnier gehört zu einer anderen Turnierserie.
no-not-all-qualified = Nicht alle davon sind für dieses Turnier qualifiziert.
no-no-such-level = Die Stufen sind { $levels }.
no-bad-report = Diese Meldung ist nicht vollständig.
no-bad-setting = { $setting }: das lässt sich so nicht einstellen.
no-not-qualified = { $person } ist für { $level } nicht qualifiziert.
no-no-such-paper = Das Papier { $name } gibt es nicht.
no-no-such-language = Papiere gibt es in { $known }.
no-nothing-drawn = Noch ist keine Runde ausgelost, es gibt nichts zu drucken.
no-no-such-round = Runde { $number } ist nicht ausgelost; die letzte ist { $last }.
no-no-bracket = Der Cup ist noch nicht ausgelost, es gibt keinen Turnierbaum.
no-no-groups = Es gibt keine Gruppen, oder sie sind noch nicht ausgelost.
no-nobody-entered = Noch ist niemand angemeldet.
no-too-many-for-paper = Papiere gibt es bis { $most } Anmeldungen; die Seite und der Beamer zeigen dieses Turnier.
no-too-many-sheets = Blätter gibt es bis { $most } Tische, hier sind es { $count }. Bitte den Sitzplan drucken und die Ergebnisse am Handy eintragen lassen.
no-empty-list = Diese Liste ist leer.
no-no-name-column = Die erste Zeile nennt Spalten, aber keine heißt Name.
no-no-text = Das ist kein Text; eine Liste ist XLSX, CSV oder Namen, einer pro Zeile.
no-other-file = Das ist keine Liste; bitte als XLSX oder CSV speichern.
no-no-csv = Das ist kein lesbares CSV.
no-no-xlsx = Das ist kein lesbares XLSX.

line-twice = Zeile { $line }: { $name } steht schon in Zeile { $other }.
line-entered-twice = Zeile { $line }: { $name } ist schon angemeldet.
line-full = Zeile { $line }: für { $name } ist kein Platz mehr.
line-no-name = Zeile { $line }: der Name fehlt.
line-hidden-character = Zeile { $line }: ein Zeichen ist unsichtbar oder dreht den Text um: { $character }.
line-looks-alike = Zeile { $line }: { $name } sieht aus wie { $other }; bitte einzeln anmelden.
line-too-long = Zeile { $line }: länger als { $most } Zeichen.
line-bad-rating = Zeile { $line }: die Wertung { $text } ist keine ganze Zahl.
line-too-many-lines = Nur die ersten { $most } Zeilen werden gelesen.
line-unreadable = Zeile { $line }: unlesbare Zeichen.

refused-cell-taken = { $move }: Auf { $cell } liegt schon eine Kugel
refused-no-turn = { $move }: { $cell } macht fünf und beendet das Spiel, gedreht wird nicht mehr
refused-turn-missing = { $move }: Nach der Kugel muss ein Quadrant gedreht werden, etwa { $cell } NW+
refused-pentago-not-a-move = { $text } ist kein Pentago-Zug; schreibe Feld und Drehung, etwa c4 NW+
refused-point-taken = { $move }: Auf { $point } steht schon ein Stein
refused-not-the-centre = { $move }: Der erste Stein gehört in die Mitte, { $centre }
refused-too-near-the-centre = { $move }: Der zweite Stein dessen, der begonnen hat, steht mindestens 3 Punkte von der Mitte
refused-double-three = { $move }: Das macht zwei offene Dreier, und das ist hier verboten
refused-stones-stay = { $move }: Steine werden gesetzt und nie gezogen
refused-no-stones-left = { $move }: Alle Steine sind gesetzt; ziehe einen eigenen, etwa K10-K11
refused-not-your-stone = { $move }: Auf { $origin } steht kein Stein von { $seat }
refused-not-adjacent = { $move }: { $point } liegt nicht neben { $origin }
refused-must-move = { $move }: Es gibt einen erlaubten Zug, also wird nicht gepasst
refused-nothing-overlooked = { $move }: dieser Zug nimmt nichts gefangen, also wurde nichts übersehen
refused-pente-beyond-the-board = { $text } liegt außerhalb; der Rand ist { $most } Punkte von der Mitte
refused-pente-wrong-capture-mark = { $text }: bezeichnete Gefangennahmen: { $marks }, gefangene Paare: { $pairs }
refused-pente-overlooked-here = { $text }: an diesem Tisch wird nichts übersehen; ~ gehört in die Aufzeichnung einer Partie auf einem echten Brett
refused-kingdomino-must-place = { $number } passt, etwa auf { $place }, und muss gelegt werden
refused-kingdomino-too-large = { $move }: Das Königreich würde größer als { $size } × { $size }
refused-kingdomino-touches-nothing = { $move }: Keine Hälfte grenzt ans Schloss oder an eigene Landschaft
refused-kingdomino-no-such-place = { $move }: Diesen Platz gibt es nicht; ein Platz ist ein Feld und N, E, S oder W, etwa { $castle }N
refused-katamino-not-a-move = { $text } ist kein Katamino-Zug; schreibe einen Stein und seine Felder, etwa 6 a1 b1 a2 b2 a3
refused-piece-not-given = { $move }: Stein { $piece } gehört nicht zu den gegebenen Steinen { $given }
refused-piece-not-laid = { $move }: Stein { $piece } liegt nicht im Rahmen
refused-not-in-frame = { $move }: { $square } liegt nicht im Rahmen
refused-not-on-board = { $move }: { $square } liegt nicht auf dem Brett
refused-square-taken = { $move }: { $square } ist schon bedeckt
refused-wrong-shape = { $move }: Stein { $piece } hat nicht diese Form
refused-piece-1-upright = { $move }: Stein 1 muss längs liegen
refused-bad-series = Eine Serie hat 3 bis 12 Steine, etwa meine: 2 3 6 11 | 8 4
refused-series-name-twice = Der Name { $name } steht zweimal da
refused-too-many-series = Ein Gitter hat höchstens { $most } Serien
refused-series-bar-too-early = { $name }, PENTA { $penta }: Stein 1 liegt längs und braucht fünf Spalten
refused-series-unsolvable = { $name }, PENTA { $penta }: die Steine { $pieces } füllen 5 × { $penta } Felder nicht
refused-not-central = { $move }: Der erste Stein muss d4, d5, e4 oder e5 bedecken
refused-touches-nothing = { $move }: Er berührt keinen Stein mit Seite oder Ecke
refused-not-your-piece = { $move }: Stein { $piece } gehört dem anderen
refused-cannot-pick = { $move }: Stein { $piece } kann nicht gewählt werden
refused-no-squares = { $move }: Der Stein muss gelegt werden, etwa 6 d4 e4 d5 e5 d6
refused-still-drafting = { $move }: Noch läuft die Auswahl; nenne einen Stein
refused-touched = { $step } bleibt: Berührt, geführt
refused-no-such-steps = { $steps } ist hier kein Zug
refused-not-your-turn = Du bist nicht am Zug
refused-other-position = Die Partie steht nach Zug { $made }, nicht { $ply }; sieh noch einmal hin
refused-time-up = Deine Zeit ist um
refused-declined-before = Das wurde abgelehnt; vor einem neuen Angebot muss gezogen werden
refused-bot-plays-on = Der Computer nimmt kein Unentschieden an
refused-chance-has-moved = Seither hat der Zufall gezogen; das lässt sich nicht zurücknehmen
refused-no-move-yet = Du hast noch keinen Zug gemacht
refused-nobody-gone = Niemand ist seit { $seconds } s fort
refused-no-talk-in-teams = Partner reden während der Partie nicht
refused-no-talk = An diesem Tisch wird nicht geredet
refused-not-invited = Für diesen Platz braucht man eine Einladung
refused-table-full = Kein Platz ist frei
refused-game-begun = Die Partie hat begonnen; du kannst zusehen
refused-sits-already = Du sitzt schon an diesem Tisch
refused-no-such-table = Diesen Tisch gibt es nicht
refused-no-such-link = Diesen Link gibt es nicht, oder er wurde zurückgezogen
refused-closing = Das Haus schließt gerade
refused-opening = Das Haus öffnet gerade; versuche es gleich noch einmal
refused-preparing = Fivefold wird zum ersten Mal vorbereitet: { $game } ({ $done } von { $total } Teilen sind fertig)
refused-table-parked = Dieser Tisch lässt sich gerade nicht öffnen
refused-record = Zeile { $line }, Spalte { $column }: { $what }
refused-no-analysis = Für { $game } gibt es noch keine Analyse
refused-kingdomino-not-solvable = Nur eine Partie, deren letzte Reihe ausliegt, lässt sich lösen
refused-kingdomino-line-due = Hier ist niemand am Zug: Eine Reihe wird aufgedeckt
refused-kingdomino-draw-due = Hier ist niemand am Zug: Ein König wird gezogen
refused-kingdomino-discard-due = Hier ist niemand am Zug: Ein Domino wird abgelegt
refused-kingdomino-over = Hier ist niemand am Zug: Das Spiel ist aus
refused-no-such-game = Es gibt kein Spiel { $name }; es gibt: { $names }
refused-no-chance = Hier bleibt nichts dem Zufall überlassen
refused-puzzle-solved = { $move }: Der Rahmen ist voll, das Rätsel ist gelöst
refused-piece-laid = { $move }: Stein { $piece } liegt schon im Rahmen; nimm ihn zuerst heraus
refused-piece-on-board = { $move }: Stein { $piece } liegt schon auf dem Brett
refused-katamino-wrong-size = Dieses Brett hat { $rows } Reihen zu { $columns } Feldern, getrennt durch /
refused-katamino-bad-mark = { $mark } kann nicht auf { $square } stehen; es gibt die Buchstaben { $letters }, . für frei und _ für kein Feld
refused-filled-with-itself = Stein { $piece } in dreifacher Größe wird mit anderen Steinen gefüllt
refused-too-few-pieces = { $frame } braucht { $needed } Steine, nicht { $given }
refused-piece-twice = { $word } steht zweimal in der Liste
refused-bad-piece = { $word } ist kein Stein: Sie heißen 1 bis 12 oder { $letters }
refused-laid-in-draft = Kein Stein liegt, bevor die Auswahl zu Ende ist
refused-katamino-impossible = In keiner Reihenfolge können die beiden diese Steine gelegt haben
refused-picks-without-draft = Nur nach einer Auswahl folgt dem Brett, wer was gewählt hat
refused-bad-picks = Die Wahl sind zwei gleich lange Reihen von Buchstaben, etwa LNP:IYV; wer beginnt, kann eins voraus sein
refused-kingdomino-deal-due = { $move }: Jetzt wird eine Reihe aufgedeckt
refused-kingdomino-king-due = { $move }: Jetzt wird ein König gezogen
refused-kingdomino-turn-due = { $move }: Jetzt ist jemand am Zug
refused-kingdomino-wrong-line = { $move }: Eine Reihe hat hier { $kings } Dominos
refused-kingdomino-no-such-domino = { $move }: Es gibt kein Domino { $number }
refused-kingdomino-dealt-before = { $move }: { $number } lag schon aus
refused-kingdomino-dealt-twice = { $move }: { $number } steht zweimal da
refused-kingdomino-no-such-king = { $move }: Von diesem Platz ist kein König mehr zu ziehen
refused-kingdomino-nothing-to-place = { $move }: In der ersten Runde wird nichts gelegt
refused-kingdomino-place-first = { $move }: { $number } muss gelegt werden, bevor du wählst, etwa { $number }:e6N/{ $pick }
refused-kingdomino-not-its-turn = { $move }: Zu legen ist { $number }, das niedrigste der Reihe
refused-kingdomino-other-end = { $move }: Ein Doppel wird hier vom anderen Ende her benannt: { $named }
refused-kingdomino-nothing-to-choose = { $move }: In der letzten Runde wird nichts gewählt
refused-kingdomino-choice-missing = { $move }: Es muss auch ein Domino gewählt werden, etwa { $move }/{ $first }; frei sind { $free }
refused-kingdomino-not-free = { $move }: { $pick } ist in dieser Reihe nicht frei; frei sind { $free }
refused-kingdomino-box-squares = Felder { $land }: { $here }; die Schachtel hat { $there }
refused-kingdomino-box-crowns = Kronen auf { $land }: { $here }; die Schachtel hat { $there }
refused-kingdomino-box-bare = Felder { $land } ohne Kronen: { $here }; die Schachtel hat { $there }
refused-kingdomino-grid-odd = Das Land eines Königreichs hat eine gerade Zahl Felder, zwei je Domino, nicht { $n }
refused-kingdomino-grid-order = Die Dominos gibt die Schachtel her, aber in keiner Reihenfolge berührt jedes das Schloss oder sein Land
refused-kingdomino-grid-cover = Diese Felder lassen sich nicht mit Dominos der Schachtel legen, jedes einmal
refused-kingdomino-grid-ragged = Die Reihen eines Königreichs sind gleich lang; diese haben { $widths } Felder
refused-kingdomino-grid-castle = Das Schloss, C, steht genau einmal da, nicht { $n }-mal
refused-kingdomino-grid-size = Ein Königreich ist höchstens { $size } × { $size } groß; dieses ist { $wide } breit und { $high } hoch
refused-kingdomino-grid-square = Reihe { $row } hat { $word }; ein Feld ist eines von W F L G S M mit bis zu drei Kronen, etwa M3, oder C oder ein Punkt
refused-kingdomino-castle-there = { $move }: Auf { $square } steht das Schloss
refused-kingdomino-square-taken = { $move }: Auf { $square } liegt schon { $land }
refused-kingdomino-not-a-king = { $text } ist kein gezogener König; schreibe, wem er gehört, etwa king 2
refused-kingdomino-not-a-choice = { $text } ist kein Zug; schreibe die Nummer, auf die dein König geht, etwa 30
refused-kingdomino-not-a-turn = { $text } ist kein Zug; schreibe den Platz des Dominos und deine Wahl, etwa 14:e6N/30
refused-kingdomino-not-a-deal = { $text } ist keine Reihe; schreibe ihre Nummern, etwa deal 3 14 22 41
refused-kingdomino-duel-for-two = Das große Duell ist für zwei, nicht für { $players }
refused-kingdomino-championship-variant = { $name } gibt es in der Meisterschaft nicht
refused-kingdomino-championship-ties = In der Meisterschaft teilen Punktgleiche den Platz: tie_break ist shared
refused-kingdomino-championship-two = An Tischen der Meisterschaft sitzen drei oder vier, nicht zwei
refused-kingdomino-position-first-discard = In einer Kingdomino-Stellung wird neben einem leeren Schloss nichts abgelegt: Ein erstes Domino passt immer
refused-kingdomino-position-game = Eine Kingdomino-Stellung gibt eine frühere Partie als Punkte.Größtes.Kronen je Platz, nicht { $text }
refused-kingdomino-position-number = Eine Kingdomino-Stellung hat Dominos von 1 bis 48, nicht { $text }
refused-kingdomino-position-seat = Eine Kingdomino-Stellung hat Plätze von 1 bis { $n }, nicht { $text }
refused-kingdomino-position-lines = Eine Kingdomino-Stellung hat ganze Reihen zu { $n } Dominos, höchstens { $most }
refused-kingdomino-position-waiting = In einer Kingdomino-Stellung steht auf jedem wartenden Domino ein König
refused-kingdomino-position-line = Eine Kingdomino-Stellung hat eine Reihe von { $kings } Dominos
refused-kingdomino-position-full-line = In einer Kingdomino-Stellung wartet die Reihe, sobald auf jedem Domino ein König steht
refused-kingdomino-position-kings = Eine Kingdomino-Stellung hat { $each } { $each ->
        [one] König
       *[other] Könige
    } je Spieler
refused-kingdomino-position-hand = In einer Kingdomino-Stellung sind nur in der ersten Runde Könige in der Hand
refused-kingdomino-position-drawn = In einer Kingdomino-Stellung liegt eine Reihe aus, bevor ein König gezogen wird
refused-kingdomino-position-turns = In dieser Kingdomino-Stellung hat Platz { $n } bisher { $had } { $had ->
        [one] Domino
       *[other] Dominos
    } gelegt oder abgelegt
refused-kingdomino-position-parts = Eine Kingdomino-Stellung hat vier Teile zwischen Strichen, in einer Dynastie fünf, nicht { $n }
refused-kingdomino-position-seats = Eine Kingdomino-Stellung für { $n } hat { $n } Königreiche, nicht { $found }
refused-kingdomino-position-twice = Eine Kingdomino-Stellung hat jedes Domino einmal; { $number } steht zweimal da
refused-kingdomino-position-games = Eine Kingdomino-Stellung von { $games } Partien kann nicht { $n } hinter sich haben
refused-kingdomino-position-domino = Eine Kingdomino-Stellung nennt Dominos als 14:e6N oder 7:x, nicht { $word }
refused-bad-option-value = { $name } kann nicht { $value } sein; es ist eines von { $allowed }
refused-option-no-word = { $name } kann nicht { $value } sein; es ist ein einzelnes Wort
refused-option-no-number = { $name } kann nicht { $value } sein; es ist eine ganze Zahl
refused-no-such-option = Es gibt keine Option { $word }; es gibt: { $names }
refused-option-twice = Die Option { $name } steht zweimal da
refused-no-such-cell = { $move }: Es gibt 36 Felder, 0 bis 35
refused-no-such-turn = { $move }: Es gibt acht Drehungen, 0 bis 7
refused-pentago-move-after-five = Wer am Zug ist, hat fünf; danach hätte der andere nicht mehr ziehen können
refused-pentago-no-such-letter = Eine Pentago-Stellung wird mit b, w und . von oben links geschrieben, nicht mit { $letter }
refused-pentago-not-a-position = Eine Pentago-Stellung sind 36 der Buchstaben b, w und . von oben links; hier stehen { $length }
refused-pentago-wrong-counts = Es wird abwechselnd gesetzt; { $dark } b und { $light } w können nicht zusammen stehen
refused-no-such-point = { $move }: Das Brett hat { $size } × { $size } Punkte
refused-pente-no-such-notation = Es gibt keine Schreibweise { $dialect }; es gibt: K10, de, en, fr
refused-pente-not-k10 = { $text } ist kein Punkt; schreibe eine Spalte A–T (ohne I) und eine Reihe 1–19, etwa K10
refused-pente-not-a-point = { $text } ist kein Punkt in dieser Schreibweise ({ $dialect }); schreibe { $right } oder { $left } und wie weit, dann { $up } oder { $down } und wie weit, etwa { $example }, oder 0 für die Mitte
refused-pente-stones-do-not-fit = { $seats } Spieler mit je { $stones } Steinen können auf { $size } × { $size } Punkten nicht spielen; es sind 5 bis { $most } Steine, oder 0 für beliebig viele
refused-wrong-number = Hier steht die Nummer { $number }, fällig ist { $due }
refused-bad-result = Ein Ergebnis gibt jedem Platz seine Punkte, etwa 1-0
refused-wrong-result = Die Züge enden { $right } ({ $why }), das Ergebnis sagt { $result }
refused-bad-date = Ein Datum wird als 2026-11-15 geschrieben
refused-bad-header = Eine Kopfzeile wird [Name "Wert"] geschrieben
refused-header-twice = Die Kopfzeile { $key } steht zweimal da
refused-not-a-move = Mit { $letter } beginnt kein Zug
refused-pente-position-fives = Nur Fünfer, die auf dem Brett stehen, können zählen
refused-pente-position-number = Ein benannter Teil dieser Stellung ist keine Zahl
refused-pente-position-turns = { $turns ->
        [one] { $turns } Zug ist
       *[other] { $turns } Züge sind
    } zu wenig für diese Steine; es brauchte mindestens { $least }
refused-pente-position-stones = Jeder hat nur { $stones } Steine
refused-pente-position-used = Nach { $turns } Zügen sind alle Steine gesetzt, und das Spiel ist aus
refused-pente-position-pairs = Steine werden paarweise gefangen genommen
refused-pente-position-caught = Es wurden mehr Steine gefangen genommen als gesetzt
refused-pente-position-pass = So kann hier niemand passen oder den Gewinn ansagen
refused-pente-position-claim = { $colour } hat in dieser Stellung nichts zu beanspruchen
refused-pente-position-memory = Diese Stellung merkt sich zu viel
refused-pente-position-hash = Eine Prüfzahl dieser Stellung ist zu groß
refused-pente-move-after-win = Wer am Zug ist, hat gewonnen; danach hätte der andere nicht mehr ziehen können
refused-pente-position-part = { $word } gehört zu keiner Stellung
refused-pente-position-rows = Eine Stellung auf diesem Brett hat { $size } Reihen, getrennt durch /, nicht { $found }
refused-pente-position-letters = In Reihe { $row } stehen nur { $letters }, Punkte und Zahlen
refused-pente-position-row = Reihe { $row } hat { $found } { $found ->
        [one] Punkt
       *[other] Punkte
    }, nicht { $size }
refused-move-after-end = Nach dem Zug davor ist das Spiel aus
refused-no-game-header = Eine Aufzeichnung nennt zuerst ihr Spiel, etwa [Game "pentago"]
refused-bad-language = Die Sprache ist eine von { $names }
refused-bad-ending = Das Ende ist eines von { $names }
refused-no-such-seat = { $game } hat hier { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }; { $key } gibt es nicht
refused-ended-twice = Die Partie endete auf dem Brett, sie hat kein anderes Ende
refused-result-without-ending = Nach dem letzten Zug ist das Spiel nicht aus: Eine abgebrochene Partie hat kein Ergebnis, jede andere nennt Ergebnis und Ende, etwa [Ending "resignation"]
refused-open-comment = Diese Bemerkung wird nie geschlossen
refused-nested-comment = In einer Bemerkung steht keine zweite
refused-number-amidst = Die Nummer { $number } steht mitten in Runde { $due }
refused-number-without-move = Auf Nummer { $due } folgt kein Zug
refused-no-such-step = { $step } geht hier nicht
refused-no-such-next-step = { $step } kann hier nicht auf { $done } folgen
refused-nothing-to-take-back = In diesem Zug ist noch nichts geschehen
refused-nobody = Nur wer einen Namen hat, kann sich setzen
refused-no-name = Wer spielt, braucht einen Namen
refused-seat-taken = Platz { $seat } ist nicht frei
refused-cannot-leave = Die Partie hat begonnen; du kannst aufgeben
refused-nothing-said = Es wurde nichts gesagt
refused-nobody-talks = Nur wer einen Namen hat, kann hier reden
refused-no-such-clock = Es gibt keine Uhr { $text }; schreibe none, move 30, fischer 300+5 oder days 3
refused-not-seated = Du sitzt nicht an diesem Tisch
refused-no-colours = In diesem Spiel werden die Farben nicht gewählt
refused-colours-given = Die Farben sind vergeben
refused-colour-not-yet = { $name } wählt zuerst eine Farbe
refused-colour-taken = Diese Farbe ist nicht frei; frei sind: { $left }
refused-over = Das Spiel ist aus
refused-not-begun = Die Partie hat noch nicht begonnen
refused-not-paused = Die Partie ist nicht unterbrochen
refused-no-offer = Das hat niemand angeboten
refused-said-already = Das hast du schon gesagt
refused-no-draws = Dieses Spiel kennt kein Unentschieden nach Absprache
refused-no-takebacks = An diesem Tisch wird nichts zurückgenommen
refused-paused = Die Partie ist unterbrochen
refused-not-over = Die Partie ist noch nicht zu Ende
refused-followed = Die nächste Partie steht schon
refused-tournament-game = Das Turnier sagt, wer als Nächstes spielt
refused-only-a-bot = Bei mehr als zwei Spielern übernimmt der Computer
refused-seat-is-yours = Dein Platz gehört dir
refused-bot-plays = Der Computer spielt für dich; nimm erst deinen Platz zurück
refused-bot-plays-already = Der Computer spielt schon für dich
refused-move-twice = Ein Zug ist ein Text oder Schritte, nicht beides
refused-not-strict = An diesem Tisch wird ein Zug als Ganzes gemacht
refused-not-your-seat = Dort sitzt du nicht
refused-days-to-move = Mit Tagen Bedenkzeit muss niemand am Tisch warten
refused-wrong-number-of-seats = { $title } hat hier { $wanted } Plätze, nicht { $given }
refused-record-hidden = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist
refused-no-such-bot = Es gibt keinen Computerspieler { $bot }; es gibt: { $names }
refused-duel-not-stored = Zu { $move } ist nichts gespeichert
refused-duel-too-early = Erst wenn zwei Steine liegen, kann eine Suche es sagen
refused-no-move = Hier kann niemand ziehen
refused-too-fast = Zu viel auf einmal; warte einen Augenblick
refused-store-full = Der Datenträger ist voll; nichts wurde geändert
refused-store-read-only = Der Speicher lässt sich nicht beschreiben; nichts wurde geändert
refused-store-away = Der Speicher antwortet nicht; versuch es gleich noch einmal
refused-store-damaged = Der Speicher ist beschädigt; eine Sicherung muss zurückgespielt werden
refused-bad-request = Das Haus kann diese Anfrage nicht lesen
refused-not-yours = Nur wer hier spielt, kann einladen
refused-not-found = Hier ist nichts
refused-not-allowed = Das geht hier nicht
refused-too-large = Das ist zu viel auf einmal
refused-house-trouble = Im Haus ging etwas schief; nichts wurde geändert
refused-other-origin = Diese Seite darf das nicht fragen
refused-too-busy = Gerade ist zu viel los; versuche es noch einmal
refused-too-many-at-once = Nur { $most } davon gleichzeitig; beende erst eine andere
refused-took-too-long = Das hat länger als { $seconds } s gedauert
refused-worker-lost = Die Berechnung ging verloren; versuche es noch einmal
refused-not-on-screen = Gegen die Uhr wird allein gespielt, nicht gegeneinander
refused-too-long = Eine Nachricht hat höchstens { $most } Zeichen

no-log-damaged = Zeile { $line } des Logs ist nicht lesbar; bis zur Reparatur kann nichts hinzukommen.

refused-log-damaged = Zeile { $line } dieses Logs ist nicht lesbar, deshalb kann bis zur Reparatur nichts hinzukommen: { $why }

no-other-draw = Dieses Brett gehört zu einer Auslosung, die zurückgenommen wurde.

refused-other-draw = Dieses Brett gehört zu einer Auslosung, die zurückgenommen wurde

no-no-such-board = Dieses Brett gibt es nicht.

refused-no-such-board = Dieses Brett gibt es nicht

no-anothers-name = Niemand legt im Namen eines anderen Protest ein.

refused-anothers-name = Niemand legt im Namen eines anderen Protest ein

no-entry-parts = Wer sich selbst anmeldet, gibt Namen und Verein an.

refused-entry-parts = Wer sich selbst anmeldet, gibt Namen und Verein an

no-not-in-policy = Das darf niemand.

refused-not-in-policy = Das darf niemand: { $entrance }

no-not-a-moderator = Das ist für die Moderation.
no-not-the-operator = Das ist nur für den, der Fivefold hier betreibt.
no-not-an-organiser = Das ist Sache der Vereinsleitung.
no-not-a-member = Du gehörst nicht zu diesem Verein.
no-seat-of-challenge = Dieser Platz ist für den anderen Spieler einer Forderung frei gehalten.

no-part-closed = Diesen Teil gibt es in diesem Haus nicht.

refused-part-closed = In diesem Haus gibt es das nicht: { $part }

no-not-invited = Für diesen Platz braucht man eine Einladung.
no-not-yours = Nur wer hier spielt, kann einladen.
no-nobody = Nur wer einen Namen hat, kann sich setzen.
no-log-changed = Das Log dieses Turniers endet nicht, wo es sollte.

refused-log-changed = Das Log dieses Turniers endet nicht, wo es sollte

no-opening = Das Haus öffnet gerade erst; versuch es gleich noch einmal.
no-preparing = Fivefold wird zum ersten Mal vorbereitet: { $game } ({ $done } von { $total } Teilen sind fertig).
no-table-parked = Dieser Tisch lässt sich gerade nicht öffnen.
no-log-full = Das Log eines Turniers hat höchstens { $most } MB.

refused-log-full = Das Log eines Turniers hat höchstens { $most } MB
refused-bad-match = Ein Match ist „points 21“, „wins 3“ oder „best 5“, nicht { $text }
refused-match-alone = Ein Match braucht mindestens zwei Spieler
refused-match-bad-handicap = Eine Vorgabe ist hier 0 bis { $most }
refused-match-goal-too-low = Ein Match um Punkte geht auf { $least } oder mehr
refused-match-handicaps = Ein Match hat für jeden Platz eine Vorgabe oder gar keine
refused-match-no-points = { $title } wird hier nicht um Punkte gespielt; ein Match geht über eine Zahl gewonnener Partien
refused-match-partners = Partner haben dieselbe Vorgabe
refused-one-series = Hier wird eine einzige Serie erwartet, wie meine: 2 3 6 11 | 8 4
refused-no-such-colour = { $colour } ist nicht zu wählen; es gibt: { $names }

refused-bad-puzzle = { $line } ist kein Rätsel: Ziel, Züge, Schwierigkeit, Thema, Lösung, Optionen und Stellung, mit Tabulatoren dazwischen
refused-no-puzzle-named = Es gibt kein Rätsel { $name } zu { $game }
refused-no-puzzles = Zu { $game } gibt es keine Rätsel
refused-not-your-puzzle-turn = In diesem Rätsel bist du nicht am Zug
refused-no-rule-book = Es gibt kein Regelheft { $name }
refused-no-such-code = Unter diesem Code wartet niemand. Prüfe ihn oder frag noch einmal nach: Er gilt nur, solange ein Platz frei ist
refused-too-many-codes = Zu viele falsche Codes; warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }
refused-no-code-for-link = Dieser Link hat keinen Code

refused-seek-alone = { $title } spielt man hier allein
refused-rating-range = Die untere Wertung liegt über der oberen
refused-rating-range-missed = Deine Wertung liegt nicht im gesuchten Bereich
refused-seek-gone = Jemand war schneller, oder das Gesuch wurde zurückgezogen
refused-own-seek = Du hast dort schon einen Platz
refused-seek-seat-taken = Dieser Platz ist besetzt
refused-lobby-full = Gerade suchen zu viele eine Partie; nimm eines der Gesuche an
refused-rated-alone = Wer allein spielt, bekommt keine Wertung
refused-rated-position = Eine gewertete Partie beginnt von vorn
refused-rated-clock = Eine gewertete Partie braucht eine Uhr
refused-rated-needs-account = Melde dich an, um gewertet zu spielen
refused-rated-own-seats = Gegen sich selbst spielt niemand gewertet
refused-rated-needs-level = Dieser Computergegner hat hier keine Wertungszahl. Wähle eine der Stufen oder spiele ohne Wertung
refused-not-signed-in = Du bist nicht angemeldet
refused-no-such-section = Unter { $section } wird nichts aufgehoben
refused-progress-too-long = Das ist zu viel zum Aufheben
refused-progress-unreadable = Das ist nicht lesbar
refused-bad-passkey = Dieser Passkey öffnet hier kein Konto
refused-too-many-passkeys = Ein Konto hat höchstens { $most } { $most ->
        [one] Passkey
       *[other] Passkeys
    }
refused-no-such-passkey = Diesen Passkey gibt es nicht mehr
refused-no-such-person = Unter diesem Namen gibt es hier niemanden
refused-bad-account-name = Ein Name hat 2 bis 30 Buchstaben, Ziffern, Punkte oder Bindestriche
refused-name-taken = Der Name { $name } ist vergeben
refused-not-you = Der Name oder das Passwort ist falsch
refused-no-such-session = Dieses Gerät ist schon abgemeldet
refused-password-unwritable = Ein Passwort besteht aus Zeichen, die man tippen kann
refused-password-too-short = Ein Passwort hat mindestens { $least } Zeichen
refused-password-too-long = Ein Passwort hat höchstens { $most } Zeichen
refused-password-repeated = Ein Passwort ist mehr als ein wiederholtes Zeichen
refused-password-is-name = Ein Passwort ist nicht der Name des Kontos
refused-password-common = Dieses Passwort gehört zu denen, die zuerst probiert werden; wähle ein anderes
refused-too-many-attempts = Zu viele falsche Passwörter; warte { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }

refused-blocked-by-you = Du hast diese Person blockiert
refused-friend-without-account = { $name } hat hier kein Konto
refused-too-many-friends = Du hast schon { $most } Personen gefragt; nimm erst jemanden heraus
refused-too-many-asked = Diese Person kann gerade nicht gefragt werden
refused-too-many-blocked = Du hast { $most } Personen blockiert; gib erst jemanden frei
refused-nobody-here = Dafür brauchst du einen Namen
refused-yourself = Das bist du selbst
refused-not-to-be-challenged = Diese Person kann nicht herausgefordert werden
refused-challenge-of-two = Herausfordern kann man zu einer Partie zu zweit
refused-kept-apart = An diesen Tisch kannst du dich nicht setzen
refused-not-heard = Jemand hier will nichts von dir hören

refused-banned-for-good = Du darfst hier nicht mehr mit anderen spielen: { $reason }
refused-banned-until = Bis { $day } darfst du hier nicht mit anderen spielen: { $reason }
refused-talk-closed = Die Moderation hat das Gespräch an diesem Tisch geschlossen
refused-talk-too-fast = Nicht so schnell; die anderen wollen es lesen
refused-talk-stands = Das Gespräch an diesem Tisch steht schon so
refused-too-many-reports = Deine Meldungen werden noch gelesen; warte so lange
refused-no-such-report = Über diese Meldung ist schon entschieden
refused-no-such-ban = Diese Sperre gibt es nicht
refused-not-a-moderator = Das ist für die Moderation
refused-not-the-operator = Das ist nur für den, der Fivefold hier betreibt

refused-no-such-club = Diesen Verein gibt es nicht
refused-club-full = Dieser Verein hat { $most } Mitglieder und nimmt keine mehr auf
refused-member-already = Du gehörst schon zu diesem Verein
refused-asked-already = Du hast schon gefragt
refused-too-many-waiting = Zu viele warten auf eine Antwort; versuche es später
refused-last-organiser = Nimm zuerst jemand anderen in die Leitung auf
refused-other-member-already = { $name } gehört schon zu diesem Verein
refused-attached-already = Dieses Turnier steht schon da
refused-too-many-attached = Ein Verein zeigt { $most } Turniere; nimm zuerst eines weg
refused-not-attached = Der Verein zeigt dieses Turnier nicht
refused-attached-private = Nur ein öffentliches Turnier kann gezeigt werden
refused-club-without-name = Ein Verein braucht einen Namen
refused-too-many-clubs = Du gehörst zu { $most } Vereinen; verlasse zuerst einen
refused-other-too-many-clubs = { $name } gehört zu zu vielen Vereinen
refused-not-to-be-invited = { $name } kann nicht eingeladen werden
refused-not-an-organiser = Das ist Sache der Vereinsleitung
refused-not-a-member = Du gehörst nicht zu diesem Verein
refused-seat-of-challenge = Dieser Platz ist für den anderen Spieler einer Forderung frei gehalten
refused-ladder-of-two = Eine Forderungsrangliste gibt es nur für Spiele zu zweit
refused-no-such-ladder = Der Verein hat für dieses Spiel keine Forderungsrangliste
refused-too-many-ladders = Ein Verein hat höchstens { $most } Forderungsranglisten
refused-no-such-challenge = Diese Forderung ist vorbei
refused-not-on-ladder = Du stehst nicht auf dieser Liste
refused-other-not-on-ladder = Dieses Mitglied steht nicht auf dieser Liste
refused-out-of-reach = Du kannst jemanden fordern, der höchstens { $reach } Plätze über dir steht
refused-challenge-open = Du hast schon eine Forderung; spiele sie zuerst
refused-other-challenge-open = Dieses Mitglied hat schon eine Forderung
refused-not-your-challenge = Wie es ausging, sagen nur die beiden und die Leitung
refused-not-your-challenge-to-drop = Zurücknehmen kann sie nur, wer gefordert hat, und die Leitung
refused-not-your-game = Diese Forderung ist zwischen zwei anderen
