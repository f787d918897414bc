import type { BoxAmount } from '@garita/domain/report/box-amount';
import { boxParts } from '@garita/domain/report/box-source';
import type { Database } from '@garita/ledger/database/client';
import { type ChangedEntry, changedEntries } from '@garita/ledger/replay/history-extent';
import type { PayTotals } from '@garita/ledger/replay/pay-totals';
import type { PreparedReport } from '../prepared-report.ts';
import type { EventsRequest } from './history-events.ts';

/** The amounts of a figure by how much events changed pay. */
const CHANGED: Partial<Record<BoxAmount, keyof PayTotals>> = {
  gross: 'gross',
  withheld: 'withheld',
  net: 'net',
};

/** The amounts of a figure that are running totals of the history's scope. */
const SO_FAR: Partial<Record<BoxAmount, keyof PayTotals>> = {
  grossSoFar: 'gross',
  withheldSoFar: 'withheld',
  netSoFar: 'net',
};

/**
 * Returns what each pay event contributes to a figure of a history. A row is the number of its event; the
 * ledger is read when somebody asks for the sources.
 */
export function historyBoxes(
  db: Database,
  { scope, filter, after, upTo }: EventsRequest,
): PreparedReport['boxes'] {
  return async ({ label, ...source }) => {
    const seq = label === undefined ? undefined : Number(label);
    if (seq !== undefined && !Number.isInteger(seq)) return undefined;
    const changed = CHANGED[source.amount];
    const soFar = SO_FAR[source.amount];
    if (changed) {
      const range = { from: seq ?? after + 1, upTo: seq ?? upTo };
      const entries = await changedEntries(db, scope, { ...range, shown: filter });
      return boxParts(entries.map(sourceEntry), { [source.amount]: (entry: PayTotals) => entry[changed] })(
        source,
      );
    }
    if (!soFar || seq === undefined) return undefined;
    const entries = await changedEntries(db, scope, { from: 1, upTo: seq });
    return boxParts(entries.map(sourceEntry), { [source.amount]: (entry: PayTotals) => entry[soFar] })(
      source,
    );
  };
}

function sourceEntry({ subject: { kind, id }, ...changed }: ChangedEntry) {
  return kind === 'contractor' ? { ...changed, contractorId: id } : { ...changed, employeeId: id };
}
