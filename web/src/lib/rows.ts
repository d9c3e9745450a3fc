// Rows of links that go on to the right where there is no room for all.
import type { Attachment } from "svelte/attachments";

/** Scroll a row, and nothing else, to the link of the page that is shown. */
export const bringCurrent: Attachment<HTMLElement> = (row) => {
  const current = row.querySelector<HTMLElement>("[aria-current]");
  if (current) row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.clientWidth) / 2;
};
