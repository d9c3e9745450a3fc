board-pentago = Pentago-Brett

marble-dark = dunkle Kugel
marble-light = helle Kugel
marble-free = frei

pentago-clockwise = Quadrant { $quadrant } im Uhrzeigersinn drehen
pentago-anticlockwise = Quadrant { $quadrant } gegen den Uhrzeigersinn drehen

level-local = Lokal
level-national = National
level-international = International

clock-none = ohne Uhr
clock-fischer-180-2 = 3 min + 2 s pro Zug
clock-fischer-300-5 = 5 min + 5 s pro Zug
clock-fischer-900-10 = 15 min + 10 s pro Zug
clock-each-seconds = { $count } s pro Zug
clock-each-days =
    { $count ->
        [one] { $count } Tag pro Zug
       *[other] { $count } Tage pro Zug
    }

bot-random = zufällige Züge
bot-greedy = unbekümmert

notation-title = Schreibweise
notation-booklet = wie im Regelheft
notation-K10 = K10
notation-wrong = { $text } ist kein Zug in der gewählten Schreibweise.

colour-Dark = Dunkel
colour-Light = Hell
colour-Blue = Blau
colour-Pink = Rosa
colour-Yellow = Gelb
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
    } gefangen genommen
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
arrange-kingdom = Königreich
arrange-bag = Im Beutel
arrange-take = Nimm ein Domino aus dem Beutel.
arrange-lay = Lege es auf dem Brett ins Königreich, oder anderswohin:
arrange-nowhere = In dieses Königreich passt es nirgends. Lege es anderswohin:
arrange-wait = Zu legen, mit diesem König
arrange-taken = Zur Wahl, mit diesem König
arrange-free = Zur Wahl, noch frei
arrange-discard = Abgelegt
arrange-laid = In diesem Königreich
arrange-back = Zurück in den Beutel: { $what }
kingdomino-lay = Lege Domino { $number } in dein Königreich.
kingdomino-choose = Wähle dein nächstes Domino.
kingdomino-discard-room = Domino { $number } muss abgelegt werden: Innerhalb von { $size } × { $size } sind keine zwei freien Felder nebeneinander übrig. Wähle dein nächstes Domino.
kingdomino-discard-touch = Domino { $number } muss abgelegt werden: Kein freier Platz innerhalb von { $size } × { $size } liegt am Schloss oder an gleichem Land ({ $terrains }). Wähle dein nächstes Domino.
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

katamino-pieces = Steine
katamino-yours = Deine Steine
katamino-seat-0 = Steine des ersten Spielers
katamino-seat-1 = Steine des zweiten Spielers
katamino-pick = Wähle einen Stein
katamino-piece = Stein { $piece }, { $columns } breit und { $rows } hoch
katamino-held = in der Hand
katamino-nowhere = jetzt nicht zu nehmen
katamino-covered = Stein { $piece }
katamino-free = frei
katamino-fits = Stein { $piece } passt: { $squares }
katamino-turn = Drehen
katamino-flip = Wenden
katamino-here = Hier legen
katamino-series = Serien A–L
katamino-series-what = Jede Zeile beginnt mit vier Steinen, jeder Schritt nach rechts bringt einen dazu. Fülle den Rahmen bis zum Lineal mit genau diesen Steinen.
katamino-line = Serie { $name }
katamino-with = Steine { $pieces }
katamino-ways = { $number } { $number ->
        [one] Lösung
       *[other] Lösungen
    }
katamino-solved-in = gelöst in { $time }
katamino-done = { $done } von { $all } gelöst
katamino-master = Penta-Meister!
katamino-slam = Kleiner Slam
katamino-slam-what = Sieben kürzere Serien von PENTA 3 bis PENTA 8, wie spätere Ausgaben sie drucken.
katamino-triple = Dreifach vergrößert
katamino-triple-what = Fülle einen dreifach vergrößerten Stein mit neun anderen.
katamino-large = Alle zwölf Steine
katamino-free-choice = Freie Wahl
katamino-free-what = Finde selbst Steine, die den Rahmen füllen.
katamino-solvable = Noch lösbar?
katamino-hint = Tipp
katamino-open = { $number ->
        [one] Ja: Von hier führt eine Lösung weiter.
       *[other] Ja: Von hier führen { $number } Lösungen weiter.
    }
