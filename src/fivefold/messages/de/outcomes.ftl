turning-gives = verschenkt { $percent } % und { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
turning-win-lost = hier wurde der Sieg verschenkt
turning-win-left = ein bewiesener Gewinn wurde ausgelassen
turning-draw-lost = hier wurde das Unentschieden verschenkt
turning-loses = das verliert zwingend
turning-mistake = wohl ein Fehler

remark-announced = { $colour }: { $word }!
remark-reply = { $colour } würde gewinnen: eine Antwort bleibt.
remark-lapsed = Der Anspruch erlischt, es geht weiter.

reason-who-mover = wer am Zug war
reason-who-starter = wer begonnen hat
reason-both-five = beide haben fünf in einer Reihe, und es gewinnt, { $who }
reason-most = die meisten Punkte: { $points }
reason-most-shared = die meisten Punkte: { $points }; Gleiche teilen den Platz
reason-most-larger = die meisten Punkte: { $points }; der größere Besitz entscheidet, { $best } zu { $other } { $other ->
        [one] Feld
       *[other] Felder
    }
reason-most-crowns = die meisten Punkte: { $points }; die Kronen entscheiden, { $best } zu { $other }
reason-the-frame-is-full = der Rahmen ist voll
reason-the-figure-is-full = die Figur ist voll
reason-the-other-player-cannot-lay-a-piece = der andere kann keinen Stein mehr legen
reason-five-pairs-captured = fünf Paare gefangen genommen
reason-the-reply-neither-equalled-nor-overtook = die Antwort hat weder ausgeglichen noch überholt
reason-ten-stones-captured = zehn Steine gefangen genommen
reason-all-stones-are-used = alle Steine sind gesetzt
reason-all-stones-are-used-and-most-captures-win = alle Steine sind gesetzt, die meisten Gefangenen gewinnen
reason-all-stones-are-used-and-both-captured-as-many = alle Steine sind gesetzt, beide haben gleich viele Gefangene
reason-nobody-can-move = niemand kann ziehen
reason-the-position-stands-for-the-third-time = die Stellung steht zum dritten Mal
reason-100-moves-without-a-capture = 100 Züge ohne Gefangennahme
reason-agreed = vereinbart
reason-the-other-side-resigned = die andere Seite hat aufgegeben
reason-the-other-side-s-time-is-up = die Zeit der anderen Seite ist um
reason-the-other-side-is-gone = die andere Seite ist fort
reason-five-in-a-row = fünf in einer Reihe
reason-both-have-five-in-a-row = beide haben fünf in einer Reihe
reason-the-board-is-full = das Brett ist voll
