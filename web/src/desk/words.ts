// What the server says by names and facts, in the words of the page's language.
import type { Refused } from "../lib/api";
import { language, lookup, spoken, t } from "../lib/i18n.svelte";
import type { Schemas } from "../lib/wire";
import type { TournamentSocket } from "./tournamentSocket.svelte";
import type { Data, Description, DrawnTable, Fact, FactData, Facts, Finding, Need, Option, Result, Round, Row } from "./tournament";

export function refusal(no: Refused): string {
  const day = no.facts.day ? ` (${t("bans-until", { day: no.facts.day })})` : "";
  const words = lookup(`no-${no.code}`, { ...no.facts, until: day || no.facts.until || "" });
  if (!words) return no.message;
  const line = no.facts.line ? `${t("no-line", { line: no.facts.line })} ` : "";
  return line + (no.rule ? `${words} (${no.rule})` : words);
}

/** A complaint about one line of a list. */
export function lineWords(one: Schemas["EntryComplaint"]): string {
  return lookup(`line-${one.code}`, { ...one.facts, line: one.line }) || one.sentence;
}

/** What the second implementation found. */
export function foundWords(one: Schemas["LogProblem"]): string {
  const words = lookup(`found-${one.code}`, one.facts);
  if (!words) return one.sentence;
  return one.facts.fact ? `${t("found-fact", { fact: one.facts.fact })} ${words}` : words;
}

export function regulationName(name: string): string {
  return lookup(`regulation-${name}`) || name;
}

/** A day, or the days from one to another; nothing where none is said. */
export function daysWords(begins: string, ends: string): string {
  if (!begins) return "";
  const form = new Intl.DateTimeFormat(spoken() === "en" ? "en-GB" : spoken(), { dateStyle: "long", timeZone: "UTC" });
  return ends && ends !== begins ? form.formatRange(new Date(begins), new Date(ends)) : form.format(new Date(begins));
}

/** The day of a moment, in seconds. */
export function dayWords(moment: number): string {
  return daysWords(new Date(moment * 1000).toISOString().slice(0, 10), "");
}

/** Where and when a tournament is, by whom, in one line. */
export function detailsWords({ place, begins, ends, season, organiser }: Description): string {
  const parts = [place, daysWords(begins, ends), season && t("details-season-of", { season }), organiser && t("details-by", { name: organiser })];
  return parts.filter(Boolean).join(" · ");
}

const PURPOSES: [RegExp, string][] = [
  [/^seating of round (\d+)$/, "lot-seating"],
  [/^starts of round (\d+)$/, "lot-starts"],
  [/^order of round (\d+)$/, "lot-order"],
  [/^places (\d+)–(\d+) before round (\d+)$/, "lot-places"],
  [/^groups$/, "lot-groups"],
  [/^group (\w+)$/, "lot-group"],
  [/^place (\d+) of all groups$/, "lot-across"],
  [/^places of the intermediate round$/, "lot-between"],
  [/^intermediate round$/, "lot-intermediate"],
  [/^seeding$/, "lot-seeding"],
];

/** What a lot decides; the starts of a round of a cup are called by its stage. */
export function purposeWords(purpose: string, data?: Pick<Data, "rounds">): string {
  const starts = Number(/^starts of round (\d+)$/.exec(purpose)?.[1] ?? 0);
  const [drawn, before] = [data?.rounds.find((each) => each.round === starts), data?.rounds.at(-1)];
  if (drawn?.stage === "cup") return t("lot-starts-of", { stage: stageName(drawn) });
  if (starts && before?.stage === "cup" && before.round === starts - 1)
    return t("lot-starts-of", { stage: stageName({ ...before, slots: before.slots.slice(before.slots.length / 2) }) });
  for (const [form, key] of PURPOSES) {
    const found = form.exec(purpose);
    if (found) return lookup(key, { a: found[1] ?? "", b: found[2] ?? "", c: found[3] ?? "" });
  }
  return purpose;
}

export function questionWords(name: string, facts: Facts, text: string): string {
  return lookup(`ask-${name}`, facts) || text;
}

export function optionWords(question: string, option: Option): string {
  const differs = question === "cup" || question === "split"; // from number to number
  return lookup(`ask-${question}-${differs ? "any" : option.answer}`, { ...option.facts, answer: option.answer }) || option.text;
}

/** An answer that was given: `2+next`, `each-against-each`, `2x5+1x4`. */
export function answerWords(question: string, answer: string): string {
  if (question === "split") return answer.replaceAll("x", " × ").replaceAll("+", " + ");
  if (question !== "cup") return lookup(`ask-${question}-${answer}`).includes("{") ? lookup(`answer-${answer}`) : lookup(`ask-${question}-${answer}`) || answer;
  const [direct = "", way = "full"] = answer.split("+");
  return t("answer-cup", { direct, way });
}

