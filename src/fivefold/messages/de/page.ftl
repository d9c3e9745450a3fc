shell-skip = Zum Brett springen
shell-nav = Hauptmenü
shell-play = Spielen
shell-rules = Regeln
shell-language = Sprache
shell-sound = Ton
shell-nowhere = Hier ist nichts.
shell-owners = Die Namen der Spiele gehören ihren Inhabern; alle Zeichnungen hier sind eigene.

theme-system = Hell oder dunkel wie im System
theme-light = Hell
theme-dark = Dunkel

home-tournaments = Turniere
home-tournaments-new = Neues Turnier
home-tournaments-none = Noch kein Turnier. Ein Laptop genügt für eine ganze Halle, ohne Internet.

seat-none = Gerade kein Tisch.
seat-colours = { $name } wählt zuerst Farbe und Platz; dann im Uhrzeigersinn { $others } eine Farbe.
seat-duel = { $name } beginnt; alle spielen die Farbe, die auf ihrer Seite liegt.
seat-me = Wer bist du?
seat-play = Am Bildschirm spielen
seat-board = Zum Brett
seat-online = Diese Partie muss innerhalb von { $hours } Stunden nach der Auslosung beginnen, sonst ist sie verloren.
seat-clock = Uhr: { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    } pro Spieler, { $seconds } s dazu nach jedem Zug.
seat-waits = Diese Partie wartet auf ihre Spieler und einen freien Tisch: Nummer { $place } in der Reihe. Ihr werdet gerufen.
seat-result = Das Ergebnis
seat-count = zählen
seat-count-of = Königreich von { $name } zählen
seat-enter = Ergebnis eintragen
seat-said = Eingetragen von { $name }. Jemand anders am Tisch bestätigt das Ergebnis.
seat-right = { $name }, stimmt das?
seat-confirm = Ja, das stimmt
seat-wrong = Nein
seat-wait = Wartet auf die Bestätigung durch jemand anders am Tisch.
seat-referee = Die Schiedsleitung kommt an euren Tisch.
seat-thanks = Danke, es ist festgehalten.
seat-protest = Schiedsleitung rufen
seat-all = Alle Tische und die Rangliste

home-title = Setz dich und spiel
home-subtitle = Pentago, Pente, Kingdomino und Katamino, gegeneinander oder gegen den Computer. Ohne Anmeldung.
home-pentago = Kugel legen, Quadrant drehen, fünf in einer Reihe.
home-pente = Fünf in einer Reihe oder fünf gefangene Paare.
home-kingdomino = Dominosteine, Kronen und ein Reich von fünf mal fünf.
home-katamino = Zwölf Steine aus fünf Quadraten füllen den Rahmen.
home-katamino_duel = Acht mal acht, Stein um Stein: Wer zuletzt legt, gewinnt.
home-against = Gegen wen?
home-bot = den Computer
home-here = jemanden an diesem Gerät
home-link = jemanden anderswo, per Link oder Code
home-level = Stärke
home-variant = Variante
home-name = Dein Name
home-guest = Gast
home-player = Spieler { $number }
home-strict = Berührt, geführt
home-clock = Uhr
home-play = Jetzt spielen

learn-title = Lernen
learn-step = Schritt { $number } von { $all }
learn-wrong = Das ist ein erlaubter Zug, aber nicht der gesuchte. Versuch es noch einmal.
learn-again = Noch einmal
learn-show = Zeig es mir
learn-next = Weiter
learn-back = Zurück

home-running = Laufende Partien

table-task = Löse die Aufgabe
table-connecting = Einen Augenblick …
table-gone = Diesen Tisch gibt es nicht, oder er ist privat: Frag nach dem Link.
table-waiting = Warten auf die anderen
table-paused = Pause
table-yours = Du bist am Zug
table-turn = { $name } ist am Zug
table-draw = Unentschieden:
table-wins = { $name } gewinnt:
table-lost = Verbindung verloren – neuer Versuch läuft
table-invite = Einladen
table-link = Link
table-share = Teilen
table-share-watch = Ein Link zum Zusehen
table-copy = Link kopieren
table-sit = Platz nehmen
table-accept = Annehmen
table-decline = Ablehnen
table-type = Zug eintippen
table-move = Ziehen
table-stepback = Schritt zurück
table-takeback = Zurücknehmen
table-offerdraw = Unentschieden anbieten
table-resign = Aufgeben
table-resign-yes = Ja, aufgeben
table-resign-no = Nein, weiterspielen
table-again = Noch einmal
table-home = Zu den Spielen
table-record = Aufzeichnung
table-moves = Züge

