print-decimal-point = ,
print-first-day = 1
print-day = { $day }. { $month } { $year }
print-moment = { $day }.{ $month }.{ $year }, { $time } Uhr
print-month-1 = Januar
print-month-2 = Februar
print-month-3 = März
print-month-4 = April
print-month-5 = Mai
print-month-6 = Juni
print-month-7 = Juli
print-month-8 = August
print-month-9 = September
print-month-10 = Oktober
print-month-11 = November
print-month-12 = Dezember
print-paper-seating = Sitzplan
print-paper-sheets = Spielzettel
print-paper-groups = Gruppentabellen
print-paper-bracket = Turnierbaum
print-paper-standings = Rangliste
print-paper-certificates = Urkunden
print-paper-fallback = Notfallmappe
print-paper-rules = Die Regeln
print-paper-schedule = Zeitplan
print-foot-fact = Stand: Eintrag { $number }
print-foot-digest = Prüfzeichen { $digest }
print-foot-page = Seite
print-foot-key = Schlüssel { $print }
print-season = Saison { $season }
print-organiser = Veranstalter: { $name }
print-days = { $first } – { $last }
print-days-joined = { $first }.–{ $last }
print-champion = { $title }: { $names }
print-signed-what = Signiert: Eintrag { $number }, Prüfzeichen { $digest }
print-signed-by = mit dem Schlüssel { $print }: { $signature }
print-signed-how = Wer das Log hat, kann mit diesem Code prüfen, dass seither nichts darin verändert oder abgeschnitten wurde: fivefold tournament check LOG --signature CODE --key SCHLÜSSEL
print-round = Runde { $number }
print-round-word = Runde
print-yes = ja
print-name = Name
print-game = Partie
print-table = Tisch
print-table-short = T{ $number }
print-group = Gruppe { $label }
print-group-word = Gruppe
print-wave = Durchgang { $number }
print-place-short = Platz
print-points-short = { $count } P.
print-filler = Füllspieler ohne Wertung
print-bye = Freilos
print-won = gewonnen
print-lost = verloren
print-drawn = unentschieden
print-before = { $one } steht vor { $other } durch: { $by }.
print-cup-won = gewonnen
print-cup-final = Finale
print-cup-semi = Halbfinale
print-cup-quarter = Viertelfinale
print-cup-eighth = Achtelfinale
print-cup-last = Letzte { $count }
print-cup-third-place = Spiel um Platz 3
print-double-upper = Oberer Baum
print-double-lower = Unterer Baum
print-double-W = Oberer Baum, Runde { $round }
print-double-L = Unterer Baum, Runde { $round }
print-double-F1 = Finale
print-double-F2 = Zweites Finale
print-match-day = { $number }. Spieltag · { $day }
print-stage-groups = Gruppenphase
print-stage-all-play-all = Alle gegen alle
print-stage-intermediate = Zwischenrunde
print-stage-round = Runde { $number } von { $rounds }
print-stage-arena = Arena, Paarung { $number }
print-round-number = Runde { $number }
print-stage-trial = Aufgabe { $number } von { $rounds }
print-state-left-game = hat die Partie verlassen
print-state-left = ausgeschieden
print-state-disqualified = disqualifiziert
print-state-void = ungültig
print-state-walk-over = kampflos
print-state-upset = Brett durcheinander
print-seating-by-table = Nach Tischen
print-seating-by-game = Nach Partien
print-seating-called = Die Partien werden an frei werdende Tische gerufen; den Tisch zeigen Beamer und Handy.
print-seating-by-name = Nach Namen
print-seating-begins = beginnt
print-seating-clockwise = Wer beginnt (★), wählt Platz und Farbe; die anderen folgen im Uhrzeigersinn in dieser Reihenfolge.
print-seating-marble-side = ★ beginnt. Alle spielen die Farbe, die auf ihrer Seite liegt.
print-seating-byes = Freilos: { $names }
print-seating-halves = Setzen mit halbem Punkt aus: { $names }
print-sheet-draw = unentschieden
print-board-number = Brett { $number }
print-sheet-winner = Gewonnen hat
print-sheet-marbles = Kugeln des Siegers
print-sheet-marbles-hint = Zählt die Kugeln, die der Sieger gelegt hat (5 bis 18).
print-sheet-begins = beginnt
print-sheet-seat = Platz
print-sheet-player = Name
print-sheet-colour = Farbe
print-sheet-score = Spielpunkte
print-sheet-total = Summe
print-sheet-place = Rang
print-sheet-points = Punkte
print-sheet-signature = Unterschrift
print-sheet-signatures = Unterschriften beider
print-sheet-replay = Wiederholung
print-sheet-game = Partie
print-sheet-time = Zeit (Sekunden)
print-sheet-unsolved = nicht gelöst
print-sheet-scan = Mit dem Handy scannen und das Ergebnis eintragen.
print-sheet-desk = Diesen Zettel gleich nach der Partie zur Leitung bringen.
print-sheet-areas = Felder × Kronen, über alle Gebiete einer Landschaft addiert
print-sheet-remarks = Bemerkungen, Schiedsgericht
print-terrain-wheat = Weizen
print-terrain-forest = Wald
print-terrain-lake = Wasser
print-terrain-meadow = Wiese
print-terrain-swamp = Sumpf
print-terrain-mine = Mine
print-groups-legend = Ein Sieg gibt { $win } Punkte, ein Unentschieden { $draw }, eine Niederlage { $loss }.
print-groups-speed = Die kleine Zahl sind Gewinnpunkte: { $marbles } minus die eigenen Kugeln des Siegers.
print-groups-order = Reihenfolge: { $order }.
print-groups-finished = alle Partien gespielt
print-groups-tied = { $one } und { $other } stehen gleich; kommt es auf den Platz an, entscheidet das Los.
print-groups-walk-over = kpfl.
print-groups-games = Partien
print-groups-result = Sieg oder unentschieden
print-groups-marbles = Kugeln
print-groups-wave = Durchgang
print-groups-played = Partien
print-groups-begins = beginnt
print-groups-second = gegen
print-criterion-points = Punkte
print-criterion-score = Summe der Spielpunkte
print-criterion-share = Summe der Anteile
print-criterion-speed = Gewinnpunkte
print-criterion-wins = gewonnene Partien
print-criterion-board-points = Brettpunkte
print-criterion-head-to-head = Partien untereinander
print-criterion-buchholz = Punkte der Gegner
print-criterion-sonneborn-berger = Punkte der Besiegten
print-criterion-solved = gelöste Aufgaben
print-criterion-time = Zeit
print-criterion-lot = Los
print-criterion-cup = Weg im Cup
print-criterion-double = Weg durch beide Bäume
print-criterion-third-place = Spiel um Platz 3
print-criterion-intermediate = Zwischenrunde
print-criterion-group-place = Platz in der Gruppe
print-criterion-points-short = Punkte
print-criterion-score-short = Spielp.
print-criterion-share-short = Anteile
print-criterion-speed-short = Gewinnp.
print-criterion-wins-short = Siege
print-criterion-board-points-short = Bretter
print-criterion-head-to-head-short = Direkt
print-criterion-buchholz-short = Gegner
print-criterion-sonneborn-berger-short = Besiegte
print-criterion-solved-short = Gelöst
print-criterion-time-short = Zeit
print-criterion-lot-short = Los
print-bracket-part = Teil { $part } von { $parts }
print-bracket-winner = Sieg
print-bracket-seed = Setzplatz { $rank }
print-bracket-bye = Freilos
print-bracket-replays = { $count }× unentsch.
print-standings-final = Schlussrangliste
print-standings-categories = Nach Kategorien
print-standings-before = Vor der ersten Runde
print-standings-during = Zwischenstand, { $round }
print-standings-order = Reihenfolge: { $order }.
print-standings-by = vor dem nächsten Platz durch: { $by }
print-standings-legend-rank-tables = Je Runde: Punkte, darunter Spielpunkte, Anteil an den Spielpunkten des Tisches und Tisch; ★ hat begonnen.
print-standings-legend-groups-cup = Gruppe: Buchstabe, Platz, Punkte und Gewinnpunkte. Danach Ergebnis und Gegner jeder Runde.
print-standings-legend-knock-out = Ergebnis und Gegner jeder Runde.
print-standings-legend-double-elimination = Ergebnis und Gegner jeder Runde.
print-standings-legend-round-robin = Die Partien stehen in der Gruppentabelle.
print-standings-legend-swiss = Je Runde: Punkte, darunter die Nummer des Gegners.
print-standings-legend-arena = Punkte aus allen Partien in der Reihenfolge der Paarungen.
print-standings-legend-time-trial = Je Runde: die Zeit; – nicht gelöst.
print-certificate-heading = Urkunde
print-certificate-given = wird überreicht an
print-certificate-kind-any = Turnier
print-certificate-kind-kingdomino-championship = Kingdomino-Meisterschaft
print-certificate-kind-pentago-tournament = Pentago-Turnier
print-certificate-kind-katamino-time-trial = Katamino-Zeitrennen
print-certificate-among = unter { $count } { $count ->
        [one] Spieler
       *[other] Spielern
    }
