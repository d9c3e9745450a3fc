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

lobby-to = Nur für eine Person (Name)
lobby-anybody = alle
lobby-declined = { $name } möchte gerade nicht spielen.
lobby-challenges = Herausforderungen
lobby-challenges-you = fordert dich heraus
lobby-challenged = für { $name }
friends-title = Freunde
friends-asks = { $name } möchte mit dir befreundet sein
friends-asked = { $name } ist gefragt
friends-online = da
friends-away = nicht da
friends-playing = spielt
friends-watch = Zusehen
friends-challenge = Herausfordern
friends-challenge-name = { $name } herausfordern
friends-end = { $name } entfernen
friends-add = Name eines Kontos
friends-ask = Anfragen
friends-befriend = Befreunden
friends-ask-name = { $name } um Freundschaft bitten
friends-unblock = Freigeben
friends-unblock-name = { $name } freigeben
conduct-title = Stummschalten, blockieren, melden
conduct-mute = { $name } stummschalten
conduct-unmute = { $name } wieder hören
conduct-block = { $name } blockieren
conduct-block-short = Blockieren
conduct-blocked = { $name } ist blockiert: keine Herausforderungen, kein Platz an deinen Tischen, kein Gespräch.
conduct-report = { $name } melden
conduct-report-short = Melden
conduct-why = Was ist geschehen?
conduct-evidence = Was an diesem Tisch gesagt wurde, wird mitgeschickt.
conduct-send = Meldung abschicken
conduct-reported = Danke. Die Moderation wird es lesen.
moderation-title = Moderation
moderation-reports = Meldungen
moderation-none = Keine Meldung wartet.
moderation-by = gemeldet von { $name }, { $when }
moderation-table = zum Tisch
moderation-evidence = Was gesagt wurde
moderation-reason = Grund (wird der Person gezeigt)
moderation-days = Sperre
moderation-for-good = für immer
moderation-ban = Sperren
moderation-name = Neuer Name
moderation-rename = Umbenennen
moderation-close = Gespräch schließen
moderation-open = Gespräch öffnen
moderation-nothing = Keine Maßnahme
moderation-bans = Gesperrt
moderation-until = bis { $when }
moderation-unban = Sperre aufheben
moderation-unban-name = Sperre von { $name } aufheben
moderation-closed = Tische ohne Gespräch
moderation-log = Protokoll
moderation-act-reported = { $by } hat { $name } gemeldet
moderation-act-decided = { $by } hat die Meldung über { $name } erledigt
moderation-act-banned = { $by } hat { $name } gesperrt
moderation-act-unbanned = { $by } hat die Sperre von { $name } aufgehoben
moderation-act-renamed = { $by } hat { $name } in { $to } umbenannt
moderation-act-talk-closed = { $by } hat das Gespräch an { $name } geschlossen
moderation-act-talk-opened = { $by } hat das Gespräch an { $name } geöffnet
friends-blocked =
    { $count ->
        [one] { $count } Person blockiert
       *[other] { $count } Personen blockiert
    }
moderation-for-days =
    { $count ->
        [one] für { $count } Tag
       *[other] für { $count } Tage
    }
