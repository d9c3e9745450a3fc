// What the projector shows, one thing after another, as it follows from the tournament.
import { t } from "../../lib/i18n.svelte";
import type { TournamentSocket } from "../tournamentSocket.svelte";
import type { Data, Row, Standing } from "../tournament";
import { isArena, roundOf } from "../arena";
import { stepsOf } from "../standings/double";
import { asAppointment, type Appointment } from "../setup/schedule";
import { daysWords, stageName } from "../words";

export type Slide =
  | { kind: "tables"; title: string; tables: number[] }
  | { kind: "names"; title: string; rows: { name: string; table: number; begins: boolean }[]; columns: number }
  | { kind: "waiting"; title: string; rows: { names: string; game: number }[] }
  | { kind: "standing"; title: string; standing: Standing; rows: Row[]; columns: number }
  | { kind: "bracket"; title: string; from: number; share: number }
  | { kind: "double"; title: string; only: "W" | "L" | "F" }
  | { kind: "podium"; title: string; rows: Row[] }
  | { kind: "schedule"; title: string; rows: Appointment[] }
  | { kind: "title"; title: string };

export function pages<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) => all.slice(page * size, (page + 1) * size));
}

/** How large names are written on a page of tables, in hundredths of the picture's height: as large as the longest allows. */
export function lettersOf(tables: { names: string[] }[]): number {
  const duels = tables.every(({ names }) => names.length <= 2);
  const longest = Math.max(1, ...tables.flatMap(({ names }) => names.map((name) => name.length + 2)));
  if (!duels) return tables.length <= 4 ? Math.max(4.2, Math.min(7, 64 / (0.56 * longest))) : longest > 16 ? 4.2 : 4.5; // long names go on in a second line
  const [most, width] = tables.length <= 2 ? [10, 140] : tables.length <= 4 ? [7, 64] : tables.length <= 6 ? [6.4, 64] : [4.6, 64];
  return Math.max(4.2, Math.min(most, width / (0.56 * longest)));
}

function standingSlides(title: string, standing: Standing): Slide[] {
  return pages(standing.rows, 24).map((rows) => ({ kind: "standing", title, standing, rows, columns: rows.length > 12 ? 2 : 1 }));
}

/** The day here, as a schedule writes it. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The schedule of today, or of the next day that has one. */
function scheduleSlides(planned: Appointment[], today: string): Slide[] {
  const day = planned.map(({ at }) => at.slice(0, 10)).find((each) => each >= today);
  const rows = planned.filter(({ at }) => at.startsWith(day ?? "-"));
  return pages(rows, 9).map((some) => ({ kind: "schedule", title: day === today ? t("details-schedule") : `${t("details-schedule")}: ${daysWords(day!, "")}`, rows: some }));
}

/** All pages of the projector, in their order. */
export function slidesOf(tournament: TournamentSocket, data: Data, today = localDay()): Slide[] {
  const round = isArena(data) ? roundOf(data) : data.rounds.at(-1);
  const found: Slide[] = [];
  if (round && !data.closed) {
    const title = round.stage === "arena" ? t("arena-playing") : stageName(round, data.regulation.format);
    const open = round.stage === "groups" || round.stage === "intermediate" ? round.tables.filter((each) => !each.complete) : round.tables;
    const waves = [...new Set(open.map((each) => each.wave))];
    const called = open.some((each) => each.called && (each.place || each.waits));
    const now = called ? open.filter((each) => each.place && !each.complete) : waves.length > 1 ? open.filter((each) => each.wave === Math.min(...waves)) : open;
    const waiting = open.filter((each) => each.waits).toSorted((a, b) => a.waits - b.waits);
    const size = (round.tables[0]?.seats.length ?? 2) > 2 ? 6 : 10;
    for (const some of pages(now.toSorted((a, b) => a.place - b.place || a.table - b.table), size)) found.push({ kind: "tables", title, tables: some.map((each) => each.table) });
    const names = now
      .flatMap((table) => table.seats.map((seat) => ({ name: tournament.name(seat), table: table.place || table.table, begins: seat === table.games.at(-1)!.starter })))
      .toSorted((a, b) => a.name.localeCompare(b.name));
    for (const rows of pages(names, 24)) found.push({ kind: "names", title: t("screen-names", { round: title }), rows, columns: rows.length > 16 ? 3 : 2 });
    if (waiting.length) {
      const rows = waiting.slice(0, 10).map((table) => ({ names: table.seats.map((seat) => tournament.name(seat)).join(" – "), game: table.table }));
      found.push({ kind: "waiting", title: t("screen-waiting"), rows });
    }
  }
  for (const [label, standing] of Object.entries(data.groups))
    if (round?.stage === "groups" || round?.stage === "intermediate") found.push(...standingSlides(t("desk-group", { group: label }), standing));
  const cup = data.rounds.filter((each) => each.stage === "cup");
  if (cup.length) {
    const share = cup[0]!.slots.length > 8 ? cup[0]!.slots.length / 8 : 1;
    for (let from = 0; from < share; from += 1) found.push({ kind: "bracket", title: t("stage-cup"), from, share });
  }
  for (const part of stepsOf(data.rounds)) found.push({ kind: "double", title: part.bracket === "F" ? t("double-F1") : t(part.bracket === "W" ? "double-upper" : "double-lower"), only: part.bracket });
  if (!data.closed) found.push(...scheduleSlides(data.description.schedule.map(asAppointment), today));
  const best = data.standing.rows.filter((row) => row.place <= 3);
  if (data.closed && best.length) found.unshift({ kind: "podium", title: t("screen-final"), rows: best.slice(0, 8) });
  const played = data.rounds.some((each) => each.tables.some((table) => table.complete));
  if (played && (!Object.keys(data.groups).length || data.closed)) found.push(...standingSlides(data.closed ? t("screen-final") : t("tab-standing"), data.standing));
  if (!data.started) found.unshift({ kind: "title", title: data.title });
  return found.length ? found : [{ kind: "title", title: data.title }];
}
