club-title = Vereine
club-about = Ein Verein hat Mitglieder mit ihren Wertungen, einen Aushang, Turniere und Forderungsranglisten.
club-own = Deine Vereine
club-public = Alle Vereine
club-none = Es gibt noch keinen Verein.
club-new = Verein gründen
club-name = Name des Vereins
club-words = Über den Verein
club-everybody = Alle dürfen den Verein sehen und um Aufnahme bitten
club-found = Verein gründen
club-member-count =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
club-waiting =
    { $count ->
        [one] { $count } Person möchte beitreten
       *[other] { $count } Personen möchten beitreten
    }
club-role-organiser = Leitung
club-role-member = Mitglied
club-role-invited = du bist eingeladen
club-role-asked = du hast um Aufnahme gebeten
club-sign-in = Melde dich an, um einen Verein zu gründen oder einem beizutreten.
club-join = Beitreten
club-ask = Um Aufnahme bitten
club-asked = Du hast um Aufnahme gebeten. Die Leitung antwortet dir.
club-invited = Du bist in diesen Verein eingeladen.
club-decline = Ablehnen
club-withdraw = Bitte zurückziehen
club-leave = Verein verlassen
club-notice = Aushang
club-notice-by = { $name }, { $when }
club-notice-for = Für die Mitglieder
club-notice-post = Aushängen
club-members = Mitglieder
club-no-rating = keine Wertung
club-tournaments = Turniere
club-tournaments-none = Hier steht noch kein Turnier.
club-circuit = Turnierserie
club-ladder = Forderungsrangliste: { $game }
club-ladder-rules =
    { $reach ->
        [one] Fordere heraus, wer einen Platz über dir steht. Gewinnst du, tauscht ihr die Plätze. Eine Forderung verfällt nach zwei Wochen, wenn die Partie nicht begonnen hat.
       *[other] Fordere jemanden heraus, der höchstens { $reach } Plätze über dir steht. Gewinnst du, tauscht ihr die Plätze. Eine Forderung verfällt nach zwei Wochen, wenn die Partie nicht begonnen hat.
    }
club-ladder-nobody = Auf dieser Liste steht noch niemand.
club-ladder-enter = Mitmachen
club-ladder-leave = Liste verlassen
club-challenge = Herausfordern
club-challenge-name = { $name } herausfordern
club-challenges = Forderungen
club-challenge-of = { $one } fordert { $other } heraus
club-until = bis { $when }
club-begun = Die Partie läuft
club-play = Spielen
club-play-on = Zum Tisch
club-result-enter = Ergebnis eintragen
club-has-won = { $name } hat gewonnen
club-drawn = Unentschieden
club-you-say = Du sagst: { $result }
club-other-says = { $name } sagt: { $result }
club-agree = Das stimmt
club-take-back = Forderung zurücknehmen
club-results = Letzte Ergebnisse
club-beat = { $winner } hat gegen { $loser } gewonnen
club-drew = { $one } und { $other } haben unentschieden gespielt
club-keep = Für die Leitung
club-change = Name und Beschreibung
club-save = Speichern
club-invite = Mit Namen einladen
club-invite-do = Einladen
club-link = Link für neue Mitglieder
club-link-about = Wer den Link oder seinen Code hat, ist sofort Mitglied.
club-link-make = Link erstellen
club-links-revoke = Alle Links ungültig machen
club-links-revoked = Die Links sind jetzt ungültig.
club-requests = Offene Anfragen
club-asks = { $name } möchte beitreten
club-admit = Aufnehmen
club-admit-name = { $name } aufnehmen
club-turn-down-name = { $name } ablehnen
club-was-invited = { $name } ist eingeladen
club-uninvite-name = Einladung an { $name } zurücknehmen
club-make-organiser = { $name } in die Leitung holen
club-make-member = { $name } aus der Leitung nehmen
club-expel = { $name } aus dem Verein entfernen
club-manage = Was { $name } darf
club-attach = Turnier oder Turnierserie zeigen
club-attach-about = Hier steht, was du von diesem Gerät aus leitest.
club-attach-none = Von diesem Gerät aus leitest du weder ein Turnier noch eine Turnierserie.
club-attach-do = Zeigen
club-detach-name = { $name } von dieser Seite nehmen
club-ladder-new = Forderungsrangliste eröffnen oder ändern
club-reach = Wie viele Plätze nach oben darf man fordern?
club-ladder-open = Liste eröffnen
club-ladder-change = Bedingungen ändern
club-ladder-close = Liste schließen
club-close = Verein auflösen
club-close-about = Der Verein wird für alle Mitglieder endgültig aufgelöst, mit seinen Forderungsranglisten.
club-close-yes = Endgültig auflösen
club-seat-kept = Diese Partie ist eine Forderung in einem Verein. Sie beginnt, sobald der andere Spieler kommt.
club-to = Zum Verein
home-clubs = Vereine
