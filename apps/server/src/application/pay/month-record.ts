import type { Cents } from '@garita/domain/money/cents';
import type { MonthStatus } from '@garita/domain/pay/period/period-status';
import { type CalendarMonth, daysOfMonth } from '@garita/domain/time/calendar-month';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { allOf } from '@garita/ledger/database/all-of';
import {
  isSameMonthPay,
  lastMonthClosings,
  type MonthClosing,
} from '@garita/ledger/queries/month/month-closings';
import {
  type MonthPay,
  NO_MONTH_PAY,
  openPeriodsInMonths,
  payByMonth,
} from '@garita/ledger/queries/month/paid-in-months';
import { findUserNames } from '@garita/ledger/registry/access/user-names';
import { companyPeriodLookup } from '../company/company-periods.ts';
import { type ClosingFingerprint, closingFingerprint } from '../history/closing-fingerprint.ts';
import { type ChangedAmount, listChangedAmounts } from '../history/history-line.ts';
import type { UseCaseContext } from '../use-case.ts';

/** The number of payments to some people in a month, and their sums. */
export type PayeeTotals = { count: number; gross: Cents; net: Cents };

/** The pay of a month, by pay date, and its sums. */
export type MonthPaid = { employees: PayeeTotals; contractors: PayeeTotals; gross: Cents; net: Cents };

/** The closing of a month: the pay of the month at that time, and the amounts that differ now. */
export type ClosedMonth = {
  by: string;
  at: string;
  seal: ClosingFingerprint;
  paid: MonthPaid;
  changed: { employees: ChangedAmount[]; contractors: ChangedAmount[] };
};

/** A month of a company: its status and its pay. */
export type MonthRecord = {
  month: CalendarMonth;
  status: MonthStatus;
  /** True if the month's last day has passed; a month cannot be closed before. */
  isOver: boolean;
  /** The periods with pay in the month that are not closed. */
  openPeriods: PayPeriod[];
  paid: MonthPaid;
  /** The last closing; null if nobody closed the month. */
  closing: ClosedMonth | null;
};

/** Returns some months of a company, in order, as they stand now. */
export async function monthRecords(
  { dependencies: { database, today } }: UseCaseContext,
  companyId: number,
  months: readonly CalendarMonth[],
): Promise<MonthRecord[]> {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { periodOf, paid, open, closings } = await allOf({
    periodOf: companyPeriodLookup(database, companyId),
    paid: payByMonth(database, companyId, { first, last }),
    open: openPeriodsInMonths(database, companyId, { first, last }),
    closings: lastMonthClosings(database, companyId, { first, last }),
  });
  const names = await findUserNames(
    database,
    closings.map(({ by }) => by),
  );
  return months.map((month) => {
    const now = paid.get(month) ?? NO_MONTH_PAY;
    const closing = closings.find((one) => one.month === month);
    return {
      month,
      status: statusOf(now, closing),
      isOver: daysOfMonth(month).to < today(),
      openPeriods: (open.get(month) ?? []).flatMap((periodId) => periodOf(periodId) ?? []),
      paid: paidOf(now),
      closing: closing ? closedMonth(closing, now, names) : null,
    };
  });
}

function statusOf(now: MonthPay, closing: MonthClosing | undefined): MonthStatus {
  if (!closing) return 'open';
  return isSameMonthPay(closing.paid, now) ? 'closed' : 'changed';
}

function closedMonth(
  { by, at, paid: then, ...closing }: MonthClosing,
  now: MonthPay,
  names: ReadonlyMap<number, string>,
): ClosedMonth {
  return {
    by: names.get(by) ?? '',
    at,
    seal: closingFingerprint(closing),
    paid: paidOf(then),
    changed: {
      employees: listChangedAmounts(then.totals, now.totals),
      contractors: listChangedAmounts(then.paymentTotals, now.paymentTotals),
    },
  };
}

function paidOf({ entryCount, totals, paymentCount, paymentTotals }: MonthPay): MonthPaid {
  return {
    employees: { count: entryCount, gross: totals.gross, net: totals.net },
    contractors: { count: paymentCount, gross: paymentTotals.gross, net: paymentTotals.net },
    gross: totals.gross + paymentTotals.gross,
    net: totals.net + paymentTotals.net,
  };
}
