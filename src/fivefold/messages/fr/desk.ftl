desk-status-closed = terminé
desk-status-yours = en cours, organisé par vous
desk-status-running = en cours
desk-status-archived = archivé
desk-players = { $count } { $count ->
        [one] joueur
       *[other] joueurs
    }
desk-round = Ronde { $round }
desk-table = Table { $table }
desk-game = Partie { $game }
desk-at = Partie { $game } · table { $table }
desk-group = Groupe { $group }
desk-begins = commence
desk-projector = Projecteur
desk-gone = Ce tournoi n’existe pas, ou le lien a été révoqué.
desk-sending = Envoi…
desk-waiting = gardé ici jusqu’à l’envoi : { $count }
turned-down-title = { $count ->
    [one] Non repris après la coupure : { $count } saisie
   *[other] Non repris après la coupure : { $count } saisies
}
turned-down-about = Cela a été saisi ici pendant la coupure ; entre-temps, le tournoi a continué. Comparez, et saisissez de nouveau ce qui est juste.
desk-seen = Compris
desk-cancel = Annuler
desk-close-window = Fermer
desk-reason = Motif
desk-reason-needed = Motif (obligatoire)
desk-save = Enregistrer

tab-players = Joueurs
tab-round = Rondes
tab-standing = Classement
tab-protests = Réclamations
tab-history = Historique
tab-hall = Salle
tab-share = Impression et partage
archive-title = Archiver ou supprimer
archive-about = Un tournoi archivé ne figure plus dans aucune liste ; ses liens restent valables, et on peut le ressortir.
archive-do = Archiver ce tournoi
archive-done = Ce tournoi est archivé : il ne figure dans aucune liste.
archive-undo = Le ressortir
archive-list = Tournois archivés
delete-about = Un tournoi supprimé disparaît aussitôt pour tous les autres ; ce lien permet de le récupérer pendant trente jours. Ensuite, il est effacé pour de bon.
delete-do = Supprimer ce tournoi…
delete-sure = Supprimer
delete-done = Ce tournoi est supprimé. Seul ce lien l’ouvre encore ; il sera effacé le { $day }.
delete-undo = Le récupérer

new-title = Nouveau tournoi
new-name = Nom
new-example = Championnat de Saxe 2026
new-regulation = Règlement
new-public = Ouvert à tous les spectateurs
new-open = Ouvrir le tournoi
new-import = Continuer à partir d’un journal…
details-title = Saison, lieu, dates
details-edit = Précisions…
details-season = Saison
details-place = Lieu
details-begins = Premier jour
details-ends = Dernier jour (s’il y en a plusieurs)
details-organiser = Organisateur
details-champion = Titre du vainqueur
details-champion-example = Champion de Saxe
details-notes = Droits d’inscription, prix, accès
details-schedule = Horaire
details-schedule-time = Jour et heure
details-schedule-what = Quoi
details-schedule-add = Ajouter une ligne
details-schedule-away = Retirer cette ligne
details-schedule-rounds = Inscrire les rondes
details-schedule-first = Première ronde à
details-schedule-minutes = Minutes par ronde, pause comprise
details-by = Organisateur : { $name }
details-season-of = Saison { $season }
keep-title = Gardez le lien de la direction
keep-about = Ce tournoi ne se dirige qu’avec ce lien. Ce navigateur le garde ; gardez-le aussi ailleurs, au cas où celui-ci serait perdu ou vidé.
keep-file = Enregistrer dans un fichier
keep-show = Afficher le code QR
keep-done = Je l’ai gardé
keep-text = Lien de la direction de « { $title } » : { $address }

