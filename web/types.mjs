// The types of what the server sends and takes, made from docs/openapi.json: only its components, because the page's own
// code knows the addresses. `npm run types` writes them; `schema.test.ts` fails when they are not current.
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const SOURCE = new URL("../docs/openapi.json", import.meta.url);
const TARGET = new URL("src/lib/schema.ts", import.meta.url);

export async function generated() {
  const { openapi, info, components } = JSON.parse(await readFile(SOURCE, "utf8"));
  const types = astToString(await openapiTS({ openapi, info, paths: {}, components }, { defaultNonNullable: false }));
  return `// Made from docs/openapi.json by \`npm run types\`.\n${types}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await writeFile(TARGET, await generated());
