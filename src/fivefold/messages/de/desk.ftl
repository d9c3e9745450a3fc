desk-status-closed = beendet
desk-status-yours = läuft, von dir geleitet
desk-status-running = läuft
desk-status-archived = archiviert
desk-players = { $count } { $count ->
        [one] Spieler
       *[other] Spieler
    }
desk-round = Runde { $round }
desk-table = Tisch { $table }
desk-game = Partie { $game }
desk-at = Partie { $game } · Tisch { $table }
desk-group = Gruppe { $group }
desk-begins = beginnt
desk-projector = Beamer
desk-gone = Dieses Turnier gibt es nicht, oder der Link wurde zurückgezogen.
desk-sending = Wird gesendet …
desk-waiting = hier aufbewahrt, bis es gesendet ist: { $count }
turned-down-title = { $count ->
    [one] Nach der Unterbrechung nicht übernommen: { $count } Eingabe
   *[other] Nach der Unterbrechung nicht übernommen: { $count } Eingaben
}
turned-down-about = Das wurde hier eingegeben, während die Verbindung unterbrochen war; inzwischen ging das Turnier weiter. Bitte vergleichen und, wo es stimmt, noch einmal eingeben.
desk-seen = Verstanden
desk-cancel = Abbrechen
desk-close-window = Schließen
desk-reason = Grund
desk-reason-needed = Grund (nötig)
desk-save = Speichern

tab-players = Spieler
tab-round = Runden
tab-standing = Rangliste
tab-protests = Proteste
tab-history = Verlauf
tab-hall = Halle
tab-share = Drucken und teilen
archive-title = Archivieren oder löschen
archive-about = Ein archiviertes Turnier steht in keiner Liste mehr; seine Links gelten weiter, und es lässt sich zurückholen.
archive-do = Dieses Turnier archivieren
archive-done = Dieses Turnier ist archiviert: Es steht in keiner Liste.
archive-undo = Zurückholen
archive-list = Archivierte Turniere
delete-about = Ein gelöschtes Turnier ist für alle anderen sofort weg; mit diesem Link lässt es sich dreißig Tage lang zurückholen. Danach ist es endgültig gelöscht.
delete-do = Turnier löschen …
delete-sure = Löschen
delete-done = Dieses Turnier ist gelöscht. Nur dieser Link öffnet es noch; endgültig gelöscht wird es am { $day }.
delete-undo = Zurückholen

new-title = Neues Turnier
new-name = Name
new-example = Sachsenmeisterschaft 2026
new-regulation = Reglement
new-public = Alle im Haus dürfen zuschauen
new-open = Turnier eröffnen
new-import = Mit einer Logdatei weitermachen …
details-title = Saison, Ort, Daten
details-edit = Angaben …
details-season = Saison
details-place = Ort
details-begins = Erster Tag
details-ends = Letzter Tag (falls es mehrere sind)
details-organiser = Veranstalter
details-champion = Titel für den ersten Platz
details-champion-example = Sächsischer Meister
details-notes = Startgeld, Preise, Anfahrt
details-schedule = Zeitplan
details-schedule-time = Tag und Uhrzeit
details-schedule-what = Was
details-schedule-add = Zeile hinzufügen
details-schedule-away = Zeile entfernen
details-schedule-rounds = Runden eintragen
details-schedule-first = Erste Runde um
details-schedule-minutes = Minuten je Runde, mit Pause
details-by = Veranstalter: { $name }
details-season-of = Saison { $season }
keep-title = Bewahre den Link der Turnierleitung auf
keep-about = Nur mit diesem Link lässt sich das Turnier leiten. Dieser Browser hat ihn gespeichert; bewahre ihn auch an einem zweiten Ort auf, falls dieser verloren geht oder geleert wird.
keep-file = Als Datei sichern
keep-show = QR-Code zeigen
keep-done = Ich habe ihn
keep-text = Link der Turnierleitung für „{ $title }“: { $address }

regulation-kingdomino-championship = Kingdomino-Meisterschaft
regulation-pentago-tournament = Pentago-Turnier
regulation-round-robin = Jeder gegen jeden
regulation-knock-out = K.-o.-Turnier
regulation-swiss = Schweizer System
regulation-katamino-time-trial = Katamino gegen die Uhr
regulation-about-kingdomino-championship = Fünf Runden an Vierer- und Dreiertischen nach Rangliste; höchstens 24 Spieler.
regulation-about-pentago-tournament = Gruppen zu vier und fünf, Zwischenrunde wo nötig, dann der Cup.
regulation-about-round-robin = Alle spielen einmal gegen alle.
regulation-about-knock-out = Wer verliert, ist draußen; jede Anzahl, mit Freilosen.
regulation-about-swiss = Fünf Runden, Gleiche gegen Gleiche, niemand trifft zweimal aufeinander.
regulation-arena = Arena auf Zeit
regulation-about-arena = Eine Stunde lang spielt, wer frei ist, gegen jemanden, der frei ist; nach zwei Siegen in Folge zählt jede Partie doppelt.
regulation-about-katamino-time-trial = Drei Aufgaben, alle für sich; die meisten gelösten, dann die kürzeste Zeit.
regulation-double-round-robin = Jeder gegen jeden, Hin- und Rückrunde
regulation-about-double-round-robin = Alle spielen zweimal gegen alle; jeder beginnt einmal.
regulation-league = Liga über Wochen
regulation-about-league = Alle spielen zweimal gegen alle, ein Spieltag pro Woche ab dem ersten Tag.
regulation-double-elimination = Doppel-K.-o.
regulation-about-double-elimination = Wer zweimal verliert, ist draußen; die Sieger beider Bäume spielen das Finale.
format-rank-tables = Tische nach Rangliste
format-groups-cup = Gruppen, dann Cup
format-round-robin = Jeder gegen jeden
format-knock-out = K.-o.-System
format-double-elimination = Doppel-K.-o.
format-swiss = Schweizer System
format-arena = Arena auf Zeit
format-time-trial = Gegen die Uhr
regulation-printed = Dieses Reglement ist gedruckt und wird so gespielt, wie es dasteht.
regulation-text = Das Reglement lesen
regulation-own = Ändern: ein eigenes Reglement …
regulation-change = Reglement …
regulation-frozen-soon = Das Reglement lässt sich bis zum Start ändern.
regulation-name = Name des Reglements
regulation-format = Turnierform
regulation-game = Spiel
regulation-game-other = ein anderes Spiel …
regulation-game-none = nicht festgelegt
regulation-game-name = Welches Spiel?
regulation-variant = Variante
regulation-rounds = Runden
regulation-minutes = Minuten bis zur letzten Paarung
regulation-streak = Siege in Folge, nach denen Partien doppelt zählen
regulation-streak-about = 0: jede Partie zählt einfach.
regulation-puzzles = Aufgaben
regulation-most = Höchstens (leer: ohne Grenze)
regulation-win = Punkte für einen Sieg
regulation-draw = für ein Unentschieden
regulation-loss = für eine Niederlage
regulation-tables = Punkte der Plätze an einem Tisch zu { $size ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $size }
    }
