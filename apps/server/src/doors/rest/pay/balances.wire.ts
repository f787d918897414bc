import {
  type LeaveAdjustmentInput,
  leaveAdjustmentSchema,
} from '@garita/domain/employee/leave-adjustment.schema';
import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import {
  type OpeningBalanceBases,
  type OpeningBalanceFigures,
  type OpeningBalanceInput,
  openingBalanceSchema,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import {
  CONTRIBUTION_CONCEPTS,
  type ContributionConcept,
} from '@garita/domain/pay/withholding/tax-parameters';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { z } from 'zod';
import { reasonSchema } from '../../../application/pay/change-pay.ts';
import type { EmployeeBalances } from '../../../application/pay/employee-balances.ts';
import { yearSchema } from '../../../application/year.ts';
import { fieldName } from '../../../text/field-names.es.ts';
import { FIXED_TAX_NAMES } from '../tax/tax.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { type BodyWire, type FieldTable, fieldAs, recordWire, within } from '../wire/field-names.ts';
import { reasonWire } from '../wire/reason.wire.ts';
import { amountOrNull, limit, optionalAmount } from '../wire/wire-amounts.ts';
import { signedClock } from '../wire/wire-hours.ts';
import { members, readAll, readValue } from '../wire/wire-value.ts';
import { checkedFlagOr, plain, text, wholeNumber } from '../wire/wire-values.ts';

const AMOUNTS: FieldTable<OpeningBalanceFigures> = {
  gross: fieldAs('gross', optionalAmount),
  tips: fieldAs('tips', optionalAmount),
  commissions: fieldAs('commissions', optionalAmount),
  concessions: fieldAs('concessions', optionalAmount),
  incomeTaxWithheld: fieldAs('tax_pr', optionalAmount),
  disabilityInsurance: fieldAs('inability', optionalAmount),
  medicare: fieldAs('medicare', optionalAmount),
  socialSecurity: fieldAs('secure_social', optionalAmount),
  socialSecurityOnTips: fieldAs('social_tips', optionalAmount),
  chauffeurInsurance: fieldAs('choferil', optionalAmount),
  reimbursedExpenses: fieldAs('refund', optionalAmount),
  donation: fieldAs('donation', optionalAmount),
  codaPlans: fieldAs('coda_plans', optionalAmount),
};

const BASES: FieldTable<OpeningBalanceBases> = {
  exemptWages: fieldAs('exempt_wages', amountOrNull),
  socialSecurity: fieldAs('secure_social_wages', amountOrNull),
  socialSecurityOnTips: fieldAs('social_tips_wages', amountOrNull),
  medicare: fieldAs('medicare_wages', amountOrNull),
  disabilityInsurance: fieldAs('inability_wages', amountOrNull),
};

/** The totals of a year on the wire; an amount that is left out is zero. */
const amountsWire = recordWire(openingBalanceSchema.shape.amounts, AMOUNTS);

const FIELDS: FieldTable<OpeningBalanceInput> = {
  asOf: fieldAs('as_of', plain),
  ...within('amounts', AMOUNTS),
  ...within('bases', BASES),
};

/**
 * The opening balance of a year on the wire. An amount that is left out is zero; a tax base that is left out
 * follows from the gross.
 */
export const openingBalanceWire = recordWire(openingBalanceSchema, FIELDS);

type SubmittedOpeningBalance = {
  opening: OpeningBalanceInput;
  includesEntries: boolean;
  reason: string | undefined;
};

/**
 * An opening balance as it is sent. `includes_entries` tells if it counts the pay that is loaded here up to
 * its day; `reason` is required for a year that was filed.
 */
export const openingBalanceBody: BodyWire<SubmittedOpeningBalance> = {
  decode: (body) => {
    const { includes_entries, reason, ...opening } = members.parse(body);
    return readAll({
      opening: () => openingBalanceWire.decode(opening),
      includesEntries: () => Boolean(readValue(checkedFlagOr(true), includes_entries, 'includes_entries')),
      reason: () => reasonWire.decode({ reason }).reason,
    });
  },
  naming: openingBalanceWire.naming,
  shape: () => ({ ...openingBalanceWire.shape(), includes_entries: z.boolean(), reason: reasonSchema }),
};

/** The year whose opening balance is removed, and the reason. */
export const openingRemovalWire = recordWire(
  z.strictObject({ year: yearSchema, reason: reasonSchema.optional() }),
  { year: fieldAs('year', wholeNumber), reason: fieldAs('reason', plain) },
);

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
      return { month: movement.month };
    case 'taken':
      return { entry_id: movement.entryId, period_id: movement.periodId };
    case 'adjustment':
      return { seq: movement.seq, reason: movement.reason };
  }
}

type SavedOpening = NonNullable<EmployeeBalances['opening']>;

/** A saved opening balance, and the number of its event. */
export const openingBalanceAnswer = answerWire(
  'OpeningBalance',
  () => ({ ...openingBalanceWire.shape(), version: z.int() }),
  (opening: SavedOpening) => ({ ...openingBalanceWire.encode(opening), version: opening.version }),
);

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
