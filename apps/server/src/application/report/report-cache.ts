import type { Database } from '@garita/ledger/database/client';
import type { UseCaseContext } from '../use-case.ts';

/** The answers of earlier reads, by question. Documents that are made together ask each question once. */
export type ReadCache = Map<string, Promise<unknown>>;

/** Asks, unless the same was asked before; each time where nothing is kept. */
export function cachedRead<Answer>(
  cache: ReadCache | undefined,
  question: { [Question in string]: unknown },
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (!cache) return read();
  const key = JSON.stringify(question);
  const answer = cache.get(key) ?? read();
  cache.set(key, answer);
  return answer as Promise<Answer>; // of the same question
}

/**
 * The context in which a document is made. The document leaves out the entry `excludedEntryId`, to show
 * which of its boxes that entry reaches; `readCache` holds what was read for other documents that are made
 * with it.
 */
export type ReportContext = UseCaseContext & { excludedEntryId?: number; readCache?: ReadCache };

/** The database from which documents read pay, with the reads that are known already. */
export type ReportCache = { database: Database } & Pick<ReportContext, 'excludedEntryId' | 'readCache'>;

/** The books that a document is made of. */
export function reportCacheOf({ dependencies: { database }, ...about }: ReportContext): ReportCache {
  const { excludedEntryId, readCache } = about;
  return {
    database,
    ...(excludedEntryId === undefined ? {} : { excludedEntryId }),
    ...(readCache && { readCache }),
  };
}