print-certificate-for = für den
print-certificate-bears = mit dem Titel
print-certificate-place = { $place } Platz
print-certificate-place-shared = geteilten { $place } Platz
print-certificate-place-1 = ersten Platz
print-certificate-place-2 = zweiten Platz
print-certificate-place-3 = dritten Platz
print-certificate-place-1-shared = geteilten ersten Platz
print-certificate-place-2-shared = geteilten zweiten Platz
print-certificate-place-3-shared = geteilten dritten Platz
print-certificate-director = Turnierleitung
print-certificate-referee = Schiedsgericht
print-fallback-heading = Wenn der Rechner schweigt
print-fallback-lead = Mit dieser Mappe geht das Turnier von Hand weiter. Nichts geht verloren: Was hier aufgeschrieben wird, wird später eingegeben. Die leeren Vordrucke für jede weitere Runde kopieren.
print-fallback-here-title = Wo wir stehen
print-fallback-steps-title = So geht es weiter
print-fallback-back-title = Wenn der Rechner wieder läuft
print-fallback-rules-title = Die Regeln dazu
print-fallback-points-title = Punkte für geteilte Plätze
print-fallback-places = Plätze
print-fallback-each = Jeweils
print-fallback-not-started = Das Turnier ist noch nicht gestartet.
print-fallback-running = { $count ->
        [one] { $round } läuft; { $count } Tisch ist noch offen. Sein Zettel liegt in dieser Mappe.
       *[other] { $round } läuft; { $count } Tische sind noch offen. Ihre Zettel liegen in dieser Mappe.
    }
