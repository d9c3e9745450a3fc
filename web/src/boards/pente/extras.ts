import type { Extras } from "../extras";
import { translated, type Dialect } from "./notation";

export const extras: Extras = { translate: (move, from, to, size) => translated(move, from as Dialect, to as Dialect, size) };
