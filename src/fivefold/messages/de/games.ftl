board-pentago = Pentago-Brett

marble-dark = dunkle Kugel
marble-light = helle Kugel
marble-free = frei

pentago-clockwise = { $quadrant } im Uhrzeigersinn drehen
pentago-anticlockwise = { $quadrant } gegen den Uhrzeigersinn drehen

level-local = Lokal
level-national = National
level-international = International

clock-none = ohne Uhr
clock-fischer-180-2 = 3 Minuten, je Zug 2 Sekunden dazu
clock-fischer-300-5 = 5 Minuten, je Zug 5 Sekunden dazu
clock-fischer-900-10 = 15 Minuten, je Zug 10 Sekunden dazu
clock-move-30 = 30 Sekunden für jeden Zug
clock-days-3 = 3 Tage für jeden Zug

bot-random = nach Los
bot-greedy = gierig

notation-title = Schreibweise
notation-booklet = wie im Regelheft
notation-K10 = K10
notation-wrong = { $text } ist kein Zug in der gewählten Schreibweise.

side-pentago-0 = Dunkel
side-pentago-1 = Hell
side-pente-0 = Weiß
side-pente-1 = Schwarz
side-pente-2 = Rot
side-pente-3 = Grün
side-kingdomino-0 = Blau
side-kingdomino-1 = Rosa
side-kingdomino-2 = Grün
side-kingdomino-3 = Gelb
side-katamino-0 = Du
side-katamino_duel-0 = Erster Spieler
side-katamino_duel-1 = Zweiter Spieler

colour-White = Weiß
colour-Black = Schwarz
colour-Red = Rot
colour-Green = Grün
colour-White-and-Red = Weiß und Rot
colour-Black-and-Green = Schwarz und Grün

clock-days = { $days } { $days ->
        [one] Tag
       *[other] Tage
    }

preset-ordinary = gewöhnlich
preset-tournament = Turnier

board-last = letzter Zug
board-cancel = Abbrechen
board-pente = Pente-Brett

pente-free = frei
pente-stone-w = weißer Stein
pente-stone-b = schwarzer Stein
pente-stone-r = roter Stein, eine Raute
pente-stone-g = grüner Stein, ein Quadrat
pente-side-one-0 = Weiß
pente-side-one-1 = Schwarz
pente-side-team-0 = Weiß und Rot
pente-side-team-1 = Schwarz und Grün
pente-captured = { $who }: { $stones } { $stones ->
        [one] Stein
       *[other] Steine
    } geschlagen
pente-put = Auf { $point } setzen
pente-pass = Passen

kingdomino-kingdom = Königreich: { $who }
kingdomino-king-0 = blauer König
kingdomino-king-1 = rosa König
kingdomino-king-2 = grüner König
kingdomino-king-3 = gelber König
fact-land-wheat = Weizen
fact-land-forest = Wald
fact-land-water = Wasser
fact-land-grassland = Wiese
fact-land-swamp = Sumpf
fact-land-mine = Mine
fact-land-castle = Schloss
kingdomino-crowns = mit { $crowns ->
        [one] einer Krone
       *[other] { $crowns } Kronen
    }
kingdomino-domino = Domino { $number }: { $first } und { $second }
kingdomino-way-E = nach rechts
kingdomino-way-S = nach unten
kingdomino-way-W = nach links
kingdomino-way-N = nach oben
kingdomino-fits = passt { $way }
kingdomino-free = frei
kingdomino-waiting = Zu legen
kingdomino-line = Zur Wahl
kingdomino-turn = Drehen
kingdomino-here = Hier anlegen
kingdomino-takeup = Wieder aufnehmen
kingdomino-lay = Lege Domino { $number } in dein Königreich.
kingdomino-choose = Wähle dein nächstes Domino.
kingdomino-discard-room = Domino { $number } muss abgelegt werden: Innerhalb von { $size } × { $size } sind keine zwei freien Felder nebeneinander übrig (KD7). Wähle dein nächstes Domino.
kingdomino-discard-touch = Domino { $number } muss abgelegt werden: Kein freier Platz innerhalb von { $size } × { $size } liegt am Schloss oder an gleichem Land ({ $terrains }) (KD7). Wähle dein nächstes Domino.
kingdomino-discarded = Abgelegt
kingdomino-score = Wertung
kingdomino-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
kingdomino-bare = Ohne Kronen
kingdomino-middle = Schloss in der Mitte
kingdomino-harmony = Vollständiges Königreich
kingdomino-total = Summe

