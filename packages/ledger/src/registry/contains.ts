import { joinDigitGroups } from '@garita/domain/text/plain-text';
import { like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the condition that a text contains a word, both without accents and upper case, with digits grouped
 * or not.
 */
export function contains(text: PgColumn, word: string): SQL | undefined {
  const spellings = new Set([word, joinDigitGroups(word)]);
  return or(...[...spellings].map((spelling) => like(text, `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)));
}
