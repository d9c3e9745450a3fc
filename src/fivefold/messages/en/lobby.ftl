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

lobby-to = For somebody alone (name)
lobby-anybody = anybody
lobby-declined = { $name } does not want to play now.
lobby-challenges = Challenges
lobby-challenges-you = challenges you
lobby-challenged = for { $name }
friends-title = Friends
friends-asks = { $name } would like to be your friend
friends-asked = { $name } was asked
friends-online = here
friends-away = away
friends-playing = playing
friends-watch = Watch
friends-challenge = Challenge
friends-challenge-name = Challenge { $name }
friends-end = Remove { $name }
friends-add = Name of an account
friends-ask = Ask
friends-befriend = Be friends
friends-ask-name = Ask { $name } to be a friend
friends-unblock = Unblock
friends-unblock-name = Unblock { $name }
conduct-title = Mute, block, report
conduct-mute = Mute { $name }
conduct-unmute = Hear { $name } again
conduct-block = Block { $name }
conduct-block-short = Block
conduct-blocked = { $name } is blocked: no challenges, no seats at your tables, no talk.
conduct-report = Report { $name }
conduct-report-short = Report
conduct-why = What happened?
conduct-evidence = What was said at this table is sent with it.
conduct-send = Send the report
conduct-reported = Thank you. A moderator will read it.
moderation-title = Moderation
moderation-reports = Reports
moderation-none = No report is waiting.
moderation-by = reported by { $name }, { $when }
moderation-table = to the table
moderation-evidence = What was said
moderation-reason = Reason (the person reads it)
moderation-days = Ban
moderation-for-good = for good
moderation-ban = Ban
moderation-name = New name
moderation-rename = Rename
moderation-close = Close the talk
moderation-open = Open the talk
moderation-nothing = No action
moderation-bans = Banned
moderation-until = until { $when }
moderation-unban = Lift the ban
moderation-unban-name = Lift the ban of { $name }
moderation-closed = Tables without talk
moderation-log = Log
moderation-act-reported = { $by } has reported { $name }
moderation-act-decided = { $by } has decided the report about { $name }
moderation-act-banned = { $by } has banned { $name }
moderation-act-unbanned = { $by } has lifted the ban of { $name }
moderation-act-renamed = { $by } has renamed { $name } to { $to }
moderation-act-talk-closed = { $by } has closed the talk at { $name }
moderation-act-talk-opened = { $by } has opened the talk at { $name }
friends-blocked =
    { $count ->
        [one] { $count } person blocked
       *[other] { $count } people blocked
    }
moderation-for-days =
    { $count ->
        [one] for { $count } day
       *[other] for { $count } days
    }
