import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { payrollText } from '../../../text/payroll.es.ts';
import type { LeaveEffect } from '../state/leave-effect.ts';

const text = payrollText.confirmation;

/**
 * What saving does to vacation and to sick time, each in a sentence of its own with the balance now and afterwards. Nothing
 * for a kind that stays as it is.
 */
export function leaveClauses(leave: Record<LeaveKind, LeaveEffect>): string[] {
  return LEAVE_KINDS.flatMap((kind) => {
    const { balance, balanceAfter } = leave[kind];
    const sentences = [...takenClause(kind, leave[kind]), ...creditClause(kind, leave[kind])];
    if (sentences.length === 0) return [];
    return [[...sentences, text.balance(formatMinutes(balance), formatMinutes(balanceAfter))].join(' ')];
  });
}

function takenClause(kind: LeaveKind, { takenBefore, taken }: LeaveEffect): string[] {
  if (taken === takenBefore) return [];
  const [from, to] = [formatMinutes(takenBefore), formatMinutes(taken)];
  if (takenBefore === 0) return [text.leave[kind].paying(to)];
  return [taken < takenBefore ? text.leave[kind].lowering(from, to) : text.leave[kind].raising(from, to)];
}

// What the balance moves by beyond the time taken is the credit of a month that ends in the period.
function creditClause(kind: LeaveKind, { takenBefore, taken, balance, balanceAfter }: LeaveEffect): string[] {
  return balanceAfter - balance === takenBefore - taken ? [] : [text.credit[kind]];
}