katamino-dead = Nein: So geht es nicht mehr auf.
katamino-hint-lay = Lege Stein { $piece } auf { $squares }.
katamino-hint-lift = So geht es nicht auf: Nimm Stein { $piece } weg.
katamino-best = Deine Bestzeit: { $time }
katamino-next = Nächstes PENTA
solo-alone = Nur auf diesem Gerät: Das Haus ist nicht erreichbar. Was du löst, zählt; für Tipps, Aufzeichnungen und andere Rahmen braucht es das Haus.
solo-no-frame = Ohne das Haus lassen sich nur PENTAs mit vorgegebenen Steinen auf fünf Reihen spielen.
solo-not-kept = Dieser Browser hat nicht gespeichert, was er ohne das Haus braucht. Öffne die Seite einmal, während du verbunden bist.
solo-no-solver = Das weiß nur das Haus: Sein Löser hat diese Stellung noch nicht beurteilt.
duel-title = Das Duell ist gelöst
duel-lead = Ein Programm hat das Duell bis zum Ende durchgespielt. Wer beginnt, gewinnt: Von den { $kinds } ersten Zügen, die sich nicht bloß durch Drehen und Spiegeln unterscheiden, gewinnen { $won } und verlieren { $lost }. Zu jeder Antwort auf einen Gewinnzug gibt es eine Erwiderung, und ein zweites Programm, das mit dem ersten nichts gemein hat, prüft sie nach.
duel-game = Spielweise
duel-game-ordinary = Gewöhnlich: ein Vorrat
duel-game-even_odd = Die geraden beginnen
duel-game-odd_even = Die ungeraden beginnen
duel-game-anywhere = Überall (Golomb)
duel-about-ordinary = Wer beginnt, gewinnt.
duel-about-even_odd = Die geraden Steine gewinnen, mit dem X in der Mitte und mit keinem anderen ersten Zug.
duel-about-odd_even = Die geraden Steine gewinnen: Jeder erste Zug der ungeraden ist widerlegt.
duel-about-anywhere = Wer beginnt, gewinnt mit diesem L (1996 von H. K. Orman veröffentlicht). Die übrigen { $open } ersten Züge sind hier nicht beurteilt.
duel-first = Erste Züge
duel-count = { $won } { $won ->
    [one] gewinnt
   *[other] gewinnen
}, { $lost } { $lost ->
    [one] verliert
   *[other] verlieren
}
duel-wins = gewinnt
duel-loses = verliert
duel-winning = Dieser erste Zug gewinnt. Es gibt { $answers } Antworten, und jede verliert. Lege eine davon aufs Brett, oder gehe sie der Reihe nach durch.
duel-answer = Antwort { $at } von { $all }
duel-reply = widerlegt durch den gestrichelten Stein
duel-back = Vorige Antwort
duel-on = Nächste Antwort
duel-any = Irgendeine Antwort
duel-losing = Dieser erste Zug verliert. Findest du die Widerlegung? Lege einen Stein aufs Brett.
duel-show = Eine Widerlegung zeigen
duel-shown = Das widerlegt ihn: Was auch folgt, wer begonnen hat, verliert.
duel-found = Widerlegt! Danach verliert, wer begonnen hat, was er auch tut.
duel-missed = Das ist sie nicht: Mit dem gestrichelten Stein würde gewinnen, wer begonnen hat.
duel-open = Ob das ihn widerlegt, lässt sich in ein paar Sekunden nicht sagen.
duel-asking = Der Löser sucht …
duel-again = Noch ein Versuch
duel-play = Gegen den Beweis spielen
duel-play-what = Der Computer beginnt mit dem Zug auf dem Brett oder nimmt die Gewinnerseite und macht keinen Fehler.
duel-draft = Die Auswahl
duel-draft-what = Wählen beide zuerst je sechs Steine, gibt es { $divisions } Aufteilungen; alle sind gelöst. Wer zuerst wählt, gewinnt mit dem L (Stein 2), mit jeder anderen ersten Wahl verliert er; die Balken zeigen, in wie vielen der Aufteilungen mit diesem Stein gewinnt, wer beginnt.
duel-pick-open = offen
duel-pick-of = { $won } von { $solved }
duel-draft-try = Wähle einen Stein, um damit weiterzugehen: Jede Karte sagt dann, ob die nächste Wahl gewinnt oder verliert.
duel-hand-first = Wer beginnt
duel-hand-second = Gegenseite
duel-draft-first = Mit den besten Wahlen von hier an gewinnt, wer beginnt.
duel-draft-second = Mit den besten Wahlen von hier an gewinnt die Gegenseite.
duel-draft-unknown = Wer von hier an gewinnt, ist offen.
duel-draft-back = Eine Wahl zurück
duel-pick-refuted = verliert, widerlegt durch Stein { $piece }
duel-check = Prüfe es selbst: { $command } lässt den unabhängigen Prüfer über jede gespeicherte Zeile laufen; ein dritter ist eine einzige Datei in einfachem Python.

