found-fact = Entrée { $fact } :
found-no-fact = la ligne { $line } n’est pas une entrée
found-chain = l’entrée { $number } ne suit pas la précédente : quelque chose a été modifié
found-no-sense = le journal n’a pas de sens ({ $why })
found-seed = le tirage au sort ne découle pas de sa graine
found-alone = chacun joue seul, par numéro
found-lot-missing = un tirage au sort manque
found-tables = les tables devraient être { $tables }
found-groups-lot-missing = le tirage des groupes manque
found-group-lot = le groupe { $group } n’est pas celui du tirage
found-group-size = un groupe a 4 ou 5 joueurs
found-everyone-once = groupe { $group } : chacun joue une fois contre chacun
found-waves = groupe { $group } : l’ordre des parties ne convient pas
found-starts = groupe { $group } : les débuts sont mal répartis
found-no-intermediate = aucune ronde intermédiaire n’est prévue
found-pairs = les paires devraient être { $pairs }
found-start = à la table { $table } le tirage en fait commencer un autre
found-bracket = le tableau devrait être { $slots }
found-half-byes = un demi-point est pour qui a annoncé son absence
found-time-up = le temps était écoulé
found-not-up = la fin a été annoncée avant l’heure
found-not-free = seuls les joueurs libres sont appariés, chacun une fois
found-waits = { $player } devrait attendre
found-third-place = le règlement dit s’il y a un match pour la troisième place
found-once-or-bye = chacun joue une fois ou est exempt
found-twice = deux joueurs se rencontrent deux fois
found-pairing = il existe un meilleur appariement ({ $best } au lieu de { $paid })
found-other-seed = la graine n’est pas celle fixée avant le début
found-seed-taken-back = la graine fixée a été retirée après un tirage au sort
found-shape = ligne { $line } : { $part } n’est pas possible ainsi
found-bye = l’exempt est { $player }
found-must-not-meet = { $one } et { $other } se sont déjà rencontrés, ou doivent avoir tous deux la même couleur
found-starter = { $player } devrait commencer à la table { $table }
found-table-order = les tables ne suivent pas l’ordre des points et du tirage
found-draws = au-delà de { $most } tirages, rien n’est vérifié
found-not-all-agree = ce ne sont pas les joueurs de la table qui se sont accordés ({ $players })

no-no-line = Pas de connexion ; rien n’a changé. Réessayez.
no-line = Ligne { $line } :
no-too-busy = Trop de choses à la fois ; réessayez.
no-closing = La maison ferme.
no-too-many-at-once = { $most } à la fois au plus ; terminez-en d’abord une autre.
no-took-too-long = Cela a pris plus de { $seconds } s.
no-worker-lost = Le calcul a été perdu ; réessayez.
no-bad-request = La maison ne comprend pas ; rechargez la page.
no-house-trouble = Une erreur dans la maison ; rien n’a été changé.
no-not-found = Il n’y a rien ici.
no-not-allowed = Cela ne se fait pas ici.
no-other-origin = Cette page n’a pas le droit de demander cela.
no-too-large = C’est trop grand.
no-store-full = Le disque est plein ; rien n’a été changé.
no-store-read-only = Les données ne peuvent pas être écrites ; rien n’a été changé.
no-store-away = Les données ne répondent pas ; réessayez dans un instant.
no-store-damaged = Les données sont endommagées ; il faut restaurer une sauvegarde.
no-other-host = La maison ne répond pas à ce nom ; ouvrez-la à l’adresse qu’elle affiche.
no-too-many-opened = Trop de demandes depuis votre adresse ; attendez un peu.
no-too-many-sockets = Trop de connexions sont ouvertes ; réessayez plus tard.
no-not-you = Vous n’êtes pas connecté.
no-too-late = { $name } arrive trop tard : tous jouent à chaque ronde.
no-entered-twice = { $name } est déjà inscrit.
no-merge-same = On fusionne deux joueurs différents.
no-merge-drawn = { $name } figure déjà dans un tirage : cette inscription reste. Fusionnez l’autre avec elle.
no-split-same = Deux joueurs, deux noms.
no-split-not = { $name } ne peut pas être séparé.
no-full = Il y a déjà { $count } { $count ->
        [one] inscrit
       *[other] inscrits
    } ; pas davantage.
no-no-name = Il manque un nom.
no-banned = { $name } est exclu{ $until } : { $reason }.
no-not-banned = { $person } n’est pas exclu.
no-come-to-the-desk = Veuillez passer au bureau pour vous inscrire.
no-bad-day = { $until } n’est pas une date ; écrivez-la comme 2026-11-15.
no-bad-schedule = { $line } n’est pas une ligne d’horaire ; écrivez-la ainsi : 2026-11-15T10:00 Ronde 1
no-schedule-too-long = Un horaire a au plus { $most } lignes de { $letters } caractères au plus.
no-no-schedule = Ce tournoi n’a pas encore d’horaire (Précisions).
no-days-reversed = Un tournoi se termine le jour où il commence, ou plus tard.
no-no-title = Il faut un nom au tournoi.
no-number-taken = { $number } n’est pas un numéro libre.
no-no-such-entrant = Il n’y a pas d’inscrit { $number }.
no-no-check-in = { $name } n’a pas besoin de se présenter.
no-named-twice = Quelqu’un est nommé deux fois.
no-filler = Un remplaçant n’est pas possible ici.
no-no-fillers = Seules les tables à plusieurs peuvent être complétées.
no-already-started = Le tournoi a déjà commencé.
no-not-started = Le tournoi n’a pas encore commencé.
no-already-open = Le tournoi est déjà ouvert.
no-not-opened = Aucun tournoi n’est encore ouvert.
no-regulation-frozen = Le règlement est fixé depuis le début.
no-too-long = Au plus { $most } caractères.
no-not-in = { $name } n’est plus dans le tournoi.
no-cannot-be-played = { $why ->
        [seats] { obstacle-seats } Attendre une autre inscription ou ajouter des remplaçants non classés.
        [groups] { obstacle-groups } Attendre d’autres inscriptions, jouer à moins ou choisir une autre formule.
        [too-many] { obstacle-too-many }
        [range] { obstacle-range }
       *[other] Ce nombre ne peut jouer.
    }
