lobby-title = Mitspieler finden
lobby-about = Nimm ein offenes Gesuch an oder gib selbst eines auf. Es gilt, solange diese Seite offen ist; für Partien mit Tagen pro Zug zwei Wochen lang.
lobby-new = Partie suchen
lobby-game = Spiel
lobby-someone = Schnell jemanden finden
lobby-seek = Gesuch aufgeben
lobby-open = Offene Gesuche
lobby-none = Gerade sucht niemand eine Partie.
lobby-join = Spielen
lobby-join-with = Mit { $name } spielen
lobby-join-team = Zu Team { $number }
lobby-team = Team { $number }
lobby-yours = Dein Gesuch
lobby-waiting = Warten auf andere …
lobby-withdraw = Nicht mehr warten
lobby-guest = Gast
lobby-rated = gewertet
lobby-rated-choice = Gewertete Partie
lobby-range = Wertung { $least } bis { $most }
lobby-range-from = Wertung ab { $least }
lobby-range-to = Wertung bis { $most }
lobby-range-choice = Nur Spieler meiner Stärke
lobby-least = Wertung von
lobby-most = bis
lobby-all = Alle Spiele
home-lobby = Mitspieler finden
lobby-free =
    { $count ->
        [one] noch ein Platz frei
       *[other] noch { $count } Plätze frei
    }
