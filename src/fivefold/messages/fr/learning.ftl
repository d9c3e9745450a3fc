puzzle-title = Énigmes
puzzle-about = Chaque énigme a une seule bonne réponse, et elle est prouvée. Chaque jour une nouvelle pour chaque jeu, la même pour tous.
puzzle-of-day = Énigme du jour
puzzle-needs-house = Seule la maison peut en juger, et elle est injoignable.
puzzle-streak = { $days } { $days ->
        [one] jour
       *[other] jours
    } d’affilée
puzzle-rating = Votre cote : { $rating }
puzzle-grade = (difficulté { $grade })
puzzle-count = Énigmes : { $count }, résolues : { $solved }.
puzzle-run = Résoudre
puzzle-storm = Contre la montre
puzzle-sheet = Feuille de six
puzzle-done = résolue
puzzle-none = Ce jeu n’a pas d’énigmes.
puzzle-goal-win = { $side } joue et gagne en { $count } { $count ->
        [one] coup
       *[other] coups
    }.
puzzle-goal-hold = { $side } joue : un seul coup tient la nulle.
puzzle-goal-only = { $side } joue : un seul coup gagne.
puzzle-goal-most = { $side } joue : posez vos derniers dominos pour marquer le plus de points.
puzzle-goal-fill = Remplissez le cadre avec { $count ->
        [one] la { $count } pièce qui reste
       *[other] les { $count } pièces qui restent
    }. Il n’y a qu’une façon.
puzzle-go-on = Juste. Continuez.
puzzle-solved = Résolue !
puzzle-solved-late = Résolue, après un autre essai.
puzzle-told = Voici la solution.
puzzle-wrong = Pas celui-ci :
puzzle-why-loses = il perd forcément.
puzzle-why-holds = l’autre camp tient.
puzzle-why-no-win-in = après cette réponse le gain prend plus de temps, s’il existe.
puzzle-why-duel-loses = maintenant l’autre camp pose la dernière pièce.
puzzle-why-kingdoms-end = au mieux, la partie finit { $own } à { $other }.
puzzle-why-fewer-points = cela donne au plus { $own } au lieu de { $best } points.
puzzle-why-away = ce n’est pas la solution. La raison se verra quand la maison sera de nouveau joignable.
puzzle-tell = Montrer la solution
puzzle-again = Résoudre encore
puzzle-next = Énigme suivante
puzzle-share = Copier le lien
puzzle-copied = Copié
puzzle-qr = Le lien en code QR
puzzle-analyse = Analyser
puzzle-skip = Passer
puzzle-stop = Arrêter
puzzle-storm-about = { $clock } à la pendule, du facile au difficile. C’est fini quand le temps est écoulé ou après { $misses } erreurs.
puzzle-storm-start = Partez
puzzle-storm-again = Encore une fois
puzzle-storm-result = Résolues : { $count }.
puzzle-storm-best = Votre record !
puzzle-storm-record = Meilleur score contre la montre : { $count }
puzzle-print = Imprimer
puzzle-other-six = Six autres
puzzle-solutions = Solutions
puzzle-theme = Thème
puzzle-theme-all = Tous les thèmes
puzzle-theme-straight = Cinq tout droit
puzzle-theme-middle = Cinq par les centres
puzzle-theme-monica = Le cinq de Monica
puzzle-theme-triple = Cinq sur trois mini-plateaux
puzzle-theme-hold = Tenir la nulle
puzzle-theme-pairs = Gagner par la cinquième paire
puzzle-theme-capture = Une prise en chemin
puzzle-theme-quiet = Un coup calme
puzzle-theme-threats = Menace sur menace
puzzle-theme-building = Le meilleur coup pour son royaume
puzzle-theme-denying = Priver les autres
puzzle-theme-arrangement = Le meilleur placement
puzzle-theme-few = Peu de pièces
puzzle-theme-half = La moitié du jeu
puzzle-theme-many = Presque tout le jeu
puzzle-theme-last = La dernière pièce
puzzle-theme-two = Deux pièces d’avance
puzzle-theme-count = Compter loin

rules-try = Essayer
rules-show = Montrer le coup
rules-before = Retour
rules-book = Les règles numérotées
rules-print = Imprimer
rules-lesson = À vous d’essayer : la leçon
rules-tournament = Règlements de tournoi
rules-games = Règles des jeux
rules-of-tournament = Le règlement du tournoi

learn-chapters = Chapitres
learn-first = Premiers pas
learn-next-chapter = Chapitre suivant
learn-right = C’est cela.
learn-loses = L’autre camp { $what } et gagne.
learn-answered = La réponse du moteur : l’autre camp { $what }.
learn-goes-on = La suite du moteur : il { $what }.

katamino-helped = Résolu avec de l’aide.
katamino-collected = Solutions différentes trouvées : { $number }
katamino-collected-of = Solutions différentes trouvées : { $number } sur { $all }
katamino-solution = Solution { $number }
katamino-make = Un nouveau PENTA
katamino-make-what = Tiré au sort pour vous : quelques pièces sont déjà posées, et le reste ne se remplit que d’une façon. La difficulté 1 est celle des PENTAS imprimés les plus faciles, la 10 celle des plus difficiles.
katamino-make-size = Taille
katamino-make-grade = Difficulté
katamino-make-do = Tirer au sort
katamino-make-other = Un autre
katamino-make-solve = Le résoudre
katamino-made = difficulté { $grade }, pièces à poser : { $left }
series-draw = Série au hasard
