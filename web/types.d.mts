/** The text of `src/lib/schema.ts` as it should be. */
export function generated(): Promise<string>;
