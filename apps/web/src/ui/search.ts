import { joinDigitGroups, plainText, searchWords } from '@garita/domain/text/plain-text';

/**
 * Returns true if every word of the search is in the text, ignoring accents, capitals and the grouping of
 * digits.
 */
export function matchesSearch(text: string, search: string): boolean {
  const plain = plainText(text);
  const ungrouped = joinDigitGroups(plain);
  return searchWords(search).every(
    (word) => plain.includes(word) || ungrouped.includes(joinDigitGroups(word)),
  );
}
