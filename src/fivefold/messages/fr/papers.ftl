print-decimal-point = ,
print-first-day = 1er
print-day = { $day } { $month } { $year }
print-moment = { $day }/{ $month }/{ $year }, { $time }
print-month-1 = janvier
print-month-2 = février
print-month-3 = mars
print-month-4 = avril
print-month-5 = mai
print-month-6 = juin
print-month-7 = juillet
print-month-8 = août
print-month-9 = septembre
print-month-10 = octobre
print-month-11 = novembre
print-month-12 = décembre
print-paper-seating = Placement
print-paper-sheets = Feuilles de match
print-paper-groups = Tableaux des groupes
print-paper-bracket = Tableau de la coupe
print-paper-standings = Classement
print-paper-certificates = Diplômes
print-paper-fallback = Dossier de secours
print-paper-rules = Le règlement
print-paper-schedule = Horaire
print-foot-fact = état : entrée { $number } du journal
print-foot-digest = contrôle { $digest }
print-foot-page = page
print-foot-key = clé { $print }
print-season = saison { $season }
print-organiser = organisateur : { $name }
print-days = { $first } – { $last }
print-days-joined = { $first }–{ $last }
print-champion = { $title } : { $names }
print-signed-what = Signé : entrée { $number } du journal, contrôle { $digest }
print-signed-by = par la clé { $print } : { $signature }
print-signed-how = Avec ce code, quiconque possède le journal peut vérifier que rien n’y a été modifié ni coupé depuis : fivefold tournament check JOURNAL --signature CODE --key CLÉ
print-round = Ronde { $number }
print-round-word = Ronde
print-yes = oui
print-name = Nom
print-game = Partie
print-table = Table
print-table-short = T{ $number }
print-group = Groupe { $label }
print-group-word = Groupe
print-wave = Série { $number }
print-place-short = Place
print-points-short = { $count } { $count ->
        [one] pt
       *[other] pts
    }
