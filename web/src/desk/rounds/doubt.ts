// What is asked before scores are written down that look like a slip; nothing if they look right.
import { t } from "../../lib/i18n.svelte";
import type { DrawnTable } from "../tournament";
import type { TournamentSocket } from "../tournamentSocket.svelte";
import { impossible, scoresOf, unusual } from "./scores";

export function doubted(tournament: TournamentSocket, table: DrawnTable, scores: (readonly [number, number | null])[]): string {
  const data = tournament.view!.data;
  const never = impossible(data.most_points[table.seats.length] ?? 0, scores);
  if (never) return t("entry-impossible", { score: never.score, most: never.most, name: tournament.name(never.entrant) });
  const odd = unusual(scoresOf(data), scores);
  return odd ? t("entry-unusual", { score: odd.score, best: odd.best, name: tournament.name(odd.entrant) }) : "";
}
