board-pentago = Plateau de Pentago

marble-dark = bille foncée
marble-light = bille claire
marble-free = libre

pentago-clockwise = Tourner le mini-plateau { $quadrant } dans le sens horaire
pentago-anticlockwise = Tourner le mini-plateau { $quadrant } dans le sens antihoraire

level-local = Local
level-national = National
level-international = International

clock-none = sans pendule
clock-fischer-180-2 = 3 min + 2 s par coup
clock-fischer-300-5 = 5 min + 5 s par coup
clock-fischer-900-10 = 15 min + 10 s par coup
clock-each-seconds = { $count } s par coup
clock-each-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }

bot-random = coups au hasard
bot-greedy = insouciant

notation-title = Notation
notation-booklet = comme dans le livret
notation-K10 = K10
notation-wrong = { $text } n’est pas un coup dans la notation choisie.

colour-Dark = Foncé
colour-Light = Clair
colour-Blue = Bleu
colour-Pink = Rose
colour-Yellow = Jaune
side-katamino-0 = Vous
side-katamino_duel-0 = Premier joueur
side-katamino_duel-1 = Second joueur

colour-White = Blanc
colour-Black = Noir
colour-Red = Rouge
colour-Green = Vert
colour-White-and-Red = Blanc et Rouge
colour-Black-and-Green = Noir et Vert

clock-days = { $days } { $days ->
        [one] jour
       *[other] jours
    }

preset-ordinary = ordinaire
preset-tournament = tournoi

board-last = dernier coup
board-cancel = Annuler
board-pente = Plateau de Pente

pente-free = libre
pente-stone-w = pierre blanche
pente-stone-b = pierre noire
pente-stone-r = pierre rouge, un losange
pente-stone-g = pierre verte, un carré
pente-side-one-0 = Blanc
pente-side-one-1 = Noir
pente-side-team-0 = Blanc et Rouge
pente-side-team-1 = Noir et Vert
pente-captured = { $who } : { $stones ->
        [one] { $stones } pierre capturée
       *[other] { $stones } pierres capturées
    }
pente-put = Poser en { $point }
pente-pass = Passer

kingdomino-kingdom = Royaume : { $who }
kingdomino-king-0 = roi bleu
kingdomino-king-1 = roi rose
kingdomino-king-2 = roi vert
kingdomino-king-3 = roi jaune
fact-land-wheat = blé
fact-land-forest = forêt
fact-land-water = lac
fact-land-grassland = prairie
fact-land-swamp = marais
fact-land-mine = mine
fact-land-castle = château
kingdomino-crowns = avec { $crowns ->
        [one] une couronne
       *[other] { $crowns } couronnes
    }
kingdomino-domino = Domino { $number } : { $first } et { $second }
kingdomino-way-E = vers la droite
kingdomino-way-S = vers le bas
kingdomino-way-W = vers la gauche
kingdomino-way-N = vers le haut
kingdomino-fits = se pose { $way }
kingdomino-free = libre
kingdomino-waiting = À poser
kingdomino-line = Au choix
kingdomino-turn = Tourner
kingdomino-here = Poser ici
kingdomino-takeup = Reprendre
arrange-kingdom = Royaume
arrange-bag = Dans le sac
arrange-take = Prenez un domino dans le sac.
arrange-lay = Posez-le dans le royaume, sur le plateau, ou ailleurs :
arrange-nowhere = Il ne va nulle part dans ce royaume. Posez-le ailleurs :
arrange-wait = À poser, avec ce roi
arrange-taken = Au choix, avec ce roi
arrange-free = Au choix, encore libre
arrange-discard = Défaussé
arrange-laid = Dans ce royaume
arrange-back = Remettre dans le sac : { $what }
kingdomino-lay = Posez le domino { $number } dans votre royaume.
kingdomino-choose = Choisissez votre prochain domino.
kingdomino-discard-room = Le domino { $number } doit être défaussé : il ne reste pas deux cases libres voisines dans { $size } × { $size }. Choisissez votre prochain domino.
kingdomino-discard-touch = Le domino { $number } doit être défaussé : aucune place libre dans { $size } × { $size } ne touche le château ou le même paysage ({ $terrains }). Choisissez votre prochain domino.
kingdomino-discarded = Défaussés
kingdomino-score = Score
kingdomino-points = { $points } { $points ->
        [one] point
       *[other] points
    }
kingdomino-bare = Sans couronne
kingdomino-middle = Château au milieu
kingdomino-harmony = Royaume complet
kingdomino-total = Total

board-katamino = Cadre de Katamino
board-katamino_duel = Plateau du duel de Katamino