print-filler = figurant hors classement
print-bye = exempt
print-won = gagné
print-lost = perdu
print-drawn = nul
print-before = { $one } devance { $other } par : { $by }.
print-cup-won = vainqueur
print-cup-final = Finale
print-cup-semi = Demi-finale
print-cup-quarter = Quart de finale
print-cup-eighth = Huitième de finale
print-cup-last = { $count } derniers
print-cup-third-place = Match pour la 3e place
print-double-upper = Tableau principal
print-double-lower = Tableau de repêchage
print-double-W = Tableau principal, tour { $round }
print-double-L = Repêchage, tour { $round }
print-double-F1 = Finale
print-double-F2 = Seconde finale
print-match-day = Journée { $number } · { $day }
print-stage-groups = Phase de groupes
print-stage-all-play-all = Chacun contre chacun
print-stage-intermediate = Ronde intermédiaire
print-stage-round = Ronde { $number } sur { $rounds }
print-stage-arena = Arène, appariement { $number }
print-round-number = Tour { $number }
print-stage-trial = Problème { $number } sur { $rounds }
print-state-left-game = a quitté la partie
print-state-left = parti
print-state-disqualified = disqualifié
print-state-void = annulé
print-state-walk-over = forfait
print-state-upset = plateau bousculé
print-seating-by-table = Par table
print-seating-by-game = Par partie
print-seating-called = Les parties sont appelées aux tables qui se libèrent ; l’écran et le téléphone indiquent la table.
print-seating-by-name = Par nom
print-seating-begins = commence
print-seating-clockwise = Qui commence (★) choisit sa place et sa couleur ; les autres suivent dans le sens des aiguilles d’une montre, dans cet ordre.
print-seating-marble-side = ★ commence. Chacun joue la couleur posée de son côté.
print-seating-byes = Exempt : { $names }
print-seating-halves = Absents avec un demi-point : { $names }
print-sheet-draw = nul
print-board-number = Table { $number } du match
print-sheet-winner = Vainqueur
print-sheet-marbles = Billes du vainqueur
print-sheet-marbles-hint = Comptez les billes que le vainqueur a posées (5 à 18).
print-sheet-begins = commence
print-sheet-seat = Place
print-sheet-player = Nom
print-sheet-colour = Couleur
print-sheet-score = Score
print-sheet-total = Total
print-sheet-place = Rang
print-sheet-points = Points
print-sheet-signature = Signature
print-sheet-signatures = Signatures des deux
print-sheet-replay = Partie rejouée
print-sheet-game = Partie
print-sheet-time = Temps (secondes)
print-sheet-unsolved = non résolu
print-sheet-scan = Scannez pour saisir le résultat au téléphone.
print-sheet-desk = Apportez cette feuille à l’organisation dès la fin de la partie.
print-sheet-areas = Cases × couronnes, additionnées sur tous les domaines d’un même terrain
print-sheet-remarks = Remarques, arbitre
print-terrain-wheat = Blé
print-terrain-forest = Forêt
print-terrain-lake = Lac
print-terrain-meadow = Prairie
print-terrain-swamp = Marais
print-terrain-mine = Mine
print-groups-legend = Une victoire vaut { $win } points, un nul { $draw }, une défaite { $loss }.
print-groups-speed = Le petit nombre donne les points gagnants : { $marbles } moins les billes du vainqueur.
print-groups-order = Ordre : { $order }.
print-groups-finished = toutes les parties sont jouées
print-groups-tied = { $one } et { $other } sont à égalité ; le sort décide si la place compte.
print-groups-walk-over = forf.
print-groups-games = Parties
print-groups-result = Vainqueur, ou nul
print-groups-marbles = Billes
print-groups-wave = Série
print-groups-played = Parties
print-groups-begins = commence
print-groups-second = contre
print-criterion-points = points
print-criterion-score = somme des scores
print-criterion-share = somme des parts
print-criterion-speed = points gagnants
print-criterion-wins = parties gagnées
print-criterion-board-points = points aux tables du match
print-criterion-head-to-head = parties entre ex æquo
print-criterion-buchholz = points des adversaires
print-criterion-sonneborn-berger = points des adversaires battus
print-criterion-solved = problèmes résolus
print-criterion-time = temps
print-criterion-lot = tirage au sort
print-criterion-cup = parcours en coupe
print-criterion-double = parcours dans les deux tableaux
print-criterion-third-place = match pour la 3e place
print-criterion-intermediate = ronde intermédiaire
print-criterion-group-place = place dans le groupe
print-criterion-points-short = Points
print-criterion-score-short = Score
print-criterion-share-short = Parts
print-criterion-speed-short = Gagnants
print-criterion-wins-short = Gagnées
print-criterion-board-points-short = Tables
print-criterion-head-to-head-short = Direct
print-criterion-buchholz-short = Advers.
print-criterion-sonneborn-berger-short = Battus
print-criterion-solved-short = Résolus
print-criterion-time-short = Temps
print-criterion-lot-short = Sort
print-bracket-part = Partie { $part } sur { $parts }
print-bracket-winner = Vainqueur
print-bracket-seed = Tête de série { $rank }
print-bracket-bye = exempt
print-bracket-replays = { $count } { $count ->
        [one] nul
       *[other] nuls
    }
print-standings-final = Classement final
print-standings-categories = Par catégorie
print-standings-before = Avant la première ronde
print-standings-during = Classement provisoire, { $round }
print-standings-order = Ordre : { $order }.
print-standings-by = devance la suite par : { $by }
print-standings-legend-rank-tables = Pour chaque ronde : les points, puis le score, la part du score de la table et la table ; ★ a commencé.
print-standings-legend-groups-cup = Groupe : lettre, place, points et points gagnants. Ensuite le résultat et l’adversaire de chaque tour.
print-standings-legend-knock-out = Le résultat et l’adversaire de chaque tour.
print-standings-legend-double-elimination = Le résultat et l’adversaire de chaque tour.
print-standings-legend-round-robin = Les parties figurent dans le tableau du groupe.
print-standings-legend-swiss = Pour chaque ronde : les points, puis le numéro de l’adversaire.
print-standings-legend-arena = Points de toutes les parties, dans l’ordre des appariements.
print-standings-legend-time-trial = Pour chaque ronde : le temps ; – non résolu.
print-certificate-heading = Diplôme
print-certificate-given = est décerné à
print-certificate-kind-any = Tournoi
print-certificate-kind-kingdomino-championship = Championnat de Kingdomino
print-certificate-kind-pentago-tournament = Tournoi de Pentago
print-certificate-kind-katamino-time-trial = Course Katamino
print-certificate-among = parmi { $count } { $count ->
        [one] participant
       *[other] participants
    }
