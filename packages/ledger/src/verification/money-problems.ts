import { paymentAddsUp } from '@garita/domain/contractor/contractor-payment';
import { AMOUNT_NAMES, type Amounts, mapAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { addsUp, isWithinLimits, partsAddUp } from '@garita/domain/pay/statement-sums';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { amountsAfter } from '../events/amounts-after.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import { contractorPayments, entries } from '../schema/index.ts';

/**
 * A problem of an event's amounts. 'sum': the parts of its statement do not add up to its net. 'limit': a
 * contribution exceeds what the year's limit left. 'stub': the entry in force differs from the statement
 * that its stub prints.
 */
export type MoneyProblem = 'sum' | 'limit' | 'stub';

/**
 * Adds up the amounts of an event again. `inForce` are the amounts of the entry whose last event this is,
 * `after` those of the payload.
 */
export function moneyProblems(
  event: AnyLedgerEvent,
  inForce: Amounts | undefined,
  after = amountsAfter(event),
): MoneyProblem[] {
  switch (event.type) {
    case 'TimeLoaded':
    case 'TimeAmended':
    case 'TimeRecalculated': {
      const { result, corrects } = event.data;
      // The result of a correction is a payment; its own amounts are differences, which may be negative.
      const paid = corrects?.result ?? result;
      return [
        ...(addsUp(paid) && partsAddUp(result) ? [] : ['sum' as const]),
        ...(isWithinLimits(paid) ? [] : ['limit' as const]),
        ...stubProblems(after, inForce),
      ];
    }
    case 'ContractorTimeLoaded':
    case 'ContractorTimeAmended': {
      const { result } = event.data;
      return [...(paymentAddsUp(result) ? [] : ['sum' as const]), ...stubProblems(after, inForce)];
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
    case 'NoWorkRecorded':
    case 'ObligationSettled':
    case 'SettlementWithdrawn':
      return [];
  }
}

function stubProblems(printed: Amounts | undefined, inForce: Amounts | undefined): MoneyProblem[] {
  return inForce === undefined || AMOUNT_NAMES.every((name) => printed?.[name] === inForce[name])
    ? []
    : ['stub'];
}

type LogRange = { companyId: number; fromSeq: number; toSeq: number };

/**
 * Returns the amounts of live entries and payments whose last event is in a part of the log, by that event.
 */
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