katamino-pieces = Pièces
katamino-yours = Vos pièces
katamino-seat-0 = Pièces du premier joueur
katamino-seat-1 = Pièces du second joueur
katamino-pick = Choisissez une pièce
katamino-piece = Pièce { $piece }, { $columns } de large et { $rows } de haut
katamino-held = en main
katamino-nowhere = indisponible pour l’instant
katamino-covered = pièce { $piece }
katamino-free = libre
katamino-fits = la pièce { $piece } convient : { $squares }
katamino-turn = Tourner
katamino-flip = Retourner
katamino-here = Poser ici
katamino-series = Séries A–L
katamino-series-what = Chaque ligne commence par quatre pièces ; chaque pas à droite en ajoute une. Remplissez le cadre jusqu’à la réglette avec exactement ces pièces.
katamino-line = Série { $name }
katamino-with = pièces { $pieces }
katamino-ways = { $number } { $number ->
        [one] solution
       *[other] solutions
    }
katamino-solved-in = résolu en { $time }
katamino-done = { $done } sur { $all } résolus
katamino-master = Maître Penta !
katamino-slam = Petit chelem
katamino-slam-what = Sept séries plus courtes, du PENTA 3 au PENTA 8, telles que les impriment des éditions plus récentes.
katamino-triple = Trois fois plus grand
katamino-triple-what = Remplissez une pièce agrandie trois fois avec neuf autres.
katamino-large = Les douze pièces
katamino-free-choice = Choix libre
katamino-free-what = Trouvez vous-même des pièces qui remplissent le cadre.
katamino-solvable = Encore possible ?
katamino-hint = Indice
katamino-open = { $number ->
        [one] Oui : une solution possible à partir d’ici.
       *[other] Oui : { $number } solutions possibles à partir d’ici.
    }
katamino-dead = Non : ce n’est plus possible ainsi.
katamino-hint-lay = Posez la pièce { $piece } sur { $squares }.
katamino-hint-lift = Cela ne va pas : reprenez la pièce { $piece }.
katamino-best = Votre meilleur temps : { $time }
katamino-next = PENTA suivant
solo-alone = Sur cet appareil seulement : la maison est injoignable. Ce que vous résolvez compte ; les indices, les feuilles et les autres cadres demandent la maison.
solo-no-frame = Sans la maison, on ne peut jouer que des PENTA aux pièces imposées, sur cinq rangées.
solo-not-kept = Ce navigateur n’a pas gardé ce qu’il faut pour jouer sans la maison. Ouvrez la page une fois connecté.
solo-no-solver = Seule la maison peut le dire : son solveur n’a pas encore jugé cette position.
duel-title = Le duel est résolu
duel-lead = Un programme a joué le duel jusqu’au bout. Qui commence gagne : des { $kinds } premiers coups qui diffèrent autrement que par rotation et symétrie, { $won } gagnent et { $lost } perdent. Chaque réponse à un premier coup gagnant a sa réplique, et un second programme, qui n’a rien de commun avec le premier, les vérifie.
duel-game = Manière de jouer
duel-game-ordinary = Ordinaire : une réserve
duel-game-even_odd = Les paires commencent
duel-game-odd_even = Les impaires commencent
duel-game-anywhere = Partout (Golomb)
duel-about-ordinary = Qui commence gagne.
duel-about-even_odd = Les pièces paires gagnent, avec le X au milieu et avec nul autre premier coup.
duel-about-odd_even = Les pièces paires gagnent : chaque premier coup des impaires est réfuté.
duel-about-anywhere = Qui commence gagne avec ce L (publié par H. K. Orman en 1996). Les { $open } autres premiers coups ne sont pas classés ici.
duel-first = Premiers coups
duel-count = { $won } { $won ->
    [one] gagne
   *[other] gagnent
}, { $lost } { $lost ->
    [one] perd
   *[other] perdent
}
duel-wins = gagne
duel-loses = perd
duel-winning = Ce premier coup gagne. Il a { $answers } réponses, et chacune perd. Posez-en une sur le plateau, ou parcourez-les.
duel-answer = Réponse { $at } sur { $all }
duel-reply = réfutée par la pièce en pointillé
duel-back = Réponse précédente
duel-on = Réponse suivante
duel-any = Une réponse au hasard
duel-losing = Ce premier coup perd. Trouverez-vous la réfutation ? Posez une pièce sur le plateau.
duel-show = Montrer une réfutation
duel-shown = Voici la réfutation : quoi qu’il suive, qui a commencé perd.
duel-found = Réfuté ! Après cela, qui a commencé perd, quoi qu’il fasse.
duel-missed = Non : avec la pièce en pointillé, qui a commencé gagnerait.
duel-open = Quelques secondes de recherche ne suffisent pas pour dire si cela le réfute.
duel-asking = Le solveur cherche…
duel-again = Essayer encore
duel-play = Jouer contre la preuve
duel-play-what = L’ordinateur commence par le coup affiché, ou prend le camp gagnant, et ne se trompe jamais.
duel-draft = Le choix des pièces
duel-draft-what = Quand chacun choisit d’abord six pièces, il y a { $divisions } partages, tous résolus. Qui choisit en premier gagne en prenant le L (pièce 2), et perd avec tout autre premier choix ; les barres montrent dans combien de partages avec cette pièce gagne qui commence.
duel-pick-open = ouvert
duel-pick-of = { $won } sur { $solved }
duel-draft-try = Choisissez une pièce pour continuer avec elle : chaque carte dit alors si le choix suivant gagne ou perd.
duel-hand-first = Qui commence
duel-hand-second = L’adversaire
duel-draft-first = Avec les meilleurs choix à partir d’ici, qui commence gagne.
duel-draft-second = Avec les meilleurs choix à partir d’ici, l’adversaire gagne.
duel-draft-unknown = On ne sait pas encore qui gagne à partir d’ici.
duel-draft-back = Annuler un choix
duel-pick-refuted = perd, réfutée par la pièce { $piece }
duel-check = Vérifiez vous-même : { $command } passe le vérificateur indépendant sur chaque ligne enregistrée ; un troisième tient en un seul fichier de Python ordinaire.

