// A tournament as the server tells it, and what can be asked of it. Nothing here is worked out by the page.
import { ask } from "../lib/api";

export interface Entrant {
  entrant: number;
  name: string;
  club: string;
  rating: number;
  filler: boolean;
  state: "entered" | "checked-in" | "playing" | "left" | "disqualified";
}
export interface Result {
  kind: "unplayed" | "played" | "walk-over" | "void";
  winner: number;
  marbles: number;
  scores: [number, number | null][];
}
export interface Game extends Result {
  starter: number;
  state: "open" | "submitted" | "confirmed" | "disputed" | "corrected";
  said_by: string;
  rival: Result | null;
}
export interface Line {
  entrant: number;
  state: string;
  place: number;
  points: string;
  score: number;
}
export interface Asks {
  result: "scores" | "winner" | "times";
  of: number[];
  marbles?: [number, number];
  replay?: boolean;
}
export interface DrawnTable {
  table: number;
  /** The table of the hall, 0 while a game waits; `called` games have a number of their own besides. */
  place: number;
  called: boolean;
  waits: number;
  group: string;
  wave: number;
  seats: number[];
  starter: number;
  left: number[];
  stand_ins: number[];
  complete: boolean;
  asks: Asks;
  games: Game[];
  lines: Line[];
}
export interface Round {
  round: number;
  stage: "tables" | "groups" | "intermediate" | "cup" | "swiss" | "trial";
  slots: number[];
  byes: number[];
  tables: DrawnTable[];
}
export interface Row {
  place: number;
  last: number;
  entrant: number;
  name: string;
  values: (string | null)[];
  shown: string[];
  before_next_by: string | null;
}
export interface Standing {
  criteria: string[];
  rows: Row[];
  out: { entrant: number; name: string; state: string }[];
}
export interface Regulation {
  name: string;
  format: string;
  game: string;
  rounds: number;
  at_most: number;
  marbles: number;
  qualify: number;
  confirm: boolean;
  late_entries: boolean;
  rules: Record<string, string>;
}
export interface Protest {
  protest: number;
  round: number;
  table: number;
  text: string;
  by: number;
  ruling: string;
}
export interface Data {
  title: string;
  version: number;
  digest: string;
  regulation: Regulation;
  started: boolean;
  closed: boolean;
  finished: boolean;
  qualified: number[];
  answers: Record<string, string>;
  entrants: Entrant[];
  rounds: Round[];
  standing: Standing;
  groups: Record<string, Standing>;
  protests: Protest[];
  rulings: string[];
  lots: { purpose: string; outcome: number[]; round: number; hat: boolean }[];
  commitment: string;
  parked?: Parked[];
}
export interface Parked {
  board: string;
  round: number;
  table: number;
  code: string;
  sentence: string;
}
export interface Damage {
  line: number;
  why: string;
  text: string;
}
export interface SignedHead {
  version: number;
  digest: string;
  fingerprint: string;
  text: string;
}
export type Facts = Record<string, number | string>;
export interface Option {
  answer: string;
  text: string;
  facts: Facts;
}
export interface Question {
  level: "obstacle" | "question" | "note";
  name: string;
  text: string;
  rule: string;
  options: Option[];
  default: string;
  facts: Facts;
}
export interface Need {
  need: "Draw" | "Decision" | "LotNeeded" | "MoveNeeded" | "FillerNeeded" | "Waiting" | "Finished" | "Nothing";
  rule?: string;
  text?: string;
  round?: number;
  stage?: Round["stage"];
  tables?: { number: number; seats: number[]; starter: number; group: string }[] & [number, number][];
  byes?: number[];
  question?: string;
  options?: Option[];
  default?: string;
  facts?: Facts;
  purpose?: string;
  candidates?: number[];
  entrant?: number;
  from_table?: number;
  to_table?: number;
  table?: number;
  instead_of?: number;
  kind?: "start" | "results" | "confirm" | "dispute" | "protest";
  protests?: number[];
}
export interface Wall {
  clock: { minutes: number; ends: number; left: number };
  message: { text: string };
  online: { minutes: number };
  tables: { count: number };
  thinking: { minutes: number; seconds: number };
  places: Record<string, number>;
  boards: Record<string, { id: string; game: number }>;
}
export interface View {
  v: number;
  n: number;
  data: Data;
  need: Need;
  wall: Wall;
  damage?: Damage | null;
}
export interface Looked extends View {
  id: string;
  role: string;
  table: [number, number] | null;
  entrant: number;
  now: number;
}
export interface FactLine {
  number: number;
  kind: string;
  data: Record<string, any>;
  time: string;
  actor: string;
  reason: string;
  undone: boolean;
}
export interface Reason {
  criterion: string;
  rule: string;
  first: string | null;
  second: string | null;
  first_shown: string;
  second_shown: string;
  first_sum: string;
  second_sum: string;
  decides: boolean;
}
export interface Elsewhere {
  round: number;
  entrant: number;
  sat_at: number;
  would_sit_at: number;
}
export interface TournamentLine {
  id: string;
  title: string;
  status: string;
  at: number;
  regulation: string;
  players: number;
}
export interface Found {
  code: string;
  sentence: string;
  facts: Facts;
}
export interface Checked {
  ok: boolean;
  facts: number;
  lots: number;
  draws: number;
  deviations: number;
  problems: Found[];
  digest: string;
  signature: "" | "good" | "bad";
}
export interface NewEntry {
  name: string;
  club?: string;
  rating?: number;
  person?: string;
  sure?: boolean;
}
export interface Due {
  round: number;
  table: number;
  deadline: number;
  came: number[];
  absent: number[];
}
export interface Ban {
  person: string;
  name: string;
  reason: string;
  until: string;
}
export interface LinkLine {
  name: string;
  role: string;
  note: string;
  revoked: boolean;
}

