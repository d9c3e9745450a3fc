// The catalogue of one language; the page loads only the one it speaks.
const FILES = import.meta.glob<string>(["../../../src/fivefold/messages/en/*.ftl", "!**/papers.ftl", "!**/letters.ftl"], { query: "?raw", import: "default", eager: true });
export const texts = Object.values(FILES);
