import { lookup } from "../../lib/i18n.svelte";
import type { Extras } from "../extras";
import { arrange } from "./arrange";
import { readMade } from "./made";
import Made from "./Made.svelte";

export const extras: Extras = {
  arrange,
  made: Made,
  said({ move }) {
    const { number, square, discarded, pick } = readMade(move);
    const what = [square ? "lay" : discarded ? "discard" : "", pick ? "take" : ""].filter(Boolean).join("-");
    return lookup(`said-kingdomino-${what}`, { number, square, pick });
  },
};
