import { needsRecalculation } from '@garita/domain/pay/needs-recalculation';
import { countYears, periodKey } from './counted-years.ts';
import { contractorPaymentRow, entryRow, isLive, limitsOf } from './entries.ts';
import type { LogState } from './log-state.ts';
import type { EntryRow, ProjectionKey, ProjectionRows } from './projection-rows.ts';
import { registerRow } from './register.ts';
import { yearToDateRow } from './year-to-date.ts';

/** Makes the rows of each projection from the state of a log, one at a time, so that nobody has to hold all of them. */
export const STATE_ROWS: {
  [Key in ProjectionKey]: (state: LogState) => Iterable<ProjectionRows[Key][number]>;
} = {
  *ytd({ companyId, years }) {
    for (const year of years.values()) yield yearToDateRow(companyId, year);
  },
  *register({ companyId, register }) {
    for (const [periodId, period] of register) yield registerRow(companyId, periodId, period);
  },
  *openings({ openings }) {
    for (const { row } of openings.values()) yield row;
  },
  entries: entryRows,
  *contractorPayments({ companyId, entries }) {
    for (const payment of entries.values()) {
      if (payment.kind === 'contractor' && payment.details) yield contractorPaymentRow(companyId, payment);
    }
  },
  paidMarks: ({ paid }) => paid.marks.values(),
  cheques: ({ paid }) => paid.cheques.values(),
  leaveAdjustments: ({ leaveAdjustments }) => leaveAdjustments,
};

/** Returns the rows of every projection. */
export function rowsOfState(state: LogState): ProjectionRows {
  return {
    ytd: [...STATE_ROWS.ytd(state)],
    register: [...STATE_ROWS.register(state)],
    openings: [...STATE_ROWS.openings(state)],
    entries: [...STATE_ROWS.entries(state)],
    contractorPayments: [...STATE_ROWS.contractorPayments(state)],
    paidMarks: [...STATE_ROWS.paidMarks(state)],
    cheques: [...STATE_ROWS.cheques(state)],
    leaveAdjustments: [...STATE_ROWS.leaveAdjustments(state)],
  };
}

function* entryRows(state: LogState): Iterable<EntryRow> {
  const { years, chauffeurInsurance } = countYears(state);
  for (const entry of state.entries.values()) {
    // Nothing tells what an entry is whose last event lost its details.
    if (entry.kind !== 'employee' || !entry.details) continue;
    const year = years.get(entry.stream);
    const inPeriod = chauffeurInsurance.get(periodKey(entry)) ?? 0;
    const isStale =
      isLive(entry) &&
      year !== undefined &&
      needsRecalculation({ ...entry.amounts, ...limitsOf(entry) }, year, inPeriod);
    yield entryRow(state.companyId, entry, isStale);
  }
}