regulation-sizes = Tische zu
regulation-sizes-to = bis
regulation-marbles = Vorrat an Steinen: was dem Sieger bleibt, zählt als Gewinnpunkte (0: zählt nicht)
regulation-ties = Feinwertung, in dieser Reihenfolge
regulation-tie-up = { $name } früher
regulation-tie-away = Ohne { $name }
regulation-tie-add = Feinwertung hinzufügen
regulation-seating = Tische späterer Runden
regulation-seating-standing = nach der Rangliste
regulation-seating-lot = ausgelost
regulation-starts = Wer beginnt
regulation-starts-fewest = wer am seltensten begonnen hat
regulation-starts-lot = das Los entscheidet
regulation-pairing = Paarung
regulation-pairing-points = nach Punkten, Anfang gleich oft
regulation-pairing-dutch = Schweizer System der FIDE (Dutch)
regulation-leavers = Partien von jemandem, der aufgibt
regulation-leavers-stand = gelten; die übrigen gehen kampflos verloren
regulation-leavers-annul = gelten alle nicht
regulation-late = Nachmeldungen nach dem Start sind möglich
regulation-legs = Zwei begegnen sich
regulation-legs-once = einmal
regulation-legs-twice = zweimal; jeder beginnt einmal
regulation-best-of = Partien je Begegnung (1: eine einzelne)
regulation-team-boards = Mannschaften: Bretter je Begegnung (1: Einzelne)
regulation-third = Spiel um Platz drei
regulation-third-ask = wird vor dem Finale gefragt
regulation-third-yes = ja
regulation-third-no = nein
regulation-days = Tage zwischen den Spieltagen (0: alles an einem Tag)
regulation-halves = So oft darf man mit halbem Punkt aussetzen
regulation-confirm = Ein Ergebnis zählt erst, wenn jemand anderes es bestätigt hat
regulation-save = Als Datei sichern
regulation-read = Aus einer Datei …
regulation-players = Erwartete Spieler
regulation-boards = Gespielt werden kann auch am Bildschirm.
regulation-real = Gespielt wird an echten Brettern; die Ergebnisse werden eingetragen.
regulation-not-one = Diese Datei enthält kein Reglement.
forecast-title = Was zu erwarten ist
forecast-minutes = Minuten je Runde, mit Pause
forecast-minutes-game = Minuten je Partie
forecast-do = Durchspielen
forecast-busy = Wird durchgespielt …
forecast-says = Mit { $players ->
    [one] einer Person
   *[other] { $players } Personen
  }: { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }, { $time } Std.; die stärkste Person gewinnt mit einer Wahrscheinlichkeit von { $best }.
forecast-about = Etwa { $games ->
    [one] eine Partie
   *[other] { $games } Partien
  }; aus { $count ->
    [one] einem durchgespielten Turnier
   *[other] { $count } durchgespielten Turnieren
  } mit zufälligen Spielstärken.
forecast-says-arena = Mit { $players ->
    [one] einer Person
   *[other] { $players } Personen
  }: je etwa { $rounds ->
    [one] eine Partie
   *[other] { $rounds } Partien
  }, { $time } Std. bis zum Ende der letzten Partie; die stärkste Person gewinnt mit einer Wahrscheinlichkeit von { $best }.
tie-about-points = Die Punkte aus allen Partien oder Tischen.
tie-about-score = Die Summe der Spielpunkte.
tie-about-share = Die Summe der eigenen Anteile an allen Spielpunkten der eigenen Tische.
tie-about-speed = Was in jeder gewonnenen Partie an Vorrat blieb.
tie-about-wins = Die Zahl der gewonnenen Partien.
tie-about-board-points = Die Punkte an den Brettern aller Begegnungen.
tie-about-head-to-head = Die Partien zwischen den Gleichplatzierten.
tie-about-buchholz = Die Punkte aller eigenen Gegner: Wer stärkere hatte, steht davor.
tie-about-sonneborn-berger = Die Punkte der besiegten Gegner und die halben derer, gegen die es unentschieden ausging.
tie-about-solved = Die Zahl der gelösten Aufgaben.
tie-about-time = Die Zeit für alle gelösten Aufgaben.
tie-about-lot = Ein Los, das gezogen und festgehalten wird.