bot-level = Stufe { $number }
bot-engine = volle Stärke
bot-solver = Löser

level-1 = für die ersten Partien
level-2 = lässt es ruhig angehen
level-3 = passt auf
level-4 = spielt gut
level-5 = spielt, so gut es kann
level-others = Ein anderer Gegner
level-slider = die Stufe oben

bot-perfect = fehlerlos
bot-greedy-placement = Anfänger
bot-full-greedy = sammelt Punkte
bot-flat = probiert aus
bot-uct = rechnet voraus

preset-standard = Standard
preset-length-limit = genau fünf
preset-double-three = keine doppelte Drei
preset-points = um Punkte
preset-reply = mit Nachzug
preset-count = 40 Steine, Gefangene zählen
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
preset-triple = Stein { $number } dreifach
preset-draft = mit Auswahl
preset-even_odd = gerade gegen ungerade
preset-odd_even = ungerade gegen gerade
preset-anywhere = überall legen (Golombs Spiel)

title-pentago = Pentago
title-pente = Pente
title-kingdomino = Kingdomino
title-katamino = Katamino
title-katamino_duel = Katamino-Duell

about-preset-ordinary = Die gewöhnlichen Regeln.
about-preset-tournament = Wie im Schweizer Turnier: Haben nach einer Drehung beide fünf, gewinnt, wer gedreht hat.
about-preset-standard = Fünf in einer Reihe oder fünf gefangene Paare gewinnen.
about-preset-length-limit = Nur genau fünf in einer Reihe gewinnen; sechs nicht.
about-preset-double-three = Kein Stein darf zwei offene Dreier auf einmal bilden.
about-preset-points = Fünfer, Vierer und gefangene Paare zählen Punkte; gut für ein Match auf 21.
about-preset-reply = Nach dem Gewinnzug hat die andere Seite noch einen Nachzug.
about-preset-count = Vierzig Steine für jeden; sind alle gesetzt, gewinnen die meisten Gefangenen.
about-preset-moving = Vierzig Steine für jeden; sind alle gesetzt, werden sie um einen Punkt gezogen.
about-preset-strict = Genau fünf gewinnt, und keine zwei offenen Dreier, die beide Vierer werden können.
about-preset-team = Zwei gegen zwei mit vier Farben.
about-preset-two = Zu zweit, mit je zwei Königen.
about-preset-three = Zu dritt.
about-preset-duel = Zu zweit: alle 48 Dominosteine und Königreiche von 7 × 7.
about-preset-championship = Wie bei der Meisterschaft: Gleiche Punkte teilen den Platz, keine Varianten.
about-preset-championship-of-three = Wie bei der Meisterschaft, zu dritt.
about-preset-draft = Zuerst wählen beide abwechselnd je sechs Steine.
about-preset-even_odd = Wer beginnt, hat die geraden Steine, der andere die ungeraden.
about-preset-odd_even = Wer beginnt, hat die ungeraden Steine, der andere die geraden.
about-preset-anywhere = Die Steine dürfen überall liegen, ohne sich zu berühren (Golombs Spiel).
option-pentago-double_five = Beide haben fünf nach der Drehung
about-option-pentago-double_five = Was gilt, wenn eine Drehung beiden fünf gibt.
value-pentago-double_five-mover = wer gedreht hat, gewinnt
value-pentago-double_five-draw = unentschieden
value-pentago-double_five-starter = wer die Partie begann, gewinnt
option-pentago-five_on_placement = Fünf beim Legen gewinnt sofort
about-option-pentago-five_on_placement = Sonst wird der Zug erst zu Ende gespielt.
option-pente-opening = Eröffnung
about-option-pente-opening = Darf Weiß den zweiten Stein nahe der Mitte setzen?
value-pente-opening-restricted = mindestens drei Punkte entfernt
value-pente-opening-free = überall
option-pente-line = Eine Reihe von sechs
about-option-pente-line = Gewinnt auch eine Reihe von mehr als fünf?
value-pente-line-five_or_more = gewinnt
value-pente-line-exactly_five = gewinnt nicht
option-pente-double_three = Zwei offene Dreier auf einmal
about-option-pente-double_three = So ein Stein ist stark; viele Vereine verbieten ihn.
value-pente-double_three-allowed = erlaubt
value-pente-double_three-forbidden = verboten, außer wenn nur so ein Vierer verhindert wird
value-pente-double_three-forbidden_strict = verboten, außer wenn nur so ein Fünfer verhindert wird
option-pente-reply = Nachzug
about-option-pente-reply = Die andere Seite hat noch einen Zug, um gleichzuziehen.
option-pente-exhaustion = Wenn alle Steine gesetzt sind
about-option-pente-exhaustion = Was entscheidet, wenn bis dahin niemand gewonnen hat.
value-pente-exhaustion-draw = unentschieden
value-pente-exhaustion-count = die meisten Gefangenen gewinnen
value-pente-exhaustion-move = die Steine werden gezogen
option-pente-stones = Steine für jeden
about-option-pente-stones = 0 heißt: so viele, wie auf das Brett passen.
option-pente-points = Um Punkte spielen
about-option-pente-points = Ein Fünfer zählt 5, jeder Vierer 1, jedes gefangene Paar 1.
option-pente-announce = Dreier und Vierer ansagen
about-option-pente-announce = TRIA für einen offenen Dreier, TESSERA für einen Vierer.
option-pente-size = Brett
about-option-pente-size = Die Linien in jeder Richtung.
value-pente-size-19 = 19 × 19
value-pente-size-15 = 15 × 15
value-pente-size-13 = 13 × 13
option-kingdomino-tie_break = Gleiche Punktzahl
about-option-kingdomino-tie_break = Was zwischen gleich guten Königreichen entscheidet.
value-kingdomino-tie_break-game = größtes Gebiet, dann Kronen
value-kingdomino-tie_break-shared = teilen den Platz
option-kingdomino-middle_kingdom = Das Reich der Mitte
about-option-kingdomino-middle_kingdom = 10 Punkte mehr für ein Schloss in der Mitte.
option-kingdomino-harmony = Harmonie
about-option-kingdomino-harmony = 5 Punkte mehr für ein vollständiges Königreich ohne abgelegten Stein.
option-kingdomino-mighty_duel = Das große Duell
about-option-kingdomino-mighty_duel = Zwei Spieler, alle 48 Dominosteine, Königreiche von 7 × 7.
option-kingdomino-dynasty = Dynastie
about-option-kingdomino-dynasty = Drei Partien nacheinander; die Punkte werden addiert.
option-kingdomino-championship = Meisterschaftsregeln
about-option-kingdomino-championship = Drei oder vier am Tisch, geteilte Plätze, keine Varianten.
option-katamino-horizontal = Stein 1 liegt längs
about-option-katamino-horizontal = Die Ausnahme der Anleitung; ohne sie darf Stein 1 auch stehen.
prompt-pentago-put = Lege eine Kugel auf ein freies Feld.
prompt-pentago-turn = Drehe jetzt einen Quadranten.
prompt-duel-first = Der erste Stein muss mindestens eines der vier mittleren Felder bedecken.