print-certificate-for = pour la
print-certificate-bears = avec le titre de
print-certificate-place = { $place } place
print-certificate-place-shared = { $place } place partagée
print-certificate-place-1 = première place
print-certificate-place-2 = deuxième place
print-certificate-place-3 = troisième place
print-certificate-place-1-shared = première place partagée
print-certificate-place-2-shared = deuxième place partagée
print-certificate-place-3-shared = troisième place partagée
print-certificate-director = Direction du tournoi
print-certificate-referee = Arbitre
print-fallback-heading = Si l’ordinateur tombe en panne
print-fallback-lead = Avec ce dossier, le tournoi continue à la main. Rien n’est perdu : ce qui est noté ici sera saisi plus tard. Photocopiez les pages vierges pour chaque ronde suivante.
print-fallback-here-title = Où nous en sommes
print-fallback-steps-title = Comment continuer
print-fallback-back-title = Quand l’ordinateur est de retour
print-fallback-rules-title = Les règles utiles
print-fallback-points-title = Points des places partagées
print-fallback-places = Places
print-fallback-each = Chacun
print-fallback-not-started = Le tournoi n’a pas encore commencé.
print-fallback-running = { $count ->
        [one] { $round } en cours ; { $count } table reste ouverte. Sa feuille est dans ce dossier.
       *[other] { $round } en cours ; { $count } tables restent ouvertes. Leurs feuilles sont dans ce dossier.
    }