no-reason-missing = Il faut une raison.
no-nothing-played = Rien n’est encore joué ; { $name } peut être retiré.
no-no-running-game = { $name } n’est pas dans une partie en cours.
no-has-result = Ronde { $round }, table { $table } a déjà un résultat ; corrigez-le.
no-round-over = La ronde { $round } est finie ; corrigez le résultat.
no-nothing-to-confirm = Rien à confirmer à la table { $table }.
no-nothing-to-dispute = Aucun résultat à contester.
no-upset-no-duel = Ronde { $round }, table { $table } : un plateau bousculé ne décide que d’une partie à deux ; ici, l’arbitre tranche.
no-not-all-agree = Ronde { $round }, table { $table } : toute la table doit être d’accord ; il manque : { $names }.
no-agreed-nothing = Un accord dit sur quoi on s’est accordé.
no-too-late-to-protest = Ronde { $round }, table { $table } : la ronde suivante est publiée, le résultat est définitif.
no-nothing-to-correct = Ronde { $round }, table { $table } n’a pas de résultat à corriger.
no-replay-played = La partie rejouée est finie ; annulez d’abord son résultat.
no-cup-moved-on = La ronde suivante dépend de cette partie ; il faut un vainqueur, ou annuler ce tirage d’abord.
no-trf-only-duels = Un rapport (TRF) contient des parties à deux.
no-trf-too-long = Un rapport (TRF) aussi long n’est pas lu.
no-trf-empty = Ce n’est pas un rapport (TRF) : il ne nomme personne.
no-trf-rounds = Un rapport (TRF) de plus de { $most } rondes n’est pas lu.
no-trf-unread = Rapport, ligne { $line } : { $part } est illisible.
no-trf-opponents = Rapport, ronde { $round } : l’adversaire de { $name } aurait joué contre quelqu’un d’autre.
no-trf-results = Rapport, ronde { $round } : deux résultats se contredisent.
no-trf-missed = Rapport, ronde { $round } : { $name } est absent sans demi-point, ce qui ne peut être gardé ici.
no-no-first-day = Le tournoi n’indique pas son premier jour ; ses informations ont une place pour cela.
no-no-half-byes = Le règlement ne prévoit pas d’absence à un demi-point.
no-half-bye-too-late = La ronde { $round } est déjà tirée, ou elle n’existe pas.
no-half-byes-taken = { $name } a déjà eu toutes les absences à un demi-point permises ({ $most }).
no-bad-half-byes = Un demi-point est pour qui a annoncé son absence à la ronde.
no-time-up = Le temps est écoulé.
no-time-not-up = Le temps n’est pas encore écoulé. Terminer plus tôt demande une raison.
no-no-clock = Une arène suit l’horloge : il manque une heure comme 2026-11-15T18:00:00Z.
no-no-arena = Seule une arène a des pauses et un temps qui s’écoule.
no-paused-already = { $name } est déjà en pause.
no-not-paused = { $name } n’est pas en pause.
no-not-free = { $name } joue ou fait une pause et n’est pas apparié maintenant.
no-anothers-break = On ne prend une pause que pour soi-même.
no-match-over = Avec cette correction le match aurait été terminé avant sa dernière partie ; annulez d’abord celle-ci.
no-match-undecided = La ronde suivante est tirée ; ce match doit donc rester décidé.
no-not-running = Seules les tables de la ronde en cours changent.
no-game-begun = Une partie a commencé, personne ne bouge.
no-bad-move = On passe d’une table de { $large } à une plus petite.
no-not-seated = Cette personne n’est pas assise à cette table.
no-no-such-table = Cette table n’existe pas.
no-no-such-game = Parties à la table { $table } : { $games }.
no-table-too-small = La table { $table } a { $size } { $size ->
        [one] joueur
       *[other] joueurs
    } : quelqu’un y vient d’une plus grande, ou nommez un remplaçant.
no-not-playing = La partie { $table } ne se joue pas dans cette ronde.
no-place-taken = La partie { $other } se joue à la table { $place }.
no-too-many-tables = Une salle a au plus { $most } tables.
no-bad-notice = Un nombre manque ou n’est pas possible.
no-no-such-notice = Cette annonce n’existe pas.
no-no-such-protest = Cette réclamation n’est pas ouverte.
no-not-finished = Tout n’est pas joué ; interrompre demande une raison.
no-already-undone = L’entrée { $number } est déjà annulée.
no-no-such-fact = Cette entrée n’existe pas.
no-no-correction = L’entrée { $number } n’est pas une correction.
no-key-used = Cela a déjà été envoyé et dit maintenant autre chose (entrée { $number }).
no-has-dependents = D’autres entrées dépendent de l’entrée { $number } ; il faut les annuler ensemble.
no-seen-old = Quelqu’un a été plus rapide : entrée { $number }. Regardez à nouveau.
no-closed = Le tournoi est terminé.
no-no-draw = Rien ne peut être tiré maintenant.{ $why ->
        [start] {" "}Le tournoi n’a pas encore commencé.
        [results] {" "}{ need-results }
        [confirm] {" "}{ need-confirm }
        [dispute] {" "}Deux résultats différents : il faut choisir.
        [protest] {" "}{ need-protest }
        [decision] {" "}Une question est ouverte.
        [move] {" "}Une table est trop petite : quelqu’un doit y aller.
        [filler] {" "}Il faut un remplaçant non classé.
        [finished] {" "}{ need-finished }
        [too-few] {" "}{ need-too-few }
       *[other] {""}
    }
no-wrong-round = Ce tirage est impossible : une autre ronde vient d’abord.
no-wrong-stage = Ce tirage est impossible : une autre phase vient d’abord.
no-too-many-rounds = Toutes les rondes sont tirées.
no-cup-over = La finale est jouée.
no-table-numbers = Les tables sont numérotées à partir de { $first }.
no-starter-elsewhere = Qui commence doit être assis à la table.
no-filler-begins = Un remplaçant ne commence pas.
no-seated-twice = Quelqu’un est assis deux fois à la même table.
no-bad-size = Une table de cette taille n’est pas possible.
no-not-everyone = Chacun doit être assis exactement une fois.
no-bad-bye = Seule une ronde suisse a une exemption, et une seule.
no-bad-group = Dans un groupe chacun joue une fois contre chacun.
no-bad-bracket = Un tableau a 2, 4, 8… places différentes.
no-bad-third-place = Seule la finale a un match pour la troisième place à côté d’elle.
no-not-settled = { $kind ->
        [start] Le tournoi n’a pas encore commencé.
        [results] { need-results }
        [confirm] { need-confirm }
        [dispute] Deux résultats différents : il faut choisir.
        [protest] { need-protest }
       *[other] Il faut d’abord régler quelque chose.
    }