analysis-title = Analyse
analysis-what = Beliebige Stellung aufbauen oder eine Partie laden: freie Züge auf dem Brett, was jeder Zug wert ist und wo die Partie gekippt ist.
analysis-thinking = Es wird gerechnet …
analysis-wins = { $name } gewinnt
analysis-wins-in = { $name } gewinnt in { $turns }
analysis-loses = { $name } verliert
analysis-loses-in = { $name } verliert in { $turns }
analysis-draws = Unentschieden
analysis-chance = { $name }: { $percent } % Chance
analysis-proved = bewiesen
analysis-published = bekannt
analysis-moves = Was jeder Zug wert ist
analysis-win = gewinnt
analysis-win-in = gewinnt in { $turns }
analysis-loss = verliert
analysis-loss-in = verliert in { $turns }
analysis-draw = unentschieden
analysis-unknown = nicht geprüft
analysis-all = { $number ->
        [one] Der einzige Zug
       *[other] Alle { $number } Züge
    }
analysis-fewer = Nur die besten
analysis-line = So ginge es am besten weiter
analysis-graph = Verlauf der Partie
analysis-graph-of = Kurve der Chancen von { $name } im Lauf der Partie; die Wendepunkte stehen darunter
analysis-better = Besser:
analysis-noturns = Nichts wurde verschenkt: kein Wendepunkt gefunden.
analysis-draw-graph = Ganze Partie analysieren
analysis-drawing = Wird analysiert … { $done } von { $all }
analysis-back = Zurück zur Partie
analysis-mute = Für dieses Spiel gibt es hier keine Engine: Ziehen geht, Werte gibt es keine.
analysis-deal = Der Zufall ist am Zug: losen oder die Auslage eintippen.
analysis-dealt = Der Zufall zieht; ein Schritt weiter zeigt, wie es fiel.
analysis-threats = Drohungen zeigen ({ $number })
analysis-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
analysis-gain = jetzt +{ $points }
analysis-next = dann +{ $points }
analysis-order = danach als { $order }.
analysis-lot = Auslosen
analysis-copied = Kopiert

record-load = Partie laden
record-how = Aufzeichnung einfügen, Datei wählen oder hierher ziehen.
record-text = Aufzeichnung der Partie
record-read = Lesen
record-file = Datei wählen

talk-title = Tischgespräch
talk-say = Etwas sagen
talk-send = Senden
talk-silent = Noch hat niemand etwas gesagt.
talk-watcher = sieht zu

table-watching = Du siehst zu.
table-pause = Pause
table-resume = Weiterspielen
table-solved = Gelöst:

seat-bot = Computer ({ $strength })
seat-stand-in = { $name } – Ersatz: { $strength }

offered-draw = Du hast Unentschieden angeboten.
offered-takeback = Du hast um Zurücknahme gebeten.
offered-pause = Du hast um eine Pause gebeten.
offered-rematch = Du hast um eine weitere Partie gebeten.

offer-withdraw = Zurückziehen

table-open = frei
table-away = abwesend

offer-draw = { $name } bietet Unentschieden an.
offer-takeback = { $name } möchte einen Zug zurücknehmen.
offer-pause = { $name } möchte eine Pause.
offer-rematch = { $name } möchte noch eine Partie.

look-title = Durch die Partie blättern
look-first = Zum Anfang
look-back = Einen Zug zurück
look-on = Einen Zug weiter
look-last = Zum letzten Zug

table-over = Die Partie ist zu Ende: { $why }

home-play-game = { $game } jetzt spielen
home-choose = Wählen …
home-choose-game = Gegner, Variante und Uhr für { $game } wählen
setup-players = Spieler
setup-start = Wer beginnt?
setup-start-lots = das Los entscheidet
setup-start-me = ich beginne
setup-start-other = die andere Seite beginnt
setup-seats = Wer sitzt wo?
setup-taker-bot = der Computer
setup-taker-here = jemand an diesem Gerät
setup-taker-link = jemand anderswo, per Link oder Code
setup-partner = Dein Partner
setup-opponent = Gegner { $number }
setup-other-name = Name des anderen Spielers
setup-name = Name
setup-watched = Andere dürfen zuschauen
setup-own = Deine eigene Wahl der Regeln.
setup-own-name = eigene Wahl
setup-options = Alle Regeln einzeln
clock-own = eine andere …
clock-minutes = Minuten pro Spieler
clock-seconds = Sekunden dazu pro Zug
match-title = Match
match-one = eine Partie
match-points = auf { $goal } Punkte
match-wins = bis { $goal } gewonnene Partien
match-best = Best of { $goal }
match-goal = Punkte zum Sieg
match-handicap = Vorgabe geben
match-own-team = Dein Team
match-other-team = Das andere Team
match-game = Partie { $number }
match-with = Vorgabe { $given }
match-won = Das Match gewinnt { $name }.
seat-you = (du)
seat-partner = (dein Partner)
table-fill = Freie Plätze an den Computer geben und beginnen
table-next-game = Nächste Partie