regulation-kingdomino-championship = Championnat de Kingdomino
regulation-pentago-tournament = Tournoi de Pentago
regulation-round-robin = Toutes rondes
regulation-knock-out = Élimination directe
regulation-swiss = Système suisse
regulation-katamino-time-trial = Katamino contre la montre
regulation-about-kingdomino-championship = Cinq rondes à des tables de quatre et de trois, selon le classement ; 24 joueurs au plus.
regulation-about-pentago-tournament = Groupes de quatre et cinq, ronde intermédiaire si besoin, puis la coupe.
regulation-about-round-robin = Chacun joue une fois contre chacun.
regulation-about-knock-out = Qui perd est éliminé ; tout nombre de joueurs, avec exemptions.
regulation-about-swiss = Cinq rondes, à points égaux si possible ; personne ne se rencontre deux fois.
regulation-arena = Arène au temps
regulation-about-arena = Pendant une heure, qui est libre joue contre qui est libre ; après deux victoires de suite, chaque partie compte double.
regulation-about-katamino-time-trial = Trois énigmes, chacun pour soi ; le plus de réussites, puis le moins de temps.
regulation-double-round-robin = Toutes rondes, aller et retour
regulation-about-double-round-robin = Chacun joue deux fois contre chacun ; chacun commence une fois.
regulation-league = Championnat sur plusieurs semaines
regulation-about-league = Chacun joue deux fois contre chacun, une journée par semaine à partir du premier jour.
regulation-double-elimination = Double élimination
regulation-about-double-elimination = Qui perd deux fois est éliminé ; les vainqueurs des deux tableaux jouent la finale.
format-rank-tables = Tables selon le classement
format-groups-cup = Groupes, puis coupe
format-round-robin = Toutes rondes
format-knock-out = Élimination directe
format-double-elimination = Double élimination
format-swiss = Système suisse
format-arena = Arène au temps
format-time-trial = Contre la montre
regulation-printed = Ce règlement est imprimé et se joue tel quel.
regulation-text = Lire le règlement
regulation-own = Le modifier : votre propre règlement…
regulation-change = Règlement…
regulation-frozen-soon = Le règlement peut être modifié jusqu’au départ.
regulation-name = Nom du règlement
regulation-format = Formule
regulation-game = Jeu
regulation-game-other = un autre jeu…
regulation-game-none = non précisé
regulation-game-name = Quel jeu ?
regulation-variant = Variante
regulation-rounds = Rondes
regulation-minutes = Minutes jusqu’au dernier appariement
regulation-streak = Victoires de suite après lesquelles les parties comptent double
regulation-streak-about = 0 : chaque partie compte une fois.
regulation-puzzles = Énigmes
regulation-most = Au plus (vide : sans limite)
regulation-win = Points pour une victoire
regulation-draw = pour une nulle
regulation-loss = pour une défaite
regulation-tables = Points des places à une table de { $size }
regulation-sizes = Tables de
regulation-sizes-to = à
regulation-marbles = Réserve de pièces : ce qui reste au vainqueur compte en points gagnants (0 : ne compte pas)
regulation-ties = Départages, dans cet ordre
regulation-tie-up = { $name } plus tôt
regulation-tie-away = Sans { $name }
regulation-tie-add = Ajouter un départage
regulation-seating = Tables des rondes suivantes
regulation-seating-standing = selon le classement
regulation-seating-lot = par tirage au sort
regulation-starts = Qui commence
regulation-starts-fewest = qui a commencé le moins
regulation-starts-lot = par tirage au sort
regulation-pairing = Appariement
regulation-pairing-points = par points, débuts équilibrés
regulation-pairing-dutch = système suisse de la FIDE (Dutch)
regulation-leavers = Parties de qui quitte le tournoi
regulation-leavers-stand = restent ; le reste est gagné par forfait
regulation-leavers-annul = sont toutes annulées
regulation-late = On peut s’inscrire après le départ
regulation-legs = Deux joueurs se rencontrent
regulation-legs-once = une fois
regulation-legs-twice = deux fois ; chacun commence une fois
regulation-best-of = Parties par match (1 : une seule)
regulation-team-boards = Équipes : tables par match (1 : joueurs seuls)
regulation-third = Match pour la troisième place
regulation-third-ask = à décider avant la finale
regulation-third-yes = oui
regulation-third-no = non
regulation-days = Jours entre deux journées (0 : tout en un jour)
regulation-halves = Absences à un demi-point permises par joueur
regulation-confirm = Un résultat ne compte qu’une fois confirmé par un autre joueur
regulation-save = Enregistrer dans un fichier
regulation-read = Depuis un fichier…
regulation-players = Joueurs attendus
regulation-boards = On peut aussi jouer à l’écran.
regulation-real = On joue sur de vrais plateaux ; les résultats sont saisis.
regulation-not-one = Ce fichier ne contient pas de règlement.
forecast-title = À quoi s’attendre
forecast-minutes = Minutes par ronde, pause comprise
forecast-minutes-game = Minutes par partie
forecast-do = Simuler
forecast-busy = Simulation …
forecast-says = Avec { $players ->
    [one] un joueur
   *[other] { $players } joueurs
  } : { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
  }, { $time } h ; le plus fort gagne avec une probabilité de { $best }.
forecast-about = Environ { $games ->
    [one] une partie
   *[other] { $games } parties
  } ; d’après { $count ->
    [one] un tournoi simulé
   *[other] { $count } tournois simulés
  } avec des forces tirées au hasard.
forecast-says-arena = Avec { $players ->
    [one] un joueur
   *[other] { $players } joueurs
  } : environ { $rounds ->
    [one] une partie
   *[other] { $rounds } parties
  } chacun, { $time } h jusqu’à la fin de la dernière partie ; le plus fort gagne avec une probabilité de { $best }.
tie-about-points = Les points de toutes les parties ou tables.
tie-about-score = La somme des scores de jeu.
tie-about-share = La somme de ses parts dans tous les points de ses tables.
tie-about-speed = Ce qui restait dans chaque partie gagnée.
tie-about-wins = Le nombre de parties gagnées.
tie-about-board-points = Les points aux tables de tous les matchs.
tie-about-head-to-head = Les parties entre les ex æquo.
tie-about-buchholz = Les points de tous ses adversaires : qui en a eu de plus forts est devant.
tie-about-sonneborn-berger = Les points des adversaires battus, et la moitié de ceux des parties nulles.
tie-about-solved = Le nombre d’énigmes résolues.
tie-about-time = Le temps de toutes les énigmes résolues.
tie-about-lot = Un tirage au sort, qui est consigné.