no-lot-drawn = Ce tirage est déjà fait.
no-bad-lot = Un tirage range les candidats, chacun une fois.
no-false-lot = Ce résultat ne découle pas de sa graine.
no-no-lot = Aucun tirage n’est demandé.
no-question-settled = Un tirage publié en découle déjà.
no-no-such-question = Cette question ne se pose pas ici.
no-no-such-answer = Les réponses sont : { $answers }.
no-not-in-standing = Les deux doivent figurer au même classement.
no-no-place = { $name } n’a pas de rang.
no-no-such-group = Il n’y a pas de groupe { $group }.
no-scores-needed = Table { $table } : il faut un score pour chacun.
no-score-missing = Table { $table } : un score manque.
no-one-result = Table { $table } : un résultat ne dit qu’une chose.
no-times-needed = Table { $table } : il faut un temps pour chacun (ou aucun, si non résolu).
no-no-time = Table { $table } : un temps est plus que zéro.
no-winner-needed = Table { $table } : qui a gagné (ou partie nulle) ?
no-boards-needed = Table { $table } : qui a gagné à chaque table du match, ou partie nulle ? (tables : { $count })
no-marbles-of-nobody = Table { $table } : après une partie nulle aucune bille ne compte.
no-no-marbles = Table { $table } : ici les billes ne comptent pas.
no-wrong-players = Table { $table } : ce ne sont pas les scores de ceux qui y sont.
no-stand-in-needed = Table { $table } : trop peu de joueurs ; nommez d’abord un remplaçant.
no-bad-marbles = Table { $table } : ce nombre de billes est impossible.
no-table-full = La table { $table } a assez de joueurs.
no-nobody-left = { $name } n’a pas quitté de partie à la table { $table }.
no-not-your-role = Votre lien ne le permet pas.
no-other-table = Votre lien est pour une autre table.
no-own-result = Un autre joueur confirme ce que vous avez saisi.
no-no-such-link = Ce lien est inconnu ou révoqué.
no-table-missing = Un lien de table nomme sa ronde et sa table.
no-entrant-missing = Un lien personnel nomme sa personne.
no-no-such-tournament = Ce tournoi n’existe pas.
no-too-fast = Trop de demandes à la fois ; attendez un instant.
no-not-json = Ces données sont illisibles.
no-bad-fact = Ce n’est pas une entrée d’un tournoi.
no-bad-data = { $kind } : les données sont illisibles.
no-bad-part = { $kind } : { $name } n’est pas possible ainsi.
no-no-such-part = { $kind } n’a pas de { $name }.
no-part-missing = { $kind } : { $name } manque.
no-other-log = C’est un journal d’une autre sorte : { $kind }.
no-no-such-regulation = Le règlement { $name } n’existe pas.
no-bad-regulation = Ce n’est pas un règlement.
no-not-an-object = Ce n’est pas un règlement.
no-no-such-field = Un règlement n’a pas de { $name }.
no-field-missing = Il manque { $name } au règlement.
no-unknown-version = Ce règlement est de version { $theirs } ; cette maison lit la version { $ours }.
no-bad-choice = Règlement : { $name } est un de { $allowed }.
no-bad-number = Règlement : { $name } est un nombre entier.
no-bad-numbers = Règlement : les nombres de joueurs sont dans l’ordre entre 1 et { $most }.
no-bad-switch = Règlement : { $name } est vrai ou faux.
no-bad-rounds = Règlement : 1 à { $most } rondes.
no-hidden-character = Il s’y trouve un caractère invisible ou qui retourne le texte : { $character }.
no-name-too-long = Un nom compte au plus { $most } caractères.
no-looks-alike = { $name } ressemble à { $other }, déjà inscrit. Écrivez le nom autrement ou confirmez-le.
no-commit-too-late = La graine se fixe avant le début.
no-seed-fixed = La graine est déjà fixée.
no-bad-seed-hash = La graine se fixe par son empreinte : 64 caractères, 0–9 et a–f.
no-other-seed = La graine a été fixée avant le début ; un tirage avec une autre doit être motivé.
no-other-secret = Ce n’est pas le secret dont l’empreinte a été publiée.
no-seed-used = Des tirages ont déjà utilisé la graine ; elle reste fixée.
no-no-signature = Ce n’est pas la signature d’un journal.
no-no-digest = Un contrôle compte de { $least } à 64 caractères, 0–9 et a–f.
no-other-digest = Aucune entrée de ce journal n’a le contrôle { $digest } : il a été modifié, coupé, ou c’en est un autre.
no-log-cut = { $version ->
        [one] { $version } entrée a été signée
       *[other] { $version } entrées ont été signées
    } et ce journal en a { $count } : la fin a été coupée.
no-log-altered = L’entrée { $version } ou une précédente n’est pas celle qui a été signée.
no-other-key = La signature vient de la clé { $found }, non de { $wanted }.
no-false-signature = La signature est fausse.
no-number-too-large = Règlement : { $name } vaut au plus { $most }.
no-bad-text = Règlement : { $name } tient sur une ligne de { $longest } caractères au plus.
no-too-many-rules = Règlement : on peut citer au plus { $most } règles.
no-field-too-large = Règlement : ce format admet au plus { $most } participants.
no-rounds-given = Règlement : ici les rondes découlent des inscriptions.
no-out-of-bounds = Règlement : { $name } est un nombre de { $least } à { $most }.
no-not-in-format = Règlement : ce format n’a pas de { $name }.
no-speed-of-matches = Règlement : les points gagnants comptent dans des parties simples, non dans des matchs de plusieurs.
no-matches-of-teams = Règlement : deux équipes se rencontrent une fois à chaque table, non en plusieurs parties.
no-bad-tie-break = Règlement : les égalités se départagent par { $known }.
no-tie-break-twice = Règlement : un critère est nommé deux fois.
no-no-table-points = Règlement : il manque les points des tables.
no-bad-table-points = Règlement : une table de { $size } a autant de points que de places.
no-points-rise = Règlement : les points d’une table de { $size } décroissent de rang en rang.
no-sizes-apart = Règlement : les tailles de table se suivent, comme 3 et 4.
no-bad-duel-points = Règlement : une victoire donne au moins autant qu’une nulle, une nulle qu’une défaite.
no-chain-broken = L’entrée { $number } ne suit pas la précédente : quelque chose a été modifié.
no-fact-missing = L’entrée { $expected } manque.
no-empty-log = Ce journal est vide.
no-no-game = Ce règlement ne nomme pas de jeu pour l’écran.
no-not-on-screen = Une épreuve contre la montre ne se joue pas l’un contre l’autre.
no-not-closed = { $title } n’est pas encore terminé.
no-reported-twice = { $title } est déjà annoncé.
no-no-such-circuit = Ce circuit n’existe pas.
no-already-founded = Le circuit est déjà fondé.
no-bad-levels = Un circuit a au moins deux niveaux différents.
no-printed-name = { $name } est un règlement imprimé ; joué autrement, il lui faut un autre nom.
no-game-for-others = { $game } n’est pas un jeu à { $count }.
no-bad-season-points = Les points diminuent de place en place.
no-admitted-twice = { $title } fait déjà partie de ce circuit.
no-circuit-full = Un circuit compte au plus { $most } tournois.
no-not-admitted = Ce tournoi ne fait pas partie du circuit.
no-not-signed = Ce circuit n’accepte que les tournois signés par une maison à laquelle il fait confiance.
no-not-trusted = Ce circuit ne fait pas confiance à la maison dont la clé est { $key }.
no-other-report = La signature ne correspond pas à ce rapport.
no-reported-older = Un état plus récent de { $title } a déjà été reçu.
no-bad-fingerprint = Une empreinte a seize caractères : 0–9 et a–f.
no-too-many-trusted = Un circuit fait confiance à { $most } maisons au plus.
no-not-all-signed = Seules les entrées 1 à { $signed } sont signées. Enregistrez de nouveau le fichier après la fin.
no-report-false = Le journal ne tient pas : { $wrong }
no-in-another-circuit = Ce tournoi fait partie d’un autre circuit.
no-not-all-qualified = Tous ne sont pas qualifiés pour ce tournoi.
no-no-such-level = Les niveaux sont { $levels }.
no-bad-report = Ce rapport n’est pas complet.
no-bad-setting = { $setting } : ce réglage n’est pas possible.
no-not-qualified = { $person } n’est pas qualifié pour { $level }.
no-no-such-paper = Le papier { $name } n’existe pas.
no-no-such-language = Les papiers existent en { $known }.
no-nothing-drawn = Aucune ronde n’est tirée : il n’y a rien à imprimer.
no-no-such-round = La ronde { $number } n’est pas tirée ; la dernière est la { $last }.
no-no-bracket = La coupe n’est pas encore tirée : il n’y a pas de tableau.
no-no-groups = Il n’y a pas de groupes, ou ils ne sont pas encore tirés.
no-nobody-entered = Personne n’est encore inscrit.
no-too-many-for-paper = Les papiers existent jusqu’à { $most } inscrits ; la page et le projecteur montrent ce tournoi.
no-too-many-sheets = Les feuilles existent jusqu’à { $most } tables, il y en a { $count }. Imprimez le plan de table et laissez les joueurs saisir leurs résultats au téléphone.
no-empty-list = Cette liste est vide.
no-no-name-column = La première ligne nomme des colonnes, mais aucune n’est le nom.
no-no-text = Ce n’est pas un texte ; une liste est XLSX, CSV ou des noms, un par ligne.
no-other-file = Ce n’est pas une liste ; enregistrez-la en XLSX ou CSV.
no-no-csv = Ce CSV est illisible.
no-no-xlsx = Ce XLSX est illisible.