export function findingWords(finding: Finding): string {
  const { facts } = finding;
  if (finding.level === "obstacle") return lookup(`obstacle-${facts.why}`, facts) || finding.text;
  if (finding.level === "note") return lookup(`note-${finding.name}${facts.leavers ? `-${facts.leavers}` : ""}`, facts) || finding.text;
  return questionWords(finding.name, facts, finding.text);
}

/** What a label of a table means: a group, the game for the third place, a step of a double elimination. */
export function groupName(label: string): string {
  const step = /^([WLF])(\d+)$/.exec(label);
  if (step) return step[1] === "F" ? lookup(`double-${label}`) : lookup(`double-${step[1]}`, { round: Number(step[2]) });
  return label.length === 1 ? t("desk-group", { group: label }) : t("cup-third");
}

/** What a round is called; where everybody is in one group it is no group phase. */
export function stageName(round: Pick<Round, "stage" | "round" | "slots">, format = ""): string {
  if (round.stage === "cup") {
    const left = round.slots.length;
    return left <= 8 ? lookup(`cup-of-${left}`) : t("cup-of", { size: left });
  }
  if (round.stage === "groups") return t(format === "round-robin" ? "stage-all-play-all" : "stage-groups");
  if (round.stage === "intermediate") return t("stage-intermediate");
  if (round.stage === "arena") return t("arena-pairing", { round: round.round });
  return t("desk-round", { round: round.round });
}

/** Where a game is played; a game that is called to a table has a number of its own. */
export function tableName(table: Pick<DrawnTable, "table" | "place" | "called" | "complete">): string {
  if (!table.called) return t("desk-table", { table: table.place || table.table });
  if (!table.place || table.complete) return t("desk-game", { game: table.table });
  return t("desk-at", { game: table.table, table: table.place });
}

/** The same, of a table that is known by its numbers. */
export function whereWords(tournament: TournamentSocket, round: number, number: number): string {
  const table = tournament.view?.data.rounds.find((each) => each.round === round)?.tables.find((each) => each.table === number);
  return table ? tableName(table) : t("desk-table", { table: number });
}

/** A value of a standing as one writes it in this language. */
export function valueWords(criterion: string, value: string | null, shown: string): string {
  if (value === null) return "–";
  if (criterion === "cup") {
    const step = Number(value);
    if (step < -100) return "–";
    return step >= -2 ? lookup(`reached-${step + 2}`) : t("reached", { size: 2 ** (1 - step) });
  }
  if (criterion === "double") {
    const [step, named] = [Number(value), { 10000: "winner", 9000: "unbeaten", 8000: "once", 7999: "final" } as Record<number, string>];
    return t("step-double", { reached: named[step] ?? "lower", round: step - 1 });
  }
  if (criterion === "group-place") return Number(value) ? `${-Number(value)}.` : "–";
  if (criterion === "third-place" || criterion === "intermediate") return Number(value) ? "✓" : "–";
  return language() === "en" ? shown : shown.replace(".", ",");
}

export function placeWords(row: Pick<Row, "place" | "last">): string {
  return row.last > row.place ? `${row.place}–${row.last}` : `${row.place}`;
}

/** Thousandths of a second as one reads them. */
export function secondsWords(thousandths: number): string {
  return `${new Intl.NumberFormat(language()).format(thousandths / 1000)} s`;
}

/** A team's points at the boards of a match, as one reads them. */
export function boardPoints(boards: number[], team: number): string {
  return new Intl.NumberFormat(language()).format(boards.reduce((sum, winner) => sum + (winner === team ? 1 : winner ? 0 : 0.5), 0));
}

/** What a result says, in one line. */
export function resultWords(tournament: TournamentSocket, result: Result, times = false): string {
  if (result.kind === "void") return t("result-void");
  if (result.kind === "walk-over") return t("result-walkover", { name: tournament.name(result.winner) });
  if (result.kind === "upset") return t("result-upset", { name: tournament.name(result.winner) });
  if (result.scores.length)
    return result.scores.map(([who, score]) => `${tournament.name(who)} ${score === null ? "–" : times ? secondsWords(score) : score}`).join(" · ");
  const teams = [...new Set(result.boards.filter(Boolean))];
  if (teams.length) return teams.map((team) => `${tournament.name(team)} ${boardPoints(result.boards, team)}`).join(" · ");
  if (!result.winner) return t("result-draw");
  const marbles = result.marbles ? `, ${t("result-marbles", { marbles: result.marbles })}` : "";
  return t("result-wins", { name: tournament.name(result.winner) }) + marbles;
}