bot-level = niveau { $number }
bot-engine = pleine force
bot-solver = solveur

level-1 = pour vos premières parties
level-2 = joue sans forcer
level-3 = fait attention
level-4 = joue bien
level-5 = joue de son mieux
level-others = Un autre adversaire
level-slider = le niveau ci-dessus

bot-perfect = ne se trompe jamais
bot-greedy-placement = débutant
bot-full-greedy = amasse des points
bot-flat = essaie des coups
bot-uct = calcule

preset-standard = standard
preset-length-limit = exactement cinq
preset-double-three = pas de double trois
preset-points = aux points
preset-reply = avec réplique
preset-count = 40 pierres, les captures comptent
preset-moving = 40 pierres, puis déplacements
preset-strict = stricte
preset-team = deux équipes de deux
preset-two = à deux
preset-three = à trois
preset-duel = grand duel, 7 × 7
preset-championship = championnat à quatre
preset-championship-of-three = championnat à trois
preset-A4 = PENTA A 4
preset-free = PENTA { $number }, choix libre
preset-triple = pièce { $number } triplée
preset-draft = choix alterné
preset-even_odd = pairs contre impairs
preset-odd_even = impairs contre pairs
preset-anywhere = poser partout (jeu de Golomb)

title-pentago = Pentago
title-pente = Pente
title-kingdomino = Kingdomino
title-katamino = Katamino
title-katamino_duel = Duel de Katamino