lot-seating = les tables de la ronde { $a }
lot-starts = qui commence à la ronde { $a }
lot-starts-of = qui commence : { $stage }
lot-order = l’ordre de la ronde { $a }
lot-places = les places { $a }–{ $b } avant la ronde { $c }
lot-groups = les groupes
lot-group = l’égalité dans le groupe { $a }
lot-across = l’égalité entre les places { $a } de tous les groupes
lot-between = les places de la ronde intermédiaire
lot-intermediate = l’égalité dans la ronde intermédiaire
lot-seeding = les places dans le tableau

ask-split = Comment répartir { $players } joueurs en groupes ?
ask-split-any = { $answer } : { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    }
ask-cup = { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    } : qui entre dans la coupe ?
ask-cup-any = { $direct ->
        [1] les vainqueurs de groupe
        [2] les deux premiers de chaque groupe
       *[other] les quatre premiers
    }, tableau de { $size }{ $way ->
        [next] , les { $direct ->
            [1] deuxièmes
           *[other] troisièmes
        } jouent pour { $open } { $open ->
            [one] place
           *[other] places
        }
        [byes] , { $open } { $open ->
            [one] exemption pour le meilleur vainqueur de groupe
           *[other] exemptions pour les meilleurs vainqueurs de groupe
        }
       *[full] {""}
    }
ask-intermediate = { $players } { $place ->
        [2] deuxièmes
       *[other] troisièmes
    } jouent pour { $open } { $open ->
        [one] place
       *[other] places
    } : comment ?
ask-intermediate-knock-out = élimination, parties : { $games } ; les meilleurs attendent
ask-intermediate-each-against-each = chacun contre chacun, parties : { $games }
ask-compare = Les groupes sont de tailles différentes : comment comparer leurs joueurs ?
ask-compare-average = points et points gagnants par partie
ask-compare-sum = points et points gagnants au total
ask-third-place = Les perdants des demi-finales jouent-ils pour la troisième place ?
ask-third-place-no = non, ils la partagent
ask-third-place-yes = oui, ils la jouent

answered-split = Groupes
answered-cup = Vers la coupe
answered-intermediate = Ronde intermédiaire
answered-compare = Comparaison des groupes
answered-third-place = Partie pour la troisième place

answer-cup = { $direct ->
        [1] les vainqueurs de groupe
        [2] les deux premiers de chaque groupe
       *[other] les quatre premiers
    }{ $way ->
        [next] , les { $direct ->
            [1] deuxièmes
           *[other] troisièmes
        } jouent pour les places libres
        [byes] , exemptions pour les meilleurs vainqueurs de groupe
       *[full] {""}
    }
answer-knock-out = élimination directe
answer-each-against-each = chacun contre chacun

can-tables = Tables de { $sizes }
can-groups = Groupes : { $splits }
can-round-robin = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, chacun contre chacun
can-bracket = Un tableau de { $size }{ $byes ->
        [0] {""}
        [one] {" "}avec { $byes } exemption
       *[other] {" "}avec { $byes } exemptions
    }
can-rounds = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }{ $meet ->
        [twice] {" "}; certains se rencontrent deux fois
       *[once] {""}
    }
can-puzzles = { $puzzles ->
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    }
can-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à la fois

obstacle-seats = { $count ->
        [one] { $count } joueur ne peut
       *[other] { $count } joueurs ne peuvent
    } être assis à des tables de { $small } et { $large }.
obstacle-too-many = { $most } joueurs au plus.
obstacle-groups = { $count ->
        [one] { $count } joueur ne peut être réparti
       *[other] { $count } joueurs ne peuvent être répartis
    } en groupes de 4 ou 5.
obstacle-range = Ici { $least } à { $most } peuvent jouer, pas { $count }.
obstacle-choice-fill = Ajouter { $count ->
        [one] { $count } remplaçant non classé
       *[other] { $count } remplaçants non classés
    }
obstacle-choice-wait = Attendre { $more ->
        [one] une autre inscription
       *[other] { $more } autres inscriptions
    }
obstacle-choice-fewer = Jouer à { $count }
obstacle-choice-round-robin = Jouer un simple toutes rondes
obstacle-choice-knock-out = Jouer une simple élimination directe

note-small-tables = { $small ->
        [one] { $small } des { $tables } tables est petite
       *[other] { $small } des { $tables } tables sont petites
    } : une place y vaut { $there } points en moyenne, à une grande { $elsewhere }.
note-no-large-table = Il n’y a pas de table de quatre : la table 1 est une table de trois.
note-leavers-stand = Les parties jouées par un partant comptent ; les autres sont gagnées par forfait.
note-leavers-annul = Toutes les parties d’un partant sont annulées.
note-rematches = Il y a plus de rondes que d’adversaires : certains se rencontrent deux fois.

lint-title = Avant le départ
lint-later = Ce qui reste ouvert sera demandé le moment venu.

stage-groups = Phase de groupes
stage-all-play-all = Chacun contre chacun
stage-intermediate = Ronde intermédiaire
stage-cup = Coupe

