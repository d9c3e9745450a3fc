// The rule books use only titles, lists and emphasis; everything else is plain text. A rule can be linked to by its id,
// and where it is cited, the citation is such a link.
const CITED = /\*\*([A-Z]{2}\d+)\*\*|\b([A-Z]{2}\d+)\b/g;

export function html(markdown: string, known: ReadonlySet<string> = new Set()): string {
  const plain = markdown.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const spans = (line: string) =>
    line
      .replace(/`([^`]+)`/g, "<code>$1</code>")
      .replace(CITED, (text, own?: string, cited?: string) => {
        if (own) return `<a class="rule own" id="${own}" href="#${own}">${own}</a>`;
        return cited && known.has(cited) ? `<a class="rule" href="/rules/${cited}">${cited}</a>` : text;
      })
      .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
      .replace(/\*([^*]+)\*/g, "<em>$1</em>");
  let list = false;
  const out: string[] = [];
  for (const line of plain.split("\n")) {
    const item = line.startsWith("- ");
    if (item !== list) out.push(item ? "<ul>" : "</ul>");
    list = item;
    if (item) out.push(`<li>${spans(line.slice(2))}</li>`);
    else if (line.startsWith("# ")) continue; // the page has this title already, in its own language
    else if (line.startsWith("### ")) out.push(`<h3>${spans(line.slice(4))}</h3>`);
    else if (line.trim()) out.push(`<p>${spans(line)}</p>`);
  }
  return out.join("\n") + (list ? "</ul>" : "");
}