line-twice = Ligne { $line } : { $name } figure déjà à la ligne { $other }.
line-entered-twice = Ligne { $line } : { $name } est déjà inscrit.
line-full = Ligne { $line } : il n’y a plus de place pour { $name }.
line-no-name = Ligne { $line } : le nom manque.
line-hidden-character = Ligne { $line } : un caractère est invisible ou retourne le texte : { $character }.
line-looks-alike = Ligne { $line } : { $name } ressemble à { $other } ; inscrivez-les un par un.
line-too-long = Ligne { $line } : plus de { $most } caractères.
line-bad-rating = Ligne { $line } : le classement { $text } n’est pas un nombre entier.
line-too-many-lines = Seules les { $most } premières lignes sont lues.
line-unreadable = Ligne { $line } : des caractères illisibles.

refused-cell-taken = { $move } : { $cell } porte déjà une bille
refused-no-turn = { $move } : { $cell } fait cinq et termine la partie, on ne tourne plus
refused-turn-missing = { $move } : après la bille il faut tourner un mini-plateau, par exemple { $cell } NW+
refused-pentago-not-a-move = { $text } n’est pas un coup de Pentago ; écrivez une case et une rotation, comme c4 NW+
refused-point-taken = { $move } : { $point } porte déjà une pierre
refused-not-the-centre = { $move } : la première pierre va au centre, { $centre }
refused-too-near-the-centre = { $move } : la deuxième pierre du premier joueur reste à 3 points au moins du centre
refused-double-three = { $move } : cela fait deux trois libres, ce qui est interdit ici
refused-stones-stay = { $move } : les pierres se posent et ne bougent plus
refused-no-stones-left = { $move } : toutes les pierres sont posées ; déplacez-en une, comme K10-K11
refused-not-your-stone = { $move } : { $origin } ne porte pas de pierre de { $seat }
refused-not-adjacent = { $move } : { $point } n’est pas à côté de { $origin }
refused-must-move = { $move } : un coup est possible, donc on ne passe pas
refused-nothing-overlooked = { $move } : ce coup ne capture rien, rien n’a donc été oublié
refused-pente-beyond-the-board = { $text } est hors du plateau ; le bord est à { $most } points du centre
refused-pente-wrong-capture-mark = { $text } : captures marquées : { $marks }, paires capturées par le coup : { $pairs }
refused-pente-overlooked-here = { $text } : à cette table rien n’échappe ; ~ a sa place dans la notation d’une partie sur un vrai plateau
refused-kingdomino-must-place = { $number } peut se poser, par exemple en { $place }, et doit donc être posé
refused-kingdomino-too-large = { $move } : le royaume dépasserait { $size } × { $size }
refused-kingdomino-touches-nothing = { $move } : aucune moitié ne touche le château ni son propre terrain
refused-kingdomino-no-such-place = { $move } : cette place n’existe pas ; une place est une case et N, E, S ou W, comme { $castle }N
refused-katamino-not-a-move = { $text } n’est pas un coup de Katamino ; écrivez une pièce et ses cases, comme 6 a1 b1 a2 b2 a3
refused-piece-not-given = { $move } : la pièce { $piece } n’est pas parmi les pièces données { $given }
refused-piece-not-laid = { $move } : la pièce { $piece } n’est pas dans le cadre
refused-not-in-frame = { $move } : { $square } n’est pas dans le cadre
refused-not-on-board = { $move } : { $square } n’est pas sur le plateau
refused-square-taken = { $move } : { $square } est déjà couverte
refused-wrong-shape = { $move } : la pièce { $piece } n’a pas cette forme
refused-piece-1-upright = { $move } : la pièce 1 doit être posée dans la longueur
refused-bad-series = Une série compte 3 à 12 pièces, par exemple mienne: 2 3 6 11 | 8 4
refused-series-name-twice = Le nom { $name } figure deux fois
refused-too-many-series = Une grille compte au plus { $most } séries
refused-series-bar-too-early = { $name }, PENTA { $penta } : la pièce 1 se pose dans la longueur et demande cinq colonnes
refused-series-unsolvable = { $name }, PENTA { $penta } : les pièces { $pieces } ne remplissent pas 5 × { $penta } cases
refused-not-central = { $move } : la première pièce doit couvrir d4, d5, e4 ou e5
refused-touches-nothing = { $move } : elle ne touche aucune pièce par un côté ou un coin
refused-not-your-piece = { $move } : la pièce { $piece } est à l’adversaire
refused-cannot-pick = { $move } : la pièce { $piece } ne peut être choisie
refused-no-squares = { $move } : la pièce doit être posée, comme 6 d4 e4 d5 e5 d6
refused-still-drafting = { $move } : on choisit encore les pièces ; nommez-en une
refused-touched = { $step } reste : pièce touchée, pièce jouée
refused-no-such-steps = { $steps } n’est pas un coup ici
refused-not-your-turn = Ce n’est pas à vous de jouer
refused-other-position = La partie en est au coup { $made }, pas au coup { $ply } ; regardez encore
refused-time-up = Votre temps est écoulé
refused-declined-before = Cela a été refusé ; il faut jouer avant de le proposer encore
refused-bot-plays-on = L’ordinateur n’accepte pas la nulle
refused-chance-has-moved = Le hasard a joué depuis ; cela ne peut être repris
refused-no-move-yet = Vous n’avez pas encore joué
refused-nobody-gone = Personne n’est parti depuis { $seconds } s
refused-no-talk-in-teams = Les partenaires ne parlent pas pendant la partie
refused-no-talk = On ne parle pas à cette table
refused-not-invited = Cette place demande une invitation
refused-table-full = Aucune place n’est libre
refused-game-begun = La partie a commencé ; vous pouvez regarder
refused-sits-already = Vous êtes déjà à cette table
refused-no-such-table = Cette table n’existe pas
refused-no-such-link = Ce lien est inconnu ou a été retiré
refused-closing = La maison ferme
refused-opening = La maison est en train d’ouvrir ; réessayez dans un instant
refused-preparing = Première préparation : { $game } ({ $done } parties prêtes sur { $total })
refused-table-parked = Cette table ne peut pas être ouverte pour le moment
refused-record = Ligne { $line }, colonne { $column } : { $what }
refused-no-analysis = Il n’y a pas encore d’analyse de { $game }
refused-kingdomino-not-solvable = Seule une partie dont la dernière ligne est sur la table peut être résolue
refused-kingdomino-line-due = Personne ne joue ici : une ligne doit être révélée
refused-kingdomino-draw-due = Personne ne joue ici : un roi doit être tiré
refused-kingdomino-discard-due = Personne ne joue ici : un domino est défaussé
refused-kingdomino-over = Personne ne joue ici : la partie est finie
refused-no-such-game = Il n’y a pas de jeu { $name } ; il y a : { $names }
refused-no-chance = Rien n’est laissé au hasard ici
refused-puzzle-solved = { $move } : le cadre est plein, le casse-tête est résolu
refused-piece-laid = { $move } : la pièce { $piece } est déjà dans le cadre ; reprenez-la d’abord
refused-piece-on-board = { $move } : la pièce { $piece } est déjà sur le plateau
refused-katamino-wrong-size = Ce plateau a { $rows } rangées de { $columns } cases, séparées par /
refused-katamino-bad-mark = { $mark } ne peut être sur { $square } ; il y a les lettres { $letters }, . pour libre et _ pour aucune case
refused-filled-with-itself = La pièce { $piece } en taille triple se remplit avec d’autres pièces
refused-too-few-pieces = { $frame } demande { $needed } pièces, pas { $given }
refused-piece-twice = { $word } est deux fois dans la liste
refused-bad-piece = { $word } n’est pas une pièce : elles vont de 1 à 12, ou { $letters }
refused-laid-in-draft = Aucune pièce n’est posée avant que toutes soient choisies
refused-katamino-impossible = Dans aucun ordre les joueurs n’ont pu poser ces pièces
refused-picks-without-draft = Les choix ne suivent le plateau que si les pièces sont choisies
refused-bad-picks = Les choix sont deux rangées égales de lettres, comme LNP:IYV ; le premier joueur peut en avoir une de plus
refused-kingdomino-deal-due = { $move } : maintenant une ligne est révélée
refused-kingdomino-king-due = { $move } : maintenant un roi est tiré
refused-kingdomino-turn-due = { $move } : c’est au tour d’un joueur
refused-kingdomino-wrong-line = { $move } : une ligne a ici { $kings } dominos
refused-kingdomino-no-such-domino = { $move } : il n’y a pas de domino { $number }
refused-kingdomino-dealt-before = { $move } : { $number } est déjà sorti
refused-kingdomino-dealt-twice = { $move } : { $number } est là deux fois
refused-kingdomino-no-such-king = { $move } : il ne reste aucun roi de cette place à tirer
refused-kingdomino-nothing-to-place = { $move } : rien n’est posé au premier tour
refused-kingdomino-place-first = { $move } : { $number } doit être posé avant de choisir, comme { $number }:e6N/{ $pick }
refused-kingdomino-not-its-turn = { $move } : le domino à poser est { $number }, le plus petit de la ligne
refused-kingdomino-other-end = { $move } : un double est nommé ici par son autre bout : { $named }
refused-kingdomino-nothing-to-choose = { $move } : au dernier tour, on ne choisit rien
refused-kingdomino-choice-missing = { $move } : il faut aussi choisir un domino, comme { $move }/{ $first } ; sont libres { $free }
refused-kingdomino-not-free = { $move } : { $pick } n’est pas libre dans cette ligne ; sont libres { $free }
refused-kingdomino-box-squares = Cases { $land } : { $here } ; la boîte en a { $there }
refused-kingdomino-box-crowns = Couronnes sur { $land } : { $here } ; la boîte en a { $there }
refused-kingdomino-box-bare = Cases { $land } sans couronne : { $here } ; la boîte en a { $there }
refused-kingdomino-grid-odd = Le terrain d’un royaume a un nombre pair de cases, deux par domino, pas { $n }
refused-kingdomino-grid-order = Les dominos sont dans la boîte, mais dans aucun ordre chacun ne touche le château ou son terrain
refused-kingdomino-grid-cover = Ces cases ne peuvent être posées avec les dominos de la boîte, chacun une fois
refused-kingdomino-grid-ragged = Les rangées d’un royaume sont de même longueur ; celles-ci ont { $widths } cases
refused-kingdomino-grid-castle = Le château, C, y est une fois, pas { $n }
refused-kingdomino-grid-size = Un royaume a au plus { $size } × { $size } cases ; celui-ci a { $wide } en largeur et { $high } en hauteur
refused-kingdomino-grid-square = La rangée { $row } a { $word } ; une case est l’une de W F L G S M avec jusqu’à trois couronnes, comme M3, ou C, ou un point
refused-kingdomino-castle-there = { $move } : { $square } est prise par le château
refused-kingdomino-square-taken = { $move } : { $square } est déjà prise ({ $land })
refused-kingdomino-not-a-king = { $text } n’est pas un roi tiré ; écrivez à qui il est, comme king 2
refused-kingdomino-not-a-choice = { $text } n’est pas un coup ; écrivez le numéro où va votre roi, comme 30
refused-kingdomino-not-a-turn = { $text } n’est pas un coup ; écrivez la place du domino et votre choix, comme 14:e6N/30
refused-kingdomino-not-a-deal = { $text } n’est pas une ligne ; écrivez ses numéros, comme deal 3 14 22 41
refused-kingdomino-duel-for-two = Le grand duel est pour deux joueurs, pas { $players }
refused-kingdomino-championship-variant = { $name } n’existe pas au championnat
refused-kingdomino-championship-ties = Au championnat, les ex æquo partagent la place : tie_break est shared
refused-kingdomino-championship-two = Aux tables du championnat on est trois ou quatre, pas deux
refused-kingdomino-position-first-discard = Une position de Kingdomino n’a pas de défausse à côté d’un château nu : un premier domino va toujours
refused-kingdomino-position-game = Une position de Kingdomino donne une partie passée comme points.plus grand.couronnes par place, pas { $text }
refused-kingdomino-position-number = Une position de Kingdomino a des dominos de 1 à 48, pas { $text }
refused-kingdomino-position-seat = Une position de Kingdomino a des places de 1 à { $n }, pas { $text }
refused-kingdomino-position-lines = Une position de Kingdomino a des lignes entières de { $n } dominos, { $most } au plus
refused-kingdomino-position-waiting = Dans une position de Kingdomino, chaque domino à poser porte un roi
refused-kingdomino-position-line = Une position de Kingdomino a une ligne de { $kings } dominos
refused-kingdomino-position-full-line = Dans une position de Kingdomino, la ligne attend dès que chaque domino porte un roi
refused-kingdomino-position-kings = Une position de Kingdomino a { $each } { $each ->
        [one] roi
       *[other] rois
    } par joueur
