import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import type { Cents } from '@garita/domain/money/cents';
import { startingSalary } from '@garita/domain/pay/pay-facts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import type { Transaction } from '@garita/ledger/database/client';
import { decideLoad } from '@garita/ledger/payroll-year/decider';
import type { Decision } from '@garita/ledger/payroll-year/decision';
import type { PayChange, PayrollDecisionContext } from '@garita/ledger/payroll-year/handle-payroll-command';
import type { Memo } from '@garita/ledger/payroll-year/memo';
import { nextEntryIds } from '@garita/ledger/payroll-year/next-entry-id';
import { paidPeriodsOf } from '@garita/ledger/queries/pay/year-to-date';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import type { CompanyScope, SavedRecord } from '@garita/ledger/registry/registry';
import { orNotFound } from '../../refusal/app-error.ts';
import { requireFoundAccountant } from '../account/accountants.ts';
import {
  type PaySubject,
  type PayTerms,
  paySubjectIn,
  periodOf,
  readPayFacts,
  readPayTerms,
  requireActive,
  requireKnownLines,
} from './pay-facts.ts';

/** An entry to load: whose it is, what was typed, and the net that a person confirmed. */
export type NewPay = {
  employeeId: number;
  entry: TimeEntry;
  memo: Memo | undefined;
  confirmedNet?: number | undefined;
};

/**
 * The changes that load new entries of a company, to be decided in this transaction one after the other. What
 * several of them need is read once, with the first.
 *
 * Errors of a decision: `not-found`, `company-inactive`, `employee-inactive`, `unknown-accountant`,
 * `unknown-period`, `period-not-of-employee`, `parameters-missing`, `unknown-tax`, `pay-date-outside-window`,
 * `nothing-to-pay`, `net-changed`, and `invalid-input` for more hours than the period has.
 */
export function newPayIn(scope: CompanyScope, payments: readonly NewPay[]): PayChange[] {
  const records: PayRecords = {
    subject: once((tx, employeeId) => paySubjectIn(tx, scope, employeeId)),
    accountant: once((tx, accountantId) => accountantRegistry.lockForKeyShare(tx, scope, accountantId)),
    entryIds: once((tx) => nextEntryIds(tx, payments.length)),
    terms: once((tx) => readPayTerms(tx, scope)),
    periods: once((tx) => paidPeriods(tx, scope, payments)),
  };
  return payments.map((payment, index) => ({
    employeeId: payment.employeeId,
    memo: payment.memo,
    decide: (decisionContext) => decide(records, { ...payment, index }, decisionContext),
  }));
}

/** The reads that decisions need beside the log: the records, and the pay of the periods. */
type PayRecords = {
  subject: (tx: Transaction, employeeId: number) => Promise<PaySubject>;
  accountant: (tx: Transaction, accountantId: number) => Promise<SavedRecord<AccountantRecord> | undefined>;
  /** A number for each payment. */
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
  records: PayRecords,
  { employeeId, index, entry, memo, confirmedNet }: NewPay & { index: number },
  decisionContext: PayrollDecisionContext,
): Promise<Decision> {
  const { subject, accountant, terms, periods, entryIds, year, asOfSeq } = await batchQueries(
    decisionContext.tx,
    (tx) => ({
      subject: records.subject(tx, employeeId),
      accountant: records.accountant(tx, entry.accountantId),
      terms: records.terms(tx),
      periods: records.periods(tx),
      entryIds: records.entryIds(tx),
      year: decisionContext.year(yearOf(entry.payDate)),
      asOfSeq: decisionContext.asOfSeq(),
    }),
  );
  requireActive(subject);
  requireFoundAccountant(accountant);
  const period = periodOf(subject, entry.periodId);
  const facts = readPayFacts(subject, terms, { period, payDate: entry.payDate });
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

async function paidPeriods(
  tx: Transaction,
  { companyId }: CompanyScope,
  payments: readonly NewPay[],
): Promise<PaidPeriods> {
  const paid = await paidPeriodsOf(tx, companyId, {
    employeeIds: distinct(payments.map(({ employeeId }) => employeeId)),
    periodIds: distinct(payments.map(({ entry }) => entry.periodId)),
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

/** Reads what there is, or what an id stands for, the first time somebody asks. */
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
