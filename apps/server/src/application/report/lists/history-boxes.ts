import type { BoxAmount } from '@garita/domain/report/box-amount';
import { boxParts } from '@garita/domain/report/box-source';
import type { Database } from '@garita/ledger/database/client';
import { type ChangedEntry, changedEntries } from '@garita/ledger/replay/history-extent';
import type { PayTotals } from '@garita/ledger/replay/pay-totals';
import type { PreparedReport } from '../prepared-report.ts';
import type { EventsRequest } from './history-parts.ts';

/** Figures of an event, or of all of them: by how much they changed pay. */
const CHANGED: Partial<Record<BoxAmount, keyof PayTotals>> = {
  gross: 'gross',
  withheld: 'withheld',
  net: 'net',
};
/** What all that is told of came to with an event. */
const SO_FAR: Partial<Record<BoxAmount, keyof PayTotals>> = {
  grossSoFar: 'gross',
  withheldSoFar: 'withheld',
  netSoFar: 'net',
};

/** What each pay brings to a figure of a history, whose rows are known by the numbers of their events; asked of the ledger when somebody looks. */
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
      const entries = await changedEntries(db, scope, { ...range, told: filter });
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