refused-kingdomino-position-hand = Dans une position de Kingdomino, les rois ne sont en main qu’au premier tour
refused-kingdomino-position-drawn = Dans une position de Kingdomino, une ligne est là avant qu’un roi soit tiré
refused-kingdomino-position-turns = Dans cette position de Kingdomino, la place { $n } a posé ou défaussé { $had } { $had ->
        [one] domino
       *[other] dominos
    }
refused-kingdomino-position-parts = Une position de Kingdomino a quatre parties entre barres, cinq dans une dynastie, pas { $n }
refused-kingdomino-position-seats = Une position de Kingdomino à { $n } a { $n } royaumes, pas { $found }
refused-kingdomino-position-twice = Une position de Kingdomino a chaque domino une fois ; { $number } y est deux fois
refused-kingdomino-position-games = Une position de Kingdomino de { $games } parties ne peut en avoir { $n } derrière elle
refused-kingdomino-position-domino = Une position de Kingdomino nomme les dominos 14:e6N ou 7:x, pas { $word }
refused-bad-option-value = { $name } ne peut être { $value } ; c’est l’un de { $allowed }
refused-option-no-word = { $name } ne peut être { $value } ; c’est un seul mot
refused-option-no-number = { $name } ne peut être { $value } ; c’est un nombre entier
refused-no-such-option = Il n’y a pas d’option { $word } ; il y a : { $names }
refused-option-twice = L’option { $name } est donnée deux fois
refused-no-such-cell = { $move } : il y a 36 cases, de 0 à 35
refused-no-such-turn = { $move } : il y a huit rotations, de 0 à 7
refused-pentago-move-after-five = Le joueur dont c’est le tour a cinq billes alignées ; l’autre n’aurait pu jouer ensuite
refused-pentago-no-such-letter = Une position de Pentago s’écrit avec b, w et . depuis le haut à gauche, pas avec { $letter }
refused-pentago-not-a-position = Une position de Pentago a 36 des lettres b, w et . depuis le haut à gauche ; celle-ci en a { $length }
refused-pentago-wrong-counts = On pose tour à tour ; { $dark } b et { $light } w ne peuvent aller ensemble
refused-no-such-point = { $move } : le plateau a { $size } × { $size } points
refused-pente-no-such-notation = Il n’y a pas de notation { $dialect } ; il y a : K10, de, en, fr
refused-pente-not-k10 = { $text } n’est pas un point ; écrivez une colonne A–T (sans I) et une ligne 1–19, comme K10
refused-pente-not-a-point = { $text } n’est pas un point dans la notation { $dialect } ; écrivez { $right } ou { $left } et de combien, puis { $up } ou { $down } et de combien, comme { $example }, ou 0 pour le centre
refused-pente-stones-do-not-fit = { $seats } joueurs avec { $stones } pierres chacun ne peuvent jouer sur { $size } × { $size } points ; c’est 5 à { $most } pierres, ou 0 sans limite
refused-wrong-number = Le numéro { $number } est là où { $due } est attendu
refused-bad-result = Un résultat donne à chaque place ses points, comme 1-0
refused-wrong-result = Les coups finissent { $right } ({ $why }), le résultat dit { $result }
refused-bad-date = Une date s’écrit 2026-11-15
refused-bad-header = Un en-tête s’écrit [Nom "valeur"]
refused-header-twice = L’en-tête { $key } est là deux fois
refused-not-a-move = { $letter } ne commence aucun coup
refused-pente-position-fives = Seules les lignes de cinq qui sont sur le plateau peuvent compter
refused-pente-position-number = Une partie nommée de cette position n’est pas un nombre
refused-pente-position-turns = { $turns ->
        [one] { $turns } coup est
       *[other] { $turns } coups sont
    } trop peu pour ces pierres ; il en a fallu au moins { $least }