const at = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

export const desk = {
  list: () => ask<TournamentLine[]>("/api/tournaments"),
  presets: () => ask<Record<string, Regulation>>("/api/tournaments/presets"),
  create: (title: string, preset: string, open: boolean, organiser: string) =>
    ask<{ id: string; director: string }>("/api/tournaments", { title, preset, public: open, organiser }),
  openLog: (log: string) => ask<{ id: string; director: string }>("/api/tournaments/open", { log }),
  verifyLog: (log: string, signed: string) => ask<Checked>("/api/tournaments/verify", { log, signed }),
  signature: (id: string, link: string) => ask<SignedHead>(`${at(id)}/signature`, undefined, link),
  verify: (id: string, link: string) => ask<Checked>(`${at(id)}/verify`, undefined, link),
  look: (id: string, link: string) => ask<Looked>(at(id), undefined, link),
  history: (id: string, link: string) => ask<FactLine[]>(`${at(id)}/history`, undefined, link),
  lint: (id: string, link: string) => ask<Question[]>(`${at(id)}/lint`, undefined, link),
  why: (id: string, one: number, other: number, group: string, link: string) =>
    ask<Reason[]>(`${at(id)}/why?one=${one}&other=${other}&group=${group}`, undefined, link),
  hanging: (id: string, fact: number, link: string) =>
    ask<{ number: number; kind: string; why: string }[]>(`${at(id)}/undo/${fact}`, undefined, link),
  elsewhere: (id: string, fact: number, link: string) =>
    ask<Elsewhere[]>(`${at(id)}/elsewhere/${fact}`, undefined, link),
  post: <T = { version: number }>(id: string, path: string, body: unknown, link: string) =>
    ask<T>(`${at(id)}/${path}`, body, link),
  due: (id: string, link: string) => ask<Due[]>(`${at(id)}/due`, undefined, link),
  bans: (id: string, link: string) => ask<Ban[]>(`${at(id)}/bans`, undefined, link),
  links: (id: string, link: string) => ask<LinkLine[]>(`${at(id)}/links`, undefined, link),
  score: (grid: string) =>
    ask<{ points: number; tally: { properties: { terrain: string; squares: number; crowns: number; points: number }[] } }>(
      "/api/kingdoms/score",
      { grid },
    ),
};
