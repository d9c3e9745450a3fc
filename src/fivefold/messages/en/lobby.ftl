lobby-title = Play others
lobby-about = Take an open seek, or put up one of your own. It stands as long as this page is open; a game by days is sought for two weeks.
lobby-new = Look for a game
lobby-game = Game
lobby-someone = Play someone
lobby-seek = Put up a seek
lobby-open = Open seeks
lobby-none = Nobody is looking for a game just now.
lobby-join = Play
lobby-join-with = Play with { $name }
lobby-join-team = Join team { $number }
lobby-team = Team { $number }
lobby-yours = Your seek
lobby-waiting = Waiting for others …
lobby-withdraw = Stop waiting
lobby-guest = guest
lobby-rated = rated
lobby-rated-choice = Rated game
lobby-range = rating { $least } to { $most }
lobby-range-from = rating from { $least }
lobby-range-to = rating up to { $most }
lobby-range-choice = Only players of my strength
lobby-least = Rating from
lobby-most = to
lobby-all = All games
home-lobby = Find somebody to play
lobby-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
