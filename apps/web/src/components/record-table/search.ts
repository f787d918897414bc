/** A text without accents and capitals, so that 'Bayamon' finds 'BAYAMÓN'. The tilde of an ñ goes too: keyboards lack it. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True when every word of the search is somewhere in the text, whatever its accents and capitals, and the groups of its numbers. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = plainText(text);
  const ungrouped = withoutGroups(plain);
  return plainText(search)
    .split(/\s+/)
    .every((word) => plain.includes(word) || ungrouped.includes(withoutGroups(word)));
}

// A telephone is shown as '787-555-0101', and looked for as it comes: '7875550101'.
function withoutGroups(plain: string): string {
  return plain.replace(/(?<=\d)-(?=\d)/g, '');
}
