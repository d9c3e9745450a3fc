// What can be asked of a tournament, and what the server answers. Nothing here is worked out by the page.
import { ask } from "../lib/api";
import type { Schemas } from "../lib/wire";

export type Entrant = Schemas["EntrantView"];
export type Result = Schemas["ResultView"];
export type DrawnTable = Schemas["DrawnTableView"];
export type Round = Schemas["RoundView"];
export type Row = Schemas["StandingRowView"];
export type Standing = Schemas["StandingView"];
export type Protest = Schemas["ProtestView"];
export type Description = Schemas["DescriptionView"];
export type Regulation = Schemas["RegulationView"];
export type Format = Schemas["FormatInfo"];
export type RegulationAnswer = Schemas["RegulationAnswer"];
export type Forecast = Schemas["ForecastAnswer"];
export type Data = Schemas["WatchedTournamentView"];
export type Parked = Schemas["ParkedBoardView"];
export type Damage = Schemas["DamageView"];
export type Option = Schemas["OptionView"];
export type Finding = Schemas["LintFinding"];
export type Need = Schemas["NeedView"];
export type View = Schemas["TournamentMessage"];
export type Role = Schemas["TournamentState"]["role"];
export type Fact = Schemas["HistoryFact"];
export type FactKind = Fact["kind"];
/** The data of a fact of this kind. */
export type FactData<K extends FactKind = FactKind> = Extract<Fact, { kind: K }>["data"];
export type Ban = Schemas["Ban"];
export type Comparison = Schemas["Comparison"];
export type DueTable = Schemas["DueTable"];
export type LinkSummary = Schemas["LinkSummary"];
export type LogReport = Schemas["LogReport"];
export type NewEntry = Schemas["NewEntry"];
export type SeatingChange = Schemas["SeatingChange"];
export type SignedHead = Schemas["SignedHead"];
export type TournamentSummary = Schemas["TournamentSummary"];
export type Facts = Record<string, number | string>;

export const NO_DETAILS: Description = { season: "", place: "", begins: "", ends: "", organiser: "", champion: "", notes: "", schedule: [] };

const at = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

export const desk = {
  list: (archived = false) => ask<TournamentSummary[]>(`/api/tournaments?limit=200&archived=${archived}`),
  archive: (id: string, archived: boolean, link: string) => ask<Schemas["ArchivedTournament"]>(`${at(id)}/archive`, { archived }, link),
  remove: (id: string, link: string) => ask<Schemas["RemovedTournament"]>(at(id), undefined, link, undefined, "DELETE"),
  restore: (id: string, link: string) => ask<string>(`${at(id)}/restore`, {}, link),
  presets: () => ask<Record<string, Regulation>>("/api/tournaments/presets"),
  formats: () => ask<Format[]>("/api/tournaments/formats"),
  forecast: (regulation: Regulation, entrants: number, minutes: number) => ask<Forecast>("/api/tournaments/forecast", { regulation, entrants, minutes }),
  checkRegulation: (regulation: Regulation, entrants: number, signal: AbortSignal) =>
    ask<RegulationAnswer>("/api/tournaments/regulation", { regulation, entrants }, "", signal),
  create: (made: Partial<Schemas["NewTournament"]> & { title: string }) => ask<Schemas["CreatedTournament"]>("/api/tournaments", made),
  circuits: () => ask<Schemas["CircuitSummary"][]>("/api/circuits"),
  circuit: (id: string, link: string) => ask<Schemas["TournamentCircuit"] | null>(`${at(id)}/circuit`, undefined, link),
  admit: (circuit: string, token: string, level: string, tournament: string, director: string) =>
    ask<Schemas["CircuitState"]>(`/api/circuits/${circuit}/tournaments`, { level, tournament, director }, token),
  openLog: (log: string) => ask<Schemas["CreatedTournament"]>("/api/tournaments/open", { log }),
  verifyLog: (log: string, signed: string) => ask<LogReport>("/api/tournaments/verify", { log, signed }),
  signature: (id: string, link: string) => ask<SignedHead>(`${at(id)}/signature`, undefined, link),
  verify: (id: string, link: string) => ask<LogReport>(`${at(id)}/verify`, undefined, link),
  look: (id: string, link: string) => ask<Schemas["TournamentState"]>(at(id), undefined, link),
  history: (id: string, link: string) => ask<Fact[]>(`${at(id)}/history`, undefined, link),
  lint: (id: string, link: string) => ask<Finding[]>(`${at(id)}/lint`, undefined, link),
  compare: (id: string, one: number, other: number, group: string, link: string) =>
    ask<Comparison[]>(`${at(id)}/compare?one=${one}&other=${other}&group=${group}`, undefined, link),
  dependents: (id: string, fact: number, link: string) =>
    ask<Schemas["Dependent"][]>(`${at(id)}/undo/${fact}`, undefined, link),
  seatingChanges: (id: string, fact: number, link: string) =>
    ask<SeatingChange[]>(`${at(id)}/seating-changes/${fact}`, undefined, link),
  post: <T = Schemas["NewVersion"]>(id: string, path: string, body: unknown, link: string) =>
    ask<T>(`${at(id)}/${path}`, body, link),
  due: (id: string, link: string) => ask<DueTable[]>(`${at(id)}/due`, undefined, link),
  bans: (id: string, link: string) => ask<Ban[]>(`${at(id)}/bans`, undefined, link),
  links: (id: string, link: string) => ask<LinkSummary[]>(`${at(id)}/links`, undefined, link),
  score: (grid: string) => ask<Schemas["KingdomScore"]>("/api/kingdoms/score", { grid }),
};
