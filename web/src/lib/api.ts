// The server's HTTP API, as far as the page uses it. Refusals arrive as sentences with a code.
import { refusalOf } from "./refusals";
import { houseIsAway, waitFor } from "./waiting.svelte";
import type { GameInfo, LinkInfo, NewTable, Refusal, Schemas, TableSummary } from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule = "",
    readonly facts: Record<string, string> = {},
    readonly status = 0,
  ) {
    super(sentence);
  }

  /** Was this refused for reasons that pass, so that it can be sent again as it is? */
  get passing(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

/** What an answer refuses, in the words of the page. */
export function refused(answer: Response, said: Partial<Refusal>): Refused {
  const code = said.code ?? String(answer.status);
  return new Refused(code, refusalOf({ ...said, code, sentence: said.sentence ?? answer.statusText }), said.rule, said.facts ?? {}, answer.status);
}

const NOT_YET = ["opening", "preparing"];
const AGAIN_MS = 1_500;

/** Ask the server. While it is still getting ready the page says so, and asks again until it is. */
export async function ask<T>(...request: Parameters<typeof askOnce>): Promise<T> {
  let waits = false;
  try {
    for (;;) {
      try {
        return await askOnce<T>(...request);
      } catch (error) {
        if (!(error instanceof Refused) || !NOT_YET.includes(error.code)) throw error;
        waits = true;
        waitFor(error.message);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        request[3]?.throwIfAborted();
      }
    }
  } finally {
    if (waits) waitFor("");
  }
}

async function askOnce<T>(path: string, body?: unknown, link = "", signal?: AbortSignal, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers: Record<string, string> = link ? { "x-fivefold-link": link } : {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch((wrong: Error) => {
    if (wrong.name !== "AbortError") houseIsAway(true);
    throw wrong;
  });
  houseIsAway(answer.headers.has("x-kept"));
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as Partial<Refusal>;
    throw refused(answer, said);
  }
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

export const api = {
  house: () => ask<Schemas["HouseInfo"]>("/api/house"),
  games: () => ask<GameInfo[]>("/api/games"),
  options: (game: string, text: string) => ask<Schemas["CheckedOptions"]>(`/api/games/${game}/options?text=${encodeURIComponent(text)}`),
  ruleBooks: () => ask<Schemas["RuleBook"][]>("/api/rules"),
  rules: (book: string, lang: string) => ask<string>(`/api/rules/${encodeURIComponent(book)}?lang=${lang}`),
  positionAfter: (game: string, options: string, position: string, moves: string[]) =>
    ask<Schemas["PositionAnswer"]>("/api/analysis", { game, options, position, moves }),
  tables: (phase: string, order: "newest" | "best" = "newest") => ask<TableSummary[]>(`/api/tables?phase=${phase}&order=${order}&limit=20`),
  ownTables: () => ask<Schemas["OwnTable"][]>("/api/me/tables"),
  create: (table: Partial<NewTable> & { game: string }) => ask<Schemas["CreatedTable"]>("/api/tables", table),
  join: (table: string, name: string, link: string) =>
    ask<Schemas["NewVersion"]>(`/api/tables/${table}/join`, { name }, link),
  link: (token: string) => ask<LinkInfo>(`/api/links/${encodeURIComponent(token)}`),
  codeOf: (token: string) => ask<Schemas["LinkCode"]>(`/api/links/${encodeURIComponent(token)}/code`, {}),
  openCode: (code: string) => ask<Schemas["OpenedCode"]>("/api/codes", { code }),
  invite: (table: string, role: "seat" | "watch") =>
    ask<Schemas["NewLinkToken"]>(`/api/tables/${table}/links`, { role }),
};
