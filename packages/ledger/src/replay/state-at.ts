import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { type Amounts, addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRowsOfFunction } from '../database/rows.ts';
import { type LeaveRows, leaveBalances } from '../projections/leave-movements.ts';
import {
  amounts,
  contractorPayments,
  entries,
  leaveAdjustments,
  openings,
  paidMarks,
  register,
} from '../schema/index.ts';
import { seqKnownAt } from './moment.ts';

/**
 * Which state: after an event, or as it was known at a moment (ISO 8601), or now; and of it what was paid between two
 * days. Combined: what was known on 15 March of the pay of the first quarter.
 */
export type StateQuery = ({ seq?: number } | { recordedAt: string }) & { paid?: PaidBetween };

/** Both days included. */
export type PaidBetween = { from: CalendarDate; to: CalendarDate };

export type EntryState = typeof entries.$inferSelect;
export type ContractorPaymentState = typeof contractorPayments.$inferSelect;
export type PaidMarkState = typeof paidMarks.$inferSelect;
export type RegisterState = typeof register.$inferSelect;
export type YearState = {
  subjectKind: 'employee' | 'contractor';
  subjectId: number;
  taxYear: number;
  amounts: Amounts;
};
export type LeaveState = { employeeId: number } & Record<LeaveKind, Minutes>;

/** A company's books as the events up to `seq` leave them. Periods and leave do not depend on what was paid when. */
export type LedgerState = {
  seq: number;
  entries: EntryState[];
  contractorPayments: ContractorPaymentState[];
  paidMarks: PaidMarkState[];
  years: YearState[];
  register: RegisterState[];
  leave: LeaveState[];
};

/** Builds the state from the events themselves; nothing that happened later has a part in it. */
export async function stateAt(db: Database, companyId: number, query: StateQuery): Promise<LedgerState> {
  const seq = await seqOf(db, companyId, query);
  const at = sql`(${companyId}::bigint, ${seq}::bigint)`;
  const allEntries = await readRowsOfFunction(db, entries, sql`ledger_code.built_entries${at}`);
  const payments = await readRowsOfFunction(
    db,
    contractorPayments,
    sql`ledger_code.built_contractor_payments${at}`,
  );
  const adjustments = await readRowsOfFunction(
    db,
    leaveAdjustments,
    sql`ledger_code.built_leave_adjustments${at}`,
  );
  const allOpenings = await readRowsOfFunction(db, openings, sql`ledger_code.built_openings${at}`);
  const ofRange = ({ payDate }: { payDate: CalendarDate }) =>
    !query.paid || (payDate >= query.paid.from && payDate <= query.paid.to);
  const opened = await openingAmountsAt(db, companyId, seq);
  return {
    seq,
    entries: allEntries.filter(ofRange),
    contractorPayments: payments.filter(ofRange),
    paidMarks: await readRowsOfFunction(db, paidMarks, sql`ledger_code.built_paid_marks${at}`),
    years: yearsOf([
      ...[...allEntries, ...opened].filter(ofRange).map(ofEmployee),
      ...payments.filter(ofRange).map(ofContractor),
    ]),
    register: await readRowsOfFunction(db, register, sql`ledger_code.built_register${at}`),
    leave: leaveOf({ entries: allEntries, openings: allOpenings, adjustments }),
  };
}

function seqOf(db: Database, companyId: number, query: StateQuery): Promise<number> | number {
  if ('recordedAt' in query) return seqKnownAt(db, companyId, query.recordedAt);
  return query.seq ?? seqKnownAt(db, companyId);
}

type Opened = { employeeId: number; taxYear: number; payDate: CalendarDate } & Amounts;

/** What the opening balances add up to, each on the date that was stated last. */
async function openingAmountsAt(db: Database, companyId: number, seq: number): Promise<Opened[]> {
  const rows = await db
    .select()
    .from(amounts)
    .where(and(eq(amounts.companyId, companyId), lte(amounts.seq, seq), isNull(amounts.entryId)))
    .orderBy(amounts.seq);
  const opened = new Map<string, Opened>();
  for (const { subjectId: employeeId, taxYear, payDate, ...row } of rows) {
    const key = `${employeeId}:${taxYear}`;
    opened.set(key, { employeeId, taxYear, payDate, ...addAmounts(opened.get(key) ?? NO_AMOUNTS, row) });
  }
  return [...opened.values()];
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