print-fallback-done = { $round } : tout est joué.
print-fallback-determined = Le prochain placement est connu et se trouve dans ce dossier.
print-fallback-but-lots = Le prochain placement est connu, sauf les tirages au sort ; il est dans ce dossier avec les tirages à faire.
print-fallback-open = Le prochain placement dépend de ce qui reste à jouer ; des formulaires sont dans ce dossier.
print-fallback-last = Aucune ronde ne suit.
print-fallback-table-of = table de { $size } : { $points }
print-fallback-table-of-size = Table de { $size }
print-fallback-running-title = Placement de la ronde en cours
print-fallback-sheets-title = Feuilles de match
print-fallback-groups-title = Tableaux des groupes à remplir
print-fallback-bracket-title = Tableau de la coupe à remplir
print-steps-rank-tables-1 = Terminez la ronde en cours. Récupérez à chaque table une feuille signée ; en cas de litige, la feuille fait foi.
print-steps-rank-tables-2 = Reportez chaque feuille sur la feuille de calcul. Les rangs d’une table suivent les scores ; à égalité, on partage le rang et ses points (voir le tableau des places partagées).
print-steps-rank-tables-3 = Points des rangs, { $points }. Additionnez-les, et additionnez aussi les scores.
print-steps-rank-tables-4 = Classez tout le monde : { $order }. Ne calculez les parts que si points et scores sont égaux : score divisé par le total de la table ; à une table de trois, le total est d’abord augmenté de sa moyenne.
print-steps-rank-tables-5 = Placez du haut du nouveau classement, table après table. Tailles des prochaines tables : { $sizes }.
print-steps-rank-tables-6 = Si des ex æquo se trouvent de part et d’autre d’une limite de table, tirez au sort entre eux et gardez le formulaire.
print-steps-rank-tables-7 = À chaque table commence qui a commencé le moins souvent ; entre plusieurs, le sort décide. Qui commence choisit sa place et sa couleur, les autres suivent dans le sens des aiguilles d’une montre.
print-steps-rank-tables-8 = Notez le placement sur le formulaire et affichez-le. Recommencez jusqu’à la ronde { $rounds }.
print-steps-groups-cup-1 = Jouez les parties ouvertes. Sur chaque feuille : le vainqueur (ou nul) et le nombre de billes que le vainqueur a posées.
print-steps-groups-cup-2 = Reportez chaque partie dans le tableau du groupe : victoire { $win } points, nul { $draw }, défaite { $loss }. Le vainqueur reçoit aussi { $marbles } moins ses propres billes en points gagnants.
print-steps-groups-cup-3 = Places dans le groupe : { $order }. Ne tirez au sort que si la place compte, et gardez le formulaire.
print-steps-groups-cup-4 = Comparez entre eux les premiers de tous les groupes : points, puis points gagnants, par partie si les groupes sont de tailles différentes ; puis le sort. Ce sont les têtes de série 1, 2, 3, etc. Ensuite les deuxièmes de même, autant que décidé.
print-steps-groups-cup-5 = S’il reste des places au tableau, les suivants jouent pour les obtenir : jusqu’à trois, chacun contre chacun ; sinon une partie chacun, le meilleur contre le dernier. Qui passe prend les dernières têtes de série.
print-steps-groups-cup-6 = Inscrivez les têtes de série au tableau. Si deux membres d’un même groupe devaient se rencontrer d’emblée, échangez la moins bonne avec celle d’une paire voisine.
print-steps-groups-cup-7 = Tirez au sort qui commence chaque partie de coupe. Une partie nulle est rejouée jusqu’à ce que quelqu’un gagne ; chaque fois, c’est l’autre qui commence.
print-steps-groups-cup-8 = Les vainqueurs avancent d’une colonne vers la droite, jusqu’à la finale.
print-steps-knock-out-1 = Jouez les parties ouvertes ; le vainqueur avance d’une colonne vers la droite.
print-steps-knock-out-2 = Une partie nulle est rejouée jusqu’à ce que quelqu’un gagne ; chaque fois, c’est l’autre qui commence.
print-steps-knock-out-3 = Tirez au sort qui commence chaque partie du tour suivant et notez-le sur le formulaire.
print-steps-double-elimination-1 = Jouez les parties ouvertes. Qui gagne dans le tableau principal y reste ; qui y perd passe au repêchage.
print-steps-double-elimination-2 = Qui perd au repêchage est éliminé. Une partie nulle est rejouée jusqu’à ce que quelqu’un gagne ; chaque fois, c’est l’autre qui commence.
print-steps-double-elimination-3 = Au repêchage on joue d’abord entre soi, puis contre ceux qui descendent. Les vainqueurs des deux tableaux jouent la finale ; si le joueur invaincu la perd, on la rejoue.
print-steps-swiss-1 = Terminez la ronde en cours. Une victoire vaut { $win } points, un nul { $draw }, une défaite { $loss }.
print-steps-swiss-2 = Additionnez les points sur la feuille de calcul et classez tout le monde par points ; tirez au sort entre ex æquo et gardez le formulaire.
print-steps-swiss-3 = Si le nombre est impair, la dernière personne du classement qui ne l’a pas encore été est exempte ; cela compte comme une victoire.
print-steps-swiss-4 = Appariez depuis le haut : chacun joue contre la personne suivante qu’il n’a pas encore rencontrée (colonne « rencontrés »). Si la dernière paire ne va pas, revenez d’une paire et prenez la possibilité suivante.
print-steps-swiss-5 = Dans chaque paire commence qui a commencé moins souvent ; à égalité, qui est mieux classé.
print-steps-swiss-6 = Notez les paires sur le formulaire et affichez-le. Recommencez jusqu’à la ronde { $rounds }.
print-steps-arena-1 = Qui a fini sa partie vient à la table d’arbitrage avec le résultat. Une victoire vaut { $win } points, un nul { $draw }, une défaite { $loss }{ $streak ->
        [0] .
       *[other] {" "}; après { $streak } victoires de suite, chaque partie compte double jusqu’à ce qu’une ne soit pas gagnée.
    }