lot-seating = die Tische der Runde { $a }
lot-starts = wer in Runde { $a } beginnt
lot-starts-of = wer beginnt: { $stage }
lot-order = die Reihenfolge der Runde { $a }
lot-places = die Plätze { $a }–{ $b } vor Runde { $c }
lot-groups = die Gruppen
lot-group = der Gleichstand in Gruppe { $a }
lot-across = der Gleichstand zwischen den Plätzen { $a } aller Gruppen
lot-between = die Plätze der Zwischenrunde
lot-intermediate = der Gleichstand in der Zwischenrunde
lot-seeding = die Plätze im Turnierbaum

ask-split = Wie werden { $players } Spieler auf Gruppen verteilt?
ask-split-any = { $answer }: { $groups ->
        [one] { $groups } Gruppe
       *[other] { $groups } Gruppen
    }
ask-cup = { $groups ->
        [one] { $groups } Gruppe
       *[other] { $groups } Gruppen
    }: wer kommt in den Cup?
ask-cup-any = { $direct ->
        [1] die Gruppensieger
        [2] die ersten zwei jeder Gruppe
       *[other] die ersten vier
    }, Turnierbaum zu { $size }{ $way ->
        [next] , die { $direct ->
            [1] Zweiten
           *[other] Dritten
        } spielen um { $open } { $open ->
            [one] Platz
           *[other] Plätze
        }
        [byes] , { $open } { $open ->
            [one] Freilos für den besten Gruppensieger
           *[other] Freilose für die besten Gruppensieger
        }
       *[full] {""}
    }
ask-intermediate = { $players } { $place ->
        [2] Zweite
       *[other] Dritte
    } spielen um { $open } { $open ->
        [one] Platz
       *[other] Plätze
    }: wie?
ask-intermediate-knock-out = K.-o., Partien: { $games }; die Besten warten
ask-intermediate-each-against-each = jeder gegen jeden, Partien: { $games }
ask-compare = Die Gruppen sind verschieden groß: wie wird zwischen ihnen verglichen?
ask-compare-average = Punkte und Gewinnpunkte je Partie
ask-compare-sum = Punkte und Gewinnpunkte insgesamt
ask-third-place = Spielen die Verlierer der Halbfinale um den dritten Platz?
ask-third-place-no = nein, sie teilen ihn
ask-third-place-yes = ja, sie spielen darum

answered-split = Gruppen
answered-cup = In den Cup
answered-intermediate = Zwischenrunde
answered-compare = Vergleich der Gruppen
answered-third-place = Spiel um den dritten Platz

answer-cup = { $direct ->
        [1] die Gruppensieger
        [2] die ersten zwei jeder Gruppe
       *[other] die ersten vier
    }{ $way ->
        [next] , die { $direct ->
            [1] Zweiten
           *[other] Dritten
        } spielen um das Offene
        [byes] , Freilose für die besten Gruppensieger
       *[full] {""}
    }
answer-knock-out = K.-o.
answer-each-against-each = jeder gegen jeden

can-tables = Tische zu { $sizes }
can-groups = Gruppen: { $splits }
can-round-robin = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, jeder gegen jeden
can-bracket = Ein Turnierbaum zu { $size }{ $byes ->
        [0] {""}
        [one] {" "}mit { $byes } Freilos
       *[other] {" "}mit { $byes } Freilosen
    }
can-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } zu { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }{ $meet ->
        [twice] ; manche treffen sich zweimal
       *[once] {""}
    }
can-puzzles = { $puzzles ->
        [one] { $puzzles } Aufgabe
       *[other] { $puzzles } Aufgaben
    }
can-minutes = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zugleich

obstacle-seats = { $count ->
        [one] { $count } Spieler lässt
       *[other] { $count } Spieler lassen
    } sich nicht an { $small }er- und { $large }er-Tische setzen.
obstacle-too-many = Höchstens { $most } können spielen.
obstacle-groups = { $count ->
        [one] { $count } Spieler lässt
       *[other] { $count } Spieler lassen
    } sich nicht in Gruppen zu 4 oder 5 teilen.
obstacle-range = Hier können { $least } bis { $most } spielen, nicht { $count }.
obstacle-choice-fill = { $count ->
        [one] { $count } Füllspieler
       *[other] { $count } Füllspieler
    } ohne Wertung dazunehmen
obstacle-choice-wait = Auf { $more ->
        [one] eine weitere Anmeldung
       *[other] { $more } weitere Anmeldungen
    } warten
obstacle-choice-fewer = Mit { $count } spielen
obstacle-choice-round-robin = Jeder gegen jeden spielen
obstacle-choice-knock-out = Ein K.-o.-Turnier spielen

note-small-tables = { $small ->
        [one] { $small } von { $tables } Tischen ist klein
       *[other] { $small } von { $tables } Tischen sind klein
    }: ein Platz dort bringt im Schnitt { $there } Punkte, an einem großen { $elsewhere }.
note-no-large-table = Es gibt keinen Vierertisch, also ist Tisch 1 ein Dreiertisch.
note-leavers-stand = Gespielte Partien von Ausgeschiedenen zählen; die übrigen sind kampflos.
note-leavers-annul = Alle Partien von Ausgeschiedenen sind ungültig.
note-rematches = Es gibt mehr Runden als Gegner, manche treffen sich zweimal.

lint-title = Vor dem Start
lint-later = Was jetzt offen bleibt, wird gefragt, wenn es nötig ist.

stage-groups = Gruppenphase
stage-all-play-all = Alle gegen alle
stage-intermediate = Zwischenrunde
stage-cup = Cup

