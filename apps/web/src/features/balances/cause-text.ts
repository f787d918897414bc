import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { dayText, momentText, monthText } from '../../lib/date-text.ts';
import { balancesText } from '../../text/balances.es.ts';
import type { Balances } from './balances.ts';

const { leave: text } = balancesText;

/** Why a balance moved, in words. */
export type CauseText = (movement: LeaveMovement) => string;

/** The causes of an employee's movements of leave; a correction by hand says who made it and when. */
export function causeTexts({ corrections, users }: Pick<Balances, 'corrections' | 'users'>): CauseText {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const made = new Map(corrections.map((correction) => [correction.seq, correction]));
  return (movement) => {
    const cause = causeText(movement);
    const correction = movement.cause === 'adjustment' ? made.get(movement.seq) : undefined;
    if (!correction) return cause;
    const { recordedBy, recordedAt } = correction;
    const person = names.get(recordedBy) ?? balancesText.formerUser(recordedBy);
    return text.correctedBy(cause, person, momentText(recordedAt));
  };
}

function causeText(movement: LeaveMovement): string {
  switch (movement.cause) {
    case 'opening':
      return text.opening;
    case 'credit':
      return text.credit(monthText(movement.month));
    case 'taken': {
      const period = payPeriodById(movement.periodId);
      if (!period) throw new RangeError(`No period ${movement.periodId}`);
      return text.taken(period.number, dayText(period.start), dayText(period.end));
    }
    case 'adjustment':
      return text.adjustment(movement.reason);
  }
}