print-steps-arena-2 = Dès que deux joueurs sont libres et ne viennent pas de se rencontrer, ils jouent : les plus proches en points. Commence qui a commencé moins souvent.
print-steps-arena-3 = S’il reste quelqu’un, attend qui a joué le plus de parties. Deux joueurs qui viennent de se rencontrer attendent tant que d’autres jouent.
print-steps-arena-4 = L’arène se termine { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } après le départ ({ $ends }). À partir de là, personne n’est plus apparié ; les parties en cours sont jouées jusqu’au bout et comptent.
print-steps-round-robin-1 = Jouez les parties ouvertes dans l’ordre des séries ; la personne nommée en premier commence.
print-steps-round-robin-2 = Reportez chaque partie dans le tableau : victoire { $win } points, nul { $draw }, défaite { $loss }.
print-steps-round-robin-3 = Ordre à la fin : { $order }.
print-steps-time-trial-1 = Donnez le même problème à tous au même moment et chronométrez chacun en secondes ; qui ne trouve pas n’a pas de temps.
print-steps-time-trial-2 = Ordre : { $order } ; d’abord le plus de problèmes résolus, puis la plus petite somme des temps. Recommencez jusqu’au problème { $rounds }.
print-steps-back-1 = Ouvrez le tournoi. Son journal doit finir par le numéro au bas de cette page ; s’il est plus grand, les inscriptions suivantes sont déjà là.
print-steps-back-2 = Saisissez ce qui s’est fait à la main, dans l’ordre : les tirages avec leur résultat, puis le placement, puis les résultats des listes ; cochez chaque ligne.
print-steps-back-3 = Si votre placement diffère de celui que propose le programme, publiez le vôtre avec le motif « à la main ». Ce qui a été joué ne change pas.
print-steps-back-4 = Comparez le classement avec la feuille de calcul. Gardez toutes les feuilles jusqu’à la remise des prix.
print-worksheet-title = Feuille de calcul : état et nouvelles sommes
print-worksheet-begun = débuts
print-worksheet-met = rencontrés
print-worksheet-this-round = Cette ronde
print-worksheet-score = Score
print-worksheet-points = Points
print-worksheet-new = Nouvelles sommes
print-worksheet-new-place = Nouvelle place
print-worksheet-bye-note = ○ a été exempt
print-next-title = Prochain placement
print-next-fixed = Ce placement est définitif.
print-next-proposed = Définitif, sauf les tirages. Marquez d’une ★ qui commence.
print-next-form = Formulaire du prochain placement. Marquez d’une ★ qui commence.
print-next-lot = au sort
print-next-able = Le sort décide qui commence : { $names }
print-next-able-word = le sort décide qui commence
print-next-begins = commence
print-lot-title = Tirages au sort
print-lot-lead = Écrivez chaque nom sur un billet, tirez en public et notez l’ordre dans lequel les billets sortent.
print-lot-purpose = Objet
print-lot-candidates = Entre
print-lot-outcome = Ordre tiré
print-lot-witness = Tiré par, témoin
print-typing-title = Résultats à saisir plus tard
print-typing-lead = Une ligne par feuille, dans l’ordre des tables. Cochez une fois saisi.
print-typing-players = Noms et scores
print-typing-result = Vainqueur, ou nul
print-typing-marbles = Billes
print-typing-time = Temps
print-typing-done = saisi
print-incident-title = Incidents : départs, réclamations, décisions, corrections
print-incident-lead = Notez qui, quand, à quelle table, ce qui a été décidé et pourquoi. Le programme demandera le motif.
print-incident-time = Heure
print-incident-table = Ronde, table
print-incident-who = Qui
print-incident-what = Ce qui s’est passé, ce qui a été décidé, pourquoi
print-incident-by = Décidé par
print-purpose-seating = placement de la ronde { $number }
print-purpose-starts = qui commence à la ronde { $number }
print-purpose-places = places { $places } avant la ronde { $number }
print-purpose-groups = les groupes
print-purpose-group = groupe { $label }
print-purpose-order = ordre des ex æquo à la ronde { $number }
print-purpose-seeding = têtes de série
print-purpose-intermediate-places = places de la ronde intermédiaire
print-purpose-intermediate = ronde intermédiaire
print-purpose-across = place { $number } de tous les groupes
print-tie-title = Égalités
print-tie-lead = De gauche à droite, jusqu’à ce qu’une colonne départage.
print-tie-lead-three = De gauche à droite, jusqu’à ce qu’une colonne départage. Total d’une table de trois : l’augmenter d’abord de sa moyenne.
print-tie-score = Score de la ronde
print-tie-total = Total de la table
print-tie-share = Score ÷ total
print-certificate-sum = { $what } : { $value }
print-worksheet-counted-note = ✓ est déjà compté dans les sommes de gauche ; ne l’ajoutez pas deux fois.
print-fallback-plan = Vont en coupe les { $direct } premiers de chaque groupe, tableau de { $size }.
print-fallback-plan-next = Les suivants jouent une ronde intermédiaire pour les places libres ({ $open }).
print-fallback-plan-byes = Exemptions pour les meilleurs vainqueurs de groupe : { $open }.
print-fallback-plan-proposed = C’est la proposition ; la direction n’a pas encore décidé.
print-seeding-title = Têtes de série de la coupe
print-seeding-lead = D’abord tous les premiers de groupe, du meilleur au dernier, puis tous les deuxièmes, etc. Comparez les points, puis les points gagnants ; par partie si les groupes sont de tailles différentes ; puis le sort.
print-seeding-seed = Tête de série
print-seeding-origin = Groupe, place
print-seeding-games = Parties
print-seeding-points = Points
print-seeding-speed = Points gagnants
print-seeding-points-per = Points par partie
print-seeding-speed-per = Points gagnants par partie
print-own-swiss = Système suisse : { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    }. Les joueurs à égalité de points se rencontrent, et personne ne rencontre deux fois le même adversaire.
print-own-round-robin = Chacun joue contre chacun { $legs ->
        [1] une fois
       *[other] deux fois ; chacun commence une fois
    }.
