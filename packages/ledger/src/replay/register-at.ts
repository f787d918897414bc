import type { Amounts } from '@garita/domain/pay/amounts';
import type { Database } from '../database/client.ts';
import { namedAmounts } from '../fold/amount-list.ts';
import { applyToEntries, type FoldedEntries } from '../fold/entries.ts';
import { subjectOfStream } from '../fold/logged-event.ts';
import { readLoggedEvents } from '../fold/read-logged-events.ts';
import type { TaxYears } from '../queries/history-scope.ts';

/** An entry of a period after its events up to one of them; a deleted entry has zero amounts. */
export type RegisteredEntry = { entryId: number; employeeId: number; amounts: Amounts };

/**
 * Returns the register of a period as it stood after an event: every entry up to then, or of these tax
 * years, by its id. It folds the events that name the period, and no others.
 */
export async function registerAt(
  db: Database,
  { companyId, periodId, years }: { companyId: number; periodId: number; years?: TaxYears },
  seq: number,
): Promise<RegisteredEntry[]> {
  const entries: FoldedEntries = new Map();
  for await (const page of readLoggedEvents(db, { companyId, periodId, toSeq: seq })) {
    for (const event of page) if (isOfYears(event.stream, years)) applyToEntries(entries, event);
  }
  return [...entries.values()]
    .toSorted((one, other) => one.entryId - other.entryId)
    .map(({ entryId, subjectId, amounts }) => ({
      entryId,
      employeeId: subjectId,
      amounts: namedAmounts(amounts),
    }));
}

function isOfYears(stream: string, { fromYear = null, toYear = null }: Partial<TaxYears> = {}): boolean {
  const taxYear = subjectOfStream(stream)?.taxYear ?? 0;
  return (fromYear === null || taxYear >= fromYear) && (toYear === null || taxYear <= toYear);
}
