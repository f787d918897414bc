import { contractorAmounts } from '@garita/domain/contractor/contractor-payment';
import { AMOUNT_NAMES, type Amounts, amountsOf, mapAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { addsUp, isWithinLimits, partsAddUp, paymentAddsUp } from '@garita/domain/pay/statement-sums';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { contractorPayments, entries } from '../schema/index.ts';
import type { AnyLedgerEvent } from './any-ledger-event.ts';

/**
 * What is wrong with the amounts of an event: the parts of its statement do not come to its net, a contribution is above what the
 * limit of the year left, or the entry in force does not have the amounts of the statement that its stub prints.
 */
export type MoneyProblem = 'sum' | 'limit' | 'stub';

/** Adds up again what an event came to; `inForce` are the amounts of the entry that it is the last word on. */
export function moneyProblems(event: AnyLedgerEvent, inForce: Amounts | undefined): MoneyProblem[] {
  switch (event.type) {
    case 'TimeLoaded':
    case 'TimeAmended':
    case 'TimeRecalculated': {
      const { inputs, result, corrects } = event.data;
      // Of a correction what it leaves is a payment; its own amounts are differences, which may be less than nothing.
      const paid = corrects?.result ?? result;
      return [
        ...(addsUp(paid) && partsAddUp(result) ? [] : ['sum' as const]),
        ...(isWithinLimits(paid) ? [] : ['limit' as const]),
        ...stubProblems(amountsOf(inputs, result), inForce),
      ];
    }
    case 'ContractorTimeLoaded':
    case 'ContractorTimeAmended': {
      const { result } = event.data;
      return [
        ...(paymentAddsUp(result) ? [] : ['sum' as const]),
        ...stubProblems(contractorAmounts(result), inForce),
      ];
    }
    case 'TimeDeleted':
    case 'ContractorTimeDeleted':
    case 'OpeningBalanceSet':
    case 'OpeningBalanceCorrected':
    case 'TimePaid':
    case 'TimeUnpaid':
    case 'LeaveAdjusted':
    case 'PeriodReviewed':
    case 'PeriodClosed':
    case 'PeriodReopened':
    case 'MonthClosed':
    case 'MemosErased':
    case 'NextChequeStated':
    case 'DocumentFiled':
    case 'FilingWithdrawn':
      return [];
  }
}

function stubProblems(printed: Amounts, inForce: Amounts | undefined): MoneyProblem[] {
  return inForce === undefined || AMOUNT_NAMES.every((name) => printed[name] === inForce[name])
    ? []
    : ['stub'];
}

type LogRange = { companyId: number; fromSeq: number; toSeq: number };

/** The amounts of live entries and payments by the event that is their last word, of the events of a part of the log. */
export async function inForceIn(db: Database, range: LogRange): Promise<Map<number, Amounts>> {
  const ofEntries = await db.select().from(entries).where(liveIn(entries, range));
  const ofPayments = await db.select().from(contractorPayments).where(liveIn(contractorPayments, range));
  return new Map([
    ...ofEntries.map((row) => [row.lastSeq, mapAmounts((name) => row[name])] as const),
    ...ofPayments.map((row) => [row.lastSeq, paidAmounts(row)] as const),
  ]);
}

function paidAmounts(row: typeof contractorPayments.$inferSelect): Amounts {
  const { gross, net, uncollected, incomeTaxWithheld, regularMinutes, reimbursedExpenses } = row;
  return {
    ...NO_AMOUNTS,
    gross,
    net,
    uncollected,
    incomeTaxWithheld,
    regularMinutes,
    reimbursedExpenses,
  };
}

function liveIn(table: typeof entries | typeof contractorPayments, { companyId, fromSeq, toSeq }: LogRange) {
  return and(
    eq(table.companyId, companyId),
    eq(table.status, 'live'),
    gte(table.lastSeq, fromSeq),
    lte(table.lastSeq, toSeq),
  );
}
