import Help from "../../katamino/Help.svelte";
import type { Extras } from "../extras";

export const extras: Extras = { help: Help, page: { href: "/katamino", title: "katamino-series" } };
