# Comptes, profils, classements.
people-account = Votre compte
people-name-given = La modération vous a donné le nom { $name }. Vous pouvez toujours vous connecter avec votre ancien nom.
people-sign-in = Se connecter
people-sign-up = Créer un compte
people-sign-out = Se déconnecter
people-sign-out-everywhere = Se déconnecter partout
people-signed-in = Votre profil, { $name }
people-why = Un compte garde vos parties, vos énigmes et vos cotes, et vous les retrouvez sur tous vos appareils. Ce que vous avez joué ici en invité vous suit.
people-password = Mot de passe
people-password-rule = Au moins 8 caractères, et pas un mot de passe que tout le monde essaierait d’abord. En cas d’oubli, seule la personne qui gère cette maison peut vous en donner un autre.
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-change = Le changer
people-password-changed = Le mot de passe est changé ; tous les autres appareils sont déconnectés.
people-passkeys = Clés d’accès
people-passkeys-about = Connectez-vous avec l’empreinte, le visage ou le code de votre appareil au lieu du mot de passe.
people-passkeys-nowhere = Ce navigateur ne peut pas utiliser de clés d’accès à cette adresse.
people-passkey-make = Créer une clé d’accès pour cet appareil
people-passkey-made = La clé d’accès est enregistrée.
people-passkey-remove = Supprimer la clé d’accès { $name }
people-passkey-sign-in = Se connecter avec une clé d’accès
people-passkey-cancelled = Aucune clé d’accès n’a été utilisée.
people-remove = Supprimer
people-devices = Connecté sur
people-device-end = Déconnecter { $name }
people-here = ici
people-privacy = Ce que les autres voient
people-closed = Ne montrer mes parties qu’à ceux qui les ont jouées
people-privacy-about = Votre nom, vos cotes et votre rang dans les classements sont toujours visibles.
people-download = Tout télécharger
people-delete = Supprimer le compte
people-delete-about = Tout ce qui vient de vous est supprimé, y compris ce que vous avez dit. Les parties restent à ceux qui les ont jouées, avec un ancien joueur. Les parties en cours sont abandonnées. Personne d’autre ne pourra prendre votre nom.
people-delete-yes = Tout supprimer
people-delete-no = Le garder
people-profile = Profil
people-since = ici depuis le { $when }
people-ratings = Cotes
people-rating = Cote
people-provisional = provisoire
people-rated-games = { $count } { $count ->
        [one] partie classée
       *[other] parties classées
    }
people-speed-fast = rapide
people-speed-slow = lente
people-speed-days = jours par coup
people-pool = Liste
people-pool-more = { $speed }, à trois ou quatre
people-curve = L’évolution de la cote : { $title }
people-point = Partie { $number }, { $when } : { $value } ± { $deviation }
people-point-how = Survolez la courbe, ou utilisez les flèches du clavier.
people-shows-nothing = Ces parties ne sont visibles que pour ceux qui les ont jouées.
people-games = Parties
people-games-count = { $count } { $count ->
        [one] partie
       *[other] parties
    }
people-by-game = Par jeu
people-by-opponent = Par adversaire
people-by-colour = Par couleur
people-variant = Variante
people-colour = Couleur
people-tournaments = Tournois
people-puzzles = { $rating }, { $solved } { $solved ->
        [one] résolue
       *[other] résolues
    }
people-storm = contre la montre { $count }
people-tally = { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }, { $drawn } { $drawn ->
        [one] nulle
       *[other] nulles
    }, { $lost } { $lost ->
        [one] perdue
       *[other] perdues
    }
people-all = Tout montrer
people-filter-game = Jeu
people-filter-all = tous
people-opponent = Adversaire
people-result = Résultat
people-won = gagnée
people-drawn = nulle
people-lost = perdue
people-no-games = Aucune partie.
people-pages = Pages
people-newer = Plus récentes
people-older = Plus anciennes
people-page = { $from } à { $to } sur { $count }
people-former = un ancien joueur
people-ranking = Classement
people-place = Rang
people-player = Joueur
people-nobody-yet = Personne n’a encore joué assez de parties classées.
people-ranking-about = Une cote encore provisoire n’est pas dans la liste : pendant les quinze premières parties environ, ou après une longue pause.
people-levels = L’ordinateur
people-levels-about = Les écarts entre les niveaux sont mesurés dans des matchs ; que le niveau 1 soit à 800 est une convention.
people-rated-guest = C’est une partie classée.
table-rated = partie classée
setup-rated = Partie classée
setup-rated-how = avec une pendule, et pas sur un seul appareil
people-series =
    { $count ->
        [one] { $count } PENTA de Katamino résolu
       *[other] { $count } PENTAs de Katamino résolus
    }
house-title = Ce que cette maison propose
house-about = Ce qui est ouvert ici l’est aussitôt pour tout le monde. Ce qui est fermé est caché, mais rien n’en est perdu.
house-no-key = Cette page s’adresse à la personne qui gère la maison. Ouvrez le lien affiché dans le terminal où Fivefold a été lancé.
house-named = Ouvert au lancement de Fivefold ; cela reste ainsi.
house-kept = C’est enregistré.
house-part-accounts = Comptes et cotes
house-part-accounts-about = Les joueurs créent un compte, retrouvent leurs parties sur tous leurs appareils et ont une cote.
house-part-clubs = Clubs
house-part-clubs-about = Des groupes avec des membres, une annonce, des tournois et des échelles. Des comptes sont nécessaires.
house-part-lobby = Trouver des joueurs
house-part-lobby-about = Des inconnus se trouvent pour jouer, avec défis, blocages et signalements, et avec des amis là où il y a des comptes.
house-mail-about = L’e-mail et les notifications s’ouvrent au lancement de Fivefold : fivefold serve --smtp …, --push.
house-moderators = Modération
house-moderators-about = Les modérateurs lisent les signalements, excluent, renomment et ferment la discussion d’une table.
house-moderator-add = Nommer modérateur
