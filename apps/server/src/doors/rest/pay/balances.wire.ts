import {
  type LeaveAdjustmentInput,
  leaveAdjustmentSchema,
} from '@garita/domain/employee/leave-adjustment.schema';
import type { CreditByLaw, LeaveMovement } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
} from '@garita/domain/pay/withholding/tax-parameters';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import type { EmployeeBalances } from '../../../application/pay/employee-balances.ts';
import { fieldName } from '../../../text/field-names.es.ts';
import { FIXED_TAX_NAMES } from '../tax/tax.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs } from '../wire/field-table.ts';
import { limit } from '../wire/wire-amounts.ts';
import { clock, signedClock } from '../wire/wire-hours.ts';
import { plain, text } from '../wire/wire-values.ts';
import { amountsWire, openingBalanceAnswer } from './opening-balance.wire.ts';

const ADJUSTMENT_FIELDS: FieldTable<LeaveAdjustmentInput> = {
  kind: fieldAs('kind', plain),
  date: fieldAs('date', plain),
  minutes: fieldAs('time', signedClock),
  reason: fieldAs('reason', text),
};

/** A correction of leave on the wire: 'HH:MM', or '-HH:MM' to take time away. */
export const leaveAdjustmentWire = recordWire(leaveAdjustmentSchema, ADJUSTMENT_FIELDS);

/** A change of a leave balance on the wire; the hours of leave taken are negative. */
export const movementAnswer = answerWire(
  'LeaveMovement',
  () => ({
    kind: z.enum(LEAVE_KINDS),
    cause: z.enum(['opening', 'credit', 'taken', 'adjustment']),
    date: z.iso.date(),
    time: z.string(),
    month: z.string().optional(),
    day_hours: clock.optional(),
    cut: clock.optional(),
    entry_id: z.int().optional(),
    period_id: z.int().optional(),
    seq: z.int().optional(),
    reason: z.string().optional(),
  }),
  (movement: LeaveMovement & { kind: LeaveKind }) => ({
    kind: movement.kind,
    cause: movement.cause,
    date: movement.date,
    time: formatMinutes(movement.minutes),
    ...causeAnswer(movement),
  }),
);

/**
 * Returns the cause of a movement: the month, the entry with its period, or the correction with its reason.
 */
function causeAnswer(movement: LeaveMovement) {
  switch (movement.cause) {
    case 'opening':
      return {};
    case 'credit':
      return { month: movement.month, ...creditByLawAnswer(movement.byLaw) };
    case 'taken':
      return { entry_id: movement.entryId, period_id: movement.periodId };
    case 'adjustment':
      return { seq: movement.seq, reason: movement.reason };
  }
}

/** Returns the day that a credit by law was counted in, and the part that the cap of sick leave cut off. */
function creditByLawAnswer(byLaw: CreditByLaw | undefined) {
  if (!byLaw) return {};
  const { dayMinutes, cut } = byLaw;
  return { day_hours: formatMinutes(dayMinutes), ...(cut > 0 ? { cut: formatMinutes(cut) } : {}) };
}

/** An employee's balances on the wire: money in dollars, leave as 'HH:MM'. */
export const balancesAnswer = answerWire(
  'Balances',
  () => ({
    year: z.int(),
    opening: openingBalanceAnswer.schema().nullable(),
    warnings: z.array(z.string()),
    totals: z.strictObject(amountsWire.shape()),
    limits: z.record(z.string(), limit),
    vacation_acum_hours: signedClock,
    sicks_acum_hours: signedClock,
    vacation: z.array(movementAnswer.schema()),
    sick: z.array(movementAnswer.schema()),
  }),
  ({ year, opening, belowBase, passed, yearToDate, limits, leave }: EmployeeBalances) => ({
    year,
    opening: opening && openingBalanceAnswer(opening),
    warnings: warningsOf({ belowBase, passed }),
    totals: amountsWire.encode(yearToDate),
    limits: Object.fromEntries(
      CONTRIBUTION_CONCEPTS.map((concept) => [
        FIXED_TAX_NAMES[concept],
        limit.encode(limits[concept] ?? null),
      ]),
    ),
    vacation_acum_hours: balanceOf(leave.vacation),
    sicks_acum_hours: balanceOf(leave.sick),
    vacation: leave.vacation.map((movement) => movementAnswer({ ...movement, kind: 'vacation' })),
    sick: leave.sick.map((movement) => movementAnswer({ ...movement, kind: 'sick' })),
  }),
);

function warningsOf({ belowBase, passed }: Pick<EmployeeBalances, 'belowBase' | 'passed'>): string[] {
  return [
    ...belowBase.map((tax) => WARNING_TEXTS.belowBase({ name: taxName(tax), ...tax })),
    ...passed.map((tax) => WARNING_TEXTS.passedLimit({ name: taxName(tax), ...tax })),
  ];
}

// Sentences use the name of a tax that its field has.
const taxName = ({ concept }: { concept: ContributionConcept }) => fieldName(FIXED_TAX_NAMES[concept]);

// Adds up all movements, whatever their dates, as the employee's record shows them.
function balanceOf(movements: readonly LeaveMovement[]): string {
  return formatMinutes(movements.reduce((sum, { minutes }) => sum + minutes, 0));
}