print-own-groups-cup = Groupes de quatre ou cinq, chacun contre chacun { $legs ->
        [1] une fois
       *[other] deux fois
    } ; les meilleurs des groupes continuent en coupe.
print-own-knock-out = Élimination directe : qui perd est éliminé.
print-own-double-elimination = Double élimination : qui perd deux fois est éliminé ; les vainqueurs des deux tableaux jouent la finale.
print-own-arena = Arène : pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, qui est libre joue contre qui est libre. Les parties en cours à la fin du temps sont jouées jusqu’au bout et comptent.
print-own-time-trial = Chacun résout seul { $rounds ->
        [one] un problème
       *[other] { $rounds } problèmes
    }, contre la montre.
print-own-rank-tables = { $rounds ->
        [one] Une ronde
       *[other] { $rounds } rondes
    } à des tables de { $sizes } ; aux rondes suivantes, { $seating ->
        [lot] le sort
       *[other] le classement
    } décide des places.
print-own-teams = Les équipes jouent à { $boards } tables ; le plus grand total de points y gagne la rencontre.
print-own-best-of = Une rencontre se joue en { $games } parties au plus.
print-own-days = { $days ->
        [one] Un jour sépare
       *[other] { $days } jours séparent
    } les journées.
print-own-third = { $played ->
        [yes] Les perdants des demi-finales jouent pour la troisième place.
       *[other] Les perdants des demi-finales se partagent la troisième place.
    }
print-own-starts = { $starts ->
        [lot] Le sort désigne qui commence.
       *[other] Commence qui a commencé le moins souvent ; à égalité, le sort décide.
    }
print-own-table-points = À une table de { $size }, les places rapportent { $points } points ; les ex æquo les partagent.
print-own-points = Une victoire rapporte { $win }, une nulle { $draw }, une défaite { $loss } points.
print-own-streak = Après { $streak } victoires de suite, chaque partie compte double jusqu’à ce qu’une ne soit pas gagnée.
print-own-speed = Dans les groupes, une victoire rapporte aussi des points gagnants : { $marbles } moins les billes posées par le vainqueur.
print-own-tie = Au classement compte { $place ->
        [1] d’abord
       *[other] ensuite
    } : { $name }. { $about }
print-own-most = { $most } joueurs au plus peuvent participer.
print-own-late = On peut s’inscrire après le début.
print-own-half-byes = Chacun peut manquer { $count ->
        [one] une ronde
       *[other] { $count } rondes
    } et reçoit les points d’une nulle, s’il le dit avant le tirage.
print-own-leavers = { $leavers ->
        [annul] Toutes les parties d’un joueur qui abandonne le tournoi sont annulées.
       *[other] Les parties d’un joueur qui abandonne le tournoi restent valables ; les autres sont gagnées par forfait.
    }
print-own-confirm = Un résultat ne compte qu’une fois confirmé par un autre joueur.
