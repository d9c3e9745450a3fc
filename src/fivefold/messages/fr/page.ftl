shell-skip = Aller au plateau
shell-nav = Menu principal
shell-play = Jouer
shell-rules = Règles
shell-language = Langue
shell-sound = Son
shell-nowhere = Il n’y a rien ici.
shell-owners = Les noms des jeux appartiennent à leurs propriétaires ; tous les dessins sont originaux.

theme-system = Clair ou sombre selon le système
theme-light = Clair
theme-dark = Sombre

home-tournaments = Tournois
home-tournaments-new = Nouveau tournoi
home-tournaments-none = Aucun tournoi pour l’instant. Un seul portable suffit pour toute une salle, sans internet.

seat-none = Pas de table pour l’instant.
seat-colours = { $name } choisit d’abord couleur et place ; puis, dans le sens horaire, { $others } une couleur.
seat-duel = { $name } commence ; chacun joue la couleur posée de son côté.
seat-me = Qui êtes-vous ?
seat-play = Jouer à l’écran
seat-board = Vers le plateau
seat-online = Cette partie doit commencer dans les { $hours } heures après le tirage, sinon forfait.
seat-clock = Pendule : { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } par personne, { $seconds } s de plus après chaque coup.
seat-waits = Cette partie attend ses joueurs et une table libre : n° { $place } dans la file. Vous serez appelés.
seat-result = Le résultat
seat-count = compter
seat-count-of = Compter le royaume de { $name }
seat-enter = Saisir le résultat
seat-said = Saisi par { $name }. Un autre joueur de la table confirme.
seat-right = { $name }, est-ce juste ?
seat-confirm = Oui, c’est juste
seat-wrong = Non
seat-wait = En attente de la confirmation d’un autre joueur.
seat-referee = L’arbitre vient à votre table.
seat-thanks = Merci, c’est consigné.
seat-protest = Appeler l’arbitre
seat-all = Toutes les tables et le classement

home-title = Prenez place et jouez
home-subtitle = Pentago, Pente, Kingdomino et Katamino, entre vous ou contre l’ordinateur. Sans inscription.
home-pentago = Posez une bille, tournez un mini-plateau, alignez-en cinq.
home-pente = Cinq alignées, ou cinq paires capturées.
home-kingdomino = Des dominos, des couronnes et un royaume de cinq sur cinq.
home-katamino = Douze pièces de cinq carrés remplissent le cadre.
home-katamino_duel = Huit sur huit, pièce après pièce : qui pose en dernier gagne.
home-against = Contre qui ?
home-bot = l’ordinateur
home-here = quelqu’un sur cet appareil
home-link = quelqu’un ailleurs, par lien ou code
home-level = Force
home-variant = Variante
home-name = Votre nom
home-guest = Invité
home-player = Joueur { $number }
home-strict = Pièce touchée, pièce jouée
home-clock = Pendule
home-play = Jouer

learn-title = Apprendre
learn-step = Étape { $number } sur { $all }
learn-wrong = Ce coup est permis, mais ce n’est pas celui qu’on cherche. Essayez encore.
learn-again = Réessayer
learn-show = Montrez-moi
learn-next = Suivant
learn-back = Retour

home-running = Parties en cours

table-task = Résolvez le problème
table-connecting = Un instant…
table-gone = Cette table n’existe pas, ou elle est privée : demandez son lien.
table-waiting = En attente des autres
table-paused = En pause
table-yours = À vous de jouer
table-turn = À { $name } de jouer
table-draw = Partie nulle :
table-wins = { $name } gagne :
table-lost = Connexion perdue – nouvel essai en cours
table-invite = Inviter
table-link = Lien
table-share = Partager
table-share-watch = Un lien pour regarder la partie
table-copy = Copier le lien
table-sit = S’asseoir
table-accept = Accepter
table-decline = Refuser
table-type = Taper un coup
table-move = Jouer
table-stepback = Annuler l’étape
table-takeback = Reprendre le coup
table-offerdraw = Proposer la nulle
table-resign = Abandonner
table-resign-yes = Oui, abandonner
table-resign-no = Non, continuer
table-again = Rejouer
table-home = Retour aux jeux
table-record = Feuille de partie
table-moves = Coups

