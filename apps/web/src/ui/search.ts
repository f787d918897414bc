import { joinDigitGroups, plainText, searchWords } from '@garita/domain/text/plain-text';

/** True when every word of the search is somewhere in the text, whatever its accents and capitals, and the groups of its numbers. */
export function matchesSearch(text: string, search: string): boolean {
  const plain = plainText(text);
  const ungrouped = joinDigitGroups(plain);
  return searchWords(search).every(
    (word) => plain.includes(word) || ungrouped.includes(joinDigitGroups(word)),
  );
}
