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