print-fallback-done = { $round } ist gespielt und vollständig.
print-fallback-determined = Der nächste Sitzplan steht fest und liegt in dieser Mappe.
print-fallback-but-lots = Der nächste Sitzplan steht bis auf die Lose fest; er liegt mit den nötigen Losen in dieser Mappe.
print-fallback-open = Der nächste Sitzplan hängt von dem ab, was noch offen ist; Vordrucke liegen in dieser Mappe.
print-fallback-last = Es folgt keine weitere Runde.
print-fallback-table-of = Tisch mit { $size }: { $points }
print-fallback-table-of-size = Tisch mit { $size }
print-fallback-running-title = Sitzplan der laufenden Runde
print-fallback-sheets-title = Spielzettel
print-fallback-groups-title = Gruppentabellen zum Ausfüllen
print-fallback-bracket-title = Turnierbaum zum Ausfüllen
print-steps-rank-tables-1 = Die laufende Runde zu Ende spielen. Von jedem Tisch einen unterschriebenen Spielzettel einsammeln; im Streit gilt der Zettel.
print-steps-rank-tables-2 = Jeden Zettel ins Rechenblatt übertragen. Die Ränge am Tisch folgen den Spielpunkten; wer gleich viele hat, teilt sich den Rang und dessen Punkte (siehe Tabelle der geteilten Plätze).
print-steps-rank-tables-3 = Punkte für die Ränge, { $points }. Die Punkte addieren, ebenso die Spielpunkte.
print-steps-rank-tables-4 = Alle ordnen: { $order }. Anteile nur ausrechnen, wo Punkte und Spielpunkte gleich sind: eigene Spielpunkte geteilt durch die Summe des Tisches; am Dreiertisch wird die Summe vorher um ihren Durchschnitt erhöht.
print-steps-rank-tables-5 = Von oben nach der neuen Reihenfolge setzen, Tisch für Tisch. Größen der nächsten Tische: { $sizes }.
print-steps-rank-tables-6 = Stehen Gleiche auf beiden Seiten einer Tischgrenze, zwischen ihnen losen und den Vordruck aufheben.
print-steps-rank-tables-7 = An jedem Tisch beginnt, wer am seltensten begonnen hat; unter mehreren entscheidet das Los. Wer beginnt, wählt Platz und Farbe, die anderen folgen im Uhrzeigersinn.
print-steps-rank-tables-8 = Den Sitzplan auf den Vordruck schreiben und aushängen. Wiederholen, bis Runde { $rounds } gespielt ist.
print-steps-groups-cup-1 = Die offenen Partien spielen. Auf jeden Zettel: wer gewonnen hat (oder unentschieden) und wie viele Kugeln der Sieger gelegt hat.
print-steps-groups-cup-2 = Jede Partie in die Gruppentabelle eintragen: Sieg { $win } Punkte, Unentschieden { $draw }, Niederlage { $loss }. Der Sieger bekommt außerdem { $marbles } minus die eigenen Kugeln als Gewinnpunkte.
print-steps-groups-cup-3 = Plätze in der Gruppe: { $order }. Nur losen, wenn es auf den Platz ankommt, und den Vordruck aufheben.
print-steps-groups-cup-4 = Die Ersten aller Gruppen miteinander vergleichen: Punkte, dann Gewinnpunkte, bei verschieden großen Gruppen jeweils pro Partie; dann das Los. Das ergibt die Setzplätze 1, 2, 3 und so fort. Danach ebenso die Zweiten, so viele, wie beschlossen ist.
print-steps-groups-cup-5 = Bleiben im Turnierbaum Plätze offen, spielen die Nächstplatzierten darum: bis zu drei alle gegen alle, sonst je eine Partie, Beste gegen Letzte. Wer durchkommt, erhält die letzten Setzplätze.
print-steps-groups-cup-6 = Die Setzplätze in den Turnierbaum eintragen. Würden sich zwei aus derselben Gruppe gleich treffen, den tieferen Setzplatz mit dem einer benachbarten Paarung tauschen.
print-steps-groups-cup-7 = Für jede Cup-Partie losen, wer beginnt. Eine unentschiedene Partie wird wiederholt, bis jemand gewinnt; dabei beginnt jeweils der andere.
print-steps-groups-cup-8 = Wer gewinnt, rückt eine Spalte nach rechts, bis zum Finale.
print-steps-knock-out-1 = Die offenen Partien spielen; wer gewinnt, rückt im Turnierbaum eine Spalte nach rechts.
print-steps-knock-out-2 = Eine unentschiedene Partie wird wiederholt, bis jemand gewinnt; dabei beginnt jeweils der andere.
print-steps-knock-out-3 = Für jede Partie der nächsten Runde losen, wer beginnt, und es auf den Vordruck schreiben.
print-steps-double-elimination-1 = Die offenen Partien spielen. Wer im oberen Baum gewinnt, bleibt dort; wer verliert, kommt in den unteren.
print-steps-double-elimination-2 = Wer im unteren Baum verliert, ist draußen. Eine unentschiedene Partie wird wiederholt, bis jemand gewinnt; dabei beginnt jeweils die andere Person.
print-steps-double-elimination-3 = Im unteren Baum wird zuerst untereinander gespielt, dann gegen die, die von oben kommen. Die Sieger beider Bäume spielen das Finale; verliert es, wer noch ungeschlagen ist, wird noch einmal gespielt.
print-steps-swiss-1 = Die laufende Runde zu Ende spielen. Ein Sieg gibt { $win } Punkte, ein Unentschieden { $draw }, eine Niederlage { $loss }.
print-steps-swiss-2 = Die Punkte im Rechenblatt addieren und alle nach Punkten ordnen; unter Gleichen losen und den Vordruck aufheben.
print-steps-swiss-3 = Bei ungerader Zahl bekommt der Letzte der Reihenfolge, der noch keines hatte, ein Freilos; es zählt als Sieg.
print-steps-swiss-4 = Von oben paaren: Jeder spielt gegen den Nächsten der Reihenfolge, den er noch nicht getroffen hat (Spalte „getroffen“). Geht das letzte Paar nicht auf, ein Paar zurückgehen und die nächste Möglichkeit nehmen.
print-steps-swiss-5 = In jedem Paar beginnt, wer seltener begonnen hat; bei Gleichstand, wer weiter oben steht.
print-steps-swiss-6 = Die Paare auf den Vordruck schreiben und aushängen. Wiederholen, bis Runde { $rounds } gespielt ist.
print-steps-arena-1 = Wer fertig gespielt hat, kommt mit dem Ergebnis zur Turnierleitung. Ein Sieg gibt { $win } Punkte, ein Unentschieden { $draw }, eine Niederlage { $loss }{ $streak ->
        [0] .
       *[other] ; nach { $streak } Siegen in Folge zählt jede Partie doppelt, bis eine nicht gewonnen wird.
    }