refused-pente-position-stones = Chaque joueur n’a que { $stones } pierres
refused-pente-position-used = Après { $turns } coups, toutes les pierres sont posées et la partie est finie
refused-pente-position-pairs = Les pierres sont capturées par paires
refused-pente-position-caught = Plus de pierres ont été capturées que posées
refused-pente-position-pass = Personne ne peut passer ou réclamer ainsi ici
refused-pente-position-claim = Dans cette position { $colour } n’a rien à réclamer
refused-pente-position-memory = Cette position retient trop de choses
refused-pente-position-hash = Une empreinte de cette position est trop grande
refused-pente-move-after-win = Le joueur dont c’est le tour a gagné ; l’autre n’aurait pu jouer ensuite
refused-pente-position-part = { $word } ne fait pas partie d’une position
refused-pente-position-rows = Une position sur ce plateau a { $size } lignes séparées par /, pas { $found }
refused-pente-position-letters = La ligne { $row } ne contient que { $letters }, des points et des nombres
refused-pente-position-row = La ligne { $row } a { $found } { $found ->
        [one] point
       *[other] points
    }, pas { $size }
refused-move-after-end = La partie est finie après le coup précédent
refused-no-game-header = Une notation nomme d’abord son jeu, comme [Game "pentago"]
refused-bad-language = La langue est l’une de { $names }
refused-bad-ending = La fin est l’une de { $names }
refused-no-such-seat = { $game } a ici { $seats } { $seats ->
        [one] place
       *[other] places
    } ; il n’y a pas de { $key }
