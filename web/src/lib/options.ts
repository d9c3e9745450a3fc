// A game's options as one line of text.
import type { Choice } from "./wire";

export const valueText = (value: Choice) => (value === true ? "on" : value === false ? "off" : String(value));

/** `players=3 harmony=on` */
export const written = (values: Record<string, Choice>) => Object.entries(values).map(([name, value]) => `${name}=${valueText(value)}`).join(" ");
