/** A text without accents and capitals, so that 'Bayamon' finds 'BAYAMÓN'. The tilde of an ñ goes too: keyboards lack it. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A plain text with its numbers in one piece: a telephone is shown as '787-555-0101', and looked for as '7875550101'. */
export function withoutGroups(plain: string): string {
  return plain.replace(/(?<=\d)-(?=\d)/g, '');
}

/** The plain words of a search; none while nothing is typed. */
export function searchedWords(search: string): string[] {
  return plainText(search).split(/\s+/).filter(Boolean);
}