refused-ended-twice = La partie a fini sur le plateau, elle n’a pas d’autre fin
refused-result-without-ending = La partie n’est pas finie après son dernier coup : une partie interrompue n’a pas de résultat, toute autre nomme son résultat et sa fin, comme [Ending "resignation"]
refused-open-comment = Ce commentaire n’est jamais fermé
refused-nested-comment = Un commentaire ne peut en contenir un autre
refused-number-amidst = Le numéro { $number } est au milieu du tour { $due }
refused-number-without-move = Aucun coup ne suit le numéro { $due }
refused-no-such-step = { $step } ne peut se faire ici
refused-no-such-next-step = { $step } ne peut suivre { $done } ici
refused-nothing-to-take-back = Rien n’a encore été fait dans ce tour
refused-nobody = Seul quelqu’un qui a un nom peut s’asseoir
refused-no-name = Il faut un nom pour jouer
refused-seat-taken = La place { $seat } n’est pas libre
refused-cannot-leave = La partie a commencé ; vous pouvez abandonner
refused-nothing-said = Rien n’a été dit
refused-nobody-talks = Seul quelqu’un qui a un nom peut parler ici
refused-no-such-clock = Il n’y a pas de pendule { $text } ; écrivez none, move 30, fischer 300+5 ou days 3
refused-not-seated = Vous n’êtes pas assis à cette table
refused-no-colours = Dans ce jeu, on ne choisit pas les couleurs
refused-colours-given = Les couleurs sont attribuées
refused-colour-not-yet = { $name } choisit d’abord une couleur
refused-colour-taken = Cette couleur n’est pas libre ; le sont : { $left }
refused-over = La partie est finie
refused-not-begun = La partie n’a pas commencé
refused-not-paused = La partie n’est pas en pause
refused-no-offer = Personne n’a proposé cela
refused-said-already = Vous l’avez déjà dit
refused-no-draws = Ce jeu ne connaît pas la nulle par accord
refused-no-takebacks = Rien ne se reprend à cette table
refused-paused = La partie est en pause
refused-not-over = La partie n’est pas finie
refused-followed = La partie suivante est déjà là
refused-tournament-game = Le tournoi dit qui joue ensuite
refused-only-a-bot = À plus de deux joueurs, l’ordinateur prend la place
refused-seat-is-yours = Votre place est à vous
refused-bot-plays = L’ordinateur joue pour vous ; reprenez d’abord votre place
refused-bot-plays-already = L’ordinateur joue déjà pour vous
refused-move-twice = Un coup est un texte ou des étapes, pas les deux
refused-not-strict = À cette table, un coup se fait en entier
refused-not-your-seat = Vous n’êtes pas assis là
refused-days-to-move = Avec des jours par coup, personne n’a à attendre à la table
refused-wrong-number-of-seats = { $title } a ici { $wanted } places, pas { $given }
refused-record-hidden = La notation est disponible quand la partie est finie
refused-no-such-bot = Il n’y a pas de joueur { $bot } ; il y a : { $names }
refused-duel-not-stored = Rien n’est enregistré sur { $move }
refused-duel-too-early = Il faut deux pièces posées pour qu’une recherche puisse répondre
refused-no-move = Personne ne peut jouer ici
refused-too-fast = Trop de demandes ; attendez un instant
refused-store-full = Le disque est plein ; rien n’a été changé
refused-store-read-only = Les données ne peuvent pas être écrites ; rien n’a été changé
refused-store-away = Les données ne répondent pas ; réessayez dans un instant
refused-store-damaged = Les données sont endommagées ; il faut restaurer une sauvegarde
refused-bad-request = La maison ne peut lire cette demande
refused-not-yours = Seul qui joue ici peut inviter
refused-not-found = Il n’y a rien ici
refused-not-allowed = Cela ne se fait pas ici
refused-too-large = C’est trop à la fois
refused-house-trouble = Un problème est survenu dans la maison ; rien n’a changé
refused-other-origin = Cette page n’a pas le droit de demander cela
refused-too-busy = Il y a trop de monde ; réessayez
refused-too-many-at-once = { $most } à la fois au plus ; terminez-en d’abord une autre
refused-took-too-long = Cela a pris plus de { $seconds } s
refused-worker-lost = Le calcul a été perdu ; réessayez
refused-not-on-screen = Contre la montre, on joue seul, pas l’un contre l’autre
refused-too-long = Un message a au plus { $most } caractères

no-log-damaged = La ligne { $line } du journal est illisible ; rien ne peut être ajouté avant la réparation.

refused-log-damaged = La ligne { $line } de ce journal est illisible, rien ne peut donc être ajouté avant la réparation : { $why }

no-other-draw = Cette partie appartient à un tirage annulé.

refused-other-draw = Cette partie appartient à un tirage annulé

no-no-such-board = Cette partie n’existe pas.

refused-no-such-board = Cette partie n’existe pas

no-anothers-name = Personne ne proteste au nom d’un autre.

refused-anothers-name = Personne ne proteste au nom d’un autre

no-entry-parts = Qui s’inscrit donne son nom et son club.

refused-entry-parts = Qui s’inscrit donne son nom et son club

no-not-in-policy = Personne ne peut faire cela.

refused-not-in-policy = Personne ne peut faire cela : { $entrance }

no-not-a-moderator = Ceci est réservé à la modération.
no-not-the-operator = Ceci est réservé à la personne qui gère la maison.
no-not-an-organiser = C’est l’affaire des responsables du club.
no-not-a-member = Vous ne faites pas partie de ce club.
no-seat-of-challenge = Cette place est réservée à l’autre joueur d’un défi.

no-part-closed = Cette maison n’a pas cette partie.

refused-part-closed = Cette maison n’a pas cela : { $part }

no-not-invited = Cette place demande une invitation.
no-not-yours = Seuls ceux qui jouent ici peuvent inviter.
no-nobody = Il faut un nom pour s’asseoir.
no-log-changed = Le journal de ce tournoi ne s’arrête pas où il devrait.

refused-log-changed = Le journal de ce tournoi ne s’arrête pas où il devrait

no-opening = La maison est en train d’ouvrir ; réessayez dans un instant.
no-preparing = Première préparation : { $game } ({ $done } parties prêtes sur { $total }).
no-table-parked = Cette table ne peut pas être ouverte pour le moment.
no-log-full = Le journal d’un tournoi a au plus { $most } Mo.

refused-log-full = Le journal d’un tournoi a au plus { $most } Mo
refused-bad-match = Un match, c’est « points 21 », « wins 3 » ou « best 5 », pas { $text }
refused-match-alone = Un match demande au moins deux joueurs
refused-match-bad-handicap = Ici, un handicap va de 0 à { $most }
refused-match-goal-too-low = Un match aux points se joue en { $least } ou plus
refused-match-handicaps = Un match a un handicap pour chaque place, ou aucun
refused-match-no-points = Ici, { $title } ne se joue pas aux points ; un match se joue en un nombre de parties gagnées
refused-match-partners = Les partenaires ont le même handicap
refused-one-series = Une seule série est attendue ici, comme la mienne : 2 3 6 11 | 8 4
refused-no-such-colour = { $colour } ne peut être choisi ; il y a : { $names }

