// Copying works everywhere: a page in a hall network has no certificate, and then browsers hide their clipboard.

export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
