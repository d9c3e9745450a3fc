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
lobby-range = cote de { $least } à { $most }
lobby-range-from = cote à partir de { $least }
lobby-range-to = cote jusqu’à { $most }
lobby-range-choice = Seulement des joueurs de mon niveau
lobby-least = Cote de
lobby-most = à
lobby-all = Tous les jeux
home-lobby = Trouver des joueurs
lobby-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }

lobby-to = Pour une seule personne (nom)
lobby-anybody = tout le monde
lobby-declined = { $name } ne souhaite pas jouer maintenant.
lobby-challenges = Défis
lobby-challenges-you = vous défie
lobby-challenged = pour { $name }
friends-title = Amis
friends-asks = { $name } souhaite devenir votre ami
friends-asked = { $name } : demande envoyée
friends-online = en ligne
friends-away = absent
friends-playing = en partie
friends-watch = Regarder
friends-challenge = Défier
friends-challenge-name = Défier { $name }
friends-end = Retirer { $name }
friends-add = Nom d’un compte
friends-ask = Demander
friends-befriend = Devenir amis
friends-ask-name = Demander à { $name } de devenir votre ami
friends-unblock = Débloquer
friends-unblock-name = Débloquer { $name }
conduct-title = Masquer, bloquer, signaler
conduct-mute = Masquer { $name }
conduct-unmute = Afficher { $name }
conduct-block = Bloquer { $name }
conduct-block-short = Bloquer
conduct-blocked = { $name } est bloqué : ni défis, ni place à vos tables, ni discussion.
conduct-report = Signaler { $name }
conduct-report-short = Signaler
conduct-why = Que s’est-il passé ?
conduct-evidence = Ce qui a été dit à cette table est joint.
conduct-send = Envoyer le signalement
conduct-reported = Merci. La modération va le lire.
moderation-title = Modération
moderation-reports = Signalements
moderation-none = Aucun signalement en attente.
moderation-by = signalé par { $name }, { $when }
moderation-table = voir la table
moderation-evidence = Ce qui a été dit
moderation-reason = Motif (la personne le lit)
moderation-days = Exclusion
moderation-for-good = définitive
moderation-ban = Exclure
moderation-name = Nouveau nom
moderation-rename = Renommer
moderation-close = Fermer la discussion
moderation-open = Rouvrir la discussion
moderation-nothing = Sans suite
moderation-bans = Exclus
moderation-until = jusqu’au { $when }
moderation-unban = Lever l’exclusion
moderation-unban-name = Lever l’exclusion de { $name }
moderation-closed = Tables sans discussion
moderation-log = Journal
moderation-act-reported = { $by } a signalé { $name }
moderation-act-decided = { $by } a traité le signalement de { $name }
moderation-act-banned = { $by } a exclu { $name }
moderation-act-unbanned = { $by } a levé l’exclusion de { $name }
moderation-act-renamed = { $by } a renommé { $name } en { $to }
moderation-act-talk-closed = { $by } a fermé la discussion de { $name }
moderation-act-talk-opened = { $by } a rouvert la discussion de { $name }
friends-blocked =
    { $count ->
        [one] { $count } personne bloquée
       *[other] { $count } personnes bloquées
    }
moderation-for-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