cup-of-2 = Finale
cup-of-4 = Demi-finales
cup-of-8 = Quarts de finale
cup-of = { $size } derniers
cup-bye = exempt
cup-replays = rejouées : { $count }
cup-third = Troisième place
double-upper = Tableau principal
double-lower = Tableau de repêchage
double-W = Tableau principal, tour { $round }
double-L = Repêchage, tour { $round }
double-F1 = Finale
double-F2 = Seconde finale

reached-0 = quart de finale
reached-1 = demi-finale
reached-2 = finale
reached-3 = vainqueur
reached = { $size } derniers

criterion-points = Points
criterion-score = Score de jeu
criterion-share = Parts
criterion-speed = Points gagnants
criterion-wins = Victoires
criterion-board-points = Points aux tables
criterion-head-to-head = Entre eux
criterion-buchholz = Buchholz
criterion-sonneborn-berger = Sonneborn-Berger
criterion-solved = Résolues
criterion-time = Temps
criterion-lot = Tirage
criterion-cup = Coupe
criterion-double = Tableaux
criterion-third-place = Troisième place
criterion-intermediate = Ronde intermédiaire
criterion-group-place = Place de groupe
criterion-short-points = points
criterion-short-score = score
criterion-short-share = parts
criterion-short-speed = gagnants
criterion-short-wins = victoires
criterion-short-board-points = tables
criterion-short-head-to-head = direct
criterion-short-buchholz = Buchholz
criterion-short-sonneborn-berger = S-B
criterion-short-solved = résolues
criterion-short-time = temps
criterion-short-lot = tirage
criterion-short-cup = coupe
criterion-short-third-place = 3e
criterion-short-intermediate = interm.
criterion-short-group-place = groupe

state-entered = inscrit
state-checked-in = présent
state-playing = en jeu
state-left = parti
state-waiting = sur la liste d’attente
state-disqualified = disqualifié

result-void = annulée
result-walkover = { $name } gagne par forfait
result-walkover-short = forfait
result-upset = { $name } gagne, le plateau a été bousculé
result-upset-short = plateau bousculé
result-upset-by = { $name } a bousculé le plateau et perd
result-draw = Nulle
result-boards = { $one } – { $other }
entry-team-board = Table { $number } du match
entry-team-incomplete = Il manque une table.
result-wins = { $name } gagne
result-won = gagné
result-marbles = billes posées : { $marbles }

fact-opened = Tournoi ouvert
fact-regulated = Règlement modifié
fact-described = Précisions du tournoi modifiées
fact-entered = Inscription : { $name }
fact-renamed = { $before } s’écrit { $name }{ $club ->
        [none] {""}
       *[other] {" "}({ $club })
    }
fact-checked-in = { $name } est là
fact-merged = { $name } était inscrit deux fois, c’est désormais { $other }
fact-split = Une inscription pour deux joueurs : { $name } et { $other }
fact-committed = Graine des tirages fixée
fact-started = Départ avec { $count } { $count ->
        [one] joueur
       *[other] joueurs
    }
fact-lot = Tiré au sort, { $purpose } : { $outcome }
fact-decided = Décidé : { $question } : { $answer }
fact-drawn = Ronde { $round } publiée, tables : { $count }
fact-result = Ronde { $round }, { $where } : { $result }
fact-corrected = Corrigé, ronde { $round }, { $where } : { $result }
fact-confirmed = Confirmé : ronde { $round }, { $where }
fact-disputed = Contesté : ronde { $round }, { $where }
fact-upset = Ronde { $round }, { $where } : { $name } a bousculé le plateau et perd la partie
fact-left = { $name } a quitté le tournoi
fact-excused = { $name } est absent à la ronde { $round }, avec un demi-point
fact-paused = { $name } fait une pause
fact-resumed = { $name } est de retour
fact-ended = Le temps est écoulé : personne n’est plus apparié
fact-paired = Parties appariées : { $count }
fact-disqualified = Disqualification : { $name }
fact-filled = { $name } remplace sans être classé
fact-moved = { $name } change de table : { $from } → { $to }
fact-protested = Réclamation, ronde { $round }, { $where } : { $text }
fact-agreed = Accord, ronde { $round }, { $where } : { $text } ({ $names })
fact-ruled = Décision : { $text }
fact-closed = Tournoi terminé
fact-undone = Annulé : { $facts }

need-start = Quand tous sont inscrits, le tournoi peut commencer.
need-results = Résultats manquants : { $count }
need-confirm = Résultats à confirmer : { $count }
need-dispute = { $where } : deux résultats différents. Il faut choisir.
need-protest = Une réclamation attend une décision.
need-lot = À tirer au sort : { $purpose }.
need-move = { $name } change de table : { $from } → { $to }, trop petite.
need-standin = { $where } : quelqu’un doit remplacer { $name }.
need-filler-table = { $where } : trop petite, et personne ne peut y aller ; il faut un remplaçant.
need-filler = Ce nombre ne peut être assis : il faut un remplaçant non classé.
need-draw = La ronde { $round } peut être publiée.
need-pairs = Parties qui peuvent commencer : { $count }
need-clock = { $count ->
        [0] Personne d’autre n’est libre.
        [one] Une partie est en cours.
       *[other] { $count } parties sont en cours.
    }
