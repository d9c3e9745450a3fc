// Made from docs/openapi.json by `npm run types`.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AcceptRequest
         * @description Agree to what was offered.
         */
        AcceptRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "accept";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback" | "pause" | "rematch";
        };
        /**
         * AckMessage
         * @description What was asked under the id `re` is on disk.
         */
        AckMessage: {
            /** Re */
            re: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "ack";
            /** V */
            v: number;
        };
        /**
         * ActView
         * @description A line of the log; `person` names the one it is about in addresses.
         */
        ActView: {
            /** At */
            at: number;
            /** By */
            by: string;
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Lines */
            lines: components["schemas"]["HeardLine"][];
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Renamed */
            renamed: string;
            /** Table */
            table: string;
            /** Text */
            text: string;
            /** Until */
            until: number;
        };
        /**
         * AdmittedTournament
         * @description A tournament of this house for a level; `director` is its director's token, where it is not public.
         */
        AdmittedTournament: {
            /**
             * Director
             * @default
             */
            director?: string;
            /** Level */
            level: string;
            /** Tournament */
            tournament: string;
        };
        /**
         * AgreedData
         * @description The data of `agreed`.
         */
        AgreedData: {
            /** Entrants */
            entrants: number[];
            /** Round */
            round: number;
            /** Table */
            table: number;
            /** Text */
            text: string;
        };
        /**
         * AgreedFact
         * @description A `agreed` in the history.
         */
        AgreedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["AgreedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "agreed";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * AgreementView
         * @description What all who sat at a table have agreed about its material.
         */
        AgreementView: {
            /** Entrants */
            entrants: number[];
            /** Text */
            text: string;
        };
        /**
         * Alive
         * @description The process runs.
         */
        Alive: {
            /** Ok */
            ok: boolean;
            /** Version */
            version: string;
        };
        /**
         * ArchivedTournament
         * @description Is a tournament archived? Then it stands in no list, and all else is as before.
         */
        ArchivedTournament: {
            /** Archived */
            archived: boolean;
        };
        /**
         * ArenaView
         * @description The time of an arena: when it began and until when games are paired (empty before the start), whether it was
         *     said that the time is up, who takes a break, and who has no game and waits for one.
         */
        ArenaView: {
            /** Began */
            began: string;
            /** Ended */
            ended: boolean;
            /** Ends */
            ends: string;
            /** Free */
            free: number[];
            /** Paused */
            paused: number[];
        };
        /**
         * AskedView
         * @description What a result of a table must say, and of whom. Of a winner: the least and most marbles, or whether the game is
         *     played again after a draw.
         */
        AskedView: {
            /** Boards */
            boards?: number;
            /** Marbles */
            marbles?: [
                number,
                number
            ];
            /** Of */
            of: number[];
            /** Replay */
            replay?: boolean;
            /**
             * Result
             * @enum {string}
             */
            result: "scores" | "winner" | "times" | "boards";
        };
        /**
         * AttachedCircuit
         * @description A circuit of this house; `director` is the token of the link of who looks after it.
         */
        AttachedCircuit: {
            /** Circuit */
            circuit: string;
            /**
             * Director
             * @default
             */
            director?: string;
        };
        /**
         * AttachedTournament
         * @description A public tournament of this house; `director` is the token of its director's link.
         */
        AttachedTournament: {
            /**
             * Director
             * @default
             */
            director?: string;
            /** Tournament */
            tournament: string;
        };
        /**
         * Ban
         * @description Who is banned, why, and until when (nothing: for good).
         */
        Ban: {
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Reason */
            reason: string;
            /** Until */
            until: string;
        };
        /**
         * BoardView
         * @description A table of the draw that is played on the screen at the table `id`.
         */
        BoardView: {
            /** Game */
            game: number;
            /** Id */
            id: string;
            /** Round */
            round: number;
            /** Table */
            table: number;
        };
        /**
         * Breakdown
         * @description Results of one game by variant, opponent and colour.
         */
        Breakdown: {
            /** By Colour */
            by_colour: components["schemas"]["TallyLine"][];
            /** By Opponent */
            by_opponent: components["schemas"]["TallyLine"][];
            /** By Variant */
            by_variant: components["schemas"]["TallyLine"][];
        };
        /**
         * BrokenOff
         * @description The last line of a graph that could not be finished: why.
         */
        BrokenOff: {
            /** Code */
            code: string;
            /** Sentence */
            sentence: string;
        };
        /**
         * CalledNotice
         * @description A game is called to a table of the hall.
         */
        CalledNotice: {
            /** Place */
            place: number;
            /** Round */
            round: number;
            /** Table */
            table: number;
        };
        /**
         * CategoryRowView
         * @description A place in the standing of one category.
         */
        CategoryRowView: {
            /** Entrant */
            entrant: number;
            /** Last */
            last: number;
            /** Name */
            name: string;
            /** Place */
            place: number;
        };
        /**
         * ChallengeTable
         * @description The table at which a challenge is played.
         */
        ChallengeTable: {
            /** Table */
            table: string;
        };
        /**
         * ChallengeView
         * @description A challenge that stands. `yours`: are you one of the two? `said` is what you have said of its end, `heard` what
         *     the other has said; `table` is where it is played.
         */
        ChallengeView: {
            /** Begun */
            begun: boolean;
            /** Challenged */
            challenged: string;
            /** Challenger */
            challenger: string;
            /**
             * Heard
             * @enum {string}
             */
            heard: "" | "challenger" | "challenged" | "drawn";
            /** Id */
            id: string;
            /**
             * Said
             * @enum {string}
             */
            said: "" | "challenger" | "challenged" | "drawn";
            /** Table */
            table: string;
            /** Until */
            until: number;
            /**
             * Yours
             * @enum {string}
             */
            yours: "" | "challenger" | "challenged";
        };
        /**
         * ChatEvent
         * @description Something was said at the table; `seats` are the speaker's.
         */
        ChatEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "said";
            /** Name */
            name: string;
            /** Seats */
            seats: number[];
            /** Text */
            text: string;
            /** Watcher */
            watcher: boolean;
        };
        /**
         * ChatView
         * @description Something said at the table.
         */
        ChatView: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** Watcher */
            watcher: boolean;
        };
        /**
         * CheckedInData
         * @description The data of `checked-in`.
         */
        CheckedInData: {
            /** Entrant */
            entrant: number;
        };
        /**
         * CheckedInFact
         * @description A `checked-in` in the history.
         */
        CheckedInFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["CheckedInData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "checked-in";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * CheckedOptions
         * @description Options that go together, written out, and what they make of the table.
         */
        CheckedOptions: {
            /** Options */
            options: string;
            /**
             * Points
             * @description Are points played for, which a match can add up?
             */
            points: boolean;
            /** Seats */
            seats: number;
            /**
             * Teams
             * @description Do seats 1 and 3 play against 2 and 4?
             */
            teams: boolean;
            /** Values */
            values: {
                [key: string]: string | number | boolean;
            };
        };
        /**
         * CheckedSeries
         * @description A series whose every PENTA can be made, and the text that means it.
         */
        CheckedSeries: {
            /** Name */
            name: string;
            /** Pentas */
            pentas: components["schemas"]["GradedPenta"][];
            /** Text */
            text: string;
        };
        /**
         * ChoosingView
         * @description Whose turn it is to choose a colour, and the colours that are left.
         */
        ChoosingView: {
            /** Left */
            left: string[];
            /** Seat */
            seat: number;
        };
        /**
         * ChosenHouseParts
         * @description The parts that are to be open, of accounts, clubs and lobby.
         */
        ChosenHouseParts: {
            /** Parts */
            parts: string[];
        };
        /**
         * CircuitMember
         * @description A tournament of this house that belongs to a circuit, and whether it is over.
         */
        CircuitMember: {
            /** Best */
            best: string[];
            /** Held */
            held: boolean;
            /** Level */
            level: string;
            /** Title */
            title: string;
            /** Tournament */
            tournament: string;
        };
        /**
         * CircuitReport
         * @description A tournament that counts, and the house that signed it where it is another one.
         */
        CircuitReport: {
            /** Best */
            best: string[];
            /** Level */
            level: string;
            /**
             * Signed By
             * @default
             */
            signed_by?: string;
            /** Title */
            title: string;
        };
        /**
         * CircuitState
         * @description A circuit: its tournaments, who is qualified for each level, and the season's standing if it gives points.
         *
         *     `held` are the tournaments that count, in their order, also those of other houses.
         */
        CircuitState: {
            /** Held */
            held: components["schemas"]["CircuitReport"][];
            /** Id */
            id: string;
            /** Levels */
            levels: string[];
            /** Members */
            members: components["schemas"]["CircuitMember"][];
            /** Points */
            points: number[];
            /** Qualified */
            qualified: {
                [key: string]: components["schemas"]["QualifiedPlayer"][];
            };
            /** Ranking */
            ranking: components["schemas"]["SeasonRow"][];
            /** Season */
            season: string;
            /** Title */
            title: string;
            /** Trusted */
            trusted: components["schemas"]["TrustedHouse"][];
            /** Yours */
            yours: boolean;
        };
        /**
         * CircuitSummary
         * @description A circuit in a list.
         */
        CircuitSummary: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * ClaimRequest
         * @description Someone has been gone too long: claim the win, a draw, or let a bot take over.
         */
        ClaimRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "claim";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * What
             * @enum {string}
             */
            what: "win" | "draw" | "bot";
        };
        /**
         * ClockNotice
         * @description The clock of the round: it runs until `ends`, or stands with `left` seconds.
         */
        ClockNotice: {
            /**
             * Ends
             * @default 0
             */
            ends?: number;
            /**
             * Left
             * @default 0
             */
            left?: number;
            /**
             * Minutes
             * @default 0
             */
            minutes?: number;
        };
        /**
         * ClockView
         * @description The clock at the moment `now`: seconds left and spent by seat, whose clock runs, and when its flag falls.
         */
        ClockView: {
            /** Control */
            control: string;
            /** Falls */
            falls: number | null;
            /** Left */
            left: number[];
            /** Now */
            now: number;
            /** Running */
            running: number | null;
            /** Spent */
            spent: number[];
        };
        /**
         * ClosedData
         * @description The data of `closed`.
         */
        ClosedData: Record<string, never>;
        /**
         * ClosedFact
         * @description A `closed` in the history.
         */
        ClosedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["ClosedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "closed";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * ClubCircuit
         * @description The club's circuit.
         */
        ClubCircuit: {
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * ClubList
         * @description The asker's clubs, and all public ones.
         */
        ClubList: {
            /** Own */
            own: components["schemas"]["ClubSummary"][];
            /** Public */
            public: components["schemas"]["ClubSummary"][];
        };
        /**
         * ClubMember
         * @description A member; `id` names them in addresses.
         */
        ClubMember: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Ratings */
            ratings: components["schemas"]["ClubRating"][];
            /**
             * Role
             * @enum {string}
             */
            role: "organiser" | "member";
            /** Since */
            since: number;
            /** You */
            you: boolean;
        };
        /**
         * ClubNotice
         * @description What the organisers have to say. Who has said it has no name if they deleted their account.
         */
        ClubNotice: {
            /** At */
            at: number;
            /** By */
            by: string;
            /** Text */
            text: string;
        };
        /**
         * ClubRating
         * @description A member's rating in a game, where they have played most.
         */
        ClubRating: {
            /**
             * Company
             * @enum {string}
             */
            company: "two" | "more";
            /** Game */
            game: string;
            /** Provisional */
            provisional: boolean;
            /**
             * Speed
             * @enum {string}
             */
            speed: "fast" | "slow" | "days";
            /** Value */
            value: number;
        };
        /**
         * ClubState
         * @description A club as the asker may see it: the notice is for members, who waits for an answer for organisers.
         */
        ClubState: {
            /** About */
            about: string;
            /** Asked */
            asked: components["schemas"]["WaitingPerson"][];
            circuit: components["schemas"]["ClubCircuit"] | null;
            /** Id */
            id: string;
            /** Invited */
            invited: components["schemas"]["WaitingPerson"][];
            /** Ladders */
            ladders: components["schemas"]["LadderView"][];
            /** Members */
            members: components["schemas"]["ClubMember"][];
            notice: components["schemas"]["ClubNotice"] | null;
            /** Public */
            public: boolean;
            /** Role */
            role: string;
            /** Title */
            title: string;
            /** Tournaments */
            tournaments: components["schemas"]["ClubTournament"][];
        };
        /**
         * ClubSummary
         * @description A club in a list; `role` is what the asker is there (`asked`: they wait for an answer).
         */
        ClubSummary: {
            /** About */
            about: string;
            /** Id */
            id: string;
            /** Members */
            members: number;
            /** Role */
            role: string;
            /** Title */
            title: string;
            /**
             * Waiting
             * @description How many have asked to join, for its organisers.
             */
            waiting: number;
        };
        /**
         * ClubTournament
         * @description A tournament of the club; `status` is empty where it is long over.
         */
        ClubTournament: {
            /** Begins */
            begins: string;
            /** Ends */
            ends: string;
            /** Id */
            id: string;
            /** Place */
            place: string;
            /** Players */
            players: number;
            /** Status */
            status: string;
            /** Title */
            title: string;
        };
        /**
         * ColourRequest
         * @description Choose the colour of one's next seat that has none, before the first move (TK5).
         */
        ColourRequest: {
            /** Colour */
            colour: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "colour";
            /**
             * Id
             * @default
             */
            id?: string;
        };
        /**
         * ColouredEvent
         * @description A seat has its colour.
         */
        ColouredEvent: {
            /** At */
            at: number;
            /** Colour */
            colour: string;
            /**
             * Kind
             * @constant
             */
            kind: "coloured";
            /** Seat */
            seat: number;
        };
        /**
         * CommittedData
         * @description The data of `committed`.
         */
        CommittedData: {
            /** Seed Hash */
            seed_hash: string;
        };
        /**
         * CommittedFact
         * @description A `committed` in the history.
         */
        CommittedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["CommittedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "committed";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * CommonView
         * @description What all see alike; `offers` name the seats that want something, `follow` the table of the next game.
         */
        CommonView: {
            choosing: components["schemas"]["ChoosingView"] | null;
            clock: components["schemas"]["ClockView"];
            ended: components["schemas"]["EndedView"] | null;
            /** Follow */
            follow: string;
            match: components["schemas"]["MatchView"] | null;
            /** Offers */
            offers: {
                [key: string]: number[][];
            };
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "paused" | "over";
            /** Ply */
            ply: number;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Steps */
            steps: string[];
            /** Teams */
            teams: boolean;
            /** To Move */
            to_move: number | null;
        };
        /**
         * Comparison
         * @description One criterion of a comparison: both values, how they came about, and whether it decides.
         */
        Comparison: {
            /** Criterion */
            criterion: string;
            /** Decides */
            decides: boolean;
            /** First */
            first: string | null;
            /** First Shown */
            first_shown: string;
            /** First Sum */
            first_sum: string;
            /** Rule */
            rule: string;
            /** Second */
            second: string | null;
            /** Second Shown */
            second_shown: string;
            /** Second Sum */
            second_sum: string;
        };
        /**
         * ConfirmedData
         * @description The data of `confirmed`.
         */
        ConfirmedData: {
            /** Game */
            game?: number;
            /** Round */
            round: number;
            /** Table */
            table: number;
        };
        /**
         * ConfirmedFact
         * @description A `confirmed` in the history.
         */
        ConfirmedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["ConfirmedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "confirmed";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * ContactsView
         * @description Friends, who was asked and who has asked, and who is blocked.
         */
        ContactsView: {
            /** Asked */
            asked: components["schemas"]["PersonView"][];
            /** Asking */
            asking: components["schemas"]["PersonView"][];
            /** Blocked */
            blocked: components["schemas"]["PersonView"][];
            /** Friends */
            friends: components["schemas"]["FriendView"][];
        };
        /**
         * CorrectedData
         * @description The data of `corrected`.
         */
        CorrectedData: {
            /** Boards */
            boards?: number[];
            /** Game */
            game?: number;
            /** Marbles */
            marbles?: number;
            /** Round */
            round: number;
            /** Scores */
            scores?: [
                number,
                number | null
            ][];
            /** Table */
            table: number;
            /** Times */
            times?: [
                number,
                number | null
            ][];
            /** Upset */
            upset?: number;
            /** Void */
            void?: boolean;
            /** Walkover */
            walkover?: number;
            /** Winner */
            winner?: number;
        };
        /**
         * CorrectedFact
         * @description A `corrected` in the history.
         */
        CorrectedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["CorrectedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "corrected";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * CreatedCircuit
         * @description A new circuit; `director` is the token of the link that may change it. It is told only now.
         */
        CreatedCircuit: {
            /** Director */
            director: string;
            /** Id */
            id: string;
        };
        /**
         * CreatedClub
         * @description A new club.
         */
        CreatedClub: {
            /** Id */
            id: string;
        };
        /**
         * CreatedTable
         * @description A new table; `invite` is the token of a link to its open seats, if there are any.
         */
        CreatedTable: {
            /** Id */
            id: string;
            /** Invite */
            invite: string;
            /** Version */
            version: number;
        };
        /**
         * CreatedTournament
         * @description A new tournament; `director` is the token of the link that may do everything. It is told only now.
         */
        CreatedTournament: {
            /** Director */
            director: string;
            /** Id */
            id: string;
        };
        /**
         * Credentials
         * @description A name and a password.
         */
        Credentials: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * DamageView
         * @description The first line of the log that cannot be read.
         */
        DamageView: {
            /** Line */
            line: number;
            /** Text */
            text: string;
            /** Why */
            why: string;
        };
        /**
         * DecidedData
         * @description The data of `decided`.
         */
        DecidedData: {
            /** Answer */
            answer: string;
            /** Question */
            question: string;
        };
        /**
         * DecidedFact
         * @description A `decided` in the history.
         */
        DecidedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["DecidedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "decided";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * DecisionView
         * @description The organiser must answer a question that the regulation leaves open.
         */
        DecisionView: {
            /** Default */
            default: string;
            /** Facts */
            facts: {
                [key: string]: number | string;
            };
            /**
             * Need
             * @constant
             */
            need: "Decision";
            /** Options */
            options: components["schemas"]["OptionView"][];
            /** Question */
            question: string;
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * DeclineRequest
         * @description Say no to what was offered, or withdraw it.
         */
        DeclineRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "decline";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback" | "pause" | "rematch";
        };
        /**
         * DeclinedMessage
         * @description Somebody whom one has challenged does not want to play.
         */
        DeclinedMessage: {
            /** Name */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "declined";
        };
        /**
         * DeclinedPlace
         * @description Someone who does not want to go.
         */
        DeclinedPlace: {
            /** Level */
            level: string;
            /** Person */
            person: string;
        };
        /**
         * Dependent
         * @description A fact that would have to be undone too, and why.
         */
        Dependent: {
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Why */
            why: string;
        };
        /**
         * DescribedData
         * @description The data of `described`.
         */
        DescribedData: {
            /** Begins */
            begins?: string;
            /** Champion */
            champion?: string;
            /** Ends */
            ends?: string;
            /** Notes */
            notes?: string;
            /** Organiser */
            organiser?: string;
            /** Place */
            place?: string;
            /** Schedule */
            schedule?: string[];
            /** Season */
            season?: string;
            /** Title */
            title?: string;
        };
        /**
         * DescribedFact
         * @description A `described` in the history.
         */
        DescribedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["DescribedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "described";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * DescriptionView
         * @description What a tournament says about itself; days are written as 2026-11-15, and what is not said is empty.
         */
        DescriptionView: {
            /** Begins */
            begins: string;
            /** Champion */
            champion: string;
            /** Ends */
            ends: string;
            /** Notes */
            notes: string;
            /** Organiser */
            organiser: string;
            /** Place */
            place: string;
            /** Schedule */
            schedule: string[];
            /** Season */
            season: string;
        };
        /**
         * DeviceView
         * @description A browser that takes notifications.
         */
        DeviceView: {
            /** Agent */
            agent: string;
            /** Name */
            name: string;
            /** Since */
            since: number;
        };
        /**
         * DisputedData
         * @description The data of `disputed`.
         */
        DisputedData: {
            /** Game */
            game?: number;
            /** Round */
            round: number;
            /** Table */
            table: number;
        };
        /**
         * DisputedFact
         * @description A `disputed` in the history.
         */
        DisputedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["DisputedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "disputed";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * DisqualifiedData
         * @description The data of `disqualified`.
         */
        DisqualifiedData: {
            /** During */
            during?: boolean;
            /** Entrant */
            entrant: number;
        };
        /**
         * DisqualifiedFact
         * @description A `disqualified` in the history.
         */
        DisqualifiedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["DisqualifiedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "disqualified";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * DrawView
         * @description The next round can be published.
         */
        DrawView: {
            /** Byes */
            byes: number[];
            /** Halves */
            halves: number[];
            /**
             * Need
             * @constant
             */
            need: "Draw";
            /** Round */
            round: number;
            /** Slots */
            slots: number[];
            /**
             * Stage
             * @enum {string}
             */
            stage: "tables" | "groups" | "intermediate" | "cup" | "double" | "swiss" | "trial" | "arena";
            /** Tables */
            tables: components["schemas"]["ProposedTableView"][];
        };
        /**
         * DrawnData
         * @description The data of `drawn`.
         */
        DrawnData: {
            /** Byes */
            byes?: number[];
            /** Halves */
            halves?: number[];
            /** Round */
            round: number;
            /** Slots */
            slots?: number[];
            /** Stage */
            stage: string;
            /** Tables */
            tables: components["schemas"]["DrawnTableData"][];
        };
        /**
         * DrawnFact
         * @description A `drawn` in the history.
         */
        DrawnFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["DrawnData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "drawn";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * DrawnTableData
         * @description A table in the data of a `drawn` fact.
         */
        DrawnTableData: {
            /** Group */
            group?: string;
            /** Seats */
            seats: number[];
            /** Starter */
            starter: number;
            /** Table */
            table: number;
            /** Wave */
            wave?: number;
        };
        /**
         * DrawnTableView
         * @description A table of a draw. `place` is the table of the hall, 0 while the game waits in the queue at `waits`; games that
         *     are `called` have a number of their own besides. `day` is the match day of a league.
         */
        DrawnTableView: {
            /** Agreed */
            agreed: components["schemas"]["AgreementView"][];
            asks: components["schemas"]["AskedView"];
            /** Called */
            called: boolean;
            /** Complete */
            complete: boolean;
            /** Day */
            day: string;
            /** Games */
            games: components["schemas"]["GameView"][];
            /** Group */
            group: string;
            /** Left */
            left: number[];
            /** Lines */
            lines: components["schemas"]["TableScoreView"][];
            /** Place */
            place: number;
            /** Seats */
            seats: number[];
            /** Stand Ins */
            stand_ins: number[];
            /** Starter */
            starter: number;
            /** Table */
            table: number;
            /** Waits */
            waits: number;
            /** Wave */
            wave: number;
        };
        /**
         * DueTable
         * @description A table that has not begun on the screen: its last moment, who has come and who has not.
         */
        DueTable: {
            /** Absent */
            absent: number[];
            /** Came */
            came: number[];
            /** Deadline */
            deadline: number;
            /** Round */
            round: number;
            /** Table */
            table: number;
        };
        /**
         * DuelDraft
         * @description The draft (KT13): of its divisions some are solved; the player who begins wins `won` of them.
         */
        DuelDraft: {
            /** Divisions */
            divisions: number;
            /** Picks */
            picks: components["schemas"]["DuelPick"][];
            /** Solved */
            solved: number;
            /** Value */
            value: boolean | null;
            /** Won */
            won: number;
        };
        /**
         * DuelDraftAfter
         * @description The draft after some picks: which seat picks, whether the player who began wins with best picks, every pick.
         */
        DuelDraftAfter: {
            /** Picks */
            picks: components["schemas"]["DuelPick"][];
            /** To Pick */
            to_pick: number | null;
            /** Value */
            value: boolean | null;
        };
        /**
         * DuelFirstMove
         * @description A first move, one of those that turning and mirroring make alike.
         */
        DuelFirstMove: {
            /**
             * Answers
             * @description How many answers are stored, each with its reply; 0 where the move loses.
             */
            answers: number;
            /** Move */
            move: string;
            /** Refutation */
            refutation: string | null;
            /** Wins */
            wins: boolean;
        };
        /**
         * DuelGame
         * @description The ways to play that are solved, or solved in part.
         * @enum {string}
         */
        DuelGame: "ordinary" | "even_odd" | "odd_even" | "anywhere";
        /**
         * DuelLine
         * @description A first move with the reply to each answer, or with what refutes it.
         */
        DuelLine: {
            /** Move */
            move: string;
            /** Refutation */
            refutation: string | null;
            /** Replies */
            replies: components["schemas"]["DuelReply"][];
            /** Wins */
            wins: boolean;
        };
        /**
         * DuelOfKind
         * @description One way to play: its first moves with their values, and how many kinds there are.
         */
        DuelOfKind: {
            /** Game */
            game: string;
            /** Kinds */
            kinds: number;
            /** Moves */
            moves: components["schemas"]["DuelFirstMove"][];
            /**
             * Options
             * @description What a table is created with.
             */
            options: string;
        };
        /**
         * DuelPick
         * @description A piece that can be picked in the draft, seen by who picks it: does it win (null: not known), or which next pick
         *     refutes it? Of the divisions that can still come about, how many are solved and won?
         */
        DuelPick: {
            /** Divisions */
            divisions: number;
            /** Piece */
            piece: number;
            /** Refutation */
            refutation: number | null;
            /** Solved */
            solved: number;
            /** Wins */
            wins: boolean | null;
            /** Won */
            won: number;
        };
        /**
         * DuelReply
         * @description An answer to a first move, and the reply that meets it.
         */
        DuelReply: {
            /** Answer */
            answer: string;
            /** Reply */
            reply: string;
        };
        /**
         * DuelVerdict
         * @description Does the player to move win, and by which placement? Null where a search of seconds cannot tell.
         */
        DuelVerdict: {
            /** Placement */
            placement: string | null;
            /** Wins */
            wins: boolean | null;
        };
        /**
         * EndedData
         * @description The data of `ended`.
         */
        EndedData: Record<string, never>;
        /**
         * EndedFact
         * @description A `ended` in the history.
         */
        EndedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["EndedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ended";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * EndedView
         * @description How the game ended: by the board, or by an agreement, a resignation, the clock, or because somebody was gone.
         */
        EndedView: {
            /**
             * Ending
             * @enum {string}
             */
            ending: "board" | "agreement" | "resignation" | "time" | "forfeit";
            /** Ranks */
            ranks: number[];
            /** Reason */
            reason: string;
            /** Reason Code */
            reason_code: string;
            /** Reason Facts */
            reason_facts: {
                [key: string]: string;
            };
            /** Result */
            result: string;
            /** Rule */
            rule: string;
            /** Scores */
            scores: (number)[];
        };
        /**
         * EnteredData
         * @description The data of `entered`.
         */
        EnteredData: {
            /** Category */
            category?: string;
            /** Club */
            club?: string;
            /** Entrant */
            entrant: number;
            /** From */
            from?: string;
            /** Name */
            name: string;
            /** Person */
            person?: string;
            /** Rating */
            rating?: number;
            /** Sure */
            sure?: boolean;
            /** Waits */
            waits?: boolean;
        };
        /**
         * EnteredFact
         * @description A `entered` in the history.
         */
        EnteredFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["EnteredData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "entered";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * EnteredQualified
         * @description Those who are qualified and take their places.
         */
        EnteredQualified: {
            /** Persons */
            persons: string[];
        };
        /**
         * EntrantView
         * @description Who takes part; a filler only makes a table possible and is never ranked.
         */
        EntrantView: {
            /** Category */
            category: string;
            /** Club */
            club: string;
            /** Entrant */
            entrant: number;
            /** Filler */
            filler: boolean;
            /** Name */
            name: string;
            /** Rating */
            rating: number;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "entered" | "checked-in" | "playing" | "left" | "disqualified";
        };
        /**
         * EntryComplaint
         * @description A line that cannot be entered, and why.
         */
        EntryComplaint: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: string;
            };
            /** Line */
            line: number;
            /** Sentence */
            sentence: string;
        };
        /**
         * EntryList
         * @description What a list says; every line that is not empty is an entry or a complaint. `ignored` are headings without use.
         */
        EntryList: {
            /** Columns */
            columns: string[];
            /** Complaints */
            complaints: components["schemas"]["EntryComplaint"][];
            /** Encoding */
            encoding: string;
            /** Entries */
            entries: components["schemas"]["EntryRow"][];
            /** Ignored */
            ignored: string[];
            /** Kind */
            kind: string;
            /** Left Off */
            left_off: number;
        };
        /**
         * EntryRow
         * @description A line that can be entered; an `entered` fact holds its parts.
         */
        EntryRow: {
            /** Category */
            category: string;
            /** Club */
            club: string;
            /** Line */
            line: number;
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Rating */
            rating: number;
        };
        /**
         * EventMessage
         * @description What happened, and how it stands now.
         */
        EventMessage: {
            /** Facts */
            facts: components["schemas"]["TableEvent"][];
            legal: components["schemas"]["StepTree"] | null;
            now: components["schemas"]["CommonView"];
            /** Plan */
            plan: string[][] | null;
            position: components["schemas"]["PositionView"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "event";
            /** V */
            v: number;
            /** You */
            you: number[];
        };
        /**
         * ExcusedData
         * @description The data of `excused`.
         */
        ExcusedData: {
            /** Entrant */
            entrant: number;
            /** Round */
            round: number;
        };
        /**
         * ExcusedFact
         * @description A `excused` in the history.
         */
        ExcusedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["ExcusedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "excused";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        FactData: components["schemas"]["OpenedData"] | components["schemas"]["RegulatedData"] | components["schemas"]["DescribedData"] | components["schemas"]["EnteredData"] | components["schemas"]["RenamedData"] | components["schemas"]["MergedData"] | components["schemas"]["SplitData"] | components["schemas"]["ExcusedData"] | components["schemas"]["PausedData"] | components["schemas"]["ResumedData"] | components["schemas"]["EndedData"] | components["schemas"]["CheckedInData"] | components["schemas"]["CommittedData"] | components["schemas"]["StartedData"] | components["schemas"]["LotData"] | components["schemas"]["DecidedData"] | components["schemas"]["DrawnData"] | components["schemas"]["ResultData"] | components["schemas"]["ConfirmedData"] | components["schemas"]["DisputedData"] | components["schemas"]["UpsetData"] | components["schemas"]["LeftData"] | components["schemas"]["DisqualifiedData"] | components["schemas"]["FilledData"] | components["schemas"]["MovedData"] | components["schemas"]["ProtestedData"] | components["schemas"]["AgreedData"] | components["schemas"]["RuledData"] | components["schemas"]["ClosedData"] | components["schemas"]["UndoneData"] | components["schemas"]["CorrectedData"];
        /**
         * FactInBatch
         * @description A fact among several.
         */
        FactInBatch: {
            /** Data */
            data: components["schemas"]["FactData"];
            /** Kind */
            kind: string;
            /**
             * Reason
             * @default
             */
            reason?: string;
        };
        /**
         * Feeds
         * @description The secret addresses of one's games for other programs.
         */
        Feeds: {
            /** Atom */
            atom: string;
            /** Calendar */
            calendar: string;
        };
        /**
         * FillRequest
         * @description Let a bot take every seat that is still open, so that the game begins.
         */
        FillRequest: {
            /** Bot */
            bot: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "fill";
            /**
             * Id
             * @default
             */
            id?: string;
        };
        /**
         * FilledData
         * @description The data of `filled`.
         */
        FilledData: {
            /** Entrant */
            entrant: number;
            /** For */
            for?: number;
            /** Name */
            name: string;
            /** Round */
            round?: number;
            /** Sure */
            sure?: boolean;
            /** Table */
            table?: number;
        };
        /**
         * FilledEvent
         * @description A bot took an open seat.
         */
        FilledEvent: {
            /** At */
            at: number;
            /** Bot */
            bot: string;
            /**
             * Kind
             * @constant
             */
            kind: "filled";
            /** Name */
            name: string;
            /** Seat */
            seat: number;
        };
        /**
         * FilledFact
         * @description A `filled` in the history.
         */
        FilledFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["FilledData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "filled";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * FillerNeededView
         * @description Someone must sit in unscored: at a table, in a leaver's place, or (without a table) in the next draws.
         */
        FillerNeededView: {
            /** Instead Of */
            instead_of: number;
            /**
             * Need
             * @constant
             */
            need: "FillerNeeded";
            /** Round */
            round: number;
            /** Rule */
            rule: string;
            /** Table */
            table: number;
            /** Text */
            text: string;
        };
        /**
         * FinishedGame
         * @description A finished game of somebody, whose seat it names.
         */
        FinishedGame: {
            /** Clock */
            clock: string;
            /** Ended */
            ended: number;
            /** Ending */
            ending: string;
            /** Game */
            game: string;
            /** Moves */
            moves: number;
            /** Options */
            options: string;
            /** Players */
            players: components["schemas"]["PlayerView"][];
            /** Rated */
            rated: boolean;
            /** Seat */
            seat: number;
            /**
             * Speed
             * @enum {string}
             */
            speed: "fast" | "slow" | "days";
            /** Table */
            table: string;
            /** Title */
            title: string;
            /** Tournament */
            tournament: string;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "won" | "drawn" | "lost";
        };
        /**
         * FinishedGames
         * @description A page of somebody's games, the newest first, of `count` in all.
         */
        FinishedGames: {
            /** Count */
            count: number;
            /** Games */
            games: components["schemas"]["FinishedGame"][];
        };
        /**
         * FinishedView
         * @description All has been played, or too few are left; or nothing is to be done, and `why` is the refusal's code.
         */
        FinishedView: {
            /**
             * Need
             * @enum {string}
             */
            need: "Finished" | "Nothing";
            /** Text */
            text: string;
            /** Why */
            why: string;
        };
        /**
         * FirstColour
         * @description A colour that can begin, and the options with which it does.
         */
        FirstColour: {
            /** Colour */
            colour: string;
            /** Options */
            options: string;
        };
        /**
         * FollowedEvent
         * @description The next game stands at another table.
         */
        FollowedEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "followed";
            /** Table */
            table: string;
        };
        /**
         * ForecastAnswer
         * @description Rounds one after another, games, minutes in all, and how often the strongest player won simulated tournaments.
         */
        ForecastAnswer: {
            /** Best Wins */
            best_wins: number;
            /** Games */
            games: number;
            /** Minutes */
            minutes: number;
            /** Rounds */
            rounds: number;
            /** Tournaments */
            tournaments: number;
        };
        /**
         * ForecastQuestion
         * @description A regulation, a number of players, and the minutes of a round with the break after it.
         */
        ForecastQuestion: {
            /** Entrants */
            entrants: number;
            /** Minutes */
            minutes: number;
            /** Regulation */
            regulation: {
                [key: string]: unknown;
            };
        };
        /**
         * FormatInfo
         * @description What a regulation of a format says: the criteria in which players can differ, the most who can play, and whether
         *     rounds are given, games are for two, or places at tables of several are counted.
         */
        FormatInfo: {
            /** Criteria */
            criteria: string[];
            /** Duels */
            duels: boolean;
            /** Format */
            format: string;
            /** Most */
            most: number;
            /** Rounds */
            rounds: boolean;
            /** Tables */
            tables: boolean;
        };
        /**
         * FoundMessage
         * @description All have come: the game is played at this table.
         */
        FoundMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "found";
            /** Table */
            table: string;
        };
        /**
         * FriendView
         * @description A friend: are they here, and at which table do they play? Only friends are told.
         */
        FriendView: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /** Table */
            table: string;
        };
        /**
         * GameEvent
         * @description Something happened to the game as a whole.
         */
        GameEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "agreed" | "paused" | "resumed" | "recovered";
        };
        /**
         * GameInfo
         * @description A game and how it can be varied. A choice without values takes any number or text.
         */
        GameInfo: {
            /**
             * Analyst
             * @description Can positions and games be analysed?
             */
            analyst: boolean;
            /** Bots */
            bots: string[];
            /** Choices */
            choices: {
                [key: string]: (string | number | boolean)[];
            };
            /** Default */
            default: string;
            /**
             * Dialects
             * @description The notations in which moves can be written.
             */
            dialects: string[];
            /**
             * Equipment
             * @description What lies in the box, the same in every position. It is the game's own: open, as `details` are.
             */
            equipment: {
                [key: string]: unknown;
            };
            /**
             * First Colours
             * @description Empty where no player can choose a colour.
             */
            first_colours: components["schemas"]["FirstColour"][];
            /** Name */
            name: string;
            /**
             * Players
             * @description Empty where the number of players is always the same.
             */
            players: components["schemas"]["PlayerCount"][];
            /** Presets */
            presets: components["schemas"]["Preset"][];
            /**
             * Seat Colours
             * @description What the seats play with, by colour; empty where they have none.
             */
            seat_colours: string[];
            /**
             * Square
             * @description Is the board square, and the same for all?
             */
            square: boolean;
            /**
             * Svg
             * @description The board at the start, where the page has no board of its own.
             */
            svg: string;
            /** Title */
            title: string;
            /** Touch Rule */
            touch_rule: string;
        };
        /**
         * GameView
         * @description One game at a table; `rival` is a result that contradicts the first.
         */
        GameView: {
            /** Boards */
            boards: number[];
            /**
             * Kind
             * @enum {string}
             */
            kind: "unplayed" | "played" | "walk-over" | "upset" | "void";
            /** Marbles */
            marbles: number;
            rival: components["schemas"]["ResultView"] | null;
            /** Said By */
            said_by: string;
            /** Scores */
            scores: [
                number,
                number | null
            ][];
            /** Starter */
            starter: number;
            /**
             * State
             * @enum {string}
             */
            state: "open" | "submitted" | "confirmed" | "disputed" | "corrected";
            /** Winner */
            winner: number;
        };
        /**
         * GradedPenta
         * @description A PENTA of a series of one's own; grade 1 is as easy as the easiest printed ones, 10 as hard as the hardest.
         */
        GradedPenta: {
            /** Distinct */
            distinct: number;
            /** Grade */
            grade: number;
            /** Options */
            options: string;
            /** Penta */
            penta: number;
            /** Pieces */
            pieces: number[];
            /** Solutions */
            solutions: number;
        };
        GraphLine: components["schemas"]["PointView"] | components["schemas"]["BrokenOff"];
        /**
         * HandedEvent
         * @description A bot took a seat over.
         */
        HandedEvent: {
            /** At */
            at: number;
            /** Bot */
            bot: string;
            /**
             * Kind
             * @constant
             */
            kind: "handed";
            /** Seat */
            seat: number;
            /** Why */
            why: string;
        };
        /**
         * Health
         * @description How the house is: `ready` when tables can be played and the store answers, else `why` not; `warm` once it was.
         *
         *     `state` is `starting` until the first time. `preparing` are the parts that are still compiled, of `parts` in all.
         */
        Health: {
            /** Ok */
            ok: boolean;
            /** Parts */
            parts: number;
            /** Preparing */
            preparing: string[];
            /** Ready */
            ready: boolean;
            /**
             * State
             * @enum {string}
             */
            state: "starting" | "ready" | "waiting";
            /** Version */
            version: string;
            /** Warm */
            warm: boolean;
            /** Why */
            why: string;
        };
        /**
         * HeardLine
         * @description A line of talk, as evidence.
         */
        HeardLine: {
            /** At */
            at: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
        };
        HistoryFact: components["schemas"]["OpenedFact"] | components["schemas"]["RegulatedFact"] | components["schemas"]["DescribedFact"] | components["schemas"]["EnteredFact"] | components["schemas"]["RenamedFact"] | components["schemas"]["MergedFact"] | components["schemas"]["SplitFact"] | components["schemas"]["ExcusedFact"] | components["schemas"]["PausedFact"] | components["schemas"]["ResumedFact"] | components["schemas"]["EndedFact"] | components["schemas"]["CheckedInFact"] | components["schemas"]["CommittedFact"] | components["schemas"]["StartedFact"] | components["schemas"]["LotFact"] | components["schemas"]["DecidedFact"] | components["schemas"]["DrawnFact"] | components["schemas"]["ResultFact"] | components["schemas"]["ConfirmedFact"] | components["schemas"]["DisputedFact"] | components["schemas"]["UpsetFact"] | components["schemas"]["LeftFact"] | components["schemas"]["DisqualifiedFact"] | components["schemas"]["FilledFact"] | components["schemas"]["MovedFact"] | components["schemas"]["ProtestedFact"] | components["schemas"]["AgreedFact"] | components["schemas"]["RuledFact"] | components["schemas"]["ClosedFact"] | components["schemas"]["UndoneFact"] | components["schemas"]["CorrectedFact"];
        /**
         * HouseInfo
         * @description What the page must know of the house before it shows anything.
         */
        HouseInfo: {
            /**
             * Address
             * @description Where other devices reach the house; links and QR codes begin with it.
             */
            address: string;
            /**
             * Parts
             * @description The parts that are open, of accounts, clubs, lobby, mail and push.
             */
            parts: string[];
        };
        /**
         * HouseParts
         * @description The parts that a house can have: which are open, and which of these the command names, so that they stay. Who
         *     moderates, where there is a lobby.
         */
        HouseParts: {
            /** Moderators */
            moderators: string[];
            /** Named */
            named: string[];
            /** Open */
            open: string[];
            /** Parts */
            parts: string[];
        };
        /**
         * InvitedName
         * @description Whom to invite: the name of an account.
         */
        InvitedName: {
            /** Name */
            name: string;
        };
        /**
         * JoinTable
         * @description Sit down.
         */
        JoinTable: {
            /** Name */
            name: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * JoiningSeek
         * @description Take a seat, or the first that is free. A guest says how they are called.
         */
        JoiningSeek: {
            /**
             * Name
             * @default
             */
            name?: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * KataminoDetails
         * @description What Katamino adds to a position: the pieces still to lay.
         */
        KataminoDetails: {
            /** Pieces Left */
            pieces_left: number[];
        };
        /**
         * KataminoDuelDetails
         * @description What the duel adds to a position: the pieces each player may still lay, whether both lay from the same ones,
         *     whether pieces are still being picked, and the squares of which the first piece covers one (KT10); none where it
         *     may lie anywhere.
         */
        KataminoDuelDetails: {
            /** Centre */
            centre: string[];
            /** Drafting */
            drafting: boolean;
            /** Pieces Left */
            pieces_left: number[][];
            /** Shared */
            shared: boolean;
        };
        /**
         * KataminoEquipment
         * @description The twelve pieces, piece 1 first: the letter that each looks like, and its rows from the top.
         */
        KataminoEquipment: {
            /** Letters */
            letters: string;
            /** Pieces */
            pieces: string[];
        };
        /**
         * KataminoPenta
         * @description One PENTA of a series: what a table is created with, and how many solutions there are, with mirror images
         *     counted and without.
         */
        KataminoPenta: {
            /** Distinct */
            distinct: number;
            /** Options */
            options: string;
            /** Penta */
            penta: number;
            /** Pieces */
            pieces: number[];
            /** Solutions */
            solutions: number;
        };
        /**
         * KataminoProspect
         * @description How many solutions go on from a filling, and a way on: the steps of a piece to lay or to take up.
         */
        KataminoProspect: {
            /** After */
            after: number;
            /** Hint */
            hint: string[] | null;
            /** Solutions */
            solutions: number;
        };
        /**
         * KataminoPuzzle
         * @description A puzzle and what lies in it.
         */
        KataminoPuzzle: {
            /**
             * Options
             * @default
             * @example A4
             */
            options?: string;
            /**
             * Position
             * @default
             * @example Y.../Y.../YY../Y..L/LLLL
             */
            position?: string;
        };
        /**
         * KataminoSeries
         * @description A line of a printed table (KT4).
         */
        KataminoSeries: {
            /** Name */
            name: string;
            /** Pentas */
            pentas: components["schemas"]["KataminoPenta"][];
            /**
             * Table
             * @enum {string}
             */
            table: "original_12" | "small_slam";
        };
        /**
         * KeptProgress
         * @description What one has learned and solved, by section, each a text that the page has made.
         */
        KeptProgress: {
            /** Sections */
            sections: {
                [key: string]: string;
            };
        };
        /**
         * KingdomGrid
         * @description A finished kingdom: rows of squares as `W F1 L G S M3 C .`, set apart by `/`.
         */
        KingdomGrid: {
            /**
             * Grid
             * @example C W W / . . W / . . M3
             */
            grid: string;
        };
        /**
         * KingdomScore
         * @description What it scores, with its work (KD8).
         */
        KingdomScore: {
            /** Points */
            points: number;
            tally: components["schemas"]["TallyView"];
        };
        /**
         * KingdomSketch
         * @description A position that is being laid out, and the domino in the hand; 0 for none.
         */
        KingdomSketch: {
            /**
             * Domino
             * @default 0
             */
            domino?: number;
            /**
             * Options
             * @default
             * @example two
             */
            options?: string;
            /**
             * Position
             * @example 14:e6N/- | - | - | -
             */
            position: string;
            /**
             * Seat
             * @description Whose kingdom the domino in the hand is for.
             * @default 0
             */
            seat?: number;
        };
        /**
         * KingdomView
         * @description A kingdom: the places of its dominoes by their numbers, its squares by name, its reach and its sum.
         */
        KingdomView: {
            /** Discarded */
            discarded: number[];
            /** Harmony */
            harmony: number | null;
            /** Laid */
            laid: {
                [key: string]: string;
            };
            /** Middle Kingdom */
            middle_kingdom: number | null;
            /** Points */
            points: number;
            /** Properties */
            properties: components["schemas"]["PropertyView"][];
            reach: components["schemas"]["ReachView"];
            /** Size */
            size: number;
            /** Squares */
            squares: {
                [key: string]: string;
            };
        };
        /**
         * KingdominoDetails
         * @description What Kingdomino adds to a position: kingdoms with their sums, both lines, the kings and the bag.
         *
         *     `waiting` are dominoes to place with their seats, `line` those to choose with the seat whose king stands there.
         */
        KingdominoDetails: {
            /** Bag */
            bag: number[];
            /** Games Finished */
            games_finished: number[][];
            /** King Drawn */
            king_drawn: number | null;
            /** Kingdoms */
            kingdoms: components["schemas"]["KingdomView"][];
            /** Kings In Hand */
            kings_in_hand: number[];
            /** Line */
            line: [
                number,
                number | null
            ][];
            placing: components["schemas"]["PlacingView"] | null;
            /** Waiting */
            waiting: [
                number,
                number
            ][];
        };
        /**
         * KingdominoEquipment
         * @description The 48 dominoes, number 1 first, as `W|M3`: letters of lands, and crowns where there are any.
         */
        KingdominoEquipment: {
            /** Dominoes */
            dominoes: string[];
        };
        /**
         * LadderPlace
         * @description Who stands where; may the asker challenge them just now?
         */
        LadderPlace: {
            /** Can Be Challenged */
            can_be_challenged: boolean;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** You */
            you: boolean;
        };
        /**
         * LadderResult
         * @description What became of a challenge; a name is empty for somebody who has deleted their account.
         */
        LadderResult: {
            /** At */
            at: number;
            /** Challenged */
            challenged: string;
            /** Challenger */
            challenger: string;
            /** Table */
            table: string;
            /**
             * Winner
             * @enum {string}
             */
            winner: "challenger" | "challenged" | "drawn";
        };
        /**
         * LadderTerms
         * @description By which terms a ladder is played. With a clock its games count for the ratings.
         */
        LadderTerms: {
            /**
             * Clock
             * @description none, move 30, fischer 300+5 or days 3
             * @default none
             */
            clock?: string;
            /**
             * Options
             * @default
             */
            options?: string;
            /**
             * Reach
             * @description How many places above one may challenge.
             * @default 3
             */
            reach?: number;
        };
        /**
         * LadderView
         * @description The ladder of a game, first place first; results newest first.
         */
        LadderView: {
            /** Challenges */
            challenges: components["schemas"]["ChallengeView"][];
            /** Clock */
            clock: string;
            /** Game */
            game: string;
            /** Options */
            options: string;
            /** Places */
            places: components["schemas"]["LadderPlace"][];
            /** Rated */
            rated: boolean;
            /** Reach */
            reach: number;
            /** Results */
            results: components["schemas"]["LadderResult"][];
            /**
             * Stands
             * @description Does the asker stand on it?
             */
            stands: boolean;
        };
        /**
         * Language
         * @description The languages of the house.
         * @enum {string}
         */
        Language: "de" | "de-CH" | "en" | "fr";
        /**
         * LeftData
         * @description The data of `left`.
         */
        LeftData: {
            /** During */
            during?: boolean;
            /** Entrant */
            entrant: number;
        };
        /**
         * LeftFact
         * @description A `left` in the history.
         */
        LeftFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["LeftData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "left";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * LevelRating
         * @description What a computer's level is worth on the same scale.
         */
        LevelRating: {
            /** Bot */
            bot: string;
            /** Value */
            value: number;
        };
        /**
         * LiftedBan
         * @description Somebody who may play again.
         */
        LiftedBan: {
            /** Person */
            person: string;
            /**
             * Reason
             * @default
             */
            reason?: string;
        };
        /**
         * LinkCode
         * @description The code of a link, and until when (seconds of Unix time) it opens it unless it is asked for again.
         */
        LinkCode: {
            /**
             * Code
             * @example KRT4M7
             */
            code: string;
            /** Until */
            until: number;
        };
        /**
         * LinkInfo
         * @description What a link opens.
         */
        LinkInfo: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "table" | "tournament" | "circuit" | "club";
            /** Role */
            role: string;
            /**
             * Table
             * @description Round and table of a tournament's table link.
             */
            table: [
                number,
                number
            ] | null;
        };
        /**
         * LinkSummary
         * @description A link in a list: its name opens nothing.
         */
        LinkSummary: {
            /** Name */
            name: string;
            /** Note */
            note: string;
            /** Revoked */
            revoked: boolean;
            /** Role */
            role: string;
        };
        /**
         * LintFinding
         * @description What the linter found before the start.
         */
        LintFinding: {
            /** Default */
            default: string;
            /** Facts */
            facts: {
                [key: string]: number | string;
            };
            /**
             * Level
             * @enum {string}
             */
            level: "obstacle" | "question" | "note";
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionView"][];
            /** Rule */
            rule: string;
            /** Text */
            text: string;
        };
        /**
         * LobbyMessage
         * @description All seeks: sent first, and whenever the client has fallen behind.
         */
        LobbyMessage: {
            /** Seeks */
            seeks: components["schemas"]["SeekView"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "lobby";
        };
        LobbySocketMessage: components["schemas"]["LobbyMessage"] | components["schemas"]["SeeksMessage"] | components["schemas"]["YouMessage"] | components["schemas"]["FoundMessage"] | components["schemas"]["DeclinedMessage"] | components["schemas"]["PingMessage"];
        /**
         * LogProblem
         * @description Something that does not agree; `facts` fill its sentence, `code` is its name.
         */
        LogProblem: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: string;
            };
            /** Sentence */
            sentence: string;
        };
        /**
         * LogReport
         * @description What the second implementation found in a log.
         */
        LogReport: {
            /** Deviations */
            deviations: number;
            /** Digest */
            digest: string;
            /** Draws */
            draws: number;
            /** Facts */
            facts: number;
            /** Lots */
            lots: number;
            /** Ok */
            ok: boolean;
            /** Problems */
            problems: components["schemas"]["LogProblem"][];
            /**
             * Signature
             * @description Empty where none was given.
             * @default
             * @enum {string}
             */
            signature: "" | "good" | "bad";
        };
        /**
         * LogText
         * @description The log of a tournament, as JSON lines.
         */
        LogText: {
            /** Log */
            log: string;
            /**
             * Public
             * @default true
             */
            public?: boolean;
        };
        /**
         * LotData
         * @description The data of `lot`.
         */
        LotData: {
            /** Candidates */
            candidates: number[];
            /** Outcome */
            outcome: number[];
            /** Purpose */
            purpose: string;
            /** Seed */
            seed?: string;
        };
        /**
         * LotFact
         * @description A `lot` in the history.
         */
        LotFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["LotData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "lot";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * LotNeededView
         * @description Chance must decide between these candidates.
         */
        LotNeededView: {
            /** Candidates */
            candidates: number[];
            /**
             * Need
             * @constant
             */
            need: "LotNeeded";
            /** Purpose */
            purpose: string;
            /** Rule */
            rule: string;
        };
        /**
         * LotView
         * @description A lot that counts, and the round for which it was drawn.
         */
        LotView: {
            /** Hat */
            hat: boolean;
            /** Outcome */
            outcome: number[];
            /** Purpose */
            purpose: string;
            /** Round */
            round: number;
            /**
             * Source
             * @enum {string}
             */
            source: "committed" | "seed" | "hat";
        };
        /**
         * MailToken
         * @description The token of a link in a letter.
         */
        MailToken: {
            /** Token */
            token: string;
        };
        /**
         * MailView
         * @description One's address; `refused` is how often it was refused of late.
         */
        MailView: {
            /** Address */
            address: string;
            /** Confirmed */
            confirmed: boolean;
            /** Refused */
            refused: number;
        };
        /**
         * MatchData
         * @description A match before a game, as plain data; `Match.plain` writes it and `read_match_data` reads it.
         */
        MatchData: {
            /**
             * Count
             * @enum {string}
             */
            count: "points" | "wins" | "best";
            /** Goal */
            goal: number;
            /** Handicaps */
            handicaps: (number)[];
            /** Played */
            played: number;
            /** Totals */
            totals: (number)[];
        };
        /**
         * MatchView
         * @description A match with the game on the table counted in once it is over; `winners` are seats, none while it goes on.
         */
        MatchView: {
            /**
             * Count
             * @enum {string}
             */
            count: "points" | "wins" | "best";
            /** Goal */
            goal: number;
            /** Handicaps */
            handicaps: (number)[];
            /** Played */
            played: number;
            /** Totals */
            totals: (number)[];
            /** Winners */
            winners: number[];
        };
        /**
         * Me
         * @description Who asks; `who` is empty for one who has never been here, `account` for a guest.
         */
        Me: {
            /** Account */
            account: string;
            /** Guest */
            guest: boolean;
            /**
             * Moderator
             * @default false
             */
            moderator: boolean;
            /** Who */
            who: string;
        };
        /**
         * MergedData
         * @description The data of `merged`.
         */
        MergedData: {
            /** Entrant */
            entrant: number;
            /** Into */
            into: number;
        };
        /**
         * MergedFact
         * @description A `merged` in the history.
         */
        MergedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["MergedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "merged";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * MessageNotice
         * @description A message for the projector and all phones.
         */
        MessageNotice: {
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * MessageView
         * @description A message for the projector and all phones.
         */
        MessageView: {
            /** Text */
            text: string;
        };
        /**
         * ModerationDesk
         * @description What a moderator sees: open reports, bans, tables without talk, and the end of the log, newest first.
         */
        ModerationDesk: {
            /** Bans */
            bans: components["schemas"]["ActView"][];
            /** Closed */
            closed: string[];
            /** Log */
            log: components["schemas"]["ActView"][];
            /** Reports */
            reports: components["schemas"]["ActView"][];
        };
        /**
         * MoveNeededView
         * @description A table is too small: someone moves to it from a table of four (TK13).
         */
        MoveNeededView: {
            /** Entrant */
            entrant: number;
            /** From Table */
            from_table: number;
            /**
             * Need
             * @constant
             */
            need: "MoveNeeded";
            /** Round */
            round: number;
            /** Rule */
            rule: string;
            /** To Table */
            to_table: number;
        };
        /**
         * MoveReportView
         * @description A move with its worth to the side that makes it, as JSON; `facts` are the game's analyst's own.
         */
        MoveReportView: {
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Move */
            move: string;
            /** Turns */
            turns: number | null;
            /** Value */
            value: number | null;
            /** Worth */
            worth: number;
        };
        /**
         * MoveRequest
         * @description Make a move: `ply` moves were made before it, `id` is the client's own name for it, so that sending it twice
         *     is harmless. The move is a text or the steps of the hand.
         */
        MoveRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "move";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * Move
             * @default
             */
            move?: string;
            /** Ply */
            ply: number;
            /**
             * Steps
             * @default []
             */
            steps?: string[];
        };
        /**
         * MoveView
         * @description A move that was made; what is hidden from the viewer is empty. `by`: the bot that made it for the seat's own.
         */
        MoveView: {
            /** At */
            at: number;
            /** By */
            by: string;
            /** Move */
            move: string;
            /** Remarks */
            remarks: components["schemas"]["SaidView"][];
            /** Seat */
            seat: number;
            /** Steps */
            steps: string[];
        };
        /**
         * MovedData
         * @description The data of `moved`.
         */
        MovedData: {
            /** Entrant */
            entrant: number;
            /** From */
            from: number;
            /** Round */
            round: number;
            /** To */
            to: number;
        };
        /**
         * MovedEvent
         * @description A move was made; `steps` and `remarks` only for who sees it.
         */
        MovedEvent: {
            /** At */
            at: number;
            /** By */
            by?: string;
            /**
             * Kind
             * @constant
             */
            kind: "moved";
            /** Move */
            move: string;
            /** Ply */
            ply: number;
            /** Remarks */
            remarks?: components["schemas"]["SaidView"][];
            /** Seat */
            seat: number;
            /** Steps */
            steps?: string[];
        };
        /**
         * MovedFact
         * @description A `moved` in the history.
         */
        MovedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["MovedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "moved";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * Named
         * @description Somebody: an account by its name, or whoever sits at a table that the asker may see.
         */
        Named: {
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Seat
             * @default 0
             */
            seat?: number;
            /**
             * Table
             * @default
             */
            table?: string;
        };
        NeedView: components["schemas"]["DrawView"] | components["schemas"]["DecisionView"] | components["schemas"]["LotNeededView"] | components["schemas"]["MoveNeededView"] | components["schemas"]["FillerNeededView"] | components["schemas"]["WaitingView"] | components["schemas"]["FinishedView"];
        /**
         * NewBan
         * @description A ban of somebody who is entered here; `until` is a day as 2026-11-15, or nothing.
         */
        NewBan: {
            /** Entrant */
            entrant: number;
            /** Reason */
            reason: string;
            /**
             * Until
             * @default
             */
            until?: string;
        };
        /**
         * NewChallenge
         * @description Whom to challenge: a member's `id`.
         */
        NewChallenge: {
            /** Person */
            person: string;
        };
        /**
         * NewCircuit
         * @description A circuit: its levels from below, and what becomes of a place that nobody takes.
         */
        NewCircuit: {
            /**
             * Declined
             * @default lapse
             * @enum {string}
             */
            declined?: "lapse" | "next";
            /**
             * Levels
             * @default [
             *       "local",
             *       "national",
             *       "international"
             *     ]
             */
            levels?: string[];
            /**
             * Points
             * @description What each place is worth in the standing of the season.
             */
            points?: number[];
            /**
             * Season
             * @default
             * @example 2010/2011
             */
            season?: string;
            /** Title */
            title: string;
            /**
             * Twice
             * @default lapse
             * @enum {string}
             */
            twice?: "lapse" | "next";
        };
        /**
         * NewClub
         * @description What a club is: a name, some words, and whether everybody may see it and ask to join.
         */
        NewClub: {
            /**
             * About
             * @default
             */
            about?: string;
            /**
             * Public
             * @default true
             */
            public?: boolean;
            /** Title */
            title: string;
        };
        /**
         * NewClubNotice
         * @description What the members are to read; empty takes it down.
         */
        NewClubNotice: {
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * NewClubRole
         * @description What a member is to be.
         */
        NewClubRole: {
            /**
             * Role
             * @enum {string}
             */
            role: "organiser" | "member";
        };
        /**
         * NewDescription
         * @description What a tournament says about itself; days as 2026-11-15. `champion` is the title of its winner (TK10).
         */
        NewDescription: {
            /**
             * Begins
             * @default
             * @example 2011-02-26
             */
            begins?: string;
            /**
             * Champion
             * @default
             * @example Saxon champion
             */
            champion?: string;
            /**
             * Ends
             * @default
             */
            ends?: string;
            /**
             * Notes
             * @default
             */
            notes?: string;
            /**
             * Organiser
             * @default
             */
            organiser?: string;
            /**
             * Place
             * @default
             * @example Cannes
             */
            place?: string;
            /**
             * Schedule
             * @example [
             *       "2011-02-26T10:00 Round 1"
             *     ]
             */
            schedule?: string[];
            /**
             * Season
             * @default
             * @example 2010/2011
             */
            season?: string;
        };
        /**
         * NewDevice
         * @description A browser's subscription to its push service.
         */
        NewDevice: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /**
         * NewEntries
         * @description Entries, all or none; the house numbers them. A `key` makes sending them twice harmless.
         */
        NewEntries: {
            /** Entries */
            entries: components["schemas"]["NewEntry"][];
            /**
             * Key
             * @default
             */
            key?: string;
        };
        /**
         * NewEntry
         * @description Someone who wants to play.
         */
        NewEntry: {
            /**
             * Category
             * @description An age group or class with a standing of its own.
             * @default
             */
            category?: string;
            /**
             * Club
             * @default
             */
            club?: string;
            /** Name */
            name: string;
            /**
             * Person
             * @default
             */
            person?: string;
            /**
             * Rating
             * @default 0
             */
            rating?: number;
            /**
             * Sure
             * @description Enter them though the name looks like that of another entrant.
             * @default false
             */
            sure?: boolean;
        };
        /**
         * NewFact
         * @description A fact to be said. `seen` is the version that the asker knows; `key` makes sending it twice harmless.
         */
        NewFact: {
            /**
             * By
             * @description Who speaks, where a table shares one link.
             * @default 0
             */
            by?: number;
            /**
             * Data
             * @example {
             *       "round": 1,
             *       "scores": [
             *         [
             *           1,
             *           55
             *         ],
             *         [
             *           2,
             *           40
             *         ],
             *         [
             *           3,
             *           48
             *         ]
             *       ],
             *       "table": 1
             *     }
             */
            data: components["schemas"]["FactData"];
            /**
             * Key
             * @default
             */
            key?: string;
            /**
             * Kind
             * @example result
             */
            kind: string;
            /**
             * Reason
             * @default
             */
            reason?: string;
            /** Seen */
            seen?: number | null;
        };
        /**
         * NewFacts
         * @description Facts that are said together: all or none.
         */
        NewFacts: {
            /** Facts */
            facts: components["schemas"]["FactInBatch"][];
        };
        /**
         * NewHouseBan
         * @description A ban for some days; 0: for good. Who is banned reads the text.
         */
        NewHouseBan: {
            /** Days */
            days: number;
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * NewLinkToken
         * @description A link's token, which is told only now, the name to revoke it by, and the address as other devices reach it.
         */
        NewLinkToken: {
            /** Name */
            name: string;
            /** Path */
            path: string;
            /** Token */
            token: string;
            /**
             * Url
             * @default
             */
            url: string;
        };
        /**
         * NewLot
         * @description A lot: drawn by the house, or its outcome from a hat typed in. `seen` is the version that the asker knows.
         */
        NewLot: {
            /** Outcome */
            outcome?: number[];
            /**
             * Reason
             * @default
             */
            reason?: string;
            /**
             * Seed
             * @default
             */
            seed?: string;
            /** Seen */
            seen?: number | null;
        };
        /**
         * NewMail
         * @description An e-mail address; it is written to when its owner has confirmed it.
         */
        NewMail: {
            /** Address */
            address: string;
        };
        /**
         * NewModerator
         * @description The name of an account.
         */
        NewModerator: {
            /** Name */
            name: string;
        };
        /**
         * NewName
         * @description The name that somebody gets, in the place of one that cannot stay.
         */
        NewName: {
            /** Name */
            name: string;
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * NewNotice
         * @description A notice for the wall: clock, message, online, placed.
         */
        NewNotice: {
            /**
             * Data
             * @example {
             *       "text": "Round 2 begins at 11."
             *     }
             */
            data: components["schemas"]["NoticeData"];
            /**
             * Kind
             * @example message
             */
            kind: string;
        };
        /**
         * NewPasskey
         * @description What the browser has made, as `PublicKeyCredential.toJSON()` writes it, and a name for it.
         */
        NewPasskey: {
            /** Credential */
            credential: {
                [key: string]: unknown;
            };
            /**
             * Label
             * @default
             */
            label?: string;
        };
        /**
         * NewPassword
         * @description The password until now, and the new one.
         */
        NewPassword: {
            /** New */
            new: string;
            /** Old */
            old: string;
        };
        /**
         * NewPenta
         * @description A PENTA with one solution: what a table is created with, its grade, and how many pieces lie already.
         */
        NewPenta: {
            /** Given */
            given: number;
            /** Grade */
            grade: number;
            /** Options */
            options: string;
            /** Pieces */
            pieces: number;
            /** Position */
            position: string;
        };
        /**
         * NewProgress
         * @description A section as it is now.
         */
        NewProgress: {
            /** Text */
            text: string;
        };
        /**
         * NewRegulation
         * @description A regulation; what is not said is as it is usual.
         */
        NewRegulation: {
            /** At Least */
            at_least?: number;
            /** At Most */
            at_most?: number;
            /** Best Of */
            best_of?: number;
            /** Boards */
            boards?: number;
            /** Confirm */
            confirm?: boolean;
            /** Days Apart */
            days_apart?: number;
            /** Duel Points */
            duel_points?: (number | string)[];
            /**
             * Format
             * @enum {string}
             */
            format: "rank-tables" | "groups-cup" | "round-robin" | "knock-out" | "double-elimination" | "swiss" | "arena" | "time-trial";
            /** Game */
            game?: string;
            /** Half Byes */
            half_byes?: number;
            /** Late Entries */
            late_entries?: boolean;
            /**
             * Leavers
             * @enum {string}
             */
            leavers?: "stand" | "annul";
            /** Legs */
            legs?: number;
            /** Marbles */
            marbles?: number;
            /** Minutes */
            minutes?: number;
            /** Name */
            name: string;
            /** Options */
            options?: string;
            /**
             * Pairing
             * @enum {string}
             */
            pairing?: "points" | "dutch";
            /**
             * Protests
             * @enum {string}
             */
            protests?: "until-next-draw" | "always";
            /** Qualify */
            qualify?: number;
            /** Rounds */
            rounds?: number;
            /** Rules */
            rules?: {
                [key: string]: string;
            };
            /**
             * Seating
             * @enum {string}
             */
            seating?: "standing" | "lot";
            /**
             * Starts
             * @enum {string}
             */
            starts?: "fewest" | "lot";
            /** Streak */
            streak?: number;
            /** Table Points */
            table_points?: {
                [key: string]: number[];
            };
            /**
             * Third Place
             * @enum {string}
             */
            third_place?: "ask" | "yes" | "no";
            /** Tie Breaks */
            tie_breaks?: ("points" | "score" | "share" | "speed" | "wins" | "head-to-head" | "buchholz" | "sonneborn-berger" | "solved" | "time" | "lot" | "board-points")[];
            /** Version */
            version?: number;
        };
        /**
         * NewReport
         * @description Who is reported, and why; what was said at the table is kept as evidence.
         */
        NewReport: {
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Seat
             * @default 0
             */
            seat?: number;
            /**
             * Table
             * @default
             */
            table?: string;
            /** Text */
            text: string;
        };
        /**
         * NewRoleLink
         * @description A link for a role; a table link is for one table of one round.
         */
        NewRoleLink: {
            /**
             * Entrant
             * @description Whose link a player's is.
             * @default 0
             */
            entrant?: number;
            /**
             * Note
             * @default
             */
            note?: string;
            /**
             * Role
             * @enum {string}
             */
            role: "director" | "arbiter" | "desk" | "table" | "player" | "entry" | "screen" | "spectator";
            /**
             * Round
             * @default 0
             */
            round?: number;
            /**
             * Table
             * @default 0
             */
            table?: number;
        };
        /**
         * NewSeat
         * @description `open`: for who comes with the link. `me`: the asker's; several `me` are one device. `bot`: a bot's.
         */
        NewSeat: {
            /**
             * Bot
             * @default
             */
            bot?: string;
            /**
             * Kind
             * @default open
             * @enum {string}
             */
            kind?: "open" | "me" | "bot";
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /**
         * NewSeek
         * @description What somebody would like to play, and with whom. A guest says how they are called.
         */
        NewSeek: {
            /**
             * Clock
             * @description none, move 30, fischer 300+5 or days 3
             * @default none
             */
            clock?: string;
            /**
             * Game
             * @example pentago
             */
            game: string;
            /**
             * Least
             * @description The other's rating is not lower; 0: no bound.
             * @default 0
             */
            least?: number;
            /**
             * Most
             * @description The other's rating is not higher; 0: no bound.
             * @default 0
             */
            most?: number;
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Options
             * @default
             */
            options?: string;
            /**
             * Quick
             * @description Play with whoever suits: a seek that is open is taken at once.
             * @default false
             */
            quick?: boolean;
            /**
             * Rated
             * @description For the rating; with an account, and with a clock.
             * @default false
             */
            rated?: boolean;
            /**
             * To
             * @description A challenge: the name of the account that it is for.
             * @default
             */
            to?: string;
        };
        /**
         * NewTable
         * @description How a table is to be laid. Without seats, the asker takes the first and the others are open.
         */
        NewTable: {
            /**
             * By Lot
             * @description Lots decide who sits where (PG1).
             * @default true
             */
            by_lot?: boolean;
            /**
             * Claim After
             * @description Seconds that somebody may be gone before it can be claimed.
             * @default 60
             */
            claim_after?: number;
            /**
             * Clock
             * @description none, move 30, fischer 300+5 or days 3
             * @default none
             */
            clock?: string;
            /**
             * Colour
             * @description The asker's colour, where the game lets either begin (PG1).
             * @default
             * @example Light
             */
            colour?: string;
            /**
             * Draws
             * @default true
             */
            draws?: boolean;
            /**
             * Game
             * @example pentago
             */
            game: string;
            /**
             * Handicaps
             * @description What each seat has of the match before its first game.
             * @default []
             */
            handicaps?: number[];
            /**
             * Match
             * @description Several games: points 21, wins 3 or best 5.
             * @default
             * @example wins 3
             */
            match?: string;
            /**
             * Name
             * @description The asker's name.
             * @default
             */
            name?: string;
            /**
             * Options
             * @description A preset or name=value words.
             * @default
             * @example tournament
             */
            options?: string;
            /**
             * Position
             * @description Begin from this position.
             * @default
             */
            position?: string;
            /**
             * Public
             * @description Shown in the list and open to watchers.
             * @default true
             */
            public?: boolean;
            /**
             * Rated
             * @description The game counts for its players' ratings.
             * @default false
             */
            rated?: boolean;
            /**
             * Seats
             * @default []
             */
            seats?: components["schemas"]["NewSeat"][];
            /**
             * Strict
             * @description Touch-move (PG4).
             * @default false
             */
            strict?: boolean;
            /**
             * Takebacks
             * @default true
             */
            takebacks?: boolean;
            /**
             * Talk
             * @default true
             */
            talk?: boolean;
            /**
             * Title
             * @default
             */
            title?: string;
        };
        /**
         * NewTableLink
         * @description What a new link is for: a seat, or to watch a private table.
         */
        NewTableLink: {
            /**
             * Role
             * @enum {string}
             */
            role: "seat" | "watch";
        };
        /**
         * NewTournament
         * @description A title and a regulation: a preset's name, or its own data.
         */
        NewTournament: {
            description?: components["schemas"]["NewDescription"];
            /**
             * Organiser
             * @description The director's token of another tournament, whose register of bans holds too.
             * @default
             */
            organiser?: string;
            /**
             * Preset
             * @default
             * @example kingdomino-championship
             */
            preset?: string;
            /**
             * Public
             * @default true
             */
            public?: boolean;
            /** Regulation */
            regulation?: components["schemas"]["NewRegulation"] | null;
            /** Title */
            title: string;
        };
        /**
         * NewTrustedHouse
         * @description A house whose signed results count: the fingerprint of its key, as it is printed, and a name for it.
         */
        NewTrustedHouse: {
            /**
             * Key
             * @example 6668 7aad f862 bd77
             */
            key: string;
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /**
         * NewVacation
         * @description From when until when, in seconds since 1970.
         */
        NewVacation: {
            /** Begin */
            begin: number;
            /** Until */
            until: number;
        };
        /**
         * NewVersion
         * @description What was asked is done and kept; the table or the tournament stands at this version.
         */
        NewVersion: {
            /** Version */
            version: number;
        };
        NoticeData: components["schemas"]["ClockNotice"] | components["schemas"]["MessageNotice"] | components["schemas"]["OnlineNotice"] | components["schemas"]["PlacedNotice"] | components["schemas"]["TablesNotice"] | components["schemas"]["CalledNotice"] | components["schemas"]["ThinkingNotice"] | components["schemas"]["RatedNotice"] | components["schemas"]["PairingNotice"];
        /**
         * OfferEvent
         * @description Something was offered, agreed to or declined by the person of these seats.
         */
        OfferEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "offered" | "declined";
            /** Seats */
            seats: number[];
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback" | "pause" | "rematch";
        };
        /**
         * OfferRequest
         * @description Offer a draw, a take-back, a pause or a rematch.
         */
        OfferRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "offer";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * What
             * @enum {string}
             */
            what: "draw" | "takeback" | "pause" | "rematch";
        };
        /**
         * OnlineNotice
         * @description Players are at home: who has not come `minutes` after the draw forfeits; 0 switches this off.
         */
        OnlineNotice: {
            /**
             * Minutes
             * @default 0
             */
            minutes?: number;
        };
        /**
         * OnlineView
         * @description Players are at home: who has not come `minutes` after the draw forfeits; 0 where they are not.
         */
        OnlineView: {
            /** Minutes */
            minutes: number;
        };
        /**
         * OpenPuzzle
         * @description A puzzle with its legal moves as steps.
         */
        OpenPuzzle: {
            /** Game */
            game: string;
            /**
             * Goal
             * @enum {string}
             */
            goal: "win" | "hold" | "only" | "most" | "fill";
            /** Grade */
            grade: number;
            legal: components["schemas"]["StepTree"];
            /** Moves */
            moves: number;
            /** Name */
            name: string;
            /** Options */
            options: string;
            position: components["schemas"]["PositionView"];
            /**
             * Start
             * @description The position as text.
             */
            start: string;
            /** Theme */
            theme: string;
        };
        /**
         * OpenedCode
         * @description The page to which a code leads: that of its link.
         */
        OpenedCode: {
            /**
             * Path
             * @example /j/x8YabcdefghijklmnopqrstU
             */
            path: string;
        };
        /**
         * OpenedData
         * @description The data of `opened`.
         */
        OpenedData: {
            regulation: components["schemas"]["RegulationView"];
            /** Title */
            title: string;
        };
        /**
         * OpenedEvent
         * @description The table was laid.
         */
        OpenedEvent: {
            /** At */
            at: number;
            /** By Lot */
            by_lot: boolean;
            /** Claim After */
            claim_after: number;
            /** Control */
            control: string;
            /** Draws */
            draws: boolean;
            /** Game */
            game: string;
            /**
             * Kind
             * @constant
             */
            kind: "opened";
            match?: components["schemas"]["MatchData"];
            /** Options */
            options: string;
            origin: components["schemas"]["Origin"];
            /** Position */
            position: string;
            /** Public */
            public: boolean;
            /** Rated */
            rated: boolean;
            /** Stand In */
            stand_in: string;
            /** Strict */
            strict: boolean;
            /** Takebacks */
            takebacks: boolean;
            /** Talk */
            talk: boolean;
            /** Title */
            title: string;
        };
        /**
         * OpenedFact
         * @description A `opened` in the history.
         */
        OpenedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["OpenedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "opened";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * OptionView
         * @description A possible answer; `facts` fill its sentence.
         */
        OptionView: {
            /** Answer */
            answer: string;
            /** Facts */
            facts: {
                [key: string]: number | string;
            };
            /** Text */
            text: string;
        };
        /**
         * Origin
         * @description Where a table comes from: a rematch of another, a table of a tournament, or a challenge in a club.
         */
        Origin: {
            /** Challenge */
            challenge?: string;
            /** Club */
            club?: string;
            /** Drawn */
            drawn?: number;
            /** Entrants */
            entrants?: number[];
            /** Rematch Of */
            rematch_of?: string;
            /** Round */
            round?: number;
            /** Table */
            table?: number;
            /** Tournament */
            tournament?: string;
        };
        /**
         * OutView
         * @description Somebody who is not ranked any more.
         */
        OutView: {
            /** Entrant */
            entrant: number;
            /** Name */
            name: string;
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "entered" | "checked-in" | "playing" | "left" | "disqualified";
        };
        /**
         * OutcomeView
         * @description How a game ended, as JSON: the reason as an English sentence, and its code and facts beside it.
         */
        OutcomeView: {
            /** Ranks */
            ranks: number[];
            /** Reason */
            reason: string;
            /** Reason Code */
            reason_code: string;
            /** Reason Facts */
            reason_facts: {
                [key: string]: string;
            };
            /** Rule */
            rule: string;
            /** Scores */
            scores: (number)[];
        };
        /**
         * OwnSeries
         * @description A series of one's own as text (KT5).
         */
        OwnSeries: {
            /**
             * Text
             * @example mine: 2 3 6 11 | 8 4
             */
            text: string;
        };
        /**
         * OwnTable
         * @description A table at which one sits and that is not over; `left` are the seconds that whoever moves still has.
         */
        OwnTable: {
            /** Clock */
            clock: string;
            /** Falls */
            falls: number | null;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Left */
            left: number | null;
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "paused" | "over";
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Title */
            title: string;
            /** To Move */
            to_move: number | null;
            /** You */
            you: number[];
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * OwnVacations
         * @description One's vacations, and the days that are left by year (UTC), of `days` a year.
         */
        OwnVacations: {
            /** Days */
            days: number;
            /** Left */
            left: {
                [key: string]: number;
            };
            /** Vacations */
            vacations: components["schemas"]["VacationView"][];
        };
        /**
         * PairingNotice
         * @description How an arena is paired: by the house as soon as two are free, or by hand.
         */
        PairingNotice: {
            /**
             * By Hand
             * @default false
             */
            by_hand?: boolean;
        };
        /**
         * PairingView
         * @description Is an arena paired by hand?
         */
        PairingView: {
            /** By Hand */
            by_hand: boolean;
        };
        /**
         * ParkedBoardView
         * @description A board whose game has ended and whose result the tournament has refused.
         */
        ParkedBoardView: {
            /** Board */
            board: string;
            /** Code */
            code: string;
            /** Round */
            round: number;
            /** Sentence */
            sentence: string;
            /** Table */
            table: number;
        };
        /**
         * PasskeyOptions
         * @description What the browser is asked with: `publicKey` of `navigator.credentials`, in JSON.
         */
        PasskeyOptions: {
            /** Options */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * PasskeySummary
         * @description A passkey in a list: its id removes it.
         */
        PasskeySummary: {
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Label */
            label: string;
        };
        /**
         * Password
         * @description The password, asked again before something that cannot be undone.
         */
        Password: {
            /** Password */
            password: string;
        };
        /**
         * PauseRequest
         * @description Stop the clock; with other people at the table it must be offered instead.
         */
        PauseRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pause";
            /**
             * Id
             * @default
             */
            id?: string;
        };
        /**
         * PausedData
         * @description The data of `paused`.
         */
        PausedData: {
            /** Entrant */
            entrant: number;
        };
        /**
         * PausedFact
         * @description A `paused` in the history.
         */
        PausedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["PausedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "paused";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * PentaWish
         * @description A new PENTA by lot, of this size and about this grade; the same seed gives the same one.
         */
        PentaWish: {
            /** Grade */
            grade: number;
            /** Penta */
            penta: number;
            /** Seed */
            seed: number;
        };
        /**
         * PentagoDetails
         * @description What Pentago adds to a position: the marbles that each player has put down (18 are to be had, PG2), the marble
         *     that is put down next as the board shows it, and the cells of every line of five (PG5).
         */
        PentagoDetails: {
            /** Fives */
            fives: string[];
            /** Marbles */
            marbles: number[];
            /**
             * Next Marble
             * @enum {string}
             */
            next_marble: "b" | "w";
        };
        /**
         * PenteDetails
         * @description What Pente adds to a position: stones caught by either side, points as they stand (PT18), who claims the win
         *     (PT19), stones in hand (PT10), whether stones are moved now, and the points of every five that counts (PT16).
         */
        PenteDetails: {
            /** Captured */
            captured: number[];
            /** Claim */
            claim: number | null;
            /** Fives */
            fives: string[];
            /** Moving */
            moving: boolean;
            /** Points */
            points: number[];
            /** Stones In Hand */
            stones_in_hand: number[] | null;
        };
        /**
         * PersonView
         * @description Somebody in a list; `id` names them in addresses.
         */
        PersonView: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * PingMessage
         * @description Are you there? A client answers `{"do": "pong"}`.
         */
        PingMessage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "ping";
        };
        /**
         * PingRequest
         * @description Are you there?
         */
        PingRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "ping";
            /** Id */
            id?: string;
        };
        /**
         * PlacedNotice
         * @description A player who always sits at the same table, wherever the draw puts them; 0 frees them.
         */
        PlacedNotice: {
            /** Entrant */
            entrant: number;
            /** Table */
            table: number;
        };
        /**
         * PlacingView
         * @description The domino to be placed: where it fits and what each place adds to the score, or why it is discarded (KD7).
         *
         *     `room` says whether two free squares side by side are left for any domino.
         */
        PlacingView: {
            /** Domino */
            domino: number;
            /** Places */
            places: {
                [key: string]: number;
            };
            /** Room */
            room: boolean;
            /** Seat */
            seat: number;
            /** Why Discarded */
            why_discarded: string | null;
        };
        /**
         * PlanRequest
         * @description Say what one answers to which moves: lines that begin with the opponent's next move, after `ply` moves.
         *
         *     They take the place of all lines said before; none takes them away.
         */
        PlanRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "plan";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * Lines
             * @default []
             */
            lines?: string[][];
            /** Ply */
            ply: number;
        };
        /**
         * PlannedEvent
         * @description The answers that one has set ahead oneself; nobody else hears of it.
         */
        PlannedEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "planned";
            /** Lines */
            lines: string[][];
            /** Seat */
            seat: number;
        };
        /**
         * PlayerCount
         * @description A number of players that a game can be played by, and the options that seat them.
         */
        PlayerCount: {
            /** Options */
            options: string;
            /** Players */
            players: number;
        };
        /**
         * PlayerView
         * @description A seat of a finished game; `standing` says why somebody has no name: `guest` or `former`.
         */
        PlayerView: {
            /** Bot */
            bot: string;
            /**
             * Change
             * @description By how much it has changed.
             */
            change: number;
            /** Colour */
            colour: string;
            /** Name */
            name: string;
            /** Rank */
            rank: number;
            /**
             * Rating
             * @description Their rating after a rated game.
             */
            rating: number | null;
            /** Score */
            score: number;
            /** Standing */
            standing: string;
        };
        /**
         * PointView
         * @description A position of a game on the graph, as JSON: worth to the first seat, the move played and what it gave away.
         */
        PointView: {
            /** Best */
            best: string;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            /** Played */
            played: string;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            turning: components["schemas"]["SaidView"] | null;
            /** Value */
            value: number | null;
            /** Worth */
            worth: number;
        };
        /**
         * PongMessage
         * @description The answer to a client's ping, with the server's time.
         */
        PongMessage: {
            /** At */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "pong";
        };
        /**
         * PongRequest
         * @description The answer to a ping.
         */
        PongRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pong";
            /** Id */
            id?: string;
        };
        /**
         * PoolView
         * @description A list of its own: a speed, and two against each other or more.
         */
        PoolView: {
            /**
             * Company
             * @enum {string}
             */
            company: "two" | "more";
            /** Players */
            players: number;
            /**
             * Speed
             * @enum {string}
             */
            speed: "fast" | "slow" | "days";
        };
        /**
         * PositionAnswer
         * @description The position, the moves that led to it and the steps of the last, its legal moves, and the bot's move.
         */
        PositionAnswer: {
            /** Last */
            last: string[];
            legal: components["schemas"]["StepTree"];
            /** Move */
            move: string | null;
            /** Moves */
            moves: string[];
            position: components["schemas"]["PositionView"];
            /** Steps */
            steps: string[] | null;
        };
        /**
         * PositionQuestion
         * @description A last move may be told by the `steps` of a hand or left to `chance`. With a `bot`, what would it play then?
         */
        PositionQuestion: {
            /**
             * Bot
             * @default
             */
            bot?: string;
            /**
             * Chance
             * @description Let chance make its move, by the seed.
             * @default false
             */
            chance?: boolean;
            /**
             * Game
             * @example pentago
             */
            game: string;
            /**
             * Moves
             * @default []
             * @example [
             *       "c4 NW+"
             *     ]
             */
            moves?: string[];
            /**
             * Options
             * @default
             */
            options?: string;
            /**
             * Position
             * @default
             */
            position?: string;
            /**
             * Seed
             * @default 0
             */
            seed?: number;
            /**
             * Steps
             * @default []
             * @example [
             *       "a1",
             *       "SE",
             *       "-"
             *     ]
             */
            steps?: string[];
        };
        /**
         * PositionReport
         * @description What each move of a position is worth, with the position and its legal moves as steps.
         */
        PositionReport: {
            /** Depth */
            depth: string;
            /** Facts */
            facts: {
                [key: string]: unknown;
            };
            legal: components["schemas"]["StepTree"];
            /** Line */
            line: string[];
            /** Moves */
            moves: components["schemas"]["MoveReportView"][];
            position: components["schemas"]["PositionView"];
            /** Seat */
            seat: number;
            /** Value */
            value: number | null;
            /** Worth */
            worth: number;
        };
        /**
         * PositionView
         * @description A position as JSON; `to_move` is a seat counted from 0, -1 for chance, null when the game is over. `colours` are
         *     what the seats play with, empty where they have none.
         *
         *     `details` are the game's own: each game says what it adds, and games of other packages add what they like.
         */
        PositionView: {
            /** Board */
            board: string[];
            /** Colours */
            colours: string[];
            /** Details */
            details: {
                [key: string]: unknown;
            };
            /** Game */
            game: string;
            /** Options */
            options: {
                [key: string]: string | number | boolean;
            };
            outcome: components["schemas"]["OutcomeView"] | null;
            /** Plies */
            plies: number;
            /** Position */
            position: string;
            /** Seats */
            seats: number;
            /** Svg */
            svg?: string;
            /** To Move */
            to_move: number | null;
        };
        /**
         * PresenceEvent
         * @description The person of these seats came or went. It has no version of its own.
         */
        PresenceEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "came" | "went";
            /** Seats */
            seats: number[];
        };
        /**
         * Preset
         * @description Options that go together.
         */
        Preset: {
            /** Name */
            name: string;
            /**
             * Options
             * @description As text: what a table is created with.
             */
            options: string;
            /** Seats */
            seats: number;
            /** Values */
            values: {
                [key: string]: string | number | boolean;
            };
        };
        /**
         * Profile
         * @description An account as the asker sees it; without games where it shows them to nobody.
         */
        Profile: {
            /** By Game */
            by_game: components["schemas"]["TallyLine"][];
            /** Closed */
            closed: boolean;
            /** Games */
            games: number;
            /**
             * Given
             * @description Why a moderator has given one this name; only for oneself.
             */
            given: string | null;
            /** Name */
            name: string;
            /**
             * Puzzles
             * @description One's own puzzles, as the page keeps them; only for oneself.
             */
            puzzles: string;
            /** Ratings */
            ratings: components["schemas"]["RatingView"][];
            /** Shows Games */
            shows_games: boolean;
            /** Since */
            since: number;
            /** Tournaments */
            tournaments: components["schemas"]["TournamentPlayed"][];
            /** You */
            you: boolean;
        };
        /**
         * ProfileSetting
         * @description Who sees one's games: everybody, or only those who played.
         */
        ProfileSetting: {
            /** Closed */
            closed: boolean;
        };
        /**
         * PropertyView
         * @description A property as JSON: its land, its squares and crowns, their product, and where it lies.
         */
        PropertyView: {
            /** Crowns */
            crowns: number;
            /** Points */
            points: number;
            /** Squares */
            squares: number;
            /** Terrain */
            terrain: string;
            /** Where */
            where: string[];
        };
        /**
         * ProposedTableView
         * @description A table of a draw that is not published yet: who sits there, clockwise, and who begins.
         */
        ProposedTableView: {
            /** Group */
            group: string;
            /** Number */
            number: number;
            /** Seats */
            seats: number[];
            /** Starter */
            starter: number;
            /** Wave */
            wave: number;
        };
        /**
         * ProtestView
         * @description A protest against a game; open until there is a ruling.
         */
        ProtestView: {
            /** By */
            by: number;
            /** Protest */
            protest: number;
            /** Round */
            round: number;
            /** Ruling */
            ruling: string;
            /** Table */
            table: number;
            /** Text */
            text: string;
        };
        /**
         * ProtestedData
         * @description The data of `protested`.
         */
        ProtestedData: {
            /** By */
            by?: number;
            /** Round */
            round: number;
            /** Table */
            table: number;
            /** Text */
            text: string;
        };
        /**
         * ProtestedFact
         * @description A `protested` in the history.
         */
        ProtestedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["ProtestedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "protested";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * PushKeys
         * @description The keys of a browser's subscription.
         */
        PushKeys: {
            /** Auth */
            auth: string;
            /** P256Dh */
            p256dh: string;
        };
        /**
         * PuzzleEntry
         * @description A puzzle in the list of a game.
         */
        PuzzleEntry: {
            /** Grade */
            grade: number;
            /** Name */
            name: string;
            /** Theme */
            theme: string;
        };
        /**
         * PuzzleFacts
         * @description A puzzle and its position. The goal is to `win` in a number of own moves, to `hold` the draw, to make the `only`
         *     move that wins, to get the `most` points, or to `fill` the frame; the grade is a rating, the theme a word for the
         *     idea behind the answer.
         */
        PuzzleFacts: {
            /** Game */
            game: string;
            /**
             * Goal
             * @enum {string}
             */
            goal: "win" | "hold" | "only" | "most" | "fill";
            /** Grade */
            grade: number;
            /** Moves */
            moves: number;
            /** Name */
            name: string;
            /** Options */
            options: string;
            position: components["schemas"]["PositionView"];
            /**
             * Start
             * @description The position as text.
             */
            start: string;
            /** Theme */
            theme: string;
        };
        /**
         * PuzzleSet
         * @description How many puzzles of a game there are, and between which grades.
         */
        PuzzleSet: {
            /** Count */
            count: number;
            /** Easiest */
            easiest: number;
            /** Game */
            game: string;
            /** Hardest */
            hardest: number;
        };
        /**
         * PuzzleTry
         * @description A move that is tried, by the steps of a hand, after the moves of both sides so far.
         */
        PuzzleTry: {
            /**
             * Moves
             * @default []
             */
            moves?: string[];
            /** Steps */
            steps: string[];
        };
        /**
         * PuzzleVerdict
         * @description Is it right? The line is the move and what answers it: the best defence, or the refutation and why it is one.
         */
        PuzzleVerdict: {
            legal: components["schemas"]["StepTree"];
            /** Line */
            line: components["schemas"]["ShownMove"][];
            /**
             * State
             * @enum {string}
             */
            state: "solved" | "right" | "wrong" | "open";
            why: components["schemas"]["SaidView"] | null;
        };
        /**
         * QualifiedPlayer
         * @description Someone who may play above, and thanks to what.
         */
        QualifiedPlayer: {
            /** Name */
            name: string;
            /** Person */
            person: string;
            /** Place */
            place: number;
            /** Through */
            through: string;
        };
        /**
         * Ranked
         * @description Somebody in a ranking list.
         */
        Ranked: {
            /** Deviation */
            deviation: number;
            /** Games */
            games: number;
            /** Name */
            name: string;
            /** Place */
            place: number;
            /** Value */
            value: number;
        };
        /**
         * Ranking
         * @description The ranking list of a game; who is provisional does not stand in it.
         */
        Ranking: {
            /**
             * Company
             * @enum {string}
             */
            company: "two" | "more";
            /** Levels */
            levels: components["schemas"]["LevelRating"][];
            /** People */
            people: components["schemas"]["Ranked"][];
            /** Pools */
            pools: components["schemas"]["PoolView"][];
            /**
             * Speed
             * @enum {string}
             */
            speed: "fast" | "slow" | "days";
        };
        /**
         * RatedNotice
         * @description Do games on the screen count for the players' ratings? Boards that are laid from now on say so.
         */
        RatedNotice: {
            /**
             * On
             * @default false
             */
            on?: boolean;
        };
        /**
         * RatingHistory
         * @description How a rating has gone; of very many points some are left out.
         */
        RatingHistory: {
            /** Points */
            points: components["schemas"]["RatingPoint"][];
        };
        /**
         * RatingPoint
         * @description A rating after a game.
         */
        RatingPoint: {
            /** At */
            at: number;
            /** Deviation */
            deviation: number;
            /** Value */
            value: number;
        };
        /**
         * RatingView
         * @description A rating: of a game, at a speed, of two against each other or of more.
         */
        RatingView: {
            /**
             * Company
             * @enum {string}
             */
            company: "two" | "more";
            /** Deviation */
            deviation: number;
            /** Game */
            game: string;
            /** Games */
            games: number;
            /** Provisional */
            provisional: boolean;
            /**
             * Speed
             * @enum {string}
             */
            speed: "fast" | "slow" | "days";
            /** Value */
            value: number;
        };
        /**
         * ReachView
         * @description What the next domino can reach (KD6): columns from `left`, rows from `bottom`, both counted from 0.
         */
        ReachView: {
            /** Bottom */
            bottom: number;
            /** Columns */
            columns: number;
            /** Left */
            left: number;
            /** Rows */
            rows: number;
        };
        /**
         * ReadRecord
         * @description A record that was read: its headers, moves, comments and every position on the way.
         */
        ReadRecord: {
            /** Comments */
            comments: [
                number,
                string
            ][];
            /** Headers */
            headers: {
                [key: string]: string;
            };
            /** Moves */
            moves: string[];
            /** Positions */
            positions: components["schemas"]["PositionView"][];
        };
        /**
         * Reason
         * @description Why something is done; whoever reads the log reads it.
         */
        Reason: {
            /**
             * Text
             * @default
             */
            text?: string;
        };
        /**
         * RecordText
         * @description A record as a person wrote it.
         */
        RecordText: {
            /** Text */
            text: string;
        };
        /**
         * Refusal
         * @description Why something was refused: a sentence, its code, the rule behind it and what fills the sentence.
         */
        Refusal: {
            /**
             * Code
             * @example cell-taken
             */
            code: string;
            /** Facts */
            facts: {
                [key: string]: string;
            };
            /**
             * Rule
             * @example PG3
             */
            rule: string;
            /**
             * Sentence
             * @example a6 SE+: a6 already holds a marble (PG3).
             */
            sentence: string;
        };
        /**
         * RefusalMessage
         * @description What was asked under the id `re` was refused, and nothing changed.
         */
        RefusalMessage: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: string;
            };
            /** Re */
            re: string | null;
            /** Rule */
            rule: string;
            /** Sentence */
            sentence: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "no";
        };
        /**
         * RegulatedData
         * @description The data of `regulated`.
         */
        RegulatedData: {
            regulation: components["schemas"]["RegulationView"];
        };
        /**
         * RegulatedFact
         * @description A `regulated` in the history.
         */
        RegulatedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["RegulatedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "regulated";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * RegulationAnswer
         * @description The regulation written out, whether this number can play, and how or why not: `code` and `facts` of a sentence.
         *
         *     `findings` are the questions that it leaves open. `on_screen`: its game can be played at boards of this house.
         */
        RegulationAnswer: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: number | string;
            };
            /** Findings */
            findings: components["schemas"]["LintFinding"][];
            /** Ok */
            ok: boolean;
            /** On Screen */
            on_screen: boolean;
            regulation: components["schemas"]["RegulationView"];
        };
        /**
         * RegulationQuestion
         * @description A regulation and a number of players.
         */
        RegulationQuestion: {
            /** Entrants */
            entrants: number;
            regulation: components["schemas"]["NewRegulation"];
        };
        /**
         * RegulationView
         * @description A regulation; `rules` names the rule of the source behind a part. Points of duels may be fractions as `1/2`.
         */
        RegulationView: {
            /** At Least */
            at_least: number;
            /** At Most */
            at_most: number;
            /** Best Of */
            best_of: number;
            /** Boards */
            boards: number;
            /** Confirm */
            confirm: boolean;
            /** Days Apart */
            days_apart: number;
            /** Duel Points */
            duel_points: (number | string)[];
            /**
             * Format
             * @enum {string}
             */
            format: "rank-tables" | "groups-cup" | "round-robin" | "knock-out" | "double-elimination" | "swiss" | "arena" | "time-trial";
            /** Game */
            game: string;
            /** Half Byes */
            half_byes: number;
            /** Late Entries */
            late_entries: boolean;
            /**
             * Leavers
             * @enum {string}
             */
            leavers: "stand" | "annul";
            /** Legs */
            legs: number;
            /** Marbles */
            marbles: number;
            /** Minutes */
            minutes: number;
            /** Name */
            name: string;
            /** Options */
            options: string;
            /**
             * Pairing
             * @enum {string}
             */
            pairing: "points" | "dutch";
            /**
             * Protests
             * @enum {string}
             */
            protests: "until-next-draw" | "always";
            /** Qualify */
            qualify: number;
            /** Rounds */
            rounds: number;
            /** Rules */
            rules: {
                [key: string]: string;
            };
            /**
             * Seating
             * @enum {string}
             */
            seating: "standing" | "lot";
            /**
             * Starts
             * @enum {string}
             */
            starts: "fewest" | "lot";
            /** Streak */
            streak: number;
            /** Table Points */
            table_points: {
                [key: string]: number[];
            };
            /**
             * Third Place
             * @enum {string}
             */
            third_place: "ask" | "yes" | "no";
            /** Tie Breaks */
            tie_breaks: ("points" | "score" | "share" | "speed" | "wins" | "head-to-head" | "buchholz" | "sonneborn-berger" | "solved" | "time" | "lot" | "board-points")[];
            /** Version */
            version: number;
        };
        /**
         * Reminders
         * @description How one is reminded. `push_key` is the key with which a browser asks its push service.
         */
        Reminders: {
            /** Devices */
            devices: components["schemas"]["DeviceView"][];
            mail: components["schemas"]["MailView"] | null;
            /** Push Key */
            push_key: string;
            wishes: components["schemas"]["WishesView"];
        };
        /**
         * RemovedTournament
         * @description A tournament that was deleted: until when its directors can bring it back.
         */
        RemovedTournament: {
            /** Until */
            until: number;
        };
        /**
         * RemovedView
         * @description The tournament was deleted and is there for its directors alone, `until` it is dropped; 0: it was not.
         */
        RemovedView: {
            /** Until */
            until: number;
        };
        /**
         * RenamedData
         * @description The data of `renamed`.
         */
        RenamedData: {
            /** Category */
            category?: string;
            /** Club */
            club?: string;
            /** Entrant */
            entrant: number;
            /** Name */
            name: string;
            /** Sure */
            sure?: boolean;
        };
        /**
         * RenamedFact
         * @description A `renamed` in the history.
         */
        RenamedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["RenamedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "renamed";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * ReportedResult
         * @description How a challenge has ended that was not played at a table of the house.
         */
        ReportedResult: {
            /**
             * Winner
             * @enum {string}
             */
            winner: "challenger" | "challenged" | "drawn";
        };
        /**
         * ResignRequest
         * @description Give the game up.
         */
        ResignRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "resign";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /**
         * RestedEvent
         * @description When the person of these seats rests: from when until when.
         */
        RestedEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "rested";
            /** Rests */
            rests: number[][];
            /** Seats */
            seats: number[];
        };
        /**
         * ResultData
         * @description The data of `result`.
         */
        ResultData: {
            /** Boards */
            boards?: number[];
            /** Game */
            game?: number;
            /** Marbles */
            marbles?: number;
            /** Round */
            round: number;
            /** Scores */
            scores?: [
                number,
                number | null
            ][];
            /** Table */
            table: number;
            /** Times */
            times?: [
                number,
                number | null
            ][];
            /** Void */
            void?: boolean;
            /** Walkover */
            walkover?: number;
            /** Winner */
            winner?: number;
        };
        /**
         * ResultFact
         * @description A `result` in the history.
         */
        ResultFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["ResultData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "result";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * ResultView
         * @description What was written on the sheet; winner 0 is a draw. `boards`: who won at each board of a match of teams.
         */
        ResultView: {
            /** Boards */
            boards: number[];
            /**
             * Kind
             * @enum {string}
             */
            kind: "unplayed" | "played" | "walk-over" | "upset" | "void";
            /** Marbles */
            marbles: number;
            /** Scores */
            scores: [
                number,
                number | null
            ][];
            /** Winner */
            winner: number;
        };
        /**
         * ResumeRequest
         * @description Go on after a pause.
         */
        ResumeRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "resume";
            /**
             * Id
             * @default
             */
            id?: string;
        };
        /**
         * ResumedData
         * @description The data of `resumed`.
         */
        ResumedData: {
            /** Entrant */
            entrant: number;
        };
        /**
         * ResumedFact
         * @description A `resumed` in the history.
         */
        ResumedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["ResumedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resumed";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * ReturnRequest
         * @description Take one's seat back from the bot that took it over.
         */
        ReturnRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "return";
            /**
             * Id
             * @default
             */
            id?: string;
        };
        /**
         * RoundClockView
         * @description The clock of the round: it runs until `ends`, or stands with `left` seconds.
         */
        RoundClockView: {
            /** Ends */
            ends: number;
            /** Left */
            left: number;
            /** Minutes */
            minutes: number;
        };
        /**
         * RoundView
         * @description A published draw; `slots` are a cup's bracket from top to bottom, 0 where nobody stands.
         *
         *     `halves` miss the round and take the points of a draw.
         */
        RoundView: {
            /** Byes */
            byes: number[];
            /** Halves */
            halves: number[];
            /** Round */
            round: number;
            /** Slots */
            slots: number[];
            /**
             * Stage
             * @enum {string}
             */
            stage: "tables" | "groups" | "intermediate" | "cup" | "double" | "swiss" | "trial" | "arena";
            /** Tables */
            tables: components["schemas"]["DrawnTableView"][];
        };
        /**
         * RuleBook
         * @description A rule book and the ids of its rules.
         */
        RuleBook: {
            /**
             * Game
             * @description A game's, or else a tournament's.
             */
            game: boolean;
            /** Ids */
            ids: string[];
            /** Name */
            name: string;
        };
        /**
         * RuledData
         * @description The data of `ruled`.
         */
        RuledData: {
            /** Protest */
            protest?: number;
            /** Rule */
            rule?: string;
            /** Text */
            text: string;
        };
        /**
         * RuledFact
         * @description A `ruled` in the history.
         */
        RuledFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["RuledData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ruled";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * SaidView
         * @description Something said, as JSON: a page says it by its code and facts, `text` is the English sentence.
         */
        SaidView: {
            /** Code */
            code: string;
            /** Facts */
            facts: {
                [key: string]: string;
            };
            /** Text */
            text: string;
        };
        /**
         * SatEvent
         * @description Somebody sat down; `seats` are those that they hold now.
         */
        SatEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "sat";
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /** Seats */
            seats: number[];
        };
        /**
         * SayRequest
         * @description Table talk.
         */
        SayRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "say";
            /**
             * Id
             * @default
             */
            id?: string;
            /**
             * Name
             * @default
             */
            name?: string;
            /** Text */
            text: string;
        };
        /**
         * ScreenSeat
         * @description A board on the screen, and the token of one's own seat.
         */
        ScreenSeat: {
            /** Table */
            table: string;
            /** Token */
            token: string;
        };
        /**
         * ScreenTable
         * @description A table on the screen, the token of each seat's link, and whose seat it is, in the order of the seats.
         */
        ScreenTable: {
            /** Entrants */
            entrants: number[];
            /** Seats */
            seats: string[];
            /** Table */
            table: string;
        };
        /**
         * SeasonRow
         * @description A row of the standing of the season: the points of each tournament that was held, as exact fractions.
         */
        SeasonRow: {
            /** Name */
            name: string;
            /** Place */
            place: number;
            /** Points */
            points: string;
            /** Shares */
            shares: string[];
        };
        /**
         * SeatEvent
         * @description Something happened to a seat.
         */
        SeatEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "stood" | "resigned" | "flagged" | "claimed-win" | "claimed-draw" | "handed-back";
            /** Seat */
            seat: number;
        };
        /**
         * SeatView
         * @description A seat; `gone_since` when its person has left, `rests_until` while they are on vacation (days for a move).
         *
         *     `account`: the name is that of an account here, and nobody else's.
         */
        SeatView: {
            /** Account */
            account: boolean;
            /** Bot */
            bot: string;
            /** Gone Since */
            gone_since: number | null;
            /** Here */
            here: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string;
            /** Rests Until */
            rests_until: number | null;
        };
        /**
         * SeatingChange
         * @description Who would have sat elsewhere, had a correction been right from the start.
         */
        SeatingChange: {
            /** Entrant */
            entrant: number;
            /** Round */
            round: number;
            /** Sat At */
            sat_at: number;
            /** Would Sit At */
            would_sit_at: number;
        };
        /**
         * SeekList
         * @description All open seeks, and the one at which the asker has a seat.
         */
        SeekList: {
            /** Seeks */
            seeks: components["schemas"]["SeekView"][];
            /** You */
            you: string;
        };
        /**
         * SeekState
         * @description A seek as it stands; `table` once all have come.
         */
        SeekState: {
            seek: components["schemas"]["SeekView"];
            /** Table */
            table: string;
        };
        /**
         * SeekView
         * @description A seek in the list. `people` has a place for each seat, `teams`: seats 1 and 3 against 2 and 4.
         *
         *     `to` is the name of who is challenged; nobody else sees such a seek.
         */
        SeekView: {
            /** Clock */
            clock: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Least */
            least: number;
            /** Most */
            most: number;
            /** Options */
            options: string;
            /** People */
            people: (components["schemas"]["SeekerView"] | null)[];
            /** Quick */
            quick: boolean;
            /** Rated */
            rated: boolean;
            /** Since */
            since: number;
            /** Teams */
            teams: boolean;
            /** To */
            to: string;
        };
        /**
         * SeekerView
         * @description Somebody who looks for a game; a guest has no account.
         */
        SeekerView: {
            /** Account */
            account: boolean;
            /** Name */
            name: string;
            /** Rating */
            rating: number | null;
        };
        /**
         * SeeksMessage
         * @description What has changed: seeks that are new or stand otherwise, and the ids of those that are gone.
         */
        SeeksMessage: {
            /** Came */
            came: components["schemas"]["SeekView"][];
            /** Gone */
            gone: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "seeks";
        };
        /**
         * SeriesWish
         * @description A new series by lot; the same seed gives the same one.
         */
        SeriesWish: {
            /**
             * Name
             * @default
             * @example mine
             */
            name?: string;
            /** Seed */
            seed: number;
        };
        /**
         * SessionSummary
         * @description A session in a list: `id` ends it. `seen` is accurate to a day; `here` is the session that asks.
         */
        SessionSummary: {
            /** Agent */
            agent: string;
            /** Created */
            created: number;
            /** Here */
            here: boolean;
            /** Id */
            id: string;
            /** Seen */
            seen: number;
        };
        /**
         * SharedGame
         * @description A line as a record, and a position of it as a picture.
         */
        SharedGame: {
            /** Record */
            record: string;
            /** Svg */
            svg: string;
        };
        /**
         * SharedLine
         * @description Who played it, and after how many moves it is shown.
         */
        SharedLine: {
            /**
             * At
             * @default 0
             */
            at?: number;
            /**
             * Game
             * @example pentago
             */
            game: string;
            /**
             * Moves
             * @default []
             * @example [
             *       "c4 NW+"
             *     ]
             */
            moves?: string[];
            /**
             * Names
             * @default []
             */
            names?: string[];
            /**
             * Options
             * @default
             */
            options?: string;
            /**
             * Position
             * @default
             */
            position?: string;
        };
        /**
         * SharedRegister
         * @description The director's link (or its token) of the tournament whose register is to be used here too.
         */
        SharedRegister: {
            /** Director */
            director: string;
        };
        /**
         * ShownLine
         * @description Moves that are shown, and what is legal after them.
         */
        ShownLine: {
            legal: components["schemas"]["StepTree"];
            /** Line */
            line: components["schemas"]["ShownMove"][];
        };
        /**
         * ShownMove
         * @description A move that is shown, and the position after it.
         */
        ShownMove: {
            /** Move */
            move: string;
            position: components["schemas"]["PositionView"];
            /** Steps */
            steps: string[];
        };
        /**
         * ShownPasskey
         * @description What the browser shows, as `PublicKeyCredential.toJSON()` writes it.
         */
        ShownPasskey: {
            /** Credential */
            credential: {
                [key: string]: unknown;
            };
        };
        /**
         * SignedHead
         * @description The head of a log, signed by the house; `text` is all of it in one line, as in the code on a paper.
         */
        SignedHead: {
            /** Digest */
            digest: string;
            /** Fingerprint */
            fingerprint: string;
            /** Key */
            key: string;
            /** Signature */
            signature: string;
            /** Text */
            text: string;
            /** Tournament */
            tournament: string;
            /** Version */
            version: number;
        };
        /**
         * SignedLog
         * @description A log and, if one has it, the signed head as it stands on a paper or on the public page.
         */
        SignedLog: {
            /**
             * Key
             * @description The public key or its fingerprint; empty: that of this house.
             * @default
             */
            key?: string;
            /** Log */
            log: string;
            /**
             * Signed
             * @default
             * @example fivefold-log:1:x8Y…
             */
            signed?: string;
        };
        /**
         * SignedReport
         * @description The log of a tournament of another house and that house's signature under it.
         */
        SignedReport: {
            /** Level */
            level: string;
            /** Log */
            log: string;
            /**
             * Signed
             * @example fivefold-log:1:x8Y…
             */
            signed: string;
        };
        /**
         * SignedTournament
         * @description A tournament as a file: what its view shows, and besides its log and the house's signature under it.
         */
        SignedTournament: {
            /** Digest */
            digest: string;
            /** Log */
            log: string[];
            /**
             * Signed
             * @example fivefold-log:1:x8Y…
             */
            signed: string;
            /** Title */
            title: string;
            /** Version */
            version: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * SitRequest
         * @description Take a seat, or any open one.
         */
        SitRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sit";
            /**
             * Id
             * @default
             */
            id?: string;
            /** Name */
            name: string;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
        };
        /**
         * SketchedKingdoms
         * @description The position as far as it stands, and where the domino fits in that kingdom (KD5, KD6).
         */
        SketchedKingdoms: {
            /** Places */
            places: string[];
            position: components["schemas"]["PositionView"];
        };
        /**
         * SolvedDuel
         * @description What is proved.
         */
        SolvedDuel: {
            draft: components["schemas"]["DuelDraft"];
            /** Games */
            games: components["schemas"]["DuelOfKind"][];
        };
        /**
         * SplitData
         * @description The data of `split`.
         */
        SplitData: {
            /** Entrant */
            entrant: number;
            /** Name */
            name: string;
            /** Other */
            other: number;
            /** Other Name */
            other_name: string;
            /** Sure */
            sure?: boolean;
        };
        /**
         * SplitFact
         * @description A `split` in the history.
         */
        SplitFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["SplitData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "split";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * StandRequest
         * @description Leave one's seats before the game begins.
         */
        StandRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "stand";
            /**
             * Id
             * @default
             */
            id?: string;
        };
        /**
         * StandingRowView
         * @description A row of a standing: places `place` to `last` are shared; `before_next_by` is the criterion that decides.
         */
        StandingRowView: {
            /** Before Next By */
            before_next_by: string | null;
            /** Entrant */
            entrant: number;
            /** Last */
            last: number;
            /** Name */
            name: string;
            /** Place */
            place: number;
            /** Shown */
            shown: string[];
            /** Values */
            values: (string | null)[];
        };
        /**
         * StandingView
         * @description A standing: its criteria, a row for each entrant, and who is out.
         */
        StandingView: {
            /** Criteria */
            criteria: string[];
            /** Out */
            out: components["schemas"]["OutView"][];
            /** Rows */
            rows: components["schemas"]["StandingRowView"][];
        };
        /**
         * StartedData
         * @description The data of `started`.
         */
        StartedData: {
            /** Entrants */
            entrants: number[];
        };
        /**
         * StartedEvent
         * @description The game began; `order` says which old seat became which new one.
         */
        StartedEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "started";
            /** Order */
            order: number[];
        };
        /**
         * StartedFact
         * @description A `started` in the history.
         */
        StartedFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["StartedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "started";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * StateMessage
         * @description The whole table: sent first, and whenever the client has fallen behind. `missed` is what it asked for.
         */
        StateMessage: {
            /** Id */
            id: string;
            /** Missed */
            missed: components["schemas"]["TableEvent"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "state";
            table: components["schemas"]["TableView"];
            /** V */
            v: number;
        };
        /**
         * StateRequest
         * @description Send the whole table.
         */
        StateRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "state";
            /** Id */
            id?: string;
        };
        /**
         * StepTree
         * @description The moves as a tree: a node names its steps and where each leads; node 0 is a finished move.
         */
        StepTree: {
            /** Nodes */
            nodes: {
                [key: string]: number;
            }[];
            /** Root */
            root: number;
        };
        /**
         * TableCountView
         * @description How many tables the hall has; 0: as many as are needed.
         */
        TableCountView: {
            /** Count */
            count: number;
        };
        TableEvent: components["schemas"]["OpenedEvent"] | components["schemas"]["SatEvent"] | components["schemas"]["FilledEvent"] | components["schemas"]["StartedEvent"] | components["schemas"]["MovedEvent"] | components["schemas"]["TouchedEvent"] | components["schemas"]["ColouredEvent"] | components["schemas"]["OfferEvent"] | components["schemas"]["TookBackEvent"] | components["schemas"]["SeatEvent"] | components["schemas"]["HandedEvent"] | components["schemas"]["GameEvent"] | components["schemas"]["ChatEvent"] | components["schemas"]["FollowedEvent"] | components["schemas"]["RestedEvent"] | components["schemas"]["PlannedEvent"] | components["schemas"]["PresenceEvent"];
        TableMessage: components["schemas"]["StateMessage"] | components["schemas"]["EventMessage"] | components["schemas"]["AckMessage"] | components["schemas"]["RefusalMessage"] | components["schemas"]["PingMessage"] | components["schemas"]["PongMessage"];
        TableRequest: components["schemas"]["SitRequest"] | components["schemas"]["StandRequest"] | components["schemas"]["FillRequest"] | components["schemas"]["MoveRequest"] | components["schemas"]["TouchRequest"] | components["schemas"]["PlanRequest"] | components["schemas"]["ColourRequest"] | components["schemas"]["OfferRequest"] | components["schemas"]["AcceptRequest"] | components["schemas"]["DeclineRequest"] | components["schemas"]["ResignRequest"] | components["schemas"]["PauseRequest"] | components["schemas"]["ResumeRequest"] | components["schemas"]["ClaimRequest"] | components["schemas"]["ReturnRequest"] | components["schemas"]["SayRequest"] | components["schemas"]["StateRequest"] | components["schemas"]["PingRequest"] | components["schemas"]["PongRequest"];
        /**
         * TableScoreView
         * @description What one entrant takes away from one table.
         */
        TableScoreView: {
            /** Entrant */
            entrant: number;
            /** Place */
            place: number;
            /** Points */
            points: string;
            /** Score */
            score: number;
            /** Share */
            share: string;
            /** Speed */
            speed: number;
            /**
             * State
             * @enum {string}
             */
            state: "played" | "walk-over" | "void" | "left" | "bye";
        };
        /**
         * TableState
         * @description A table as the asker may see it.
         */
        TableState: {
            /** Id */
            id: string;
            table: components["schemas"]["TableView"];
            /** V */
            v: number;
        };
        /**
         * TableSummary
         * @description A table in a list.
         */
        TableSummary: {
            /** At */
            at: number;
            /**
             * Bots
             * @description The player of each seat that a computer holds; empty for people.
             * @default []
             */
            bots?: string[];
            /** Clock */
            clock: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Open */
            open: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "paused" | "over";
            /**
             * Rated
             * @default false
             */
            rated?: boolean;
            /**
             * Ratings
             * @description What those with an account are worth in this game at this pace; empty in a house without them.
             * @default []
             */
            ratings?: (number | null)[];
            /** Result */
            result: number[] | null;
            /** Seats */
            seats: string[];
            /** Title */
            title: string;
        };
        /**
         * TableView
         * @description Everything that one person may see; `claim_after` are the seconds after which a gone player's game is claimed.
         */
        TableView: {
            choosing: components["schemas"]["ChoosingView"] | null;
            /** Claim After */
            claim_after: number;
            clock: components["schemas"]["ClockView"];
            /** Draws */
            draws: boolean;
            ended: components["schemas"]["EndedView"] | null;
            /** Follow */
            follow: string;
            /** Game */
            game: string;
            /** Host */
            host: boolean;
            legal: components["schemas"]["StepTree"] | null;
            /** Lines */
            lines: components["schemas"]["ChatView"][];
            match: components["schemas"]["MatchView"] | null;
            /** Moves */
            moves: components["schemas"]["MoveView"][];
            /** Offers */
            offers: {
                [key: string]: number[][];
            };
            /** Options */
            options: string;
            origin: components["schemas"]["Origin"];
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "paused" | "over";
            /** Plan */
            plan: string[][] | null;
            /** Ply */
            ply: number;
            position: components["schemas"]["PositionView"];
            /** Public */
            public: boolean;
            /** Rated */
            rated: boolean;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Start */
            start: string;
            /** Steps */
            steps: string[];
            /** Strict */
            strict: boolean;
            /** Takebacks */
            takebacks: boolean;
            /** Talk */
            talk: boolean;
            /** Teams */
            teams: boolean;
            /** Title */
            title: string;
            /** To Move */
            to_move: number | null;
            /** Version */
            version: number;
            /** You */
            you: number[];
        };
        TablesMessage: components["schemas"]["TurnMessage"] | components["schemas"]["PingMessage"];
        /**
         * TablesNotice
         * @description How many tables the hall has; 0: as many as are needed.
         */
        TablesNotice: {
            /**
             * Count
             * @default 0
             */
            count?: number;
        };
        /**
         * TallyLine
         * @description Games added up by `key`; `name` is an opponent's, empty for a guest (`standing`).
         */
        TallyLine: {
            /**
             * Bot
             * @default
             */
            bot: string;
            /** Drawn */
            drawn: number;
            /** Key */
            key: string;
            /** Lost */
            lost: number;
            /**
             * Name
             * @default
             */
            name: string;
            /**
             * Standing
             * @default
             */
            standing: string;
            /** Won */
            won: number;
        };
        /**
         * TallyView
         * @description What a kingdom scores, as JSON; a bonus is null where its variant is off.
         */
        TallyView: {
            /** Harmony */
            harmony: number | null;
            /** Middle Kingdom */
            middle_kingdom: number | null;
            /** Points */
            points: number;
            /** Properties */
            properties: components["schemas"]["PropertyView"][];
        };
        /**
         * ThinkingNotice
         * @description The clock of games on the screen: `minutes` for each player, and `seconds` more after each move.
         */
        ThinkingNotice: {
            /**
             * Minutes
             * @default 0
             */
            minutes?: number;
            /**
             * Seconds
             * @default 0
             */
            seconds?: number;
        };
        /**
         * ThinkingView
         * @description The clock of games on the screen: minutes for each player, and seconds more after each move.
         */
        ThinkingView: {
            /** Minutes */
            minutes: number;
            /** Seconds */
            seconds: number;
        };
        /**
         * TimedLine
         * @description How long to think about each position.
         */
        TimedLine: {
            /**
             * Game
             * @example pentago
             */
            game: string;
            /**
             * Moves
             * @default []
             * @example [
             *       "c4 NW+"
             *     ]
             */
            moves?: string[];
            /**
             * Options
             * @default
             */
            options?: string;
            /**
             * Position
             * @default
             */
            position?: string;
            /**
             * Seconds
             * @default 1
             */
            seconds?: number;
        };
        /**
         * Token
         * @description A token for programs: `Authorization: Bearer …`.
         */
        Token: {
            /** Token */
            token: string;
            /** Who */
            who: string;
        };
        /**
         * TookBackEvent
         * @description Moves were taken back; this many stand.
         */
        TookBackEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "took-back";
            /** Ply */
            ply: number;
        };
        /**
         * TouchRequest
         * @description Do the next step of a strict turn (PG4); it stays.
         */
        TouchRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "touch";
            /**
             * Id
             * @default
             */
            id?: string;
            /** Ply */
            ply: number;
            /** Step */
            step: string;
        };
        /**
         * TouchedEvent
         * @description A step of a strict turn was made (PG4).
         */
        TouchedEvent: {
            /** At */
            at: number;
            /**
             * Kind
             * @constant
             */
            kind: "touched";
            /** Seat */
            seat: number;
            /** Step */
            step: string;
        };
        /**
         * TournamentCircuit
         * @description The circuit of a tournament: who is qualified for it and not entered yet, and who goes on from it to `above`.
         */
        TournamentCircuit: {
            /** Above */
            above: string;
            /** Goes On */
            goes_on: string[];
            /** Id */
            id: string;
            /** Level */
            level: string;
            /** Offered */
            offered: components["schemas"]["QualifiedPlayer"][];
            /** Season */
            season: string;
            /** Title */
            title: string;
        };
        /**
         * TournamentMessage
         * @description The whole tournament at the version `v` of its log and with `n` notices; sent whenever something changes.
         */
        TournamentMessage: {
            damage: components["schemas"]["DamageView"] | null;
            data: components["schemas"]["WatchedTournamentView"];
            /** N */
            n: number;
            need: components["schemas"]["NeedView"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "tournament";
            /** V */
            v: number;
            wall: components["schemas"]["WallView"];
        };
        /**
         * TournamentPlayed
         * @description A tournament in which games were played on the screen.
         */
        TournamentPlayed: {
            /** Games */
            games: number;
            /** Id */
            id: string;
            /** Title */
            title: string;
        };
        /**
         * TournamentPong
         * @description The answer to whatever a client sends: the newest version, and the number of notices.
         */
        TournamentPong: {
            /** N */
            n: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "pong";
            /** V */
            v: number;
        };
        TournamentSocketMessage: components["schemas"]["TournamentMessage"] | components["schemas"]["TournamentPong"];
        /**
         * TournamentState
         * @description Everything about a tournament but its log; `role` is what the asker's link makes of them.
         *
         *     `table` are the round and the table of a table link. `now` is the house's time, for the clock.
         */
        TournamentState: {
            /** Archived */
            archived: boolean;
            damage: components["schemas"]["DamageView"] | null;
            data: components["schemas"]["WatchedTournamentView"];
            /** Entrant */
            entrant: number;
            /** Id */
            id: string;
            /** N */
            n: number;
            need: components["schemas"]["NeedView"];
            /** Now */
            now: number;
            /**
             * Role
             * @enum {string}
             */
            role: "director" | "arbiter" | "desk" | "table" | "player" | "entry" | "screen" | "spectator";
            /**
             * T
             * @constant
             */
            t: "tournament";
            /** Table */
            table: [
                number,
                number
            ] | null;
            /** V */
            v: number;
            wall: components["schemas"]["WallView"];
        };
        /**
         * TournamentStep
         * @description A step of the whole tournament; `seen` is the version that the asker knows.
         */
        TournamentStep: {
            /**
             * Reason
             * @default
             */
            reason?: string;
            /**
             * Seed
             * @description For lots that were drawn in public, with a reason.
             * @default
             */
            seed?: string;
            /** Seen */
            seen?: number | null;
        };
        /**
         * TournamentSummary
         * @description A tournament in a list.
         */
        TournamentSummary: {
            /** At */
            at: number;
            /**
             * Begins
             * @default
             */
            begins: string;
            /**
             * Ends
             * @default
             */
            ends: string;
            /** Id */
            id: string;
            /**
             * Place
             * @default
             */
            place: string;
            /**
             * Players
             * @default 0
             */
            players: number;
            /**
             * Regulation
             * @default
             */
            regulation: string;
            /**
             * Season
             * @default
             */
            season: string;
            /** Status */
            status: string;
            /** Title */
            title: string;
        };
        /**
         * TrustedHouse
         * @description A house whose signed results count: its key's fingerprint, and what it is called here.
         */
        TrustedHouse: {
            /** Key */
            key: string;
            /** Name */
            name: string;
        };
        /**
         * TurnMessage
         * @description What somebody who listens to all their tables hears of one.
         */
        TurnMessage: {
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Phase
             * @enum {string}
             */
            phase: "gathering" | "playing" | "paused" | "over";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "table";
            /** Your Turn */
            your_turn: boolean;
        };
        /**
         * TypedCode
         * @description A code as it was typed: capitals, blanks and hyphens do not matter.
         */
        TypedCode: {
            /**
             * Code
             * @example krt 4m7
             */
            code: string;
        };
        /**
         * UndoneData
         * @description The data of `undone`.
         */
        UndoneData: {
            /** Facts */
            facts: number[];
        };
        /**
         * UndoneFact
         * @description A `undone` in the history.
         */
        UndoneFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["UndoneData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "undone";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * UpsetData
         * @description The data of `upset`.
         */
        UpsetData: {
            /** Entrant */
            entrant: number;
            /** Game */
            game?: number;
            /** Round */
            round: number;
            /** Table */
            table: number;
        };
        /**
         * UpsetFact
         * @description A `upset` in the history.
         */
        UpsetFact: {
            /** Actor */
            actor: string;
            data: components["schemas"]["UpsetData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "upset";
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Time */
            time: string;
            /** Undone */
            undone: boolean;
        };
        /**
         * VacationView
         * @description A vacation: `planned`, `now` or `over`.
         */
        VacationView: {
            /** Begin */
            begin: number;
            /** State */
            state: string;
            /** Until */
            until: number;
        };
        /**
         * WaitingPerson
         * @description Somebody who has asked to join, or was invited.
         */
        WaitingPerson: {
            /** At */
            at: number;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * WaitingView
         * @description Something must happen first; `tables` are pairs of round and table.
         */
        WaitingView: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "results" | "confirm" | "dispute" | "protest" | "clock";
            /**
             * Need
             * @constant
             */
            need: "Waiting";
            /** Protests */
            protests: number[];
            /** Rule */
            rule: string;
            /** Tables */
            tables: [
                number,
                number
            ][];
            /** Text */
            text: string;
        };
        /**
         * WallView
         * @description The notices; `places` are fixed tables by entrant, `boards` are named by round and table as `2/1`.
         */
        WallView: {
            /** Boards */
            boards: {
                [key: string]: components["schemas"]["BoardView"];
            };
            clock: components["schemas"]["RoundClockView"];
            message: components["schemas"]["MessageView"];
            online: components["schemas"]["OnlineView"];
            pairing: components["schemas"]["PairingView"];
            /** Places */
            places: {
                [key: string]: number;
            };
            /** Rated */
            rated: boolean;
            removed: components["schemas"]["RemovedView"];
            tables: components["schemas"]["TableCountView"];
            thinking: components["schemas"]["ThinkingView"];
        };
        /**
         * WatchedTournamentView
         * @description A tournament as it is watched; who works there also sees boards whose results were refused.
         *
         *     `on_screen`: its tables can be played at boards of the house. `most_points`: what nobody at a table of this size can
         *     score in its game, where that is known.
         */
        WatchedTournamentView: {
            /** Answers */
            answers: {
                [key: string]: string;
            };
            arena: components["schemas"]["ArenaView"] | null;
            /** Categories */
            categories: {
                [key: string]: components["schemas"]["CategoryRowView"][];
            };
            /** Closed */
            closed: boolean;
            /** Commitment */
            commitment: string;
            description: components["schemas"]["DescriptionView"];
            /** Digest */
            digest: string;
            /** Entrants */
            entrants: components["schemas"]["EntrantView"][];
            /** Excused */
            excused: {
                [key: string]: number[];
            };
            /** Finished */
            finished: boolean;
            /** Groups */
            groups: {
                [key: string]: components["schemas"]["StandingView"];
            };
            /** Lots */
            lots: components["schemas"]["LotView"][];
            /** Most Points */
            most_points: {
                [key: string]: number;
            };
            /** On Screen */
            on_screen: boolean;
            /** Parked */
            parked?: components["schemas"]["ParkedBoardView"][];
            /** Protests */
            protests: components["schemas"]["ProtestView"][];
            /** Qualified */
            qualified: number[];
            regulation: components["schemas"]["RegulationView"];
            /** Rounds */
            rounds: components["schemas"]["RoundView"][];
            /** Rulings */
            rulings: string[];
            standing: components["schemas"]["StandingView"];
            /** Started */
            started: boolean;
            /** Title */
            title: string;
            /** Version */
            version: number;
        };
        /**
         * WishesView
         * @description How one wants to be told: for each channel at once, once a day or never. Hours are those of the `zone`.
         */
        WishesView: {
            /**
             * Digest
             * @default 18
             */
            digest?: number;
            /**
             * Lang
             * @default en
             * @enum {string}
             */
            lang?: "de" | "de-CH" | "en" | "fr";
            /**
             * Mail
             * @default daily
             * @enum {string}
             */
            mail?: "now" | "daily" | "off";
            /**
             * Push
             * @default now
             * @enum {string}
             */
            push?: "now" | "daily" | "off";
            /**
             * Quiet From
             * @default 22
             */
            quiet_from?: number;
            /**
             * Quiet To
             * @default 7
             */
            quiet_to?: number;
            /**
             * Warning
             * @description Hours before the time is up; 0 is never.
             * @default 24
             * @enum {integer}
             */
            warning?: 0 | 2 | 6 | 12 | 24 | 48;
            /**
             * Zone
             * @default UTC
             */
            zone?: string;
        };
        /**
         * YouMessage
         * @description The seek at which one has a seat oneself; empty for none.
         */
        YouMessage: {
            /** Seek */
            seek: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "you";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
