// What the server says by names and facts, in the words of the page's language.
import type { Refused } from "../lib/api";
import { language, lookup, t } from "../lib/i18n.svelte";
import type { Hall } from "./hall.svelte";
import type { DrawnTable, FactLine, Facts, Found, Need, Option, Question, Result, Round, Row } from "./tournament";

export function refusal(no: Refused): string {
  const day = no.facts.day ? ` (${t("bans-until", { day: no.facts.day })})` : "";
  const words = lookup(`no-${no.code}`, { ...no.facts, until: day || no.facts.until || "" });
  if (!words) return no.message;
  const line = no.facts.line ? `${t("no-line", { line: no.facts.line })} ` : "";
  return line + (no.rule ? `${words} (${no.rule})` : words);
}

/** A complaint about one line of a list. */
export function lineWords(one: { line: number; code: string; sentence: string; facts: Facts }): string {
  return lookup(`line-${one.code}`, { ...one.facts, line: one.line }) || one.sentence;
}

/** What the second implementation found. */
export function foundWords(one: Found): string {
  const words = lookup(`found-${one.code}`, one.facts);
  if (!words) return one.sentence;
  return one.facts.fact ? `${t("found-fact", { fact: one.facts.fact })} ${words}` : words;
}

export function regulationName(name: string): string {
  return lookup(`regulation-${name}`) || name;
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

export function purposeWords(purpose: string): string {
  for (const [form, key] of PURPOSES) {
    const found = form.exec(purpose);
    if (found) return lookup(key, { a: found[1] ?? "", b: found[2] ?? "", c: found[3] ?? "" });
  }
  return purpose;
}

export function questionWords(name: string, facts: Facts, text: string): string {
  return lookup(`ask-${name}`, { ...facts, ordinal: lookup(`ask-place-${facts.place ?? 3}`) }) || text;
}

export function optionWords(question: string, option: Option): string {
  const facts = option.facts ?? {};
  if (question === "cup")
    return `${lookup(`ask-direct-${facts.direct}`)}, ${t("ask-bracket", { size: facts.size ?? "" })}${lookup(`ask-fill-${facts.way}`, {
      ...facts,
      ordinal: lookup(`ask-place-${Number(facts.direct) + 1}`),
    })}`;
  return lookup(`ask-${question}-${question === "split" ? "any" : option.answer}`, { ...facts, answer: option.answer }) || option.text;
}

/** An answer that was given: `2+next`, `each-against-each`, `2x5+1x4`. */
export function answerWords(question: string, answer: string): string {
  if (question === "split") return answer.replaceAll("x", " × ").replaceAll("+", " + ");
  if (question !== "cup") return lookup(`ask-${question}-${answer}`).includes("{") ? lookup(`answer-${answer}`) : lookup(`ask-${question}-${answer}`) || answer;
  const [direct = "", way] = answer.split("+");
  const filled = way ? `, ${lookup(`answer-${way}`, { ordinal: lookup(`ask-place-${Number(direct) + 1}`) })}` : "";
  return `${lookup(`ask-direct-${direct}`) || direct}${filled}`;
}

export function findingWords(finding: Question): string {
  const facts = finding.facts ?? {};
  if (finding.level === "obstacle") return lookup(`obstacle-${facts.why}`, facts) || finding.text;
  if (finding.level === "note") return lookup(`note-${finding.name}${facts.leavers ? `-${facts.leavers}` : ""}`, facts) || finding.text;
  return questionWords(finding.name, facts, finding.text);
}

export function stageName(round: Pick<Round, "stage" | "round" | "slots">): string {
  if (round.stage === "cup") {
    const left = round.slots.length;
    return left <= 8 ? lookup(`cup-of-${left}`) : t("cup-of", { size: left });
  }
  if (round.stage === "groups") return t("stage-groups");
  if (round.stage === "intermediate") return t("stage-intermediate");
  return t("desk-round", { round: round.round });
}

/** Where a game is played; a game that is called to a table has a number of its own. */
export function tableName(table: Pick<DrawnTable, "table" | "place" | "called" | "complete">): string {
  if (!table.called) return t("desk-table", { table: table.place || table.table });
  if (!table.place || table.complete) return t("desk-game", { game: table.table });
  return t("desk-at", { game: table.table, table: table.place });
}

/** The same, of a table that is known by its numbers. */
export function whereWords(hall: Hall, round: number, number: number): string {
  const table = hall.view?.data.rounds.find((each) => each.round === round)?.tables.find((each) => each.table === number);
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

/** What a result says, in one line. */
export function resultWords(hall: Hall, result: Result, times = false): string {
  if (result.kind === "void") return t("result-void");
  if (result.kind === "walk-over") return t("result-walkover", { name: hall.name(result.winner) });
  if (result.scores.length)
    return result.scores.map(([who, score]) => `${hall.name(who)} ${score === null ? "–" : times ? secondsWords(score) : score}`).join(" · ");
  if (!result.winner) return t("result-draw");
  const marbles = result.marbles ? `, ${t("result-marbles", { marbles: result.marbles })}` : "";
  return t("result-wins", { name: hall.name(result.winner) }) + marbles;
}

export function resultOf(data: Record<string, any>): Result {
  const scores = (data.scores ?? data.times ?? []) as [number, number | null][];
  const kind = data.void ? "void" : data.walkover ? "walk-over" : "played";
  return { kind, winner: data.walkover ?? data.winner ?? 0, marbles: data.marbles ?? 0, scores };
}

/** Who said a fact: a role, perhaps with a name or a table. */
export function actorWords(actor: string): string {
  const [role = "", ...more] = actor.split(" ");
  return [lookup(`actor-${role}`) || lookup(`role-${role}`) || role, ...more].join(" ");
}

export function factWords(hall: Hall, fact: FactLine): string {
  const data = fact.data;
  const facts: Facts = {
    round: data.round ?? 0,
    where: data.table ? whereWords(hall, data.round ?? 0, data.table) : "",
    name: data.name ?? hall.name(data.entrant ?? 0),
    text: data.text ?? "",
    facts: ((data.facts ?? []) as number[]).join(", "),
    from: fact.kind === "moved" ? whereWords(hall, data.round, data.from) : "",
    to: fact.kind === "moved" ? whereWords(hall, data.round, data.to) : "",
    count: (data.entrants ?? data.tables ?? []).length,
    question: data.question ? lookup(`answered-${data.question}`) || data.question : "",
    answer: data.answer ? answerWords(data.question ?? "", data.answer) : "",
    purpose: data.purpose ? purposeWords(data.purpose) : "",
    outcome: ((data.outcome ?? []) as number[]).map((each) => hall.name(each)).join(", "),
    result: fact.kind === "result" || fact.kind === "corrected" ? resultWords(hall, resultOf(data), "times" in data) : "",
  };
  return lookup(`fact-${fact.kind}`, facts);
}

/** What comes next, in a sentence. */
export function needWords(hall: Hall, need: Need): string {
  const rule = need.rule ? ` (${need.rule})` : "";
  switch (need.need) {
    case "Waiting": {
      const [round, table] = (need.tables as [number, number][] | undefined)?.[0] ?? [0, 0];
      return lookup(`need-${need.kind}`, { count: need.tables?.length ?? 0, where: whereWords(hall, round, table) }) + rule;
    }
    case "LotNeeded":
      return t("need-lot", { purpose: purposeWords(need.purpose!) }) + rule;
    case "Decision":
      return questionWords(need.question!, need.facts ?? {}, need.text!) + rule;
    case "MoveNeeded":
      return t("need-move", { name: hall.name(need.entrant!), from: whereWords(hall, need.round!, need.from_table!), to: whereWords(hall, need.round!, need.to_table!) }) + rule;
    case "FillerNeeded":
      if (need.instead_of) return t("need-standin", { where: whereWords(hall, need.round!, need.table!), name: hall.name(need.instead_of) }) + rule;
      return (need.table ? t("need-filler-table", { where: whereWords(hall, need.round!, need.table) }) : t("need-filler")) + rule;
    case "Draw":
      return t("need-draw", { round: need.round! });
    case "Finished":
      return t("need-finished");
    default:
      return t("need-closed");
  }
}
