import { expect, it } from "vitest";
import { generated } from "../../types.mjs";
import kept from "./schema.ts?raw";

it("is made from docs/openapi.json as it is now", async () => {
  expect(kept === (await generated()), "run: npm run types").toBe(true);
}, 120_000); // on a busy machine the types take long to make
