import {
  type TimeChange,
  type TimeCorrection,
  timeChangeSchema,
  timeCorrectionSchema,
} from '@garita/domain/pay/time-change.schema';
import { type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import type { z } from 'zod';
import { TYPED_AMOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { decodeNamed, recordWire, withWireNames } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs, type WireBody } from '../wire/field-table.ts';
import {
  amountOrAbsent,
  optionalAmount,
  optionalPercent,
  percentOrAbsent,
  percentOrNone,
} from '../wire/wire-amounts.ts';
import { choice } from '../wire/wire-choices.ts';
import { clockOrZero } from '../wire/wire-hours.ts';
import { isBlank, members, readAll } from '../wire/wire-value.ts';
import { optionalText, plain, wholeNumber } from '../wire/wire-values.ts';
import { type PayChange, payChangeBody } from './pay-change.wire.ts';
import {
  decodeTypedAmounts,
  TYPED,
  type TypedAmounts,
  typedAmountsOf,
  typedWireError,
} from './payment.wire.ts';

/**
 * The plain fields of an entry. Amounts typed over calculated ones are read apart: `tax_pr` with its flag,
 * and the `payment` lines.
 */
type PlainEntry = Omit<TimeEntry, 'editedIncomeTax' | 'companyLines'>;

/** A time entry on the wire. `holiday`, `regular_time` and the like are 'HH:MM'; amounts are dollars. */
export const TIME_ENTRY_FIELDS: FieldTable<PlainEntry> = {
  periodId: fieldAs('period_id', wholeNumber),
  payDate: fieldAs('pay_date', plain),
  accountantId: fieldAs('accountant_id', wholeNumber),
  'minutes.regular': fieldAs('regular_time', clockOrZero),
  'minutes.overtime': fieldAs('over_time', clockOrZero),
  'minutes.mealPeriod': fieldAs('meal_time', clockOrZero),
  'minutes.vacation': fieldAs('vacation_time', clockOrZero),
  'minutes.sick': fieldAs('sick_time', clockOrZero),
  'minutes.holiday': fieldAs('holiday_time', clockOrZero),
  'earnings.tips': fieldAs(TYPED_AMOUNT_NAMES.tips, optionalAmount),
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

export const plainEntryWire = recordWire<PlainEntry>(
  timeEntrySchema.omit({ editedIncomeTax: true, companyLines: true }),
  TIME_ENTRY_FIELDS,
);

/** Awaits a use case, and names the fields that it refuses as the wire does. */
export function namingEntryFields<Result>(work: Promise<Result>): Promise<Result> {
  return withWireNames(plainEntryWire.naming(work), typedWireError);
}

/** Reads a time entry without the calculated amounts. Errors: `invalid-input` with wire names. */
export function decodeTimeEntry(body: unknown): TimeEntry {
  const { tax_pr_percent, ...others } = members.parse(body);
  const isUnused = METHOD.safeParse(others.retention_type).data === 'table';
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
  shape: () => ({ ...plainEntryWire.shape(), ...TYPED, ...payChangeBody.shape() }),
};

export const METHOD = choice({ 1: 'flat-rate', 2: 'table' }, 'text');

// In a change, a blank field has a meaning: no salary, or the percentage without a typed one.
const CHANGE_FIELDS: FieldTable<PlainEntry> = {
  ...TIME_ENTRY_FIELDS,
  'earnings.salary': fieldAs(TYPED_AMOUNT_NAMES.salary, optionalAmount),
  withholdingRate: fieldAs('tax_pr_percent', optionalPercent()),
};
// With the table, a blank percentage means none.
const TABLE_CHANGE_FIELDS: FieldTable<PlainEntry> = {
  ...CHANGE_FIELDS,
  withholdingRate: fieldAs('tax_pr_percent', percentOrNone),
};

const TYPED_OVER = { editedIncomeTax: true, submittedIncomeTax: true, companyLines: true } as const;
const plainChangeSchema = timeChangeSchema.omit(TYPED_OVER);
const plainCorrectionSchema = timeCorrectionSchema.omit(TYPED_OVER);

function changeIn<Plain extends object>(body: unknown, schema: z.ZodType<Plain>) {
  const isByTable = METHOD.safeParse(members.parse(body).retention_type).data === 'table';
  const fields = isByTable ? TABLE_CHANGE_FIELDS : CHANGE_FIELDS;
  const { untyped, typed } = readAll({
    untyped: () => decodeNamed(schema, fields, body),
    typed: () => decodeTypedAmounts(body),
  });
  return { ...untyped, ...typed };
}

const changedBody = bodyOfChange(plainChangeSchema);

/**
 * Reads the body of a changed entry: the changes, and the fields about the change. A correction holds
 * differences, which cannot be changed, so its body is kept as it was sent.
 */
export const timeChangeBody: BodyWire<PayChange & { change: TimeChange; correction?: WireBody }> = {
  ...changedBody,
  decode: (body) => {
    const sent = members.parse(body);
    if (isBlank(sent.corrects)) return changedBody.decode(body);
    return { ...payChangeBody.decode(body), change: {}, correction: sent };
  },
};

/**
 * Reads the body of a correction of a closed period. `period_id` and `pay_date`, both required, are those of
 * the correcting entry.
 */
export const timeCorrectionBody: BodyWire<PayChange & { change: TimeCorrection }> = {
  ...bodyOfChange(plainCorrectionSchema),
  required: ['period_id', 'pay_date'],
};

function bodyOfChange<Plain extends object>(
  schema: z.ZodType<Plain>,
): BodyWire<PayChange & { change: Plain & TypedAmounts }> {
  return {
    ...timeEntryBody,
    decode: (body) => {
      const { pay, change } = readAll({
        change: () => changeIn(body, schema),
        pay: () => payChangeBody.decode(body),
      });
      return { ...pay, change };
    },
  };
}
