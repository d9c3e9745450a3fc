letter-turn = { $game } avec { $names } : c’est à vous de jouer, il reste { $left }.
letter-soon = { $game } avec { $names } : il ne reste que { $left } pour votre coup.
letter-over = { $game } avec { $names } est terminé, { $result }.
letter-hours = { $hours } h
letter-many = { $count ->
        [one] { $count } partie a
       *[other] { $count } parties ont
    } du nouveau pour vous
letter-many-soon = Le temps presse dans { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
letter-more = { $count ->
        [one] et encore { $count } partie
       *[other] et encore { $count } parties
    }
letter-open = À la table
letter-why = Vous recevez cet e-mail parce que vous avez demandé à Fivefold de vous rappeler vos parties.
letter-stop = Ne plus recevoir d’e-mails
letter-confirm-subject = Est-ce bien votre adresse ?
letter-confirm = Quelqu’un souhaite que Fivefold envoie des rappels de parties à cette adresse. Si c’est vous, confirmez-le dans les deux jours.
letter-confirm-not = Si ce n’est pas vous, ne faites rien : rien d’autre ne sera envoyé.
letter-yes = Oui, c’est la mienne
letter-feed = Fivefold : vos parties
letter-ends = Votre coup à { $game } avec { $names }