about-preset-ordinary = Les règles ordinaires.
about-preset-tournament = Comme au tournoi suisse : si une rotation donne cinq aux deux, celui qui a tourné gagne.
about-preset-standard = Cinq en ligne ou cinq paires capturées gagnent.
about-preset-length-limit = Seuls cinq exactement gagnent ; six ne gagnent pas.
about-preset-double-three = Aucune pierre ne peut former deux trois ouverts à la fois.
about-preset-points = On compte les cinq, les quatre et les paires capturées ; idéal pour un match en 21.
about-preset-reply = Après un coup gagnant, l’autre camp a encore un coup pour égaliser.
about-preset-count = Quarante pierres chacun ; quand toutes sont posées, le plus de captures gagne.
about-preset-moving = Quarante pierres chacun ; quand toutes sont posées, on les déplace d’un point.
about-preset-strict = Cinq exactement gagne, et pas deux trois ouverts qui peuvent tous deux devenir des quatre.
about-preset-team = Deux contre deux avec quatre couleurs.
about-preset-two = À deux, avec deux rois chacun.
about-preset-three = À trois.
about-preset-duel = À deux : les 48 dominos et des royaumes de 7 × 7.
about-preset-championship = Comme au championnat : à points égaux, la place est partagée ; pas de variantes.
about-preset-championship-of-three = Comme au championnat, à trois.
about-preset-draft = D’abord, chacun choisit six pièces, à tour de rôle.
about-preset-even_odd = Le premier a les pièces paires, le second les impaires.
about-preset-odd_even = Le premier a les pièces impaires, le second les paires.
about-preset-anywhere = Les pièces se posent n’importe où, sans se toucher (le jeu de Golomb).
option-pentago-double_five = Les deux ont cinq après la rotation
about-option-pentago-double_five = Ce qui vaut quand une rotation donne cinq aux deux.
value-pentago-double_five-mover = celui qui a tourné gagne
value-pentago-double_five-draw = partie nulle
value-pentago-double_five-starter = celui qui a commencé la partie gagne
option-pentago-five_on_placement = Cinq en posant la bille gagne aussitôt
about-option-pentago-five_on_placement = Sinon on termine d’abord le tour.
option-pente-opening = Ouverture
about-option-pente-opening = La deuxième pierre de Blanc peut-elle être près du centre ?
value-pente-opening-restricted = à trois points au moins
value-pente-opening-free = n’importe où
option-pente-line = Une ligne de six
about-option-pente-line = Une ligne de plus de cinq gagne-t-elle aussi ?
value-pente-line-five_or_more = gagne
value-pente-line-exactly_five = ne gagne pas
option-pente-double_three = Deux trois ouverts à la fois
about-option-pente-double_three = Un tel coup est fort ; beaucoup de clubs l’interdisent.
value-pente-double_three-allowed = permis
value-pente-double_three-forbidden = interdits, sauf s’ils sont seuls à arrêter un quatre
value-pente-double_three-forbidden_strict = interdits, sauf s’ils sont seuls à arrêter un cinq
option-pente-reply = Réplique
about-option-pente-reply = L’autre camp a encore un coup pour égaliser ou dépasser.
option-pente-exhaustion = Quand toutes les pierres sont posées
about-option-pente-exhaustion = Ce qui décide si personne n’a gagné d’ici là.
value-pente-exhaustion-draw = partie nulle
value-pente-exhaustion-count = le plus de captures gagne
value-pente-exhaustion-move = on déplace les pierres
option-pente-stones = Pierres par joueur
about-option-pente-stones = 0 : autant que le plateau en contient.
option-pente-points = Jouer aux points
about-option-pente-points = Un cinq compte 5, chaque quatre 1, chaque paire capturée 1.
option-pente-announce = Annoncer les trois et les quatre
about-option-pente-announce = TRIA pour un trois ouvert, TESSERA pour un quatre.
option-pente-size = Plateau
about-option-pente-size = Les lignes dans chaque sens.
value-pente-size-19 = 19 × 19
value-pente-size-15 = 15 × 15
value-pente-size-13 = 13 × 13
option-kingdomino-tie_break = Égalité de points
about-option-kingdomino-tie_break = Ce qui départage des royaumes égaux.
value-kingdomino-tie_break-game = plus grand domaine, puis couronnes
value-kingdomino-tie_break-shared = partagent la place
option-kingdomino-middle_kingdom = L’Empire du Milieu
about-option-kingdomino-middle_kingdom = 10 points de plus pour un château au milieu.
option-kingdomino-harmony = Harmonie
about-option-kingdomino-harmony = 5 points de plus pour un royaume complet, sans domino défaussé.
option-kingdomino-mighty_duel = Le Grand Duel
about-option-kingdomino-mighty_duel = Deux joueurs, les 48 dominos, des royaumes de 7 × 7.
option-kingdomino-dynasty = Dynastie
about-option-kingdomino-dynasty = Trois parties de suite ; les points s’additionnent.
option-kingdomino-championship = Règles du championnat
about-option-kingdomino-championship = Tables de trois ou quatre, places partagées, pas de variantes.
option-katamino-horizontal = La pièce 1 se pose en long
about-option-katamino-horizontal = L’exception de la notice ; sans elle, la pièce 1 peut aussi être debout.
prompt-pentago-put = Posez une bille sur une case libre.
prompt-pentago-turn = Tournez maintenant un mini-plateau.
prompt-duel-first = La première pièce doit couvrir au moins une des quatre cases du centre.

quadrant-NW = en haut à gauche
quadrant-NE = en haut à droite
quadrant-SW = en bas à gauche
quadrant-SE = en bas à droite
said-pentago = pose une bille en { $cell } et tourne le mini-plateau { $quadrant } { $way ->
        [clockwise] dans le sens horaire
       *[other] dans le sens antihoraire
    }
said-pentago-put = pose une bille en { $cell }
said-pente = { $pairs ->
        [0] pose une pierre en { $point }
        [one] pose une pierre en { $point } et prend une paire
       *[other] pose une pierre en { $point } et prend { $pairs } paires
    }
said-pente-moved = déplace une pierre de { $from } en { $point }
said-pente-pass = passe
said-kingdomino-take = prend le domino { $pick }
said-kingdomino-lay = pose le domino { $number } en { $square }
said-kingdomino-lay-take = pose le domino { $number } en { $square } et prend le domino { $pick }
said-kingdomino-discard = défausse le domino { $number }
said-kingdomino-discard-take = défausse le domino { $number } et prend le domino { $pick }
said-katamino-lay = pose la pièce { $piece } sur { $squares }
said-katamino-up = reprend la pièce { $piece }
said-katamino_duel-pick = choisit la pièce { $piece }
made-takes = prend
made-lays = pose
made-discards = défausse
made-deal = tirés
made-king = le sort désigne { $name }
clock-days-hours = { $days } j { $hours } h
prompt-katamino-free = Prenez les pièces que vous voulez, jusqu’à remplir le cadre.
kingdomino-dot-fits = va ainsi
kingdomino-dot-turned = va une fois tourné
