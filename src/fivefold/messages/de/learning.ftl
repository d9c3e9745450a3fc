puzzle-title = Rätsel
puzzle-about = Jedes Rätsel hat genau eine richtige Antwort, und sie ist bewiesen. Jeden Tag ein neues für jedes Spiel, dasselbe für alle.
puzzle-of-day = Rätsel des Tages
puzzle-needs-house = Das kann nur das Haus beurteilen, und es ist nicht erreichbar.
puzzle-streak = { $days } { $days ->
        [one] Tag
       *[other] Tage
    } in Folge
puzzle-rating = Deine Wertung: { $rating }
puzzle-grade = (Schwierigkeit { $grade })
puzzle-count = Rätsel: { $count }, gelöst: { $solved }.
puzzle-run = Lösen
puzzle-storm = Auf Zeit
puzzle-sheet = Blatt mit sechs
puzzle-done = gelöst
puzzle-none = Zu diesem Spiel gibt es keine Rätsel.
puzzle-goal-win = { $side } am Zug: Gewinne in { $count } { $count ->
        [one] Zug
       *[other] Zügen
    }.
puzzle-goal-hold = { $side } am Zug: Nur ein Zug hält das Unentschieden.
puzzle-goal-only = { $side } am Zug: Nur ein Zug gewinnt.
puzzle-goal-most = { $side } am Zug: Lege deine letzten Dominos so, dass sie die meisten Punkte bringen.
puzzle-goal-fill = Fülle das Feld mit { $count ->
        [one] dem { $count } Stein, der übrig ist
       *[other] den { $count } Steinen, die übrig sind
    }. Es gibt genau einen Weg.
puzzle-go-on = Richtig. Weiter.
puzzle-solved = Gelöst!
puzzle-solved-late = Gelöst, nach einem weiteren Versuch.
puzzle-told = Das ist die Lösung.
puzzle-wrong = Das nicht:
puzzle-why-loses = Damit verlierst du zwangsläufig.
puzzle-why-holds = Die andere Seite hält stand.
puzzle-why-no-win-in = Nach dieser Antwort dauert der Gewinn länger, falls es ihn gibt.
puzzle-why-duel-loses = Nun legt die andere Seite den letzten Stein.
puzzle-why-kingdoms-end = Bei bestem Spiel endet es { $own } zu { $other }.
puzzle-why-fewer-points = So werden es höchstens { $own } statt { $best } Punkte.
puzzle-why-away = Das ist nicht die Lösung. Warum, zeigt sich, sobald das Haus wieder zu erreichen ist.
puzzle-tell = Lösung zeigen
puzzle-again = Noch einmal lösen
puzzle-next = Nächstes Rätsel
puzzle-share = Link kopieren
puzzle-copied = Kopiert
puzzle-qr = Der Link als QR-Code
puzzle-analyse = Analysieren
puzzle-skip = Überspringen
puzzle-stop = Aufhören
puzzle-storm-about = { $clock } auf der Uhr, von leicht nach schwer. Schluss ist, wenn die Zeit um ist, oder nach { $misses } Fehlversuchen.
puzzle-storm-start = Los
puzzle-storm-again = Noch einmal
puzzle-storm-result = Gelöst: { $count }.
puzzle-storm-best = So viele wie noch nie!
puzzle-storm-record = Bestes Ergebnis auf Zeit: { $count }
puzzle-print = Drucken
puzzle-other-six = Sechs andere
puzzle-solutions = Lösungen
puzzle-theme = Thema
puzzle-theme-all = Alle Themen
puzzle-theme-straight = Gerade Fünf
puzzle-theme-middle = Fünf durch die Mitten
puzzle-theme-monica = Monicas Fünf
puzzle-theme-triple = Fünf über drei Quadranten
puzzle-theme-hold = Das Unentschieden halten
puzzle-theme-pairs = Sieg durch das fünfte Paar
puzzle-theme-capture = Unterwegs wird geschlagen
puzzle-theme-quiet = Ein stiller Zug
puzzle-theme-threats = Drohung auf Drohung
puzzle-theme-building = Der beste Zug fürs eigene Reich
puzzle-theme-denying = Den anderen etwas wegnehmen
puzzle-theme-arrangement = Am besten anlegen
puzzle-theme-few = Wenige Steine
puzzle-theme-half = Ein halber Satz
puzzle-theme-many = Fast der ganze Satz
puzzle-theme-last = Der letzte Stein
puzzle-theme-two = Zwei Steine voraus
puzzle-theme-count = Weit vorausgezählt

rules-try = Selbst versuchen
rules-show = Zug zeigen
rules-before = Zurück
rules-book = Das nummerierte Regelheft
rules-print = Drucken
rules-lesson = Selbst ausprobieren: die Lektion
rules-tournament = Turnierregeln
rules-games = Spielregeln
rules-of-tournament = Das Reglement des Turniers

learn-chapters = Kapitel
learn-first = Erste Schritte
learn-next-chapter = Nächstes Kapitel
learn-right = Richtig.
learn-loses = Die andere Seite { $what } und gewinnt.
learn-answered = Die Antwort der Engine: Die andere Seite { $what }.
learn-goes-on = So macht die Engine weiter: Sie { $what }.

katamino-helped = Mit Hilfe gelöst.
katamino-collected = Verschiedene Lösungen gefunden: { $number }
katamino-collected-of = Verschiedene Lösungen gefunden: { $number } von { $all }
katamino-solution = Lösung { $number }
katamino-make = Ein neues PENTA
katamino-make-what = Für dich ausgelost: Einige Steine liegen schon, und der Rest lässt sich auf genau eine Art füllen. Schwierigkeit 1 ist so leicht wie die leichtesten gedruckten PENTAS, 10 so schwer wie die schwersten.
katamino-make-size = Größe
katamino-make-grade = Schwierigkeit
katamino-make-do = Auslosen
katamino-make-other = Ein anderes
katamino-make-solve = Lösen
katamino-made = Schwierigkeit { $grade }, noch zu legen: { $left }
series-draw = Serie auslosen