board-katamino = Katamino-Rahmen
board-katamino_duel = Brett des Katamino-Duells

katamino-pieces = Teile
katamino-yours = Deine Teile
katamino-seat-0 = Teile der ersten Person
katamino-seat-1 = Teile der zweiten Person
katamino-pick = Wähle ein Teil
katamino-piece = Teil { $piece }, { $columns } breit und { $rows } hoch
katamino-held = in der Hand
katamino-nowhere = jetzt nicht zu nehmen
katamino-covered = Teil { $piece }
katamino-free = frei
katamino-fits = Teil { $piece } passt
katamino-turn = Drehen
katamino-flip = Wenden
katamino-here = Hier legen
katamino-series = Serien A–L
katamino-series-what = Jede Zeile beginnt mit vier Teilen, jeder Schritt nach rechts bringt eines dazu. Fülle den Rahmen bis zum Schieber mit genau diesen Teilen.
katamino-line = Serie { $name }
katamino-with = Teile { $pieces }
katamino-ways = { $number } { $number ->
        [one] Lösung
       *[other] Lösungen
    }
katamino-solved-in = gelöst in { $time }
katamino-done = { $done } von { $all } gelöst
katamino-master = Penta-Meister!
katamino-triple = Dreifach vergrößert
katamino-triple-what = Fülle ein dreifach vergrößertes Teil mit neun anderen (KT8).
katamino-large = Alle zwölf Teile
katamino-free-choice = Freie Wahl
katamino-free-what = Finde selbst Teile, die den Rahmen füllen (KT6).
katamino-solvable = Noch lösbar?
katamino-hint = Tipp
katamino-open = { $number ->
        [one] Ja: Von hier führt eine Lösung weiter.
       *[other] Ja: Von hier führen { $number } Lösungen weiter.
    }
katamino-dead = Nein: So geht es nicht mehr auf.
katamino-hint-lay = Lege Teil { $piece } auf { $squares }.
katamino-hint-lift = So geht es nicht auf: Nimm Teil { $piece } weg.
katamino-best = Deine Bestzeit: { $time }
katamino-next = Nächste PENTA

bot-level = Stufe { $number }
bot-engine = volle Stärke
bot-solver = Löser

level-1 = lässt dich ins Spiel kommen
level-2 = spielt leicht
level-3 = passt auf
level-4 = spielt gut
level-5 = spielt, so gut es kann
level-others = Ein anderer Gegner
level-slider = nach dem Regler

bot-perfect = vollkommen
bot-greedy-placement = gierig beim Legen
bot-full-greedy = in allem gierig
bot-flat = probiert nach Los aus
bot-uct = sucht im Baum der Versuche

preset-standard = Standard
preset-length-limit = genau fünf
preset-double-three = keine doppelte Drei
preset-points = um Punkte
preset-reply = mit Nachzug
preset-count = 40 Steine, Schlagen zählt
preset-moving = 40 Steine, dann ziehen
preset-strict = streng
preset-team = zwei Teams zu zweit
preset-two = zu zweit
preset-three = zu dritt
preset-duel = Großes Duell, 7 × 7
preset-championship = Meisterschaft zu viert
preset-championship-of-three = Meisterschaft zu dritt
preset-A4 = PENTA A 4
preset-free = PENTA { $number }, freie Wahl
preset-triple = Teil { $number } dreifach
preset-draft = mit Auswahl
preset-even_odd = gerade gegen ungerade
preset-odd_even = ungerade gegen gerade
preset-anywhere = überall legen (Golombs Spiel)

title-pentago = Pentago
title-pente = Pente
title-kingdomino = Kingdomino
title-katamino = Katamino
title-katamino_duel = Katamino-Duell