series-own = Eigene Serien
series-own-what = Wähle die Steine nacheinander: Die ersten vier ergeben das PENTA 4, jeder weitere das nächste. Der Löser prüft jedes PENTA und sagt, wie schwer es ist.
series-name = Name der Serie
series-name-usual = meine
series-add = Stein { $piece } dazunehmen
series-remove = Letzten Stein weglegen
series-few = Wähle vier oder mehr Steine.
series-grade = PENTA { $penta }: Schwierigkeit { $grade } von 10
series-keep = Serie behalten
series-shared = Jemand teilt eine Serie mit dir
series-forget = { $name } vergessen
series-share = { $name } teilen
series-link = Link zu dieser Serie
series-made = Gewählte Steine
setup-colour = Deine Farbe
setup-colour-first = egal: Dunkel beginnt
home-own = Deine Partien
pace-title = Der Computer zieht
pace-calm = in Ruhe
pace-quick = zügig
pace-none = sofort

colours-yours = Wähle deine Farbe
colours-theirs = { $name } wählt eine Farbe

table-played = { $name } { $what }.
table-you-win = Du gewinnst:
lost-the-other-side-resigned = Du hast aufgegeben. { $name } gewinnt.
lost-the-other-side-s-time-is-up = Deine Zeit ist abgelaufen. { $name } gewinnt.
lost-the-other-side-is-gone = Du warst zu lange weg. { $name } gewinnt.
seat-to-move = am Zug
hint-ask = Tipp
hint-said = Tipp: Wer stark spielt, { $what }.
table-slow = Langsame Verbindung: { $ms } ms
acts-title = Was du tun kannst
analysis-estimated = Das Ergebnis ist bekannt, die Züge dahin nicht: Diese Werte sind geschätzt.
invitation-by = { $name } lädt dich zu { $game } ein
invitation-to = Du bist zu { $game } eingeladen
invitation-what = Link öffnen, hinsetzen, spielen. Ohne Konto.
shell-away = Das Haus ist nicht erreichbar. Noch da sind Regeln, Lektionen, die Serien von Katamino zum Alleinespielen und die Rätsel des Tages. Für Tische, Analysen und Turniere braucht es wieder eine Verbindung.
analysis-axis = Chancen: { $name }, Zug für Zug
analysis-accuracy = Genauigkeit:
record-no-text = { $name } ist keine Textdatei; eine Partie ist einfacher Text.
analysis-practise = Ab hier üben
sign-good = Ein sehr guter Zug
sign-mistake = Ein Fehler
sign-blunder = Hat das Ergebnis verschenkt
analysis-picture = Bild
arrange-title = Stellung aufbauen
arrange-now = Baue die Stellung auf dem Brett auf.
arrange-brush = Aufs Brett setzen
arrange-text = Stellung als Text
arrange-done = So analysieren
arrange-empty = Leeres Brett
ahead-set = Dein nächster Zug steht bereit. Klicke woanders, um ihn zu ändern.
home-facts-pentago = 2 Spieler · ab 6 · 3–30 min
home-facts-pente = 2 oder 4 Spieler · ab 8
home-facts-kingdomino = 2–4 Spieler · ab 8 · 15–20 min
home-facts-katamino = 1 Spieler · ab 3
home-facts-katamino_duel = 2 Spieler · 5–10 min
home-code = Mit einem Code mitspielen
home-code-go = Mitspielen
home-today = Turniere heute
home-today-none = Heute keins.
home-today-all = Alle Turniere
code-spoken = Oder diesen Code auf der Startseite eingeben:
table-invite-again = Jemanden einladen
setup-open = Alle hier dürfen sich dazusetzen und zuschauen
home-waiting = Tische, an denen noch jemand fehlt
turn-side = { $side } ist am Zug
analysis-unweighed = Die Dominos kommen durch das Los: Hier gibt es nichts abzuwägen.
