/** A text without accents and capitals, so that 'Bayamon' finds 'BAYAMÓN'. The tilde of an ñ goes too: keyboards lack it. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True when every word of the search is somewhere in the text, whatever its accents and capitals. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