analysis-title = Analyse
analysis-what = Étudiez une position ou chargez une partie : coups libres sur le plateau, valeur de chaque coup, tournants de la partie.
analysis-thinking = Réflexion…
analysis-wins = { $name } gagne
analysis-wins-in = { $name } gagne en { $turns }
analysis-loses = { $name } perd
analysis-loses-in = { $name } perd en { $turns }
analysis-draws = Partie nulle
analysis-chance = { $name } : { $percent } % de chances
analysis-proved = prouvé
analysis-published = connu
analysis-moves = Valeur de chaque coup
analysis-win = gagne
analysis-win-in = gagne en { $turns }
analysis-loss = perd
analysis-loss-in = perd en { $turns }
analysis-draw = nulle
analysis-unknown = non examiné
analysis-all = { $number ->
        [one] Le seul coup
       *[other] Les { $number } coups
    }
analysis-fewer = Seulement les meilleurs
analysis-line = La meilleure suite
analysis-graph = Déroulement de la partie
analysis-graph-of = Courbe des chances de { $name } au fil de la partie ; les tournants sont énumérés dessous
analysis-better = Mieux :
analysis-noturns = Rien n’a été gâché : aucun tournant trouvé.
analysis-draw-graph = Analyser toute la partie
analysis-drawing = Analyse… { $done } sur { $all }
analysis-back = Retour à la partie
analysis-mute = Pas de moteur pour ce jeu ici : le plateau est à vous, mais sans évaluation.
analysis-deal = Le hasard joue : tirez au sort ou tapez le tirage.
analysis-dealt = Le hasard joue ; avancez pour voir ce qu’il a donné.
analysis-threats = Montrer les menaces ({ $number })
analysis-points = { $points } { $points ->
        [one] point
       *[other] points
    }
analysis-gain = maintenant +{ $points }
analysis-next = ensuite +{ $points }
analysis-order = puis n° { $order }
analysis-lot = Tirer au sort
analysis-copied = Copié

record-load = Charger une partie
record-how = Collez une partie notée, choisissez un fichier ou déposez-le ici.
record-text = Partie notée
record-read = Lire
record-file = Choisir un fichier

talk-title = Conversation
talk-say = Dire quelque chose
talk-send = Envoyer
talk-silent = Personne n’a encore rien dit.
talk-watcher = spectateur

table-watching = Vous êtes spectateur.
table-pause = Pause
table-resume = Reprendre
table-solved = Résolu :

seat-bot = Ordinateur ({ $strength })
seat-stand-in = { $name } – remplaçant : { $strength }

offered-draw = Vous avez proposé la nulle.
offered-takeback = Vous avez demandé à reprendre.
offered-pause = Vous avez demandé une pause.
offered-rematch = Vous avez demandé une autre partie.

offer-withdraw = Retirer

table-open = libre
table-away = absent

offer-draw = { $name } propose la nulle.
offer-takeback = { $name } demande à reprendre un coup.
offer-pause = { $name } demande une pause.
offer-rematch = { $name } demande une autre partie.

look-title = Parcourir la partie
look-first = Au début
look-back = Un coup en arrière
look-on = Un coup en avant
look-last = Au dernier coup

table-over = La partie est terminée : { $why }

home-play-game = Jouer à { $game } maintenant
home-choose = Choisir…
home-choose-game = Choisir adversaire, variante et pendule pour { $game }
setup-players = Joueurs
setup-start = Qui commence ?
setup-start-lots = tirage au sort
setup-start-me = je commence
setup-start-other = l’autre camp commence
setup-seats = Qui s’assied où ?
setup-taker-bot = l’ordinateur
setup-taker-here = quelqu’un sur cet appareil
setup-taker-link = quelqu’un ailleurs, par lien ou code
setup-partner = Votre partenaire
setup-opponent = Adversaire { $number }
setup-other-name = Nom de l’autre joueur
setup-name = Nom
setup-watched = Les autres peuvent regarder
setup-own = Votre propre choix de règles.
setup-own-name = choix personnel
setup-options = Toutes les options
clock-own = une autre…
clock-minutes = Minutes par joueur
clock-seconds = Secondes en plus par coup
match-title = Match
match-one = une partie
match-points = en { $goal } points
match-wins = le premier à { $goal } victoires
match-best = au meilleur des { $goal }
match-goal = Points à atteindre
match-handicap = Donner un handicap
match-own-team = Votre équipe
match-other-team = L’autre équipe
match-game = partie { $number }
match-with = handicap { $given }
match-won = { $name } remporte le match.
seat-you = (vous)
seat-partner = (votre partenaire)
table-fill = Donner les places libres à l’ordinateur et commencer
table-next-game = Partie suivante

