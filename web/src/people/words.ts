// What the pages about people say in common.
import { lookup, t } from "../lib/i18n.svelte";
import { gameOf, titleOf, wordFor } from "../lib/games.svelte";
import { usualWords } from "../lobby/terms";
import type { Schemas } from "../lib/wire";

type Pool = Pick<Schemas["RatingView"], "speed" | "company">;

/** A list of its own: "slow", "fast, three and four". */
export function poolWords({ speed, company }: Pool): string {
  const pace = lookup(`people-speed-${speed}`);
  return company === "more" ? t("people-pool-more", { speed: pace }) : pace;
}

export function ratingTitle(one: Pool & { game: string }): string {
  return `${titleOf(one.game)}, ${poolWords(one)}`;
}

/** What is played: a variant by its name, and any other choice as it is written. */
export function variantWords(game: string, options: string): string {
  const preset = usualWords(gameOf(game), options);
  return preset ? wordFor("preset", preset) : options;
}

/** Somebody in a list: a name, a computer, a guest, somebody who is gone. */
export function personWords({ name, bot, standing }: { name: string; bot: string; standing: string }): string {
  if (bot) return t("seat-bot", { strength: wordFor("bot", bot) });
  return name || (standing === "former" ? t("people-former") : t("home-guest"));
}

/** The page of somebody, if they have one. */
export function addressOf(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}

/** A change as it is written: +12, −7. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
