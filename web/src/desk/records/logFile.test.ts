import { expect, test } from "vitest";
import { readLogFile } from "./logFile";

test("a house's file holds its log and the signature under it", () => {
  expect(readLogFile('{"title": "Bern", "log": ["{\\"number\\":1}", "{\\"number\\":2}"], "signed": "fivefold-log:1:x"}')).toEqual({ log: '{"number":1}\n{"number":2}\n', signed: "fivefold-log:1:x" });
});

test("lines of a log and reports are taken as they are", () => {
  for (const text of ['{"number":1}\n{"number":2}\n', '{"number":1}\n', "012 Open\n"]) expect(readLogFile(text)).toEqual({ log: text, signed: "" });
});