refused-bad-puzzle = { $line } n’est pas une énigme : but, coups, difficulté, thème, solution, options et position, séparés par des tabulations
refused-no-puzzle-named = Il n’y a pas d’énigme { $name } de { $game }
refused-no-puzzles = Il n’y a pas d’énigmes de { $game }
refused-not-your-puzzle-turn = Ce n’est pas à vous de jouer dans cette énigme
refused-no-rule-book = Il n’y a pas de livre de règles { $name }
refused-no-such-code = Personne n’attend sous ce code. Vérifiez-le ou redemandez-le : il ne vaut que tant qu’une place est libre
refused-too-many-codes = Trop de codes erronés ; attendez { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }
refused-no-code-for-link = Ce lien n’a pas de code

refused-seek-alone = { $title } se joue seul ici
refused-rating-range = La cote minimale dépasse la maximale
refused-rating-range-missed = Votre cote n’est pas dans la fourchette demandée
refused-seek-gone = Quelqu’un a été plus rapide, ou la demande a été retirée
refused-own-seek = Vous y avez déjà une place
refused-seek-seat-taken = Cette place est prise
refused-lobby-full = Trop de demandes en ce moment ; acceptez-en une
refused-rated-alone = Une partie en solitaire n’est pas classée
refused-rated-position = Une partie classée commence par le début
refused-rated-clock = Une partie classée se joue à la pendule
refused-rated-needs-account = Connectez-vous pour jouer une partie classée
refused-rated-own-seats = On ne joue pas de partie classée contre soi-même
refused-rated-needs-level = Cet adversaire n’a pas de cote ici. Choisissez un des niveaux, ou jouez une partie amicale
refused-not-signed-in = Vous n’êtes pas connecté
refused-no-such-section = Rien n’est conservé sous { $section }
refused-progress-too-long = C’est trop pour être conservé
refused-progress-unreadable = Ceci n’est pas lisible
refused-bad-passkey = Cette clé d’accès n’ouvre aucun compte ici
refused-too-many-passkeys = Un compte a au plus { $most } { $most ->
        [one] clé d’accès
       *[other] clés d’accès
    }
refused-no-such-passkey = Cette clé d’accès n’existe plus
refused-no-such-person = Personne ne porte ce nom ici
refused-bad-account-name = Un nom a de 2 à 30 lettres, chiffres, points ou traits d’union
refused-name-taken = Le nom { $name } est déjà pris
refused-not-you = Le nom ou le mot de passe est faux
refused-no-such-session = Cet appareil est déjà déconnecté
refused-password-unwritable = Un mot de passe est fait de caractères que l’on peut taper
refused-password-too-short = Un mot de passe a au moins { $least } caractères
refused-password-too-long = Un mot de passe a au plus { $most } caractères
refused-password-repeated = Un mot de passe n’est pas un seul caractère répété
refused-password-is-name = Un mot de passe n’est pas le nom du compte
refused-password-common = Ce mot de passe est de ceux que l’on essaie d’abord ; choisissez-en un autre
refused-too-many-attempts = Trop de mots de passe erronés ; attendez { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }

refused-blocked-by-you = Vous avez bloqué cette personne
refused-friend-without-account = { $name } n’a pas de compte ici
refused-too-many-friends = Vous avez déjà demandé à { $most } personnes ; retirez-en d’abord une
refused-too-many-asked = Cette personne ne peut pas être sollicitée pour le moment
refused-too-many-blocked = Vous avez bloqué { $most } personnes ; débloquez-en d’abord une
refused-nobody-here = Il faut un nom pour cela
refused-yourself = C’est vous-même
refused-not-to-be-challenged = Cette personne ne peut pas être défiée
refused-challenge-of-two = On défie pour une partie à deux
refused-kept-apart = Vous ne pouvez pas vous asseoir à cette table
refused-not-heard = Quelqu’un ici ne veut pas vous lire

refused-banned-for-good = Vous ne pouvez plus jouer avec d’autres ici : { $reason }
refused-banned-until = Jusqu’au { $day }, vous ne pouvez pas jouer avec d’autres ici : { $reason }
refused-talk-closed = La modération a fermé la discussion à cette table
refused-talk-too-fast = Pas si vite ; les autres veulent vous lire
refused-talk-stands = La discussion de cette table est déjà ainsi
refused-too-many-reports = Vos signalements attendent d’être lus ; patientez
refused-no-such-report = Ce signalement est déjà traité
refused-no-such-ban = Cette exclusion n’existe pas
refused-not-a-moderator = Ceci est réservé à la modération
refused-not-the-operator = Ceci est réservé à la personne qui gère la maison

refused-no-such-club = Ce club n’existe pas
refused-club-full = Ce club a { $most } membres et n’en accepte plus
refused-member-already = Vous faites déjà partie de ce club
refused-asked-already = Vous avez déjà demandé
refused-too-many-waiting = Trop de personnes attendent une réponse ; réessayez plus tard
refused-last-organiser = Nommez d’abord un autre responsable
refused-other-member-already = { $name } fait déjà partie de ce club
refused-attached-already = Ce tournoi est déjà affiché
refused-too-many-attached = Un club affiche { $most } tournois ; retirez-en d’abord un
refused-not-attached = Le club n’affiche pas ce tournoi
refused-attached-private = Seul un tournoi public peut être affiché
refused-club-without-name = Un club doit avoir un nom
refused-too-many-clubs = Vous faites partie de { $most } clubs ; quittez-en d’abord un
refused-other-too-many-clubs = { $name } fait partie de trop de clubs
refused-not-to-be-invited = { $name } ne peut pas être invité
refused-not-an-organiser = C’est l’affaire des responsables du club
refused-not-a-member = Vous ne faites pas partie de ce club
refused-seat-of-challenge = Cette place est réservée à l’autre joueur d’un défi
refused-ladder-of-two = Une échelle est pour un jeu à deux
refused-no-such-ladder = Le club n’a pas d’échelle pour ce jeu
refused-too-many-ladders = Un club a au plus { $most } échelles
refused-no-such-challenge = Ce défi est terminé
refused-not-on-ladder = Vous n’êtes pas sur cette échelle
refused-other-not-on-ladder = Ce membre n’est pas sur cette échelle
refused-out-of-reach = Vous pouvez défier un joueur placé au plus { $reach } places au-dessus de vous
refused-challenge-open = Vous avez déjà un défi ; jouez-le d’abord
refused-other-challenge-open = Ce membre a déjà un défi
refused-not-your-challenge = Seuls les deux joueurs et les responsables disent comment cela s’est terminé
refused-not-your-challenge-to-drop = Seuls l’auteur du défi et les responsables peuvent le retirer
refused-not-your-game = Ce défi oppose deux autres joueurs
