# Konten, Profile, Wertungszahlen.
people-account = Dein Konto
people-name-given = Die Moderation hat dir den Namen { $name } gegeben. Mit deinem alten Namen kannst du dich weiterhin anmelden.
people-sign-in = Anmelden
people-sign-up = Konto anlegen
people-sign-out = Abmelden
people-sign-out-everywhere = Überall abmelden
people-signed-in = Dein Profil, { $name }
people-why = Ein Konto bewahrt deine Partien, Rätsel und Wertungszahlen auf, und du findest sie auf jedem Gerät. Was du hier als Gast gespielt hast, kommt mit.
people-password = Passwort
people-password-rule = Mindestens 8 Zeichen, und keines, das alle zuerst probieren. Wenn du es vergisst, bekommst du ein neues nur von denen, die Fivefold hier betreiben.
people-password-old = Bisheriges Passwort
people-password-new = Neues Passwort
people-password-change = Ändern
people-password-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
people-passkeys = Passkeys
people-passkeys-about = Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an statt mit dem Passwort.
people-passkeys-nowhere = Unter dieser Adresse kann dieser Browser keine Passkeys verwenden.
people-passkey-make = Passkey für dieses Gerät anlegen
people-passkey-made = Der Passkey ist angelegt.
people-passkey-remove = Passkey { $name } entfernen
people-passkey-sign-in = Mit Passkey anmelden
people-passkey-cancelled = Es wurde kein Passkey verwendet.
people-remove = Entfernen
people-devices = Angemeldet auf
people-device-end = { $name } abmelden
people-here = hier
people-privacy = Was andere sehen
people-closed = Meine Partien nur denen zeigen, die mitgespielt haben
people-privacy-about = Dein Name, deine Wertungszahlen und dein Platz in den Ranglisten sind immer zu sehen.
people-download = Alles herunterladen
people-delete = Konto löschen
people-delete-about = Alles von dir wird gelöscht, auch was du gesagt hast. Partien bleiben denen, die sie gespielt haben, und nennen einen früheren Spieler. Laufende Partien werden aufgegeben. Deinen Namen bekommt niemand anderes.
people-delete-yes = Alles löschen
people-delete-no = Behalten
people-profile = Profil
people-since = hier seit { $when }
people-ratings = Wertungszahlen
people-rating = Wertung
people-provisional = vorläufig
people-rated-games = { $count } { $count ->
        [one] gewertete Partie
       *[other] gewertete Partien
    }
people-speed-fast = schnell
people-speed-slow = langsam
people-speed-days = Tage pro Zug
people-pool = Liste
people-pool-more = { $speed }, zu dritt oder viert
people-curve = Verlauf der Wertungszahl: { $title }
people-point = Partie { $number }, { $when }: { $value } ± { $deviation }
people-point-how = Zeige auf die Kurve oder nimm die Pfeiltasten.
people-shows-nothing = Diese Partien sehen nur die, die mitgespielt haben.
people-games = Partien
people-games-count = { $count } { $count ->
        [one] Partie
       *[other] Partien
    }
people-by-game = Nach Spiel
people-by-opponent = Nach Gegner
people-by-colour = Nach Farbe
people-variant = Variante
people-colour = Farbe
people-tournaments = Turniere
people-puzzles = { $rating }, { $solved } gelöst
people-storm = auf Zeit { $count }
people-tally = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
people-all = Alle zeigen
people-filter-game = Spiel
people-filter-all = alle
people-opponent = Gegner
people-result = Ergebnis
people-won = gewonnen
people-drawn = unentschieden
people-lost = verloren
people-no-games = Keine Partien.
people-pages = Seiten
people-newer = Neuere
people-older = Ältere
people-page = { $from } bis { $to } von { $count }
people-former = ein früherer Spieler
people-ranking = Rangliste
people-place = Platz
people-player = Spieler
people-nobody-yet = Noch hat niemand genug gewertete Partien gespielt.
people-ranking-about = Wessen Wertungszahl noch vorläufig ist, steht nicht in der Liste: während der ersten etwa fünfzehn Partien oder nach langer Pause.
people-levels = Der Computer
people-levels-about = Die Abstände der Stufen sind in Wettkämpfen gemessen; dass Stufe 1 bei 800 steht, ist vereinbart.
people-rated-guest = Diese Partie wird gewertet.
table-rated = gewertet
setup-rated = Gewertet
setup-rated-how = mit Uhr und nicht an einem Gerät
people-series =
    { $count ->
        [one] { $count } PENTA von Katamino gelöst
       *[other] { $count } PENTAs von Katamino gelöst
    }
house-title = Was es hier gibt
house-about = Was hier eingeschaltet ist, sehen alle sofort. Was ausgeschaltet ist, wird nicht gezeigt, aber nichts davon geht verloren.
house-no-key = Diese Seite ist für alle, die Fivefold hier betreiben. Öffne den Link, der im Terminal steht, in dem Fivefold gestartet wurde.
house-named = Beim Start von Fivefold eingeschaltet; das bleibt so.
house-kept = Geändert.
house-part-accounts = Konten und Wertungszahlen
house-part-accounts-about = Spieler legen ein Konto an, finden ihre Partien auf jedem Gerät und bekommen eine Wertungszahl.
house-part-clubs = Vereine
house-part-clubs-about = Gruppen mit Mitgliedern, Aushang, Turnieren und Forderungsranglisten. Dazu braucht es Konten.
house-part-lobby = Mitspieler finden
house-part-lobby-about = Fremde finden einander zum Spielen; mit Herausforderungen, Blockieren und Melden, und mit Freunden, wo es Konten gibt.
house-mail-about = E-Mail und Mitteilungen werden beim Start von Fivefold eingeschaltet: fivefold serve --smtp …, --push.
house-moderators = Moderation
house-moderators-about = Wer moderiert, liest Meldungen, sperrt, benennt um und schließt das Gespräch an einem Tisch.
house-moderator-add = Zur Moderation hinzufügen
