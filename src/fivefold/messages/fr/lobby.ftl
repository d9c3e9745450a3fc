lobby-title = Trouver des joueurs
lobby-about = Acceptez une demande ou publiez la vôtre. Elle reste tant que cette page est ouverte ; pour une partie par jours, deux semaines.
lobby-new = Chercher une partie
lobby-game = Jeu
lobby-someone = Jouer avec quelqu’un
lobby-seek = Publier une demande
lobby-open = Demandes ouvertes
lobby-none = Personne ne cherche de partie en ce moment.
lobby-join = Jouer
lobby-join-with = Jouer avec { $name }
lobby-join-team = Équipe { $number }
lobby-team = Équipe { $number }
lobby-yours = Votre demande
lobby-waiting = En attente d’autres joueurs…
lobby-withdraw = Ne plus attendre
lobby-guest = invité
lobby-rated = classée
lobby-rated-choice = Partie classée
lobby-range = classement de { $least } à { $most }
lobby-range-from = classement à partir de { $least }
lobby-range-to = classement jusqu’à { $most }
lobby-range-choice = Seulement des joueurs de mon niveau
lobby-least = Classement de
lobby-most = à
lobby-all = Tous les jeux
home-lobby = Trouver des joueurs
lobby-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
