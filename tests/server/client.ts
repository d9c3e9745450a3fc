// A program outside that uses the API through types generated from it; tests/server/test_typescript_client.py checks and runs it.
import type { components, paths } from "./api";

type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type Answer<Operation> = Operation extends { responses: infer All } ? { [Status in keyof All & (200 | 201)]: Json<All[Status]> }[keyof All & (200 | 201)] : never;
type Request<Operation> = Operation extends { requestBody: infer Body } ? Json<Body> : never;
type Gets = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];
type Posts = { [Path in keyof paths]: paths[Path] extends { post: object } ? Path : never }[keyof paths];

const house = process.argv[2] ?? "";

async function get<Path extends Gets>(path: Path): Promise<Answer<paths[Path]["get"]>> {
  return answered(await fetch(house + path));
}

async function post<Path extends Posts>(path: Path, body: Request<paths[Path]["post"]>): Promise<Answer<paths[Path]["post"]>> {
  return answered(await fetch(house + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));
}

async function answered<Body>(response: Response): Promise<Body> {
  if (!response.ok) {
    const { code, sentence }: components["schemas"]["Refusal"] = await response.json();
    throw new Error(`${code}: ${sentence}`);
  }
  return response.json();
}

const titles: string[] = (await get("/api/games")).map(({ title }) => title);
const table = await post("/api/tables", { game: "pentago", seats: [{ kind: "me", name: "Anna" }, { kind: "me" }], by_lot: false });
const record = await post("/api/records", { text: '[Game "pentago"]\n\n1. c4/NW+ a1/SE-\n' });
const toMove: number | null | undefined = record.positions.at(-1)?.to_move;
const refusal = await post("/api/tables", { game: "checkers" }).catch((error: Error) => error.message);
console.log(JSON.stringify({ titles, table: table.id, moves: record.moves, toMove, refusal }));

export async function wrong(): Promise<void> {
  // @ts-expect-error There is no such address.
  await get("/api/game");
  // @ts-expect-error Nothing is posted there.
  await post("/api/games", {});
  // @ts-expect-error A table is of some game.
  await post("/api/tables", { seats: [] });
  // @ts-expect-error Lots decide or not.
  await post("/api/tables", { game: "pentago", by_lot: "yes" });
  // @ts-expect-error Nobody sits down as a spectator.
  await post("/api/tables", { game: "pentago", seats: [{ kind: "spectator" }] });
  // @ts-expect-error A table has no winner before it is played.
  (await post("/api/tables", { game: "pentago" })).winner;
}
