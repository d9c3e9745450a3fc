// The rule books use only titles, lists and emphasis; everything else is plain text. A rule can be linked to by its id.
export function html(markdown: string): string {
  const plain = markdown.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const spans = (line: string) =>
    line
      .replace(/`([^`]+)`/g, "<code>$1</code>")
      .replace(/\*\*([A-Z]{2}\d+)\*\*/g, '<a class="rule" id="$1" href="#$1">$1</a>')
      .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
      .replace(/\*([^*]+)\*/g, "<em>$1</em>");
  let list = false;
  const out: string[] = [];
  for (const line of plain.split("\n")) {
    const item = line.startsWith("- ");
    if (item !== list) out.push(item ? "<ul>" : "</ul>");
    list = item;
    if (item) out.push(`<li>${spans(line.slice(2))}</li>`);
    else if (line.startsWith("# ")) out.push(`<h2>${spans(line.slice(2))}</h2>`);
    else if (line.startsWith("### ")) out.push(`<h3>${spans(line.slice(4))}</h3>`);
    else if (line.trim()) out.push(`<p>${spans(line)}</p>`);
  }
  return out.join("\n") + (list ? "</ul>" : "");
}
