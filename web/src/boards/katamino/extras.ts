import Help from "../../katamino/Help.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Extras } from "../extras";

export const extras: Extras = {
  help: Help,
  page: { href: "/katamino", title: "katamino-series" },
  said: ({ steps: [piece = "", ...squares] }) => (squares.length ? t("said-katamino-lay", { piece, squares: squares.join(" ") }) : t("said-katamino-up", { piece })),
};