print-steps-arena-2 = Sobald zwei frei sind, die nicht gerade gegeneinander gespielt haben, spielen sie: die nach Punkten nächsten. Es beginnt, wer seltener begonnen hat.
print-steps-arena-3 = Bleibt jemand übrig, wartet, wer die meisten Partien hatte. Zwei, die gerade gegeneinander gespielt haben, warten, solange andere spielen.
print-steps-arena-4 = Die Arena endet { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } nach dem Start ({ $ends }). Von da an wird niemand mehr gepaart; laufende Partien werden zu Ende gespielt und zählen.
print-steps-round-robin-1 = Die offenen Partien in der Reihenfolge der Durchgänge spielen; wer zuerst genannt ist, beginnt.
print-steps-round-robin-2 = Jede Partie in die Tabelle eintragen: Sieg { $win } Punkte, Unentschieden { $draw }, Niederlage { $loss }.
print-steps-round-robin-3 = Reihenfolge am Ende: { $order }.
print-steps-time-trial-1 = Allen zur selben Zeit dieselbe Aufgabe geben und jede Zeit in Sekunden stoppen; wer nicht fertig wird, hat keine Zeit.
print-steps-time-trial-2 = Reihenfolge: { $order }; zuerst, wer mehr gelöst hat, dann die kleinere Summe der Zeiten. Wiederholen bis Aufgabe { $rounds }.
print-steps-back-1 = Das Turnier öffnen. Sein Protokoll muss mit der Nummer enden, die unten auf dieser Seite steht; ist sie höher, sind die späteren Einträge schon da.
print-steps-back-2 = Eingeben, was von Hand geschah, in seiner Reihenfolge: Lose mit ihrem Ergebnis, dann den Sitzplan, dann die Ergebnisse aus den Listen; jede Zeile abhaken.
print-steps-back-3 = Weicht euer Sitzplan vom Vorschlag des Programms ab, euren mit der Begründung „von Hand“ veröffentlichen. Was gespielt ist, wird nicht geändert.
print-steps-back-4 = Die Rangliste mit dem Rechenblatt vergleichen. Alle Zettel bis zur Siegerehrung aufheben.
print-worksheet-title = Rechenblatt: Stand und neue Summen
print-worksheet-begun = begonnen
print-worksheet-met = getroffen
print-worksheet-this-round = Diese Runde
print-worksheet-score = Spielp.
print-worksheet-points = Punkte
print-worksheet-new = Neue Summen
print-worksheet-new-place = Neuer Platz
print-worksheet-bye-note = ○ hatte ein Freilos
print-next-title = Nächster Sitzplan
print-next-fixed = Dieser Sitzplan steht fest.
print-next-proposed = Steht bis auf die Lose fest. Wer beginnt, bekommt einen ★.
print-next-form = Vordruck für den nächsten Sitzplan. Wer beginnt, bekommt einen ★.
print-next-lot = durch Los
print-next-able = Los, wer beginnt: { $names }
print-next-able-word = Los, wer beginnt
print-next-begins = beginnt
print-lot-title = Lose
print-lot-lead = Jeden Namen auf einen Zettel schreiben, öffentlich ziehen und die Reihenfolge aufschreiben, in der die Zettel kommen.
print-lot-purpose = Wofür
print-lot-candidates = Zwischen
print-lot-outcome = Gezogene Reihenfolge
print-lot-witness = Gezogen von, bezeugt von
print-typing-title = Ergebnisse, später einzugeben
print-typing-lead = Eine Zeile je Zettel, in der Reihenfolge der Tische. Abhaken, wenn eingegeben.
print-typing-players = Namen und Spielpunkte
print-typing-result = Sieg oder unentschieden
print-typing-marbles = Kugeln
print-typing-time = Zeit
print-typing-done = eingegeben
print-incident-title = Vorfälle: Ausscheiden, Proteste, Entscheidungen, Berichtigungen
print-incident-lead = Aufschreiben, wer, wann, an welchem Tisch, was entschieden wurde und warum. Das Programm fragt später nach dem Grund.
print-incident-time = Zeit
print-incident-table = Runde, Tisch
print-incident-who = Wer
print-incident-what = Was geschah, was entschieden wurde, warum
print-incident-by = Entschieden von
print-purpose-seating = Sitzplan der Runde { $number }
print-purpose-starts = wer in Runde { $number } beginnt
print-purpose-places = Plätze { $places } vor Runde { $number }
print-purpose-groups = Gruppeneinteilung
print-purpose-group = Gruppe { $label }
print-purpose-order = Reihenfolge der Gleichen in Runde { $number }
print-purpose-seeding = Setzliste
print-purpose-intermediate-places = Plätze der Zwischenrunde
print-purpose-intermediate = Zwischenrunde
print-purpose-across = Platz { $number } aller Gruppen
print-tie-title = Gleichstand
print-tie-lead = Von links nach rechts, bis eine Spalte trennt.
print-tie-lead-three = Von links nach rechts, bis eine Spalte trennt. Summe eines Dreiertisches: vorher um ihren Durchschnitt erhöhen.
print-tie-score = Spielp. dieser Runde
print-tie-total = Summe des Tisches
print-tie-share = Spielp. ÷ Summe
print-certificate-sum = { $what }: { $value }
print-worksheet-counted-note = ✓ ist links schon mitgezählt; nicht noch einmal addieren.
print-fallback-plan = In den Cup kommen die ersten { $direct } jeder Gruppe, Turnierbaum mit { $size }.
print-fallback-plan-next = Die Nächstplatzierten spielen in einer Zwischenrunde um die offenen Plätze ({ $open }).
print-fallback-plan-byes = Freilose für die besten Gruppensieger: { $open }.
print-fallback-plan-proposed = Das ist der Vorschlag; die Leitung hat noch nicht entschieden.
print-seeding-title = Setzliste des Cups
print-seeding-lead = Erst alle Gruppensieger, die besten zuerst, dann alle Zweiten und so fort. Punkte vergleichen, dann Gewinnpunkte; bei verschieden großen Gruppen pro Partie; dann das Los.
print-seeding-seed = Setzplatz
print-seeding-origin = Gruppe, Platz
print-seeding-games = Partien
print-seeding-points = Punkte
print-seeding-speed = Gewinnpunkte
print-seeding-points-per = Punkte pro Partie
print-seeding-speed-per = Gewinnpunkte pro Partie
print-own-swiss = Schweizer System: { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }. Punktgleiche spielen gegeneinander, und niemand trifft zweimal auf dieselbe Person.
print-own-round-robin = Jeder spielt gegen jeden, { $legs ->
        [1] einmal
       *[other] zweimal; jeder beginnt einmal
    }.