cup-of-2 = Finale
cup-of-4 = Halbfinale
cup-of-8 = Viertelfinale
cup-of = Letzte { $size }
cup-bye = Freilos
cup-replays = Wiederholungen: { $count }
cup-third = Platz drei
double-upper = Oberer Baum
double-lower = Unterer Baum
double-W = Oberer Baum, Runde { $round }
double-L = Unterer Baum, Runde { $round }
double-F1 = Finale
double-F2 = Zweites Finale

reached-0 = Viertelfinale
reached-1 = Halbfinale
reached-2 = Finale
reached-3 = Sieg
reached = letzte { $size }

criterion-points = Punkte
criterion-score = Spielpunkte
criterion-share = Anteile
criterion-speed = Gewinnpunkte
criterion-wins = Siege
criterion-board-points = Brettpunkte
criterion-head-to-head = Direktvergleich
criterion-buchholz = Buchholz
criterion-sonneborn-berger = Sonneborn-Berger
criterion-solved = Gelöst
criterion-time = Zeit
criterion-lot = Los
criterion-cup = Cup
criterion-double = Turnierbaum
criterion-third-place = Platz drei
criterion-intermediate = Zwischenrunde
criterion-group-place = Gruppenplatz
criterion-short-points = Punkte
criterion-short-score = Spiel
criterion-short-share = Anteile
criterion-short-speed = Gewinnp.
criterion-short-wins = Siege
criterion-short-board-points = Bretter
criterion-short-head-to-head = direkt
criterion-short-buchholz = Buchholz
criterion-short-sonneborn-berger = S-B
criterion-short-solved = gelöst
criterion-short-time = Zeit
criterion-short-lot = Los
criterion-short-cup = Cup
criterion-short-third-place = 3.
criterion-short-intermediate = Zw.
criterion-short-group-place = Gruppe

state-entered = angemeldet
state-checked-in = anwesend
state-playing = im Spiel
state-left = ausgeschieden
state-waiting = auf der Warteliste
state-disqualified = disqualifiziert

result-void = ungültig
result-walkover = { $name } gewinnt kampflos
result-walkover-short = kampflos
result-upset = { $name } gewinnt, das Brett wurde durcheinandergebracht
result-upset-short = Brett durcheinandergebracht
result-upset-by = { $name } hat das Brett durcheinandergebracht und verliert
result-draw = Unentschieden
result-boards = { $one } : { $other }
entry-team-board = Brett { $number }
entry-team-incomplete = Ein Brett fehlt.
result-wins = { $name } gewinnt
result-won = gewonnen
result-marbles = gesetzte Kugeln: { $marbles }

fact-opened = Turnier eröffnet
fact-regulated = Reglement geändert
fact-described = Angaben zum Turnier geändert
fact-entered = { $name } angemeldet
fact-renamed = { $before } heißt jetzt { $name }{ $club ->
        [none] {""}
       *[other] {" "}({ $club })
    }
fact-checked-in = { $name } ist da
fact-merged = { $name } war doppelt angemeldet und ist jetzt { $other }
fact-split = Ein Eintrag waren zwei Spieler: { $name } und { $other }
fact-committed = Startwert der Lose festgelegt
fact-started = Gestartet mit { $count } { $count ->
        [one] Spieler
       *[other] Spielern
    }
fact-lot = Ausgelost, { $purpose }: { $outcome }
fact-decided = Entschieden: { $question }: { $answer }
fact-drawn = Runde { $round } veröffentlicht, Tische: { $count }
fact-result = Runde { $round }, { $where }: { $result }
fact-corrected = Korrigiert, Runde { $round }, { $where }: { $result }
fact-confirmed = Bestätigt: Runde { $round }, { $where }
fact-disputed = Bestritten: Runde { $round }, { $where }
fact-upset = Runde { $round }, { $where }: { $name } hat das Brett durcheinandergebracht und verliert die Partie
fact-left = { $name } ist ausgeschieden
fact-excused = { $name } setzt in Runde { $round } mit einem halben Punkt aus
fact-paused = { $name } macht Pause
fact-resumed = { $name } ist zurück
fact-ended = Die Zeit ist um: Niemand wird mehr gepaart
fact-paired = Gepaarte Partien: { $count }
fact-disqualified = { $name } disqualifiziert
fact-filled = { $name } springt ohne Wertung ein
fact-moved = { $name } von { $from } an { $to } gesetzt
fact-protested = Protest, Runde { $round }, { $where }: { $text }
fact-agreed = Einig, Runde { $round }, { $where }: { $text } ({ $names })
fact-ruled = Entscheidung: { $text }
fact-closed = Turnier beendet
fact-undone = Rückgängig: { $facts }

need-start = Wenn alle angemeldet sind, kann das Turnier beginnen.
need-results = Fehlende Ergebnisse: { $count }
need-confirm = Zu bestätigende Ergebnisse: { $count }
need-dispute = { $where }: zwei verschiedene Ergebnisse. Eins muss gewählt werden.
need-protest = Ein Protest wartet auf eine Entscheidung.
need-lot = Auszulosen: { $purpose }.
need-move = { $name } wechselt den Tisch: { $from } → { $to }, der zu klein ist.
need-standin = { $where }: jemand muss für { $name } einspringen.
need-filler-table = { $where } ist zu klein und niemand kann wechseln: ein Füllspieler ist nötig.
need-filler = Diese Zahl lässt sich nicht setzen: ein Füllspieler ohne Wertung ist nötig.
need-draw = Runde { $round } kann veröffentlicht werden.
need-pairs = Partien, die jetzt beginnen können: { $count }
need-clock = { $count ->
        [0] Niemand sonst ist frei.
        [one] Eine Partie läuft.
       *[other] { $count } Partien laufen.
    }