need-finished = Tout est joué.
need-too-few = Il reste moins de deux joueurs.
need-closed = Le tournoi est terminé.

next-default = (par défaut)
next-start = Commencer
next-draw = Tirer et publier
next-lot = Ne faire que ce tirage
next-hat = Tirer au chapeau…
next-publish = Publier : { $round }
next-pair = Apparier
next-end = Terminer l’arène
next-end-why = À partir de là, personne n’est plus apparié ; les parties en cours sont jouées jusqu’au bout et comptent.
next-end-early = Le temps n’est pas écoulé : dites pourquoi l’arène se termine maintenant.
next-decide = Décider ainsi
next-move = Déplacer
next-move-do = Déplacer
next-move-who = Qui change ?
next-move-why = Est proposé le moins bien classé de la dernière table de quatre. Un autre choix est possible ; tout est consigné.
next-fill = Nommer un remplaçant
next-fill-do = Remplacer
next-fill-who = Qui remplace ?
next-filler-name = Arbitre
next-results = Saisir les résultats
next-protest = Vers la réclamation
next-close = Terminer le tournoi
next-share = Diplômes et partage
next-break = Interrompre…
next-break-do = Interrompre le tournoi
next-break-why = Le tournoi s’arrête en l’état. Cela peut être annulé.

own-change = Modifier…
own-title = Votre propre tirage
own-how = Touchez deux joueurs, ils échangent leurs places. Cela s’écarte des règles et demande un motif ; le journal le garde.
own-publish = Publier ainsi

hat-title = Tirage au chapeau : { $purpose }
hat-how = Tapez le numéro ou le début du nom, à mesure que les papiers sortent du chapeau.
hat-next = Prochain papier
hat-back = Remettre le dernier
hat-write = Consigner
hat-fell = Le tirage : { $purpose }

entries-type = Nom ; club
entries-enter = Inscrire
entries-paste = Coller une liste
entries-lines = Un joueur par ligne : nom, ou nom ; club ; cote ; catégorie
entries-many = Inscrire { $count }
entries-twice = Ligne { $line } : { $name } y figure déjà. Deux personnes du même nom se distinguent par un ajout, comme « { $name } (2) ».
entries-file = Fichier (CSV, XLSX)
entries-read = Lu : { $count }.
entries-done = Inscrits : { $count }
entries-sure = Ce sont des personnes différentes : inscrire quand même
entries-qr = S’inscrire soi-même par code QR
entries-qr-title = Inscription libre
entries-there = présents : { $count }
entries-all = Tous présents
entries-checkin = Qui est pointé joue ; si personne ne l’est, tous jouent.
entries-check = Pointer
entries-here = présent
entries-filler = non classé
entries-more = Plus sur { $name }
entries-rename = Corriger le nom ou le club…
entries-rename-why = C’est possible à tout moment ; l’historique garde les deux, et aucun résultat ne change.
entries-merge = Inscrit deux fois…
entries-merge-why = Cette inscription disparaît ; club, catégorie et classement passent à l’autre là où ils manquent. Qui a déjà été tiré au sort doit rester.
entries-merge-into = Même joueur que
entries-merge-do = Fusionner
entries-split = Séparer en deux joueurs…
entries-split-why = Le premier nom garde le numéro et tout ce qui a été joué ; le second est une nouvelle inscription du même club.
entries-split-first = Premier joueur
entries-split-second = Second joueur
entries-split-do = Séparer
entries-name = Nom
entries-club = Club
entries-leave = Abandon
entries-excuse = Absent à la prochaine ronde (demi-point)
entries-excuse-why = La ronde { $round } se joue sans cette personne, qui reçoit les points d’un nul. Le règlement le permet { $most ->
    [one] une fois
   *[other] { $most } fois
  }.
entries-excused = absent à la prochaine ronde
entries-pause = Faire une pause
entries-resume = De retour de pause
entries-paused = en pause
entries-waiting = · Liste d’attente : { $count }
entries-category = Catégorie (âge, classe)
entries-leave-why = Le tournoi continue avec moins de joueurs ; les résultats restent. { $rule }
entries-disqualify = Disqualifier
entries-out-why = Seulement pour une faute délibérée et décisive, pendant ou juste après une partie. { $rule }
entries-during = en pleine partie : score 0 et dernière place { $rule }
entries-place = Table fixe…
entries-place-why = Pour qui ne peut changer facilement de table : sa table reste à cette place. 0 l’annule.
entries-place-table = À la table
entries-ban = Exclure des tournois…
entries-ban-do = Exclure
entries-ban-why = Qui quitte un tournoi peut être exclu de tous les tournois, au cas par cas. L’exclusion vaut dans tous vos tournois de cette maison.
entries-ban-until = Jusqu’au (vide : pour toujours)

bans-title = Exclusions : { $count }
bans-none = Personne n’est exclu.
bans-until = jusqu’au { $day }
bans-good = pour toujours
bans-lift = Lever
bans-lift-of = Lever l’exclusion de { $name }
bans-share = Utiliser la liste d’un autre tournoi : lien de sa direction
bans-share-do = Utiliser

