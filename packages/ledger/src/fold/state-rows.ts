import { needsRecalculation } from '@garita/domain/pay/needs-recalculation';
import { countYears, foldedCover } from './counted-years.ts';
import { contractorPaymentRow, entryRow, isLive, limitedEntry } from './entries.ts';
import type { LogState } from './log-state.ts';
import { type PackedRow, packRow, type RowKey, unpackRow } from './packed-rows.ts';
import type { ProjectionKey, ProjectionRows } from './projection-rows.ts';
import { registerRow } from './register.ts';
import { yearToDateRow } from './year-to-date.ts';

/** The rows of a projection. Each is made on demand, so that not all of them are in memory. */
export type FoldedRows = { keys: () => Iterable<RowKey>; row: (key: RowKey) => PackedRow | undefined };

/** Returns the rows of every projection after the events of a log. */
export function foldedRows(state: LogState): Record<ProjectionKey, FoldedRows> {
  const { years, register, openings, paid, leaveAdjustments } = state;
  return {
    ytd: rowsOf(years, (year) => yearToDateRow(state.companyId, year)),
    register: rowsOf(register, (period, periodId) => registerRow(state.companyId, periodId, period)),
    openings: rowsOf(openings, ({ row }) => packRow('openings', row)),
    entries: foldedEntries(state),
    contractorPayments: foldedPayments(state),
    paidMarks: rowsOf(paid.marks, (row) => packRow('paidMarks', row)),
    cheques: rowsOf(paid.cheques, (row) => packRow('cheques', row)),
    leaveAdjustments: rowsOf(leaveAdjustments, (row) => packRow('leaveAdjustments', row)),
  };
}

/** Returns the rows of every projection by the names of their columns. */
export function rowsOfState(state: LogState): ProjectionRows {
  const rows = foldedRows(state);
  const all = <Key extends ProjectionKey>(projection: Key): ProjectionRows[Key][number][] => {
    const { keys, row } = rows[projection];
    return [...keys()].flatMap((key) => {
      const packed = row(key);
      return packed ? unpackRow(projection, packed) : [];
    });
  };
  return {
    ytd: all('ytd'),
    register: all('register'),
    openings: all('openings'),
    entries: all('entries'),
    contractorPayments: all('contractorPayments'),
    paidMarks: all('paidMarks'),
    cheques: all('cheques'),
    leaveAdjustments: all('leaveAdjustments'),
  };
}

function rowsOf<Key extends RowKey, Folded>(
  folded: ReadonlyMap<Key, Folded>,
  row: (folded: Folded, key: Key) => PackedRow | undefined,
): FoldedRows {
  return {
    keys: () => folded.keys(),
    row: (key) => {
      const found = folded.get(key as Key); // any other key is not found
      return found === undefined ? undefined : row(found, key as Key);
    },
  };
}

function foldedEntries(state: LogState): FoldedRows {
  const { years, saturdays, certificates, hours, settlements } = countYears(state);
  return rowsOf(state.entries, (entry) => {
    if (entry.kind !== 'employee') return undefined;
    const year = years.get(entry.stream);
    const isMarked =
      isLive(entry) &&
      year !== undefined &&
      (certificates.has(entry.entryId) ||
        hours.has(entry.entryId) ||
        settlements.has(entry.entryId) ||
        needsRecalculation(limitedEntry(entry), year, foldedCover(entry, saturdays)));
    return entryRow(state.companyId, entry, isMarked);
  });
}

function foldedPayments({ companyId, entries }: LogState): FoldedRows {
  return rowsOf(entries, (payment) =>
    payment.kind === 'contractor' ? contractorPaymentRow(companyId, payment) : undefined,
  );
}
