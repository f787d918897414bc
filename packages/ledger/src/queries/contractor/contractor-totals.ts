import type { ContractorCategory } from '@garita/domain/contractor/contractor-payment';
import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, asc, between, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { contractorPayments, events } from '../../schema/index.ts';
import type { ContractorPaymentView } from './contractor-payment-view.ts';

/**
 * The totals of payments: time, and cents before and after withholding. Reimbursed expenses are no income.
 */
export type ContractorTotals = {
  regularMinutes: Minutes;
  gross: Cents;
  incomeTaxWithheld: Cents;
  reimbursedExpenses: Cents;
  net: Cents;
};

/** A payment as a report lists it. */
export type PaymentLine = ContractorTotals & {
  contractorId: number;
  entryId: number;
  payDate: CalendarDate;
  category: ContractorCategory;
  /** The part of the gross in the first 500.00 of the year, as the payment froze it. */
  notSubject: Cents;
};

/**
 * Returns the live payments of a company with a pay date between two days, both included, by contractor and
 * pay date.
 */
export async function contractorPaymentsBetween(
  db: Database,
  companyId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<PaymentLine[]> {
  const {
    contractorId,
    entryId,
    payDate,
    regularMinutes,
    gross,
    incomeTaxWithheld,
    reimbursedExpenses,
    net,
  } = contractorPayments;
  const amounts = { regularMinutes, gross, incomeTaxWithheld, reimbursedExpenses, net };
  return db
    .select({ contractorId, entryId, payDate, category, notSubject, ...amounts })
    .from(contractorPayments)
    .innerJoin(
      events,
      and(eq(events.companyId, contractorPayments.companyId), eq(events.seq, contractorPayments.lastSeq)),
    )
    .where(and(live(companyId), between(payDate, from, to)))
    .orderBy(asc(contractorId), asc(payDate), asc(entryId));
}

/**
 * Sums the live payments of a tax year up to and including one of them, by pay date and then in order of
 * loading.
 */
export async function contractorYearTotals(
  db: Database,
  payment: Pick<ContractorPaymentView, 'companyId' | 'contractorId' | 'taxYear' | 'payDate' | 'entryId'>,
): Promise<ContractorTotals> {
  const { companyId, contractorId, taxYear, payDate, entryId } = payment;
  const upTo = or(
    lt(contractorPayments.payDate, payDate),
    and(eq(contractorPayments.payDate, payDate), lte(contractorPayments.entryId, entryId)),
  );
  return sumOf(db, and(ofYear({ companyId, contractorId, taxYear }), upTo));
}

/** Returns the totals of a contractor's tax year so far. */
export async function contractorYearToDate(
  db: Database,
  year: { companyId: number; contractorId: number; taxYear: number },
): Promise<ContractorTotals> {
  return sumOf(db, ofYear(year));
}

// The constraints of the table require a category for a live payment.
const category = sql<ContractorCategory>`${contractorPayments.category}`;

// The payments recorded before the law's rule existed name none.
const notSubject = readBy(sql`coalesce((${events.data} -> 'result' ->> 'notSubject')::bigint, 0)`, Number);

const SUMS = {
  regularMinutes: sumColumn(contractorPayments.regularMinutes),
  gross: sumColumn(contractorPayments.gross),
  incomeTaxWithheld: sumColumn(contractorPayments.incomeTaxWithheld),
  reimbursedExpenses: sumColumn(contractorPayments.reimbursedExpenses),
  net: sumColumn(contractorPayments.net),
};

function sumColumn(column: PgColumn) {
  return readBy(sql`coalesce(sum(${column}), 0)`, Number);
}

function live(companyId: number): SQL | undefined {
  return and(eq(contractorPayments.companyId, companyId), eq(contractorPayments.status, 'live'));
}

function ofYear({
  companyId,
  contractorId,
  taxYear,
}: {
  companyId: number;
  contractorId: number;
  taxYear: number;
}): SQL | undefined {
  return and(
    live(companyId),
    eq(contractorPayments.contractorId, contractorId),
    eq(contractorPayments.taxYear, taxYear),
  );
}

async function sumOf(db: Database, where: SQL | undefined): Promise<ContractorTotals> {
  const [sum] = await db.select(SUMS).from(contractorPayments).where(where);
  return sum ?? { regularMinutes: 0, gross: 0, incomeTaxWithheld: 0, reimbursedExpenses: 0, net: 0 };
}