rounds-none = Aucune ronde n’est encore publiée.
rounds-which = Rondes
rounds-done = { $done } sur { $all } terminées
rounds-all = Tous les groupes
rounds-open = Seulement ouvertes
rounds-now = Maintenant aux tables
arena-begins = Se termine { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } après le départ
arena-up = Le temps est écoulé
arena-last = Les parties en cours comptent encore.
arena-playing = Parties en cours
arena-free = En attente d’une partie
arena-nobody = Personne
arena-breaks = En pause
arena-results = Derniers résultats
arena-pairing = Appariement { $round }
arena-you-wait = Vous jouerez dès que quelqu’un d’autre sera libre.
arena-you-rest = Vous êtes en pause et ne serez pas apparié.
rounds-waiting = En attente : { $count }
rounds-next = Ensuite : { $games }
rounds-wave = Série { $wave }
rounds-day = Journée { $wave } · { $day }
rounds-byes = Attendent la ronde suivante : { $names }
rounds-halves = Absents avec un demi-point : { $names }
rounds-keys = Tapez un score, Entrée ; après le dernier vient la prochaine table ouverte.
rounds-keys-duel = 1 ou 2 : qui a gagné, 0 : nulle ; puis les billes où elles comptent, Entrée.

entry-open = ouverte
entry-waits = en attente, n° { $place }
entry-submitted = saisi
entry-unconfirmed = saisi par un joueur, à confirmer
entry-confirmed = confirmé
entry-disputed = contesté
entry-corrected = corrigé
entry-done = réglé
entry-sending = envoi…
entry-more = Plus : { $table }
entry-game = Partie { $game }
entry-replay = On rejoue, { $name } commence
entry-next-game = Partie { $game }, { $name } commence
entry-match = { $one } : { $other }
entry-score = Score de { $name }, place { $place }
entry-left = parti
entry-winner = Qui a gagné ?
entry-placed = Billes posées par { $name }
entry-marbles = Le vainqueur a posé { $least } à { $most } billes.
entry-incomplete = Il manque quelque chose.
entry-no-score = { $name } : il manque un nombre entier de 0 à 9999.
entry-unusual = { $score } pour { $name } ? Le plus élevé de tous les autres est { $best }. Si c’est juste, saisissez-le encore une fois.
entry-impossible = { $score } pour { $name } ? Un royaume de cette taille rapporte au plus { $most } points. Si c’est juste, saisissez-le encore une fois.
entry-enter = Saisir
entry-settled = choisi entre deux saisies
entry-conflict = Deux résultats différents ont été saisis.
entry-one = D’abord
entry-other = Ensuite
entry-take-one = Le premier est juste
entry-take-other = Le second est juste
entry-meanwhile = Quelqu’un d’autre vient de saisir cette table.
entry-yours = Le vôtre
entry-keep = Saisir aussi le mien
entry-drop = Abandonner le mien
entry-confirm = Confirmer
entry-board = Regarder à l’écran

sheet-correct = Corriger
sheet-which = Quelle partie ?
sheet-walkover = Forfait
sheet-upset = Plateau bousculé
sheet-upset-who = Qui a bousculé le plateau ?
sheet-upset-why = Qui bouscule le plateau perd la partie ; les billes ne comptent pas. L’effet est immédiat.
sheet-agreed = Accord sur le matériel
sheet-agreed-why = On joue avec le matériel habituel, sauf accord de toute la table. Sur quoi s’accorde-t-on ?
sheet-agreed-all = Toute la table est d’accord
entry-agreed = Accord : { $text }
sheet-void = Annuler la partie
sheet-dispute = Contester le résultat
sheet-protest = Réclamation
sheet-link = Lien pour cette table
sheet-place = Autre table…
sheet-place-why = La partie est appelée à cette table de la salle.
sheet-place-table = À la table
sheet-screen = Jouer à l’écran
sheet-laid = Le plateau est prêt. Chacun ouvre sa place ; le résultat arrive tout seul.
sheet-elsewhere = Corrigé. Les tables publiées restent ; ceux-ci auraient été assis ailleurs :
sheet-elsewhere-one = { $name }, ronde { $round } : table { $sat }, aurait été { $would }
sheet-protest-why = Un résultat non contesté est définitif dès que la ronde suivante est publiée.
sheet-protest-by = De qui ?
sheet-protest-text = Que s’est-il passé ?

protests-none = Aucune réclamation.
protests-open = L’arbitre décide.
protests-ruling = Décision
protests-rule = Décider
protests-general = Décision sans réclamation

standing-place = Place
standing-name = Nom
standing-round = Ronde { $round }
standing-against = Ronde { $round }, contre { $name } : { $points }
standing-at = Ronde { $round }, table { $table } : { $points } ({ $score })
standing-why = pourquoi ?
standing-why-of = Pourquoi { $name } est à cette place ?
standing-before = { $one } est devant { $other }
standing-equal = { $one } et { $other } partagent la place
standing-log = entrée { $version }

history-facts = { $count } { $count ->
        [one] entrée
       *[other] entrées
    }