export function resultOf(data: FactData<"result">): Result {
  const kind = data.void ? "void" : data.walkover ? "walk-over" : "played";
  return { kind, winner: data.walkover ?? data.winner ?? 0, marbles: data.marbles ?? 0, scores: data.scores ?? data.times ?? [], boards: data.boards ?? [] };
}

/** Who said a fact: a role, perhaps with a name or a table. */
export function actorWords(actor: string): string {
  const [role = "", ...more] = actor.split(" ");
  return [lookup(`actor-${role}`) || lookup(`role-${role}`) || role, ...more].join(" ");
}

/** What a fact's sentence is filled with. */
function partsOf(tournament: TournamentSocket, fact: Fact): Facts {
  switch (fact.kind) {
    case "merged":
      return { other: tournament.name(fact.data.into) };
    case "split":
      return { other: fact.data.other_name };
    case "moved":
      return { from: whereWords(tournament, fact.data.round, fact.data.from), to: whereWords(tournament, fact.data.round, fact.data.to) };
    case "undone":
      return { facts: fact.data.facts.join(", ") };
    case "started":
      return { count: fact.data.entrants.length };
    case "drawn":
      return { count: fact.data.tables.length };
    case "decided": {
      const { question, answer } = fact.data;
      return { question: lookup(`answered-${question}`) || question, answer: answerWords(question, answer) };
    }
    case "lot":
      return { purpose: purposeWords(fact.data.purpose, tournament.view?.data), outcome: fact.data.outcome.map((each) => tournament.name(each)).join(", ") };
    case "result":
    case "corrected":
      if ("upset" in fact.data && fact.data.upset) return { result: t("result-upset-by", { name: tournament.name(fact.data.upset) }) };
      return { result: resultWords(tournament, resultOf(fact.data), "times" in fact.data) };
    case "agreed":
      return { text: fact.data.text, names: fact.data.entrants.map((each) => tournament.name(each)).join(", ") };
    case "protested":
    case "ruled":
      return { text: fact.data.text };
    default:
      return {};
  }
}

/** What somebody was called before each `renamed`, by the numbers of those facts; the newest fact comes first. */
export function formerNames(facts: Fact[]): Map<number, string> {
  const names = new Map<number, string>();
  const former = new Map<number, string>();
  for (const fact of facts.toReversed()) {
    if (fact.kind === "renamed") former.set(fact.number, names.get(fact.data.entrant) ?? `#${fact.data.entrant}`);
    if (!fact.undone && (fact.kind === "entered" || fact.kind === "renamed" || fact.kind === "filled" || fact.kind === "split")) names.set(fact.data.entrant, fact.data.name);
  }
  return former;
}

export function factWords(tournament: TournamentSocket, fact: Fact, former?: Map<number, string>): string {
  const { data } = fact;
  if (fact.kind === "renamed") return t("fact-renamed", { before: former?.get(fact.number) ?? "–", name: fact.data.name, club: fact.data.club || "none" });
  if (fact.kind === "drawn" && fact.data.stage === "arena") return t("fact-paired", { count: fact.data.tables.length });
  const round = "round" in data ? (data.round ?? 0) : 0;
  const table = "table" in data ? (data.table ?? 0) : 0;
  const name = "name" in data ? data.name : "entrant" in data ? tournament.name(data.entrant) : "–";
  return lookup(`fact-${fact.kind}`, { round, where: table ? whereWords(tournament, round, table) : "", name, ...partsOf(tournament, fact) });
}

/** What comes next, in a sentence. */
export function needWords(tournament: TournamentSocket, need: Need): string {
  const rule = "rule" in need && need.rule ? ` (${need.rule})` : "";
  switch (need.need) {
    case "Waiting": {
      const [round, table] = need.tables[0] ?? [0, 0];
      return lookup(`need-${need.kind}`, { count: need.tables.length, where: whereWords(tournament, round, table) }) + rule;
    }
    case "LotNeeded":
      return t("need-lot", { purpose: purposeWords(need.purpose, tournament.view?.data) }) + rule;
    case "Decision":
      return questionWords(need.question, need.facts, need.text) + rule;
    case "MoveNeeded":
      return t("need-move", { name: tournament.name(need.entrant), from: whereWords(tournament, need.round, need.from_table), to: whereWords(tournament, need.round, need.to_table) }) + rule;
    case "FillerNeeded":
      if (need.instead_of) return t("need-standin", { where: whereWords(tournament, need.round, need.table), name: tournament.name(need.instead_of) }) + rule;
      return (need.table ? t("need-filler-table", { where: whereWords(tournament, need.round, need.table) }) : t("need-filler")) + rule;
    case "Draw":
      return need.stage === "arena" ? t("need-pairs", { count: need.tables.length }) : t("need-draw", { round: need.round });
    case "Finished":
      return lookup(`need-${need.why}`) || t("need-finished");
    default:
      return t("need-closed");
  }
}