quadrant-NW = oben links
quadrant-NE = oben rechts
quadrant-SW = unten links
quadrant-SE = unten rechts
said-pentago = legt eine Kugel auf { $cell } und dreht den Quadranten { $quadrant } { $way ->
        [clockwise] im Uhrzeigersinn
       *[other] gegen den Uhrzeigersinn
    }
said-pentago-put = legt eine Kugel auf { $cell }
said-pente = { $pairs ->
        [0] setzt einen Stein auf { $point }
        [one] setzt einen Stein auf { $point } und nimmt ein Paar gefangen
       *[other] setzt einen Stein auf { $point } und nimmt { $pairs } Paare gefangen
    }
said-pente-moved = zieht einen Stein von { $from } nach { $point }
said-pente-pass = passt
said-kingdomino-take = nimmt Domino { $pick }
said-kingdomino-lay = legt Domino { $number } auf { $square }
said-kingdomino-lay-take = legt Domino { $number } auf { $square } und nimmt Domino { $pick }
said-kingdomino-discard = legt Domino { $number } ab
said-kingdomino-discard-take = legt Domino { $number } ab und nimmt Domino { $pick }
said-katamino-lay = legt Stein { $piece } auf { $squares }
said-katamino-up = nimmt Stein { $piece } weg
said-katamino_duel-pick = wählt Stein { $piece }
made-takes = nimmt
made-lays = legt
made-discards = legt ab
made-deal = aufgedeckt
made-king = das Los fällt auf { $name }
clock-days-hours = { $days } T { $hours } h
prompt-katamino-free = Nimm beliebige Steine, bis der Rahmen voll ist.
kingdomino-dot-fits = passt so
kingdomino-dot-turned = passt gedreht
