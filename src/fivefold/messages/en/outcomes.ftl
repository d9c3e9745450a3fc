turning-gives = gives away { $percent }% and { $points } { $points ->
        [one] point
       *[other] points
    }
turning-win-lost = here the win was lost
turning-win-left = threw away a proved win
turning-draw-lost = here the draw was lost
turning-loses = this loses by force
turning-mistake = a mistake, it seems

remark-announced = { $colour }: { $word }!
remark-reply = { $colour } would win: one reply is left.
remark-lapsed = The claim lapses, play goes on.

reason-who-mover = the mover
reason-who-starter = the starter
reason-both-five = both have five in a row and { $who } wins
reason-most = most points: { $points }
reason-most-shared = most points: { $points }; equal players share the place
reason-most-larger = most points: { $points }; the larger property decides, { $best } { $best ->
        [one] square
       *[other] squares
    } to { $other }
reason-most-crowns = most points: { $points }; the crowns decide, { $best } to { $other }
reason-the-frame-is-full = the frame is full
reason-the-figure-is-full = the figure is full
reason-the-other-player-cannot-lay-a-piece = the other player cannot lay a piece
reason-five-pairs-captured = five pairs captured
reason-the-reply-neither-equalled-nor-overtook = the reply neither equalled nor overtook
reason-ten-stones-captured = ten stones captured
reason-all-stones-are-used = all stones are used
reason-all-stones-are-used-and-most-captures-win = all stones are used, and most captures win
reason-all-stones-are-used-and-both-captured-as-many = all stones are used, and both captured the same number
reason-nobody-can-move = nobody can move
reason-the-position-stands-for-the-third-time = the position stands for the third time
reason-100-moves-without-a-capture = 100 moves without a capture
reason-agreed = agreed
reason-the-other-side-resigned = the other side resigned
reason-the-other-side-s-time-is-up = the other side’s time is up
reason-the-other-side-is-gone = the other side is gone
reason-five-in-a-row = five in a row
reason-both-have-five-in-a-row = both have five in a row
reason-the-board-is-full = the board is full
