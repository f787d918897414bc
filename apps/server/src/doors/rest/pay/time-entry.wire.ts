import { boundedListSchema } from '@garita/domain/field/bounded-list.schema';
import { requiredOr, STRICT } from '@garita/domain/field-code';
import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { z } from 'zod';
import { TYPED_AMOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { recordWire, withWireNames } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs } from '../wire/field-table.ts';
import { amountOrAbsent, optionalAmount } from '../wire/wire-amounts.ts';
import { RETENTION_TYPE } from '../wire/wire-choices.ts';
import { clockOrZero } from '../wire/wire-hours.ts';
import { orBlank, renamed } from '../wire/wire-objects.ts';
import { percentOrAbsent } from '../wire/wire-percentages.ts';
import { members, readAll } from '../wire/wire-value.ts';
import { optionalText, plain, wholeNumber } from '../wire/wire-values.ts';
import { type PayChange, payChangeBody } from './pay-change.wire.ts';
import {
  decodeTypedAmounts,
  type TypedAmounts,
  typedAmountsOf,
  typedShape,
  typedWireError,
} from './payment.wire.ts';

const TYPED_OVER = { editedIncomeTax: true, editedSeveranceExempt: true, companyLines: true } as const;

/**
 * The plain fields of an entry. Amounts typed over calculated ones are read apart: `tax_pr` and
 * `severance_exempt` with their flags, and the `payment` lines.
 */
export type PlainEntry = Omit<TimeEntry, keyof typeof TYPED_OVER>;

const clockOfDay = clockOrZero.refine((minutes) => Number(minutes) <= 24 * 60, 'day-too-long');

const DAYS = renamed(
  { meal_worked: 'mealWorked' },
  boundedListSchema(
    z.strictObject({ date: z.iso.date('date-invalid'), worked: clockOfDay, meal_worked: clockOfDay }, STRICT),
    'days',
    requiredOr('option-invalid'),
  ),
  true,
);

const daysOrAbsent = orBlank(DAYS, undefined);

/** The days of a changed entry; null goes back to typed hours. */
export const daysOrNone = orBlank(DAYS, null);

/** A time entry on the wire. `holiday`, `regular_time` and the like are 'HH:MM'; amounts are dollars. */
export const TIME_ENTRY_FIELDS: FieldTable<PlainEntry> = {
  periodId: fieldAs('period_id', wholeNumber),
  payDate: fieldAs('pay_date', plain),
  accountantId: fieldAs('accountant_id', wholeNumber),
  'minutes.regular': fieldAs('regular_time', clockOrZero),
  'minutes.overtime': fieldAs('over_time', clockOrZero),
  'minutes.mealPeriod': fieldAs('meal_time', clockOrZero),
  days: fieldAs('days', daysOrAbsent),
  'minutes.vacation': fieldAs('vacation_time', clockOrZero),
  'minutes.sick': fieldAs('sick_time', clockOrZero),
  'minutes.holiday': fieldAs('holiday_time', clockOrZero),
  'earnings.tips': fieldAs(TYPED_AMOUNT_NAMES.tips, optionalAmount),
  'earnings.tipsReceived': fieldAs(TYPED_AMOUNT_NAMES.tipsReceived, optionalAmount),
  'earnings.severance': fieldAs(TYPED_AMOUNT_NAMES.severance, optionalAmount),
  'earnings.commissions': fieldAs(TYPED_AMOUNT_NAMES.commissions, optionalAmount),
  'earnings.concessions': fieldAs(TYPED_AMOUNT_NAMES.concessions, optionalAmount),
  'earnings.bonus': fieldAs(TYPED_AMOUNT_NAMES.bonus, optionalAmount),
  // If left out, a new entry gets the employee's salary and a saved one keeps its own.
  'earnings.salary': fieldAs(TYPED_AMOUNT_NAMES.salary, amountOrAbsent),
  'deductions.donation': fieldAs(TYPED_AMOUNT_NAMES.donation, optionalAmount),
  'deductions.childSupport': fieldAs(TYPED_AMOUNT_NAMES.childSupport, optionalAmount),
  'deductions.aflac': fieldAs(TYPED_AMOUNT_NAMES.aflac, optionalAmount),
  'deductions.medicalPlan': fieldAs(TYPED_AMOUNT_NAMES.medicalPlan, optionalAmount),
  'deductions.codaPlans': fieldAs(TYPED_AMOUNT_NAMES.codaPlans, optionalAmount),
  'deductions.others': fieldAs(TYPED_AMOUNT_NAMES.others, optionalAmount),
  reimbursedExpenses: fieldAs(TYPED_AMOUNT_NAMES.reimbursedExpenses, optionalAmount),
  withholdingRate: fieldAs('tax_pr_percent', percentOrAbsent),
  memo: fieldAs('memo', optionalText),
};

export const plainEntryWire = recordWire<PlainEntry>(timeEntrySchema.omit(TYPED_OVER), TIME_ENTRY_FIELDS);

/**
 * Returns true if an entry of this method has no percentage of its own. A percentage on the wire is then
 * ignored.
 */
export function hasNoPercentage(retentionType: unknown): boolean {
  const { data: method } = RETENTION_TYPE.safeParse(retentionType);
  return method !== undefined && method !== 'flat-rate';
}

/** Awaits a use case, and names the fields that it refuses as the wire does. */
export function namingEntryFields<Result>(work: Promise<Result>): Promise<Result> {
  return withWireNames(plainEntryWire.naming(work), typedWireError);
}

/** Reads a time entry without the calculated amounts. Errors: `invalid-input` with wire names. */
export function decodeTimeEntry(body: unknown): TimeEntry {
  const { tax_pr_percent, ...others } = members.parse(body);
  const isUnused = hasNoPercentage(others.retention_type);
  const { untyped, typed } = readAll({
    untyped: () => plainEntryWire.decode(isUnused ? others : body),
    typed: () => typedAmountsOf(decodeTypedAmounts(body)),
  });
  return { ...untyped, ...typed };
}

/** Reads the body of a new entry: the entry, its typed amounts, and the fields about loading it. */
export const timeEntryBody: BodyWire<PayChange & { entry: TimeEntry; typedAmounts: TypedAmounts }> = {
  decode: (body) => {
    const { pay, entry } = readAll({
      entry: () => decodeTimeEntry(body),
      pay: () => payChangeBody.decode(body),
    });
    return { ...pay, entry, typedAmounts: decodeTypedAmounts(body) };
  },
  naming: namingEntryFields,
  shape: () => ({ ...plainEntryWire.shape(), ...typedShape(), ...payChangeBody.shape() }),
};
