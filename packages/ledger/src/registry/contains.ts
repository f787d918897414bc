import { joinDigitGroups } from '@garita/domain/text/plain-text';
import { like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a word without accents and capitals is in a text that has none either, its numbers grouped or not. */
export function contains(text: PgColumn, word: string): SQL | undefined {
  const spellings = new Set([word, joinDigitGroups(word)]);
  return or(...[...spellings].map((spelling) => like(text, `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)));
}
