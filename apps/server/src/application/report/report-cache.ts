import type { Database } from '@garita/ledger/database/client';
import type { UseCaseContext } from '../use-case.ts';

/** What was read for a document already, by what was asked: of many documents that are made at once each question is asked once. */
export type ReadCache = Map<string, Promise<unknown>>;

/** Asks, unless the same was asked before; each time where nothing is kept. */
export function cachedRead<Answer>(
  kept: ReadCache | undefined,
  asked: { [Question in string]: unknown },
  read: () => Promise<Answer>,
): Promise<Answer> {
  if (!kept) return read();
  const key = JSON.stringify(asked);
  const answer = kept.get(key) ?? read();
  kept.set(key, answer);
  return answer as Promise<Answer>; // of the same question
}

/**
 * Who makes a document. `excludedEntryId` is an entry without which it is made, to see which of its boxes that reaches; `readCache` is what was read
 * for other documents that are made with it.
 */
export type ReportContext = UseCaseContext & { excludedEntryId?: number; readCache?: ReadCache };

/** What documents read pay from. */
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
