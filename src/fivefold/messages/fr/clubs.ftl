club-title = Clubs
club-about = Un club a des membres avec leurs cotes, une annonce, des tournois et des échelles.
club-own = Vos clubs
club-public = Tous les clubs
club-none = Il n’y a pas encore de club.
club-new = Fonder un club
club-name = Nom du club
club-words = À propos du club
club-everybody = Tout le monde peut voir le club et demander à y entrer
club-found = Fonder le club
club-member-count =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
club-waiting =
    { $count ->
        [one] { $count } personne voudrait entrer
       *[other] { $count } personnes voudraient entrer
    }
club-role-organiser = responsable
club-role-member = membre
club-role-invited = vous y êtes invité
club-role-asked = vous avez demandé à entrer
club-sign-in = Connectez-vous pour fonder un club ou entrer dans un club.
club-join = Entrer dans le club
club-ask = Demander à entrer
club-asked = Vous avez demandé à entrer. Un responsable vous répondra.
club-invited = Vous êtes invité dans ce club.
club-decline = Refuser
club-withdraw = Retirer la demande
club-leave = Quitter le club
club-notice = Annonce
club-notice-by = { $name }, { $when }
club-notice-for = Pour les membres
club-notice-post = Afficher
club-members = Membres
club-no-rating = pas de cote
club-tournaments = Tournois
club-tournaments-none = Aucun tournoi n’est encore affiché ici.
club-circuit = Circuit
club-ladder = Échelle : { $game }
club-ladder-rules =
    { $reach ->
        [one] Défiez le joueur placé juste au-dessus de vous. Si vous gagnez, vous échangez vos places. Un défi tombe au bout de deux semaines si la partie n’a pas commencé.
       *[other] Défiez un joueur placé au plus { $reach } places au-dessus de vous. Si vous gagnez, vous échangez vos places. Un défi tombe au bout de deux semaines si la partie n’a pas commencé.
    }
club-ladder-nobody = Il n’y a encore personne sur cette échelle.
club-ladder-enter = Participer
club-ladder-leave = Quitter l’échelle
club-challenge = Défier
club-challenge-name = Défier { $name }
club-challenges = Défis
club-challenge-of = { $one } défie { $other }
club-until = jusqu’au { $when }
club-begun = La partie est en cours
club-play = Jouer
club-play-on = À la table
club-result-enter = Saisir le résultat
club-has-won = { $name } a gagné
club-drawn = Partie nulle
club-you-say = Vous dites : { $result }
club-other-says = { $name } dit : { $result }
club-agree = C’est exact
club-take-back = Retirer le défi
club-results = Derniers résultats
club-beat = { $winner } a gagné contre { $loser }
club-drew = { $one } et { $other } ont fait match nul
club-keep = Pour les responsables
club-change = Nom et description
club-save = Enregistrer
club-invite = Inviter par son nom
club-invite-do = Inviter
club-link = Lien pour les nouveaux membres
club-link-about = Quiconque a le lien ou son code entre aussitôt dans le club.
club-link-make = Créer un lien
club-links-revoke = Annuler tous les liens
club-links-revoked = Les liens ne sont plus valables.
club-requests = Demandes en attente
club-asks = { $name } voudrait entrer
club-admit = Admettre
club-admit-name = Admettre { $name }
club-turn-down-name = Refuser { $name }
club-was-invited = { $name } est invité
club-uninvite-name = Retirer l’invitation de { $name }
club-make-organiser = Nommer { $name } responsable
club-make-member = Retirer à { $name } le rôle de responsable
club-expel = Exclure { $name } du club
club-manage = Ce que { $name } peut faire
club-attach = Afficher un tournoi ou un circuit
club-attach-about = Vous voyez ici ce que vous dirigez depuis cet appareil.
club-attach-none = Vous ne dirigez aucun tournoi ni circuit depuis cet appareil.
club-attach-do = Afficher
club-detach-name = Retirer { $name } de cette page
club-ladder-new = Ouvrir une échelle ou en changer les conditions
club-reach = Combien de places au-dessus peut-on défier ?
club-ladder-open = Ouvrir l’échelle
club-ladder-change = Changer les conditions
club-ladder-close = Fermer l’échelle
club-close = Dissoudre le club
club-close-about = Le club sera dissous définitivement, pour tous ses membres, avec ses échelles.
club-close-yes = Dissoudre définitivement
club-seat-kept = Cette partie est un défi dans un club. Elle commence quand l’autre joueur arrive.
club-to = Au club
home-clubs = Clubs
