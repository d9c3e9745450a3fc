clock-hours = { $hours } h { $min } min
clock-until = jusqu’au { $moment }
clock-rests = en vacances jusqu’au { $day }
plan-title = Réponses préparées
plan-about = Pendant que { $name } réfléchit, vous pouvez dire ce que vous répondez à tel ou tel coup. Une réponse qui convient est jouée aussitôt ; vous seul la voyez.
plan-add = Si…, alors…
plan-theirs = Que pourrait jouer { $name } ? Jouez ce coup sur le plateau.
plan-yours = Et que répondez-vous ?
plan-ends = La partie se termine ainsi.
plan-keep = Garder cette réponse
plan-leave = Retour à la partie
plan-pair = { $move } → { $answer }
plan-remove = Supprimer { $line }
refused-no-plans = On prépare des réponses à deux, avec des jours par coup ou sans pendule
refused-plan-alone = Vous jouez les deux côtés
refused-plan-on-turn = C’est à vous de jouer ; les réponses se préparent pendant que l’adversaire réfléchit
refused-plan-without-answer = Une suite de coups finit par votre réponse
refused-plan-after-end = La partie est finie avant { $move }
refused-two-answers = Deux réponses au même coup : { $one } et { $other }
refused-plan-too-large = On prépare au plus { $lines } suites de { $length } coups, { $moves } coups en tout
refused-vacation-past = Des vacances commencent aujourd’hui ou plus tard
refused-vacation-far = Des vacances s’annoncent au plus { $days ->
        [one] un jour
       *[other] { $days } jours
    } à l’avance
refused-vacation-short = Des vacances durent au moins une journée entière
refused-vacation-twice = Vous êtes déjà en vacances à ce moment-là
refused-vacation-used = Il vous reste { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de vacances en { $year }
refused-no-vacation = Il n’y a pas de telles vacances
refused-nobody-yet = Asseyez-vous d’abord à une table ou connectez-vous
refused-too-many-changes = Trop de changements ; attendez un peu
refused-no-such-zone = Il n’y a pas de fuseau horaire { $zone }
refused-bad-wishes = Les heures vont de 0 à 23, et un avertissement vient à l’une de { $hours }
slow-title = Rappels et vacances
slow-nobody = Asseyez-vous d’abord à une table : rappels et vacances vont avec un joueur.
slow-mail = E-mail
slow-push = Notifications
slow-when = Quand c’est à moi de jouer
slow-now = aussitôt
slow-daily = une fois par jour, tout ensemble
slow-off = jamais
slow-hours = Horaires
slow-warning = M’avertir avant la fin de mon temps
slow-before = { $count ->
        [one] { $count } heure avant
       *[other] { $count } heures avant
    }
slow-never = jamais
slow-digest = L’e-mail quotidien arrive à
slow-quiet = Heures calmes
slow-from = de
slow-to = à
slow-quiet-about = Rien n’arrive alors, sauf si une partie serait perdue sans cela. Deux fois la même heure : pas d’heures calmes.
mail-address = Adresse e-mail
mail-add = M’envoyer l’e-mail de confirmation
mail-confirmed = confirmée
mail-waits = pas encore confirmée : ouvrez le lien de l’e-mail envoyé
mail-refused = { $count ->
        [one] Le dernier e-mail a été refusé.
       *[other] Les { $count } derniers e-mails ont été refusés.
    }
mail-remove = Oublier cette adresse
mail-thanks = Merci, l’adresse est confirmée.
mail-stopped = Vous ne recevrez plus d’e-mails. Vous pouvez changer cela ici.
mail-stop-ask = Fivefold doit-il cesser de vous envoyer des e-mails ?
mail-stop-yes = Ne plus recevoir d’e-mails
push-here = Recevoir les notifications sur cet appareil
push-remove = Supprimer
push-cannot = Ce navigateur ne peut pas afficher de notifications ici ; il faut une connexion https.
push-denied = Le navigateur n’autorise pas les notifications de cette page. Cela se change dans ses réglages.
push-failed = Le service de notification du navigateur n’a pas répondu.
vacation-title = Vacances
vacation-about = Pendant vos vacances, le temps ne court pas dans vos parties à jours par coup. Vos adversaires voient jusqu’à quand.
vacation-left = Il vous reste { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    } en { $year }
vacation-first = Premier jour
vacation-last = Dernier jour
vacation-take = Prendre des vacances
vacation-span = { $begin } – { $until }
vacation-end = Les terminer maintenant
vacation-drop = Les annuler
feeds-title = Agenda et flux
feeds-about = Quand vos coups sont attendus, pour votre agenda ou votre lecteur de flux. Qui a ces adresses voit vos parties.
feeds-calendar = Agenda (iCal)
feeds-atom = Flux (Atom)
feeds-renew = Nouvelles adresses
refused-bad-address = { $address } n’est pas une adresse e-mail
refused-bad-mail-server = Un serveur de messagerie s’écrit smtp://user:motdepasse@host:587?from=games@club.example ou smtps://…
refused-no-push-service = { $host } n’est pas un service de notification que cette maison connaît
refused-bad-push-keys = Ce ne sont pas les clés d’un navigateur
refused-too-many-letters = Trop d’e-mails ont été demandés ; réessayez demain
refused-address-refused = Les e-mails à { $address } sont refusés
refused-mail-away = Aucun e-mail ne peut partir pour l’instant ; réessayez plus tard