need-finished = Alles ist gespielt.
need-too-few = Es sind weniger als zwei übrig, die spielen.
need-closed = Das Turnier ist beendet.

next-default = (Vorgabe)
next-start = Starten
next-draw = Losen und veröffentlichen
next-lot = Nur dieses Los ziehen
next-hat = Von Hand losen …
next-publish = Veröffentlichen: { $round }
next-pair = Jetzt paaren
next-end = Arena beenden
next-end-why = Von da an wird niemand mehr gepaart; laufende Partien werden zu Ende gespielt und zählen.
next-end-early = Die Zeit ist noch nicht um: Warum endet sie jetzt?
next-decide = So entscheiden
next-move = Umsetzen
next-move-do = Umsetzen
next-move-who = Wer wechselt?
next-move-why = Vorgeschlagen ist der am niedrigsten platzierte Spieler des letzten Vierertisches. Eine andere Wahl ist möglich; beides wird festgehalten.
next-fill = Füllspieler nennen
next-fill-do = Einspringen
next-fill-who = Wer springt ein?
next-filler-name = Schiedsrichter
next-results = Ergebnisse eingeben
next-protest = Zum Protest
next-close = Turnier beenden
next-share = Urkunden, drucken und teilen
next-break = Abbrechen …
next-break-do = Turnier abbrechen
next-break-why = Das Turnier endet mit dem jetzigen Stand. Das lässt sich rückgängig machen.

own-change = Ändern …
own-title = Eigene Auslosung
own-how = Zwei Namen antippen, und die beiden tauschen die Plätze. Das weicht von den Regeln ab und braucht einen Grund; das Log hält ihn fest.
own-publish = So veröffentlichen

hat-title = Von Hand losen: { $purpose }
hat-how = Nummer oder Anfang des Namens eintippen, so wie die Lose aus dem Hut kommen.
hat-next = Nächstes Los
hat-back = Letztes zurücklegen
hat-write = Festhalten
hat-fell = Ausgelost: { $purpose }

entries-type = Name; Verein
entries-enter = Anmelden
entries-paste = Liste einfügen
entries-lines = Ein Spieler pro Zeile: Name, oder Name; Verein; Wertung; Kategorie
entries-many = { $count } anmelden
entries-twice = Zeile { $line }: { $name } steht schon da. Zwei Personen gleichen Namens unterscheidet ein Zusatz, etwa „{ $name } (2)“.
entries-file = Datei (CSV, XLSX)
entries-read = Gelesen: { $count }.
entries-done = Angemeldet: { $count }
entries-sure = Das sind verschiedene Personen: trotzdem anmelden
entries-qr = Selbst anmelden per QR-Code
entries-qr-title = Selbst anmelden
entries-there = anwesend: { $count }
entries-all = Alle sind da
entries-checkin = Wer eingecheckt ist, spielt; ist es niemand, spielen alle.
entries-check = Einchecken
entries-here = da
entries-filler = ohne Wertung
entries-more = Mehr zu { $name }
entries-rename = Namen oder Verein berichtigen …
entries-rename-why = Das geht jederzeit; der Verlauf behält beides, und kein Ergebnis ändert sich.
entries-merge = Doppelt angemeldet …
entries-merge-why = Dieser Eintrag entfällt; Verein, Kategorie und Wertung gehen auf den anderen über, wo sie dort fehlen. Wer schon ausgelost ist, muss bleiben.
entries-merge-into = Ist derselbe Spieler wie
entries-merge-do = Zusammenlegen
entries-split = In zwei Spieler teilen …
entries-split-why = Der erste Name behält die Nummer und alles Gespielte; der zweite wird neu angemeldet, mit demselben Verein.
entries-split-first = Erster Spieler
entries-split-second = Zweiter Spieler
entries-split-do = Teilen
entries-name = Name
entries-club = Verein
entries-leave = Scheidet aus
entries-excuse = In der nächsten Runde aussetzen
entries-excuse-why = Runde { $round } wird ohne diesen Spieler gespielt; er erhält die Punkte eines Unentschiedens. Das Reglement erlaubt es { $most ->
    [one] einmal
   *[other] { $most }-mal
  }.
entries-excused = setzt die nächste Runde aus
entries-pause = Macht Pause
entries-resume = Zurück aus der Pause
entries-paused = macht Pause
entries-waiting = · Warteliste: { $count }
entries-category = Kategorie (Altersgruppe, Klasse)
entries-leave-why = Das Turnier geht mit weniger Spielern weiter; frühere Ergebnisse bleiben. { $rule }
entries-disqualify = Disqualifizieren
entries-out-why = Nur bei absichtlichen, spielentscheidenden Verstößen, während oder gleich nach einer Partie. { $rule }
entries-during = mitten in der laufenden Partie: 0 Punkte und letzter Platz { $rule }
entries-place = Fester Tisch …
entries-place-why = Für jemanden, der nicht leicht den Tisch wechselt: der Tisch steht immer an diesem Platz. 0 hebt es auf.
entries-place-table = Steht an Tisch
entries-ban = Von Turnieren sperren …
entries-ban-do = Sperren
entries-ban-why = Wer ein Turnier verlässt, kann von allen Turnieren gesperrt werden, im Einzelfall. Die Sperre gilt in allen deinen Turnieren in diesem Haus.
entries-ban-until = Bis (leer: auf Dauer)

bans-title = Sperren: { $count }
bans-none = Niemand ist gesperrt.
bans-until = bis { $day }
bans-good = auf Dauer
bans-lift = Aufheben
bans-lift-of = Sperre von { $name } aufheben
bans-share = Liste eines anderen Turniers verwenden: Link der dortigen Leitung
bans-share-do = Verwenden