history-about = Rien n’est jamais effacé. Tout peut être annulé, même une annulation.
history-undo = Annuler
history-undo-fact = Annuler l’entrée { $number }
history-together = Annuler ensemble ({ $count })
history-dependents = Cela en dépend et sera annulé avec :
history-more = Plus tôt

hall-clock = Horloge de la ronde
hall-minutes = Minutes
hall-run = Lancer
hall-pause = Arrêter
hall-reset = Remettre à zéro
hall-message = Message pour tous
hall-message-example = La ronde 3 commence à 14 h 10.
hall-message-show = Montrer
hall-message-hide = Retirer
hall-tables = Tables dans la salle
hall-tables-about = S’il y a plus de parties que de tables, ou plusieurs parties pour chacun, les parties sont appelées aux tables qui se libèrent. 0 : autant de tables qu’il en faut.
hall-tables-count = Nombre de tables
hall-online = Joueurs à distance
hall-online-about = Chacun reçoit son lien et joue à l’écran. Qui n’est pas venu à temps perd par forfait ; un rappel le précède.
hall-online-hours = Heures par ronde
hall-online-on = Activer
hall-online-off = Désactiver
hall-thinking = Pendule des parties à l’écran
hall-thinking-about = Les plateaux posés dès maintenant ont cette pendule. Qui dépasse son temps a perdu. 0 minute : pas de pendule.
hall-arena = Appariements
hall-arena-about = La maison apparie toutes les quelques secondes les joueurs libres et termine l’arène quand le temps est écoulé.
hall-arena-by-hand = Apparier à la main
hall-thinking-minutes = Minutes par joueur
hall-thinking-seconds = Secondes en plus par coup
hall-rated = Les parties à l’écran comptent pour le classement
hall-rated-about = À partir du prochain plateau, et seulement si tous les joueurs y ont un compte et ont joué un coup.
hall-player = Lien personnel de
hall-links = Liens pour les bénévoles
hall-role = Rôle
hall-note = Pour qui
hall-given = Donnés : { $count }
hall-revoke = Révoquer
hall-director = Seule la direction change cela.

due-yours = À commencer avant { $when } : partie { $tables }
due-notify = Me le rappeler ici
due-absent = { $names } pas encore là, jusqu’au { $when }
due-over = temps écoulé
due-copy = Copier un rappel
due-reminder = { $names } : votre partie de « { $title } » doit commencer avant { $when }.

role-director = Direction
role-arbiter = Arbitre
role-desk = Bureau des résultats
role-table = Table
role-player = Joueur
role-entry = Inscriptions
role-screen = Projecteur
role-spectator = Public

actor-screen = à l’écran
actor-house = la maison

link-make = Créer un lien
link-alone = Seule cette machine atteint cette adresse. Lancez la maison avec --lan, et chaque téléphone de la salle l’atteindra.
link-copied = Copié
link-qr = Code QR : { $title }

share-public = Page publique
share-public-about = Places, résultats et classement sur chaque téléphone, en direct.
share-papers = À imprimer
share-papers-about = Chaque page porte le numéro de l’entrée du journal dont elle est tirée ; maintenant { $version }. Avec le dossier de secours, la ronde suivante se mène à la main.
share-papers-none = Impossible à imprimer pour l’instant.

paper-seating = Placement
paper-sheets = Feuilles de match
paper-groups = Tableaux des groupes
paper-bracket = Tableau de la coupe
paper-standings = Classement détaillé
paper-certificates = Diplômes
paper-fallback = Dossier de secours
paper-rules = Règlement à afficher
paper-schedule = Horaire à afficher

share-log = Le journal
share-log-about = Un fichier avec tout. Il s’ouvre dans toute autre maison, et chacun peut le vérifier.
share-log-save = Enregistrer le journal
share-log-signed = Journal signé (JSON)
share-verify = Vérifier
share-programs = Pour d’autres programmes
share-xlsx = Feuilles pour un tableur (XLSX)
share-csv-standing = Classement (CSV)
share-csv-entrants = Joueurs (CSV)
share-csv-tables = Parties (CSV)
share-trf = Rapport pour programmes d’appariement (TRF)
share-ics = Calendrier (iCal)
share-embed = Montrer le classement sur une autre page web
share-embed-about = Insérez cette ligne dans la page ; elle montre toujours le classement actuel.
calendar-match-day = { $title } : journée { $number }

verify-title = Vérifier un journal
verify-about = Un second programme, séparé, recalcule chaque tirage, chaque appariement et le classement.
verify-choose = Choisir un journal
verify-ok = Tout concorde. Entrées : { $facts }, tirages : { $lots }, rondes : { $draws }, avec un motif propre : { $deviations }.
verify-bad = Quelque chose ne concorde pas.

screen-names = { $round }, par nom
screen-final = Classement final
screen-held = arrêté (espace)
screen-waiting = Parties suivantes

finder-who = Qui êtes-vous ?
finder-with = avec { $names }.
finder-begin = Vous commencez.
finder-begins = { $name } commence.
finder-free = Aucune partie ne vous attend.
finder-waits = en attente, n° { $place } dans la file
finder-place = Place { $place } pour l’instant