print-own-groups-cup = Gruppen zu vier oder fünf, jeder gegen jeden { $legs ->
        [1] einmal
       *[other] zweimal
    }; die Besten der Gruppen spielen im Pokal weiter.
print-own-knock-out = K.-o.-System: Wer verliert, scheidet aus.
print-own-double-elimination = Doppel-K.-o.: Wer zweimal verliert, scheidet aus; die Sieger beider Bäume spielen das Finale.
print-own-arena = Arena: { $minutes ->
        [one] Eine Minute
       *[other] { $minutes } Minuten
    } lang spielt, wer frei ist, gegen wen sonst frei ist. Partien, die bei Zeitablauf laufen, werden zu Ende gespielt und zählen.
print-own-time-trial = Alle lösen { $rounds ->
        [one] eine Aufgabe
       *[other] { $rounds } Aufgaben
    } allein, gegen die Uhr.
print-own-rank-tables = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    } an Tischen zu { $sizes }; wer in den späteren Runden wo sitzt, entscheidet { $seating ->
        [lot] das Los
       *[other] die Rangliste
    }.
print-own-teams = Mannschaften spielen an { $boards } Brettern; mehr Brettpunkte gewinnen die Begegnung.
print-own-best-of = Eine Begegnung geht über höchstens { $games } Partien.
print-own-days = Zwischen den Spieltagen { $days ->
        [one] liegt ein Tag
       *[other] liegen { $days } Tage
    }.