rounds-none = Noch ist keine Runde veröffentlicht.
rounds-which = Runden
rounds-done = { $done } von { $all } fertig
rounds-all = Alle Gruppen
rounds-open = Nur offene
rounds-now = Jetzt an den Tischen
arena-begins = Endet { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } nach dem Start
arena-up = Die Zeit ist um
arena-last = Laufende Partien zählen noch.
arena-playing = Laufende Partien
arena-free = Warten auf eine Partie
arena-nobody = Niemand
arena-breaks = In der Pause
arena-results = Letzte Ergebnisse
arena-pairing = Paarung { $round }
arena-you-wait = Du wirst gepaart, sobald noch jemand frei ist.
arena-you-rest = Du machst Pause und wirst nicht gepaart.
rounds-waiting = Es warten: { $count }
rounds-next = Als Nächste: { $games }
rounds-wave = Durchgang { $wave }
rounds-day = { $wave }. Spieltag · { $day }
rounds-byes = Warten auf die nächste Runde: { $names }
rounds-halves = Setzen mit halbem Punkt aus: { $names }
rounds-keys = Punkte tippen, Enter; nach den letzten folgt der nächste offene Tisch.
rounds-keys-duel = 1 oder 2: wer gewonnen hat, 0: Unentschieden; dann die Kugeln, wo sie zählen, Enter.

entry-open = offen
entry-waits = wartet, Nummer { $place }
entry-submitted = eingetragen
entry-unconfirmed = von jemandem am Tisch eingetragen, noch nicht bestätigt
entry-confirmed = bestätigt
entry-disputed = bestritten
entry-corrected = korrigiert
entry-done = erledigt
entry-sending = wird gesendet …
entry-more = Mehr: { $table }
entry-game = Partie { $game }
entry-replay = Wiederholung, { $name } beginnt
entry-next-game = { $game }. Partie, { $name } beginnt
entry-match = { $one } : { $other }
entry-score = Punkte von { $name }, Platz { $place }
entry-left = hat verlassen
entry-winner = Wer hat gewonnen?
entry-placed = Kugeln, die { $name } gesetzt hat
entry-marbles = Wer gewinnt, hat { $least } bis { $most } Kugeln gesetzt.
entry-incomplete = Es fehlt noch etwas.
entry-no-score = { $name }: Es fehlt eine ganze Zahl von 0 bis 9999.
entry-unusual = { $score } für { $name }? Das bisher höchste Ergebnis aller anderen ist { $best }. Stimmt es, trage es noch einmal ein.
entry-impossible = { $score } für { $name }? Ein Königreich dieser Größe bringt höchstens { $most } Punkte. Stimmt es, trage es noch einmal ein.
entry-enter = Eintragen
entry-settled = zwischen zwei Einträgen entschieden
entry-conflict = Zwei verschiedene Ergebnisse wurden eingetragen.
entry-one = Zuerst
entry-other = Danach
entry-take-one = Das erste stimmt
entry-take-other = Das zweite stimmt
entry-meanwhile = Jemand anders hat diesen Tisch soeben eingetragen.
entry-yours = Deines
entry-keep = Meines auch eintragen
entry-drop = Meines verwerfen
entry-confirm = Bestätigen
entry-board = Am Bildschirm zuschauen

sheet-correct = Korrigieren
sheet-which = Welche Partie?
sheet-walkover = Kampflos
sheet-upset = Brett durcheinandergebracht
sheet-upset-who = Wer hat das Brett durcheinandergebracht?
sheet-upset-why = Wer das Brett durcheinanderbringt, verliert die Partie; Kugeln zählen dabei nicht. Das gilt sofort.
sheet-agreed = Einigung über Material
sheet-agreed-why = Gespielt wird mit dem üblichen Material, wenn nicht alle am Tisch anderem zustimmen. Worauf einigen sie sich?
sheet-agreed-all = Alle am Tisch stimmen zu
entry-agreed = Einig: { $text }
sheet-void = Ungültig
sheet-dispute = Ergebnis bestreiten
sheet-protest = Protest
sheet-link = Link für diesen Tisch
sheet-place = Anderer Tisch …
sheet-place-why = Die Partie wird an diesen Tisch der Halle gerufen.
sheet-place-table = An Tisch
sheet-screen = Am Bildschirm spielen
sheet-laid = Das Brett liegt bereit. Alle öffnen ihren eigenen Platz; das Ergebnis kommt von selbst.
sheet-elsewhere = Korrigiert. Veröffentlichte Tische bleiben; diese hätten anders gesessen:
sheet-elsewhere-one = { $name }, Runde { $round }: Tisch { $sat }, wäre { $would } gewesen
sheet-protest-why = Ein unbestrittenes Ergebnis ist endgültig, sobald die nächste Runde veröffentlicht ist.
sheet-protest-by = Von wem?
sheet-protest-text = Was ist geschehen?

protests-none = Keine Proteste.
protests-open = Die Schiedsleitung entscheidet.
protests-ruling = Entscheidung
protests-rule = Entscheiden
protests-general = Entscheidung ohne Protest

standing-place = Rang
standing-name = Name
standing-round = Runde { $round }
standing-against = Runde { $round }, gegen { $name }: { $points }
standing-at = Runde { $round }, Tisch { $table }: { $points } ({ $score })
standing-why = warum?
standing-why-of = Warum steht { $name } da?
standing-before = { $one } steht vor { $other }
standing-equal = { $one } und { $other } teilen den Rang
standing-log = Eintrag { $version }

