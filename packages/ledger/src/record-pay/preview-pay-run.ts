import type { Database } from '../database/client.ts';
import type { Calculation } from '../events/payroll-events.ts';
import type { Refusal } from '../live-entries/refused-error.ts';
import { previewChanges } from '../payroll-year/handle-payroll-command.ts';
import type { CompanyFiling } from '../queries/filing/filed-documents.ts';
import { accountantRegistry } from '../registry/records/accountants.ts';
import type { CompanyScope } from '../registry/registry.ts';
import { type NewEntry, once } from './load-records.ts';
import { loadChanges } from './load-time.ts';

/** A row of a previewed run: the calculation that a load would record, or the refusal of the row. */
export type PreviewedRow = { ok: true; calculation: Calculation } | Refusal<Calculation['result']>;

/** The rows of a previewed run in their order, and the filed documents whose pay it would change. */
export type PayRunPreview = { rows: PreviewedRow[]; filed: CompanyFiling[] };

/**
 * Decides the new entries of a run as `recordPayRun` does, and records nothing. Every row has its own answer:
 * a refused one does not count for those after it.
 */
export async function previewPayRun(
  db: Database,
  scope: CompanyScope,
  entries: readonly NewEntry[],
): Promise<PayRunPreview> {
  const changes = loadChanges(entries, scope, {
    hasAccountant: once(
      async (tx, accountantId) => (await accountantRegistry.find(tx, scope, accountantId)) !== undefined,
    ),
    // A preview takes no numbers: these are above all that were given out.
    entryIds: async () => entries.map((_, index) => Number.MAX_SAFE_INTEGER - entries.length + index),
  });
  const preview = await db.transaction((tx) => previewChanges(tx, scope.companyId, changes), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const rows = preview.decisions.map((decision): PreviewedRow => {
    if (!decision.ok) return decision;
    const [loaded] = decision.events;
    if (loaded?.type !== 'TimeLoaded') throw new TypeError('A new entry is loaded by one event');
    return { ok: true, calculation: loaded.data };
  });
  return { rows, filed: preview.filed };
}
