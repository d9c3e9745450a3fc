# Accounts, profiles, ratings.
people-account = Your account
people-name-given = A moderator has given you the name { $name }. You can sign in with your old name, too.
people-sign-in = Sign in
people-sign-up = Sign up
people-sign-out = Sign out
people-sign-out-everywhere = Sign out everywhere
people-signed-in = Your profile, { $name }
people-why = An account keeps your games, puzzles and ratings, and you find them on every device. What you have done here as a guest goes along.
people-password = Password
people-password-rule = At least 8 characters, and not one that everybody would try first. If you forget it, only whoever runs this house can give you another.
people-password-old = Password until now
people-password-new = New password
people-password-change = Change it
people-password-changed = The password is changed; all other devices are signed out.
people-passkeys = Passkeys
people-passkeys-about = Sign in with the fingerprint, face or PIN of your device instead of the password.
people-passkeys-nowhere = This browser cannot use passkeys at this address.
people-passkey-make = Make a passkey for this device
people-passkey-made = The passkey is kept.
people-passkey-remove = Remove the passkey { $name }
people-passkey-sign-in = Sign in with a passkey
people-passkey-cancelled = No passkey was used.
people-remove = Remove
people-devices = Signed in at
people-device-end = Sign out { $name }
people-here = here
people-privacy = What others see
people-closed = Show my games to nobody but those who played them
people-privacy-about = Your name, your ratings and your place in the ranking lists are always seen.
people-download = Download everything
people-delete = Delete the account
people-delete-about = Everything of yours is deleted, also what you have said. Games stay with those who played them, and name a former player. Running games are given up. Nobody else can take your name.
people-delete-yes = Delete everything
people-delete-no = Keep it
people-profile = Profile
people-since = here since { $when }
people-ratings = Ratings
people-rating = Rating
people-provisional = provisional
people-rated-games = { $count } { $count ->
        [one] rated game
       *[other] rated games
    }
people-speed-fast = fast
people-speed-slow = slow
people-speed-days = days per move
people-pool = List
people-pool-more = { $speed }, three or four players
people-curve = How the rating has gone: { $title }
people-point = Game { $number }, { $when }: { $value } ± { $deviation }
people-point-how = Point at the curve, or use the arrow keys.
people-shows-nothing = These games are shown to those who played them only.
people-games = Games
people-games-count = { $count } { $count ->
        [one] game
       *[other] games
    }
people-by-game = By game
people-by-opponent = By opponent
people-by-colour = By colour
people-variant = Variant
people-colour = Colour
people-tournaments = Tournaments
people-puzzles = { $rating }, { $solved } solved
people-storm = storm { $count }
people-tally = { $won } won, { $drawn } drawn, { $lost } lost
people-all = Show all
people-filter-game = Game
people-filter-all = all
people-opponent = Opponent
people-result = Result
people-won = won
people-drawn = drawn
people-lost = lost
people-no-games = No games.
people-pages = Pages
people-newer = Newer
people-older = Older
people-page = { $from } to { $to } of { $count }
people-former = a former player
people-ranking = Ranking list
people-place = Place
people-player = Player
people-nobody-yet = Nobody has played enough rated games yet.
people-ranking-about = Whose rating is still provisional is not listed: the first fifteen games or so, or a long time without one.
people-levels = The computer
people-levels-about = The steps between the levels are measured in matches; that level 1 is 800 is agreed.
people-rated-guest = This is a rated game.
table-rated = rated
setup-rated = Rated
setup-rated-how = with a clock, and not at one device
people-series =
    { $count ->
        [one] { $count } PENTA of Katamino solved
       *[other] { $count } PENTAs of Katamino solved
    }
house-title = What this house offers
house-about = What is open here is there for everybody at once. What is closed is hidden, and nothing of it is lost.
house-no-key = This page is for whoever runs the house. Open the link that stands in the terminal in which Fivefold was started.
house-named = It was opened when Fivefold was started, and stays open.
house-kept = It is so now.
house-part-accounts = Accounts and ratings
house-part-accounts-about = Players sign up, keep their games on every device, and are rated.
house-part-clubs = Clubs
house-part-clubs-about = Groups with members, a notice, tournaments and ladders. They need accounts.
house-part-lobby = Lobby
house-part-lobby-about = Strangers find each other to play; with challenges, blocks and reports, and with friends where there are accounts.
house-mail-about = E-mail and notifications are opened when Fivefold is started: fivefold serve --smtp …, --push.
house-moderators = Moderators
house-moderators-about = They read reports, ban, rename and close the talk of a table.
house-moderator-add = Make a moderator