history-facts = { $count } { $count ->
        [one] Eintrag
       *[other] Einträge
    }
history-about = Nichts wird je gelöscht. Alles lässt sich rückgängig machen, auch das Rückgängigmachen.
history-undo = Rückgängig
history-undo-fact = Eintrag { $number } rückgängig machen
history-together = Zusammen rückgängig ({ $count })
history-dependents = Das hängt davon ab und wird mit rückgängig gemacht:
history-more = Früheres

hall-clock = Uhr der Runde
hall-minutes = Minuten
hall-run = Uhr starten
hall-pause = Anhalten
hall-reset = Zurücksetzen
hall-message = Nachricht an alle
hall-message-example = Runde 3 beginnt um 14:10.
hall-message-show = Zeigen
hall-message-hide = Ausblenden
hall-tables = Tische in der Halle
hall-tables-about = Gibt es mehr Partien als Tische oder mehrere Partien für alle, werden Partien an frei werdende Tische gerufen. 0: so viele Tische wie nötig.
hall-tables-count = Zahl der Tische
hall-online = Spieler zu Hause
hall-online-about = Alle bekommen einen eigenen Link und spielen am Bildschirm. Wer bis zum Ablauf der Frist nicht kommt, verliert kampflos; vorher wird erinnert.
hall-online-hours = Stunden pro Runde
hall-online-on = Einschalten
hall-online-off = Ausschalten
hall-thinking = Uhr für Partien am Bildschirm
hall-thinking-about = Bretter, die ab jetzt aufgelegt werden, haben diese Uhr. Wer die Zeit überschreitet, hat verloren. 0 Minuten: keine Uhr.
hall-arena = Paarungen
hall-arena-about = Das Haus paart alle paar Sekunden, wer frei ist, und beendet die Arena, wenn die Zeit um ist.
hall-arena-by-hand = Von Hand paaren
hall-thinking-minutes = Minuten pro Spieler
hall-thinking-seconds = Sekunden dazu pro Zug
hall-rated = Partien am Bildschirm werden gewertet
hall-rated-about = Vom nächsten Brett an, und nur, wenn alle am Brett ein Konto haben und gezogen haben.
hall-player = Eigener Link für
hall-links = Links für Helfer
hall-role = Rolle
hall-note = Für wen
hall-given = Ausgegeben: { $count }
hall-revoke = Zurückziehen
hall-director = Nur die Turnierleitung ändert das.

due-yours = Zu beginnen vor { $when }: Partie { $tables }
due-notify = Hier erinnern
due-absent = { $names } noch nicht da, bis { $when }
due-over = Zeit abgelaufen
due-copy = Erinnerung kopieren
due-reminder = { $names }: eure Partie in „{ $title }“ muss vor { $when } beginnen.

role-director = Turnierleitung
role-arbiter = Schiedsleitung
role-desk = Ergebnisdienst
role-table = Tisch
role-player = Spieler
role-entry = Anmeldung
role-screen = Beamer
role-spectator = Publikum

actor-screen = am Bildschirm
actor-house = das Haus

link-make = Link erstellen
link-alone = Nur dieser Rechner erreicht diese Adresse. Starte das Haus mit --lan, dann erreicht sie jedes Handy im Saal.
link-copied = Kopiert
link-qr = QR-Code: { $title }

share-public = Öffentliche Seite
share-public-about = Sitzplan, Ergebnisse und Rangliste auf jedem Handy, live.
share-papers = Zum Ausdrucken
share-papers-about = Jede Seite trägt die Nummer des Eintrags, aus dem sie gemacht ist; jetzt { $version }. Mit der Notfallmappe läuft die nächste Runde von Hand.
share-papers-none = Das lässt sich jetzt nicht drucken.

paper-seating = Sitzplan
paper-sheets = Spielzettel
paper-groups = Gruppentabellen
paper-bracket = Turnierbaum
paper-standings = Rangliste mit Rechnung
paper-certificates = Urkunden
paper-fallback = Notfallmappe
paper-rules = Regeln zum Aushängen
paper-schedule = Zeitplan zum Aushängen

share-log = Das Log
share-log-about = Eine Datei mit allem. Sie öffnet sich in jedem anderen Haus, und alle können sie prüfen.
share-log-save = Log speichern
share-log-signed = Log mit Signatur (JSON)
share-verify = Prüfen
share-programs = Für andere Programme
share-xlsx = Tabellen für ein Tabellenprogramm (XLSX)
share-csv-standing = Rangliste (CSV)
share-csv-entrants = Spieler (CSV)
share-csv-tables = Partien (CSV)
share-trf = Bericht für Paarungsprogramme (TRF)
share-ics = Kalender (iCal)
share-embed = Rangliste auf einer anderen Webseite zeigen
share-embed-about = Diese Zeile in die Seite einfügen; sie zeigt immer den aktuellen Stand.
calendar-match-day = { $title }: { $number }. Spieltag

verify-title = Log prüfen
verify-about = Ein zweites, getrenntes Programm rechnet jedes Los, jede Auslosung und die Rangliste nach.
verify-choose = Logdatei wählen
verify-ok = Alles stimmt. Einträge: { $facts }, Lose: { $lots }, Auslosungen: { $draws }, mit eigenem Grund: { $deviations }.
verify-bad = Etwas stimmt nicht.

screen-names = { $round }, nach Namen
screen-final = Schlussrangliste
screen-held = angehalten (Leertaste)
screen-waiting = Nächste Partien

finder-who = Wer bist du?
finder-with = mit { $names }.
finder-begin = Du beginnst.
finder-begins = { $name } beginnt.
finder-free = Gerade wartet keine Partie auf dich.
finder-waits = wartet, Nummer { $place } in der Reihe
finder-place = Im Augenblick Rang { $place }

