import type { Cents } from '@garita/domain/money/cents';
import { startingSalary } from '@garita/domain/pay/pay-facts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { batchQueries } from '../database/batch-queries.ts';
import type { Transaction } from '../database/client.ts';
import { orNotFound } from '../live-entries/refused-error.ts';
import { decideLoad } from '../payroll-year/decider.ts';
import type { Confirmation, Decision } from '../payroll-year/decision.ts';
import type { PayrollChange, PayrollDecisionContext } from '../payroll-year/handle-payroll-command.ts';
import { createMemo, type Memo } from '../payroll-year/memo.ts';
import { nextEntryIds } from '../payroll-year/next-entry-id.ts';
import { paidPeriodsOf } from '../queries/pay/year-to-date.ts';
import type { CompanyScope } from '../registry/registry.ts';
import {
  findPaySubject,
  lockAccountant,
  type PaySubject,
  type PayTerms,
  periodOf,
  readPayTerms,
  requireAccountant,
  requireActive,
  requireKnownLines,
  requirePayFacts,
} from './pay-subject.ts';

/** A new entry of an employee as it was typed, with the net that a person confirmed. */
export type NewEntry = { employeeId: number; entry: TimeEntry } & Confirmation;

/** Returns the change that loads one new entry. Refusals: as `loadChanges`. */
export function loadChange(entry: NewEntry, scope: CompanyScope): PayrollChange {
  const [change] = loadChanges([entry], scope);
  return orNotFound(change);
}

/**
 * Returns the changes that load new entries of a company, to be decided in one transaction one after the
 * other. What several of them need is read once, with the first.
 *
 * Refusals: `not-found`, `company-inactive`, `employee-inactive`, `unknown-accountant`, `unknown-period`,
 * `period-not-of-employee`, `parameters-missing`, `unknown-tax`, `pay-date-outside-window`, `nothing-to-pay`,
 * `net-changed`.
 */
export function loadChanges(
  entries: readonly NewEntry[],
  { accountId, companyId }: CompanyScope,
): PayrollChange[] {
  const scope = { accountId, companyId };
  const records: LoadRecords = {
    subject: once((tx, employeeId) => findPaySubject(tx, scope, employeeId)),
    hasAccountant: once((tx, accountantId) => lockAccountant(tx, scope, accountantId)),
    entryIds: once((tx) => nextEntryIds(tx, entries.length)),
    terms: once((tx) => readPayTerms(tx, scope)),
    periods: once((tx) => readPaidPeriods(tx, companyId, entries)),
  };
  return entries.map((loaded, index) => {
    const memo = createMemo(loaded.entry.memo);
    return {
      employeeId: loaded.employeeId,
      memo,
      decide: (context) => decide(records, { ...loaded, memo, index }, context),
    };
  });
}

/** The reads that decisions need beside the log: the records, and the pay of the periods. */
type LoadRecords = {
  subject: (tx: Transaction, employeeId: number) => Promise<PaySubject | undefined>;
  hasAccountant: (tx: Transaction, accountantId: number) => Promise<boolean>;
  /** An id for each new entry. */
  entryIds: (tx: Transaction) => Promise<number[]>;
  terms: (tx: Transaction) => Promise<PayTerms>;
  periods: (tx: Transaction) => Promise<PaidPeriods>;
};

/**
 * The sums of an employee's live entries in each period, by employee and period; a period without entries
 * has none.
 */
type PaidPeriods = Map<string, { chauffeurInsurance: Cents; hasPay: boolean }>;

async function decide(
  records: LoadRecords,
  { employeeId, index, entry, memo, confirmedNet }: NewEntry & { memo: Memo | undefined; index: number },
  context: PayrollDecisionContext,
): Promise<Decision> {
  const { found, hasAccountant, terms, periods, entryIds, year, asOfSeq } = await batchQueries(
    context.tx,
    (tx) => ({
      found: records.subject(tx, employeeId),
      hasAccountant: records.hasAccountant(tx, entry.accountantId),
      terms: records.terms(tx),
      periods: records.periods(tx),
      entryIds: records.entryIds(tx),
      year: context.year(yearOf(entry.payDate)),
      asOfSeq: context.asOfSeq(),
    }),
  );
  const subject = orNotFound(found);
  requireActive(subject);
  requireAccountant(hasAccountant);
  const period = periodOf(subject, entry.periodId);
  const facts = requirePayFacts(subject, terms, { period, payDate: entry.payDate });
  requireKnownLines(entry, facts);
  const key = periodKey(employeeId, period.id);
  const before = periods.get(key) ?? { chauffeurInsurance: 0, hasPay: false };
  const salary = entry.earnings.salary ?? startingSalary(subject.employee, before.hasPay);
  const { memo: _, ...inputs } = { ...entry, earnings: { ...entry.earnings, salary } };
  const decision = decideLoad(
    year,
    { entryId: orNotFound(entryIds[index]), period, facts, inputs, memo: memo?.proof, confirmedNet },
    { asOfSeq, chauffeurInPeriod: before.chauffeurInsurance },
  );
  const withheld = decision.statement?.contributions.chauffeurInsurance.amount ?? 0;
  periods.set(key, { chauffeurInsurance: before.chauffeurInsurance + withheld, hasPay: true });
  return decision;
}

async function readPaidPeriods(
  tx: Transaction,
  companyId: number,
  entries: readonly NewEntry[],
): Promise<PaidPeriods> {
  const paid = await paidPeriodsOf(tx, companyId, {
    employeeIds: distinct(entries.map(({ employeeId }) => employeeId)),
    periodIds: distinct(entries.map(({ entry }) => entry.periodId)),
  });
  return new Map(
    paid.map(({ employeeId, periodId, ...before }) => [periodKey(employeeId, periodId), before]),
  );
}

function periodKey(employeeId: number, periodId: number): string {
  return `${employeeId}:${periodId}`;
}

function distinct(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}

/** Returns a read whose answer for an id, or without one, is read once and kept. */
function once<Value>(
  read: (tx: Transaction, id: number) => Promise<Value>,
): (tx: Transaction, id?: number) => Promise<Value> {
  const known = new Map<number, Promise<Value>>();
  return (tx, id = 0) => {
    const value = known.get(id) ?? read(tx, id);
    known.set(id, value);
    return value;
  };
}
