import { isDeepStrictEqual } from 'node:util';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { NO_OPENING_BALANCE_BASES } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { OpeningBalance } from '../events/payroll-events.ts';
import { changeOf } from './decider.ts';
import type { Decision } from './decision.ts';
import type { PayrollYear } from './state.ts';

/** A correction of leave by hand, in signed minutes. */
export type AdjustLeave = { kind: LeaveKind; minutes: Minutes; date: CalendarDate };

/** Corrects leave by hand. The balance may become negative. */
export function decideLeaveAdjustment({ kind, minutes, date }: AdjustLeave): Decision {
  const data = { kind, minutes };
  return { ok: true, events: [{ type: 'LeaveAdjusted', taxYear: yearOf(date), payDate: date, data }] };
}

/**
 * Sets the opening balance of a tax year, or corrects it. An unchanged one in force records nothing. The
 * leave of an opening balance is no longer in force once another year has set leave after it.
 */
export function decideOpeningBalance(year: PayrollYear, balance: OpeningBalance, isInForce = true): Decision {
  const { taxYear, asOf: payDate } = balance;
  if (!year.opening) {
    return {
      ok: true,
      events: [{ type: 'OpeningBalanceSet', taxYear, payDate, data: { ...balance, delta: balance.amounts } }],
    };
  }
  const { seq: replacesSeq, balance: before } = year.opening;
  if (isInForce && isSameOpeningBalance(before, balance)) return { ok: true, events: [] };
  const change = changeOf(replacesSeq, before.amounts, balance.amounts);
  return {
    ok: true,
    events: [{ type: 'OpeningBalanceCorrected', taxYear, payDate, data: { ...balance, ...change } }],
  };
}

function isSameOpeningBalance(before: OpeningBalance, after: OpeningBalance): boolean {
  const facts = ({ asOf, source, amounts, bases = NO_OPENING_BALANCE_BASES, leave }: OpeningBalance) => ({
    asOf,
    source,
    amounts,
    bases,
    leave,
  });
  return isDeepStrictEqual(facts(before), facts(after));
}
