// Copying works everywhere: a page in a hall network has no certificate, and then browsers hide their clipboard.

/** An address of this machine alone, which no phone can reach. */
export const onlyHere = (address: string) => /^https?:\/\/(localhost|127\.|\[::1)/.test(address);

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
