turning-gives = gaspille { $percent } % et { $points } { $points ->
        [one] point
       *[other] points
    }
turning-win-lost = ici le gain a été perdu
turning-win-left = un gain prouvé a été manqué
turning-draw-lost = ici la nulle a été perdue
turning-loses = ce coup perd forcément
turning-mistake = une erreur, semble-t-il

remark-announced = { $colour } : { $word } !
remark-reply = { $colour } gagnerait : il reste une réplique.
remark-lapsed = La prétention s’éteint, le jeu continue.

reason-who-mover = celui qui a joué
reason-who-starter = celui qui a commencé
reason-both-five = les deux ont cinq alignées et { $who } gagne
reason-most = le plus de points : { $points }
reason-most-shared = le plus de points : { $points } ; à égalité, place partagée
reason-most-larger = le plus de points : { $points } ; le plus grand domaine décide, { $best } { $best ->
        [one] case
       *[other] cases
    } contre { $other }
reason-most-crowns = le plus de points : { $points } ; les couronnes décident, { $best } contre { $other }
reason-the-frame-is-full = le cadre est plein
reason-the-figure-is-full = la figure est pleine
reason-the-other-player-cannot-lay-a-piece = l’adversaire ne peut plus poser de pièce
reason-five-pairs-captured = cinq paires capturées
reason-the-reply-neither-equalled-nor-overtook = la réplique n’a ni égalé ni dépassé
reason-ten-stones-captured = dix pierres capturées
reason-all-stones-are-used = toutes les pierres sont posées
reason-all-stones-are-used-and-most-captures-win = toutes les pierres sont posées, le plus de captures gagne
reason-all-stones-are-used-and-both-captured-as-many = toutes les pierres sont posées, captures égales
reason-nobody-can-move = personne ne peut jouer
reason-the-position-stands-for-the-third-time = la position apparaît pour la troisième fois
reason-100-moves-without-a-capture = 100 coups sans capture
reason-agreed = d’un commun accord
reason-the-other-side-resigned = l’adversaire a abandonné
reason-the-other-side-s-time-is-up = le temps de l’adversaire est écoulé
reason-the-other-side-is-gone = l’adversaire est parti
reason-five-in-a-row = cinq alignées
reason-both-have-five-in-a-row = les deux ont cinq alignées
reason-the-board-is-full = le plateau est plein
