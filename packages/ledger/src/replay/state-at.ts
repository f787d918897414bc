import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { type Amounts, addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { Database } from '../database/client.ts';
import { namedAmounts } from '../fold/amount-list.ts';
import { foldLog } from '../fold/fold-log.ts';
import type { LogState } from '../fold/log-state.ts';
import type { ProjectionRows } from '../fold/projection-rows.ts';
import { rowsOfState } from '../fold/state-rows.ts';
import { type LeaveRows, leaveBalances } from '../queries/leave/leave-rows.ts';
import { seqKnownAt } from './moment.ts';

/**
 * The requested state: after an event, as known at a moment (ISO 8601), or now; with `paid`, only what was
 * paid between two days. The two combine: the pay of the first quarter as known on 15 March.
 */
export type StateQuery = ({ seq?: number } | { recordedAt: string }) & { paid?: PaidBetween };

/** A range of pay dates, both days included. */
export type PaidBetween = { from: CalendarDate; to: CalendarDate };

export type EntryState = ProjectionRows['entries'][number];
export type ContractorPaymentState = ProjectionRows['contractorPayments'][number];
export type PaidMarkState = ProjectionRows['paidMarks'][number];
export type RegisterState = ProjectionRows['register'][number];
export type YearState = {
  subjectKind: 'employee' | 'contractor';
  subjectId: number;
  taxYear: number;
  amounts: Amounts;
};
export type LeaveState = { employeeId: number } & Record<LeaveKind, Minutes>;

/** The state of a company after the events up to `seq`. Periods and leave do not depend on pay dates. */
export type LedgerState = {
  seq: number;
  entries: EntryState[];
  contractorPayments: ContractorPaymentState[];
  paidMarks: PaidMarkState[];
  years: YearState[];
  register: RegisterState[];
  leave: LeaveState[];
};

/** Folds the events up to the requested moment; later events do not count. */
export async function stateAt(db: Database, companyId: number, query: StateQuery): Promise<LedgerState> {
  const seq = await seqOf(db, companyId, query);
  const state = await foldLog(db, { companyId, toSeq: seq });
  const rows = rowsOfState(state);
  const ofRange = ({ payDate }: { payDate: CalendarDate }) =>
    !query.paid || (payDate >= query.paid.from && payDate <= query.paid.to);
  const entries = rows.entries.filter(ofRange);
  const contractorPayments = rows.contractorPayments.filter(ofRange);
  return {
    seq,
    entries,
    contractorPayments,
    paidMarks: rows.paidMarks,
    years: yearsOf([
      ...[...entries, ...openedYears(state).filter(ofRange)].map(ofEmployee),
      ...contractorPayments.map(ofContractor),
    ]),
    register: rows.register,
    leave: leaveOf({
      entries: rows.entries,
      openings: rows.openings,
      adjustments: rows.leaveAdjustments,
    }),
  };
}

function seqOf(db: Database, companyId: number, query: StateQuery): Promise<number> | number {
  if ('recordedAt' in query) return seqKnownAt(db, companyId, query.recordedAt);
  return query.seq ?? seqKnownAt(db, companyId);
}

type Opened = { employeeId: number; taxYear: number; payDate: CalendarDate } & Amounts;

/** Returns the sums of the opening balances, each on the date of its last event. */
function openedYears({ openings }: LogState): Opened[] {
  return [...openings.values()].map(({ row: { employeeId, taxYear, asOf }, amounts }) => ({
    employeeId,
    taxYear,
    payDate: asOf,
    ...namedAmounts(amounts),
  }));
}

type OfSubject = Omit<YearState, 'amounts'> & Amounts;

function ofEmployee({
  employeeId: subjectId,
  ...row
}: Amounts & { employeeId: number; taxYear: number }): OfSubject {
  return { ...row, subjectKind: 'employee', subjectId };
}

function ofContractor({ contractorId: subjectId, ...row }: ContractorPaymentState): OfSubject {
  return { ...NO_AMOUNTS, ...row, subjectKind: 'contractor', subjectId };
}

function yearsOf(rows: readonly OfSubject[]): YearState[] {
  const years = new Map<string, YearState>();
  for (const { subjectKind, subjectId, taxYear, ...row } of rows) {
    const key = `${subjectKind}:${subjectId}:${taxYear}`;
    const sum = addAmounts(years.get(key)?.amounts ?? NO_AMOUNTS, row);
    years.set(key, { subjectKind, subjectId, taxYear, amounts: sum });
  }
  return [...years.values()];
}

function leaveOf(rows: LeaveRows): LeaveState[] {
  return [...leaveBalances(rows)].map(([employeeId, balances]) => ({ employeeId, ...balances }));
}