kingdom-land = Terrain
kingdom-crowns = Couronnes
kingdom-grid = Royaume
kingdom-count = Compter
kingdom-take = Prendre { $points } { $points ->
        [one] point
       *[other] points
    }

register-name = Votre nom
register-club = Club (facultatif)
register-enter = S’inscrire
register-done = Inscription faite : { $name }. À tout de suite à la table !
register-waits = { $name }, toutes les places sont prises : vous êtes sur la liste d’attente et prendrez la première qui se libère.
register-another = Inscrire quelqu’un d’autre
register-late = Le tournoi a commencé ; les inscriptions sont closes.

circuit-title = Circuits
circuit-about = Les tournois locaux qualifient pour la finale nationale, et celle-ci pour l’internationale. Dès qu’un tournoi du circuit est terminé, son vainqueur est qualifié et proposé dans le tournoi supérieur.
circuit-new = Nouveau circuit
circuit-twice = La place de qui se qualifie deux fois
circuit-declined = La place de qui renonce
circuit-lapse = est perdue
circuit-next = va au suivant
circuit-found = Ouvrir le circuit
circuit-qualified = Qualifiés
circuit-through = { $title }, place { $place }
circuit-decline = renonce
circuit-nobody = Personne encore.
circuit-tournament = Tournoi
circuit-level = Niveau
circuit-season = Saison
circuit-points = Points des places pour un classement de la saison (vide : aucun)
circuit-ranking = Classement de la saison
circuit-admit = Ajouter un tournoi
circuit-admit-do = Ajouter
circuit-release = Retirer
circuit-running = pas encore terminé
circuit-none = Aucun tournoi encore.
circuit-others = Tournois d’autres maisons
circuit-others-about = Un tournoi joué dans une autre maison compte si cette maison l’a signé et qu’on lui fait confiance ici. Après la fin, son organisateur enregistre « Journal signé (JSON) » sous « Impression et partage » et vous donne l’empreinte de la clé de vive voix.
circuit-key = Empreinte de la clé
circuit-house = Nom de la maison
circuit-trust = Faire confiance à cette maison
circuit-distrust = Ne plus faire confiance
circuit-report = Ajouter un tournoi signé…
circuit-signed = signé par { $name }
circuit-which = Circuit
circuit-no = aucun
circuit-as = { $title } · { $level }
circuit-offered = Qualifiés pour ce tournoi
circuit-enter = Inscrire
circuit-enter-all = Inscrire tous
circuit-goes-on = Qualification pour { $level } : { $names }

absent-wait = { $name } n’est plus là. Dans { $seconds } s vous pourrez réclamer la partie.
absent-gone = { $name } a quitté la table.
absent-win = Réclamer le gain
absent-draw = Réclamer la nulle
absent-bot = Laisser jouer l’ordinateur
absent-replaced = L’ordinateur a joué à votre place.
absent-return = Reprendre votre place

damage-title = La ligne { $line } du journal de ce tournoi est illisible.
damage-about = Tout ce qui précède est affiché ; rien ne peut être ajouté avant la réparation.
damage-repair = Fermer la maison et réparer, l’original est conservé :

parked-title = Résultats de l’écran qui ne conviennent pas
parked-look = Voir
parked-dismiss = Écarter

share-signed = Signé jusqu’à l’entrée { $version } par la maison { $print }
share-signed-about = Gardez cette ligne. Grâce à elle, chacun pourra vérifier que le journal n’a été ni modifié ni coupé.

verify-signed = Signature (du classement imprimé ou de la page publique), si vous l’avez
verify-signature = C’est bien le journal qui a été signé.

compare-lot = le tirage au sort a placé { $name } devant
compare-shared = ils partagent la place

step-cup = { $reached ->
        [1] gagnée
        [0] finale
        [-1] demi-finale
        [-2] quart de finale
       *[other] parmi les { $size } derniers
    }
step-double = { $reached ->
    [winner] vainqueur
    [unbeaten] invaincu
    [once] battu une fois
    [final] finale
   *[lower] repêchage, tour { $round }
  }
step-not-in-cup = hors de la coupe
step-group-place = place { $place }
step-yes = oui
step-no = non

simulated-count = { $tournaments } { $tournaments ->
        [one] tournoi
       *[other] tournois
    } de { $entrants } { $entrants ->
        [one] joueur
       *[other] joueurs
    }
simulated-best = le plus fort finit premier dans { $best } % des cas
simulated-ties = égalité pour la première place { $by ->
        [solved] aux énigmes résolues
       *[points] aux points
    } dans { $tied } %, après tous les départages dans { $still } %
simulated-starts = { $never } % des joueurs ne commencent jamais, { $often } % commencent trois fois ou plus
simulated-meetings = adversaires de chaque joueur : { $opponents } ; revanches par tournoi : { $rematches } ; deux joueurs se rencontrent trois fois dans { $thrice } %
simulated-small-tables = parties à de petites tables : { $all } pour un joueur, { $champion } pour le vainqueur
simulated-lots = par tournoi : tirages pour une place dans un groupe { $lots }, parties nulles { $draws }