kingdom-land = Landschaft
kingdom-crowns = Kronen
kingdom-grid = Königreich
kingdom-count = Zählen
kingdom-take = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } übernehmen

register-name = Dein Name
register-club = Verein (freiwillig)
register-enter = Anmelden
register-done = { $name } ist angemeldet. Bis gleich am Tisch!
register-waits = { $name }, alle Plätze sind belegt: Du stehst auf der Warteliste und rückst nach, sobald einer frei wird.
register-another = Noch jemanden anmelden
register-late = Das Turnier hat begonnen; die Anmeldung ist zu.

circuit-title = Turnierserien
circuit-about = Lokale Turniere qualifizieren für das nationale Finale, dieses für das internationale. Sobald ein Turnier der Serie beendet ist, ist der erste Platz qualifiziert und wird im Turnier darüber angeboten.
circuit-new = Neue Turnierserie
circuit-twice = Der Platz von jemandem, der sich zweimal qualifiziert
circuit-declined = Der Platz von jemandem, der verzichtet
circuit-lapse = verfällt
circuit-next = geht an den Nächsten
circuit-found = Turnierserie eröffnen
circuit-qualified = Qualifiziert
circuit-through = { $title }, Rang { $place }
circuit-decline = verzichtet
circuit-nobody = Noch niemand.
circuit-tournament = Turnier
circuit-level = Stufe
circuit-season = Saison
circuit-points = Punkte der Plätze für eine Saisonwertung (leer: keine)
circuit-ranking = Saisonwertung
circuit-admit = Turnier aufnehmen
circuit-admit-do = Aufnehmen
circuit-release = Entfernen
circuit-running = noch nicht beendet
circuit-none = Noch kein Turnier.
circuit-others = Turniere anderer Häuser
circuit-others-about = Ein Turnier aus einem anderen Haus zählt, wenn jenes Haus es unterschrieben hat und ihm hier vertraut wird. Wer es ausrichtet, speichert nach dem Ende unter „Drucken und teilen“ „Log mit Signatur (JSON)“ und nennt persönlich den Fingerabdruck des Schlüssels.
circuit-key = Fingerabdruck des Schlüssels
circuit-house = Name des Hauses
circuit-trust = Diesem Haus vertrauen
circuit-distrust = Nicht mehr vertrauen
circuit-report = Unterschriebenes Turnier aufnehmen …
circuit-signed = unterschrieben von { $name }
circuit-which = Turnierserie
circuit-no = keine
circuit-as = { $title } · { $level }
circuit-offered = Für dieses Turnier qualifiziert
circuit-enter = Anmelden
circuit-enter-all = Alle anmelden
circuit-goes-on = Qualifiziert für { $level }: { $names }

absent-wait = { $name } ist weg. In { $seconds } s kannst du die Partie beanspruchen.
absent-gone = { $name } hat den Tisch verlassen.
absent-win = Sieg beanspruchen
absent-draw = Unentschieden beanspruchen
absent-bot = Computer weiterspielen lassen
absent-replaced = Der Computer hat für dich gespielt.
absent-return = Platz wieder einnehmen

damage-title = Zeile { $line } des Logs dieses Turniers ist nicht lesbar.
damage-about = Alles davor wird gezeigt; bis zur Reparatur kann nichts hinzukommen.
damage-repair = Das Haus schließen und reparieren, das Original bleibt erhalten:

parked-title = Ergebnisse vom Bildschirm, die nicht passen
parked-look = Ansehen
parked-dismiss = Verwerfen

share-signed = Bis Eintrag { $version } vom Haus { $print } unterschrieben
share-signed-about = Bewahre diese Zeile auf. Mit ihr kann später jeder prüfen, dass am Log nichts geändert und nichts abgeschnitten wurde.

verify-signed = Unterschrift (vom gedruckten Stand oder der öffentlichen Seite), falls vorhanden
verify-signature = Das ist das Log, das unterschrieben wurde.

compare-lot = das Los hat { $name } nach vorn gesetzt
compare-shared = sie teilen den Platz

step-cup = { $reached ->
        [1] gewonnen
        [0] Finale
        [-1] Halbfinale
        [-2] Viertelfinale
       *[other] unter den letzten { $size }
    }
step-double = { $reached ->
    [winner] Sieg
    [unbeaten] ungeschlagen
    [once] einmal geschlagen
    [final] Finale
   *[lower] unterer Baum, Runde { $round }
  }
step-not-in-cup = nicht dabei
step-group-place = Platz { $place }
step-yes = ja
step-no = nein

simulated-count = { $tournaments } { $tournaments ->
        [one] Turnier
       *[other] Turniere
    } mit { $entrants } { $entrants ->
        [one] Spieler
       *[other] Spielern
    }
simulated-best = in { $best } % gewinnt der stärkste Spieler
simulated-ties = Gleichstand um den ersten Platz { $by ->
        [solved] nach gelösten Aufgaben
       *[points] nach Punkten
    } in { $tied } %, nach allen Zweitwertungen in { $still } %
simulated-starts = { $never } % beginnen nie, { $often } % dreimal oder öfter
simulated-meetings = verschiedene Gegner: { $opponents }; Wiederbegegnungen im Turnier: { $rematches }; in { $thrice } % trifft sich ein Paar dreimal
simulated-small-tables = Partien an kleinen Tischen: { $all } für jeden Spieler, { $champion } für den Sieger
simulated-lots = in jedem Turnier: Lose um einen Platz in der Gruppe { $lots }, unentschiedene Partien { $draws }
