import type { Database } from '@garita/ledger/database/client';
import type { UseCaseContext } from '../use-case.ts';

/** The answers of earlier reads, by question, shared by documents that are made together. */
export type ReadCache = Map<string, Promise<unknown>>;

/** Reads, unless the same question was asked before; without a cache it reads each time. */
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
 * The context in which a document is made. The document leaves out the entry `excludedEntryId`, which shows
 * the boxes that the entry reaches; `readCache` holds the reads of other documents that are made with it.
 */
export type ReportContext = UseCaseContext & { excludedEntryId?: number; readCache?: ReadCache };

/** The database from which documents read pay, with the cache of reads. */
export type ReportCache = { database: Database } & Pick<ReportContext, 'excludedEntryId' | 'readCache'>;

/** Returns the database and the cache of a document's context. */
export function reportCacheOf({ dependencies: { database }, ...about }: ReportContext): ReportCache {
  const { excludedEntryId, readCache } = about;
  return {
    database,
    ...(excludedEntryId === undefined ? {} : { excludedEntryId }),
    ...(readCache && { readCache }),
  };
}