print-own-third = { $played ->
        [yes] Die Verlierer der Halbfinale spielen um den dritten Platz.
       *[other] Die Verlierer der Halbfinale teilen den dritten Platz.
    }
print-own-starts = { $starts ->
        [lot] Wer beginnt, entscheidet das Los.
       *[other] Es beginnt, wer am seltensten begonnen hat; unter Gleichen entscheidet das Los.
    }
print-own-table-points = An einem Tisch zu { $size } bringen die Plätze { $points } Punkte; Gleiche teilen sie.
print-own-points = Ein Sieg bringt { $win }, ein Unentschieden { $draw }, eine Niederlage { $loss } Punkte.
print-own-streak = Nach { $streak } Siegen hintereinander zählt jede Partie doppelt, bis eine nicht gewonnen wird.
print-own-speed = In den Gruppen bringt ein Sieg außerdem Gewinnpunkte: { $marbles } weniger die gesetzten Steine des Siegers.
print-own-tie = In der Rangliste zählt { $place ->
        [1] zuerst
       *[other] dann
    }: { $name }. { $about }
print-own-most = Höchstens { $most } können mitspielen.
print-own-late = Anmelden ist auch nach dem Beginn möglich.
print-own-half-byes = Alle dürfen { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    } aussetzen und bekommen dafür die Punkte eines Unentschiedens, wenn sie es vor der Auslosung sagen.
print-own-leavers = { $leavers ->
        [annul] Alle Partien von jemandem, der aussteigt, sind ungültig.
       *[other] Die Partien von jemandem, der aussteigt, bleiben stehen; die übrigen gelten als kampflos.
    }
print-own-confirm = Ein Ergebnis zählt erst, wenn es jemand anderes am Tisch bestätigt hat.