series-own = Vos propres séries
series-own-what = Choisissez les pièces l’une après l’autre : les quatre premières font le PENTA 4, chaque autre le suivant. Le solveur vérifie chaque PENTA et dit s’il est difficile.
series-name = Nom de la série
series-name-usual = la mienne
series-add = Ajouter la pièce { $piece }
series-remove = Retirer la dernière pièce
series-few = Choisissez quatre pièces ou plus.
series-grade = PENTA { $penta } : difficulté { $grade } sur 10
series-keep = Garder cette série
series-shared = Quelqu’un partage une série avec vous
series-forget = Oublier { $name }
series-share = Partager { $name }
series-link = Lien vers cette série
series-made = Pièces choisies
setup-colour = Votre couleur
setup-colour-first = peu importe : les foncées commencent
home-own = Vos parties
pace-title = L’ordinateur joue
pace-calm = posément
pace-quick = vite
pace-none = aussitôt

colours-yours = Choisissez votre couleur
colours-theirs = { $name } choisit une couleur

table-played = { $name } { $what }.
table-you-win = Vous gagnez :
lost-the-other-side-resigned = Vous avez abandonné. { $name } gagne.
lost-the-other-side-s-time-is-up = Votre temps est écoulé. { $name } gagne.
lost-the-other-side-is-gone = Votre absence a duré trop longtemps. { $name } gagne.
seat-to-move = à son tour
hint-ask = Conseil
hint-said = Conseil : un bon joueur { $what }.
table-slow = Connexion lente : { $ms } ms
acts-title = Ce que vous pouvez faire
analysis-estimated = Le résultat est connu, les coups qui y mènent ne le sont pas : ces valeurs sont des estimations.
invitation-by = { $name } vous invite à { $game }
invitation-to = On vous invite à { $game }
invitation-what = Ouvrez le lien, asseyez-vous et jouez. Sans compte.
shell-away = La maison est injoignable. Restent là : les règles, les leçons, les séries de Katamino à jouer seul et les énigmes du jour. Les tables, l’analyse et les tournois demandent une connexion.
analysis-axis = Chances : { $name }, coup par coup
analysis-accuracy = Précision :
record-no-text = { $name } n’est pas un fichier texte ; une partie est un texte simple.
analysis-practise = S’exercer à partir d’ici
sign-good = Un très bon coup
sign-mistake = Une erreur
sign-blunder = A laissé filer le résultat
analysis-picture = Image
arrange-title = Composer une position
arrange-now = Composez la position sur le plateau.
arrange-brush = Mettre sur le plateau
arrange-text = Position en texte
arrange-done = Analyser ainsi
arrange-empty = Plateau vide
ahead-set = Votre prochain coup est prêt. Cliquez ailleurs pour le changer.
home-facts-pentago = 2 joueurs · dès 6 ans · 3 à 30 min
home-facts-pente = 2 ou 4 joueurs · dès 8 ans
home-facts-kingdomino = 2 à 4 joueurs · dès 8 ans · 15 à 20 min
home-facts-katamino = 1 joueur · dès 3 ans
home-facts-katamino_duel = 2 joueurs · 5 à 10 min
home-code = Rejoindre avec un code
home-code-go = Rejoindre
home-today = Tournois du jour
home-today-none = Aucun aujourd’hui.
home-today-all = Tous les tournois
code-spoken = Ou tapez ce code sur la page d’accueil :
table-invite-again = Inviter quelqu’un
setup-open = Tout le monde ici peut s’asseoir et regarder
home-waiting = Tables qui attendent des joueurs
turn-side = Prochain coup : { $side }
analysis-unweighed = Les dominos sont tirés au sort : rien à évaluer ici.
