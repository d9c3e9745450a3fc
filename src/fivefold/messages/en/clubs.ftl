club-title = Clubs
club-about = A club has members with their ratings, a notice, tournaments and ladders.
club-own = Your clubs
club-public = All clubs
club-none = There is no club yet.
club-new = Found a club
club-name = Name of the club
club-words = About the club
club-everybody = Everybody may see the club and ask to join
club-found = Found the club
club-member-count =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
club-waiting =
    { $count ->
        [one] { $count } person would like to join
       *[other] { $count } people would like to join
    }
club-role-organiser = organiser
club-role-member = member
club-role-invited = you are invited
club-role-asked = you have asked to join
club-sign-in = Sign in to found a club or to join one.
club-join = Join
club-ask = Ask to join
club-asked = You have asked to join. An organiser will answer.
club-invited = You are invited to this club.
club-decline = Decline
club-withdraw = Withdraw my request
club-leave = Leave the club
club-notice = Notice
club-notice-by = { $name }, { $when }
club-notice-for = For the members
club-notice-post = Put it up
club-members = Members
club-no-rating = no rating
club-tournaments = Tournaments
club-tournaments-none = No tournament is shown here yet.
club-circuit = Circuit
club-ladder = Ladder: { $game }
club-ladder-rules =
    { $reach ->
        [one] Challenge whoever stands one place above you. If you win, the two of you swap places. A challenge lapses after two weeks unless its game has begun.
       *[other] Challenge somebody who stands at most { $reach } places above you. If you win, the two of you swap places. A challenge lapses after two weeks unless its game has begun.
    }
club-ladder-nobody = Nobody stands on this ladder yet.
club-ladder-enter = Take part
club-ladder-leave = Leave the ladder
club-challenge = Challenge
club-challenge-name = Challenge { $name }
club-challenges = Challenges
club-challenge-of = { $one } challenges { $other }
club-until = until { $when }
club-begun = The game is on
club-play = Play
club-play-on = To the table
club-result-enter = Enter the result
club-has-won = { $name } has won
club-drawn = Drawn
club-you-say = You say: { $result }
club-other-says = { $name } says: { $result }
club-agree = That is right
club-take-back = Take the challenge back
club-results = Latest results
club-beat = { $winner } has won against { $loser }
club-drew = { $one } and { $other } have drawn
club-keep = For organisers
club-change = Name and description
club-save = Save
club-invite = Invite by name
club-invite-do = Invite
club-link = Link for new members
club-link-about = Whoever has the link or its code joins at once.
club-link-make = Make a link
club-links-revoke = Make all links worthless
club-links-revoked = The links are worthless now.
club-requests = Waiting for an answer
club-asks = { $name } would like to join
club-admit = Admit
club-admit-name = Admit { $name }
club-turn-down-name = Decline { $name }
club-was-invited = { $name } was invited
club-uninvite-name = Take back the invitation of { $name }
club-make-organiser = Make { $name } an organiser
club-make-member = Make { $name } an ordinary member
club-expel = Remove { $name } from the club
club-manage = What { $name } may do
club-attach = Show a tournament or a circuit
club-attach-about = You see here what you direct from this device.
club-attach-none = You direct no tournament and no circuit from this device.
club-attach-do = Show it
club-detach-name = Remove { $name } from this page
club-ladder-new = Open a ladder, or change its terms
club-reach = How many places above may one challenge?
club-ladder-open = Open the ladder
club-ladder-change = Change the terms
club-ladder-close = Close the ladder
club-close = Close the club
club-close-about = The club is closed for good: for all its members, with its ladders.
club-close-yes = Close it for good
club-seat-kept = This game is a challenge in a club. It begins when the other player comes.
club-to = To the club
home-clubs = Clubs
