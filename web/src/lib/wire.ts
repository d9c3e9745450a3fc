// What the server sends and takes, by the names of the published schema. `schema.ts` is made from docs/openapi.json by
// `npm run types`; nothing is typed a second time.
import type { components } from "./schema";

export type Schemas = components["schemas"];

export type GameInfo = Schemas["GameInfo"];
export type Choice = GameInfo["choices"][string][number];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type LinkInfo = Schemas["LinkInfo"];
export type TableSummary = Schemas["TableSummary"];
export type TableView = Schemas["TableView"];
export type SeatView = Schemas["SeatView"];
export type Position = Schemas["PositionView"];
export type Outcome = Schemas["OutcomeView"];
export type StepTree = Schemas["StepTree"];
export type Said = Schemas["SaidView"];
export type Refusal = Schemas["Refusal"];
export type TableMessage = Schemas["TableMessage"];
type Request = Schemas["TableRequest"];
/** A request of a table; its `id` is given by the socket. */
export type TableRequest = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;
