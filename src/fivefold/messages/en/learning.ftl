puzzle-title = Puzzles
puzzle-about = Every puzzle has one right answer, and it is proved. A new one for each game every day, the same for everybody.
puzzle-of-day = Puzzle of the day
puzzle-needs-house = Only the house can judge this, and it cannot be reached.
puzzle-streak = { $days } { $days ->
        [one] day
       *[other] days
    } in a row
puzzle-rating = Your rating: { $rating }
puzzle-grade = (grade { $grade })
puzzle-count = Puzzles: { $count }, solved: { $solved }.
puzzle-run = Solve
puzzle-storm = Storm
puzzle-sheet = Sheet of six
puzzle-done = solved
puzzle-none = This game has no puzzles.
puzzle-goal-win = { $side } to move: win in { $count } { $count ->
        [one] move
       *[other] moves
    }.
puzzle-goal-hold = { $side } to move: only one move holds the draw.
puzzle-goal-only = { $side } to move: only one move wins.
puzzle-goal-most = { $side } to move: lay your last dominoes for the most points.
puzzle-goal-fill = Fill the frame with the { $count } { $count ->
        [one] piece that is
       *[other] pieces that are
    } left. There is one way.
puzzle-go-on = Right. Go on.
puzzle-solved = Solved!
puzzle-solved-late = Solved, after another try.
puzzle-told = This is the solution.
puzzle-wrong = Not this:
puzzle-why-loses = it loses by force.
puzzle-why-holds = the other side holds.
puzzle-why-no-win-in = after this answer the win takes longer, if there is one.
puzzle-why-duel-loses = now the other side lays the last piece.
puzzle-why-kingdoms-end = with best play it ends { $own } to { $other }.
puzzle-why-fewer-points = this brings { $own } at most instead of { $best } points.
puzzle-why-away = this is not the solution. Why, you can see when the house can be reached again.
puzzle-tell = Show the solution
puzzle-again = Solve it again
puzzle-next = Next puzzle
puzzle-share = Copy the link
puzzle-copied = Copied
puzzle-qr = The link as a QR code
puzzle-analyse = Analyse
puzzle-skip = Skip
puzzle-stop = Stop
puzzle-storm-about = { $clock } on the clock, from easy to hard. It ends when the time is up or after { $misses } wrong tries.
puzzle-storm-start = Start
puzzle-storm-again = Once more
puzzle-storm-result = Solved: { $count }.
puzzle-storm-best = Your best so far!
puzzle-storm-record = Best storm: { $count }
puzzle-print = Print
puzzle-other-six = Six others
puzzle-solutions = Solutions
puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-theme-straight = A straight five
puzzle-theme-middle = A five through the centres
puzzle-theme-monica = Monica’s five
puzzle-theme-triple = A five across three quadrants
puzzle-theme-hold = Hold the draw
puzzle-theme-pairs = Win by the fifth pair
puzzle-theme-capture = A capture on the way
puzzle-theme-quiet = A quiet move
puzzle-theme-threats = Threat after threat
puzzle-theme-building = Your own best turn
puzzle-theme-denying = Take what the others need
puzzle-theme-arrangement = The best arrangement
puzzle-theme-few = Few pieces
puzzle-theme-half = Half the set
puzzle-theme-many = Nearly the whole set
puzzle-theme-last = The last piece
puzzle-theme-two = Two pieces ahead
puzzle-theme-count = A long count

rules-try = Try it
rules-show = Show the move
rules-before = Back
rules-book = The numbered rule book
rules-print = Print
rules-lesson = Try it yourself: the lesson
rules-tournament = Tournament rules
rules-games = Game rules
rules-of-tournament = The tournament’s regulation

learn-chapters = Chapters
learn-first = First steps
learn-next-chapter = Next chapter
learn-right = Right.
learn-loses = The other side { $what } and wins.
learn-answered = The engine’s answer: the other side { $what }.
learn-goes-on = The engine would go on like this: it { $what }.

katamino-helped = Solved with help.
katamino-collected = Different solutions found: { $number }
katamino-collected-of = Different solutions found: { $number } of { $all }
katamino-solution = Solution { $number }
katamino-make = A new PENTA
katamino-make-what = Made for you by lot: some pieces lie already, and there is one way to fill the rest. Grade 1 is as easy as the easiest printed PENTAs, 10 as hard as the hardest.
katamino-make-size = Size
katamino-make-grade = Grade
katamino-make-do = Make one
katamino-make-other = Another one
katamino-make-solve = Solve it
katamino-made = grade { $grade }, pieces to lay: { $left }
series-draw = A series by lot
