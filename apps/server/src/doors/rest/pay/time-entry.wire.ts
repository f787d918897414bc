import { rateToPercent } from '@garita/domain/money/rate';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import { withholdingLabelRate } from '@garita/domain/pay/pay-statement';
import { hoursAbovePeriod } from '@garita/domain/pay/period/worked-time';
import {
  type TimeChange,
  type TimeCorrection,
  timeChangeSchema,
  timeCorrectionSchema,
} from '@garita/domain/pay/time-change.schema';
import { type PayInputs, type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { EntryNeedingRecalculation } from '@garita/ledger/queries/pay/time-entries';
import { shortDate } from '@garita/reports/text/printed-date.es';
import { z } from 'zod';
import type { DeletedTime } from '../../../application/pay/delete-time.ts';
import type { Recalculation } from '../../../application/pay/recalculate-time.ts';
import type {
  ChangedEntry,
  LeaveBalances,
  TimeEntryRecord,
} from '../../../application/pay/time-entry-record.ts';
import { TYPED_AMOUNT_NAMES } from '../../../text/amounts.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import {
  type BodyWire,
  decodeNamed,
  type FieldTable,
  fieldAs,
  recordWire,
  type WireShape,
  withWireNames,
} from '../wire/field-names.ts';
import { members, readAll } from '../wire/read-value.ts';
import {
  amount,
  amountOrAbsent,
  dollars,
  optionalAmount,
  optionalPercent,
  percent,
  percentOrAbsent,
  percentOrNone,
  signedAmount,
} from '../wire/wire-amounts.ts';
import { clockOrZero, signedClock } from '../wire/wire-hours.ts';
import type { WireValue } from '../wire/wire-value.ts';
import { choice, optionalText, plain, wholeNumber } from '../wire/wire-values.ts';
import { PAID_MARK, paidMarkAnswer } from './paid-mark.wire.ts';
import { type PayChange, payChangeBody } from './pay-change.wire.ts';
import {
  decodeTypedAmounts,
  paymentLine,
  TYPED,
  type TypedAmounts,
  typedAmountsOf,
  typedWireError,
} from './payment.wire.ts';
import { STATEMENT, statementAnswer } from './statement.wire.ts';

/**
 * The plain fields of an entry. Amounts typed over computed ones come beside them: `tax_pr` with its flag,
 * and the `payment` lines.
 */
type PlainEntry = Omit<TimeEntry, 'editedIncomeTax' | 'companyLines'>;

/** A time entry on the wire. `holiday`, `regular_time` and the like are 'HH:MM'; amounts are dollars. */
const TIME_ENTRY_FIELDS: FieldTable<PlainEntry> = {
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
  // Left out, a new entry starts with the employee's salary and a saved one keeps its own.
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

const plainEntryWire = recordWire<PlainEntry>(
  timeEntrySchema.omit({ editedIncomeTax: true, companyLines: true }),
  TIME_ENTRY_FIELDS,
);

/** Gives what a use case refuses about an entry its wire names. */
export function namingEntryFields<Result>(work: Promise<Result>): Promise<Result> {
  return withWireNames(plainEntryWire.naming(work), typedWireError);
}

/**
 * Reads a time entry. Amounts that the server computes are ignored. Errors: `invalid-input` by wire names.
 */
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
export const timeEntryBody: BodyWire<PayChange & { entry: TimeEntry; said: TypedAmounts }> = {
  decode: (body) => {
    const { pay, entry } = readAll({
      entry: () => decodeTimeEntry(body),
      pay: () => payChangeBody.decode(body),
    });
    return { ...pay, entry, said: decodeTypedAmounts(body) };
  },
  naming: namingEntryFields,
  shape: () => ({ ...plainEntryWire.shape(), ...TYPED, ...payChangeBody.shape() }),
};

const METHOD = choice({ 1: 'flat-rate', 2: 'table' }, 'text');

// In a change, blank is something said: no salary, and the percentage as it is without anybody's word.
const CHANGE_FIELDS: FieldTable<PlainEntry> = {
  ...TIME_ENTRY_FIELDS,
  'earnings.salary': fieldAs(TYPED_AMOUNT_NAMES.salary, optionalAmount),
  withholdingRate: fieldAs('tax_pr_percent', optionalPercent()),
};
// By table, a percentage of nothing is none.
const TABLE_CHANGE_FIELDS: FieldTable<PlainEntry> = {
  ...CHANGE_FIELDS,
  withholdingRate: fieldAs('tax_pr_percent', percentOrNone),
};

const TYPED_OVER = { editedIncomeTax: true, statedIncomeTax: true, companyLines: true } as const;
const plainChangeSchema = timeChangeSchema.omit(TYPED_OVER);
const plainCorrectionSchema = timeCorrectionSchema.omit(TYPED_OVER);

/** Reads a change of a saved entry: what it names. Errors: `invalid-input` by wire names. */
export const decodeTimeChange = (body: unknown): TimeChange => changeIn(body, plainChangeSchema);

function changeIn<Plain extends object>(body: unknown, schema: z.ZodType<Plain>) {
  const isByTable = METHOD.safeParse(members.parse(body).retention_type).data === 'table';
  const fields = isByTable ? TABLE_CHANGE_FIELDS : CHANGE_FIELDS;
  const { untyped, typed } = readAll({
    untyped: () => decodeNamed(schema, fields, body),
    typed: () => decodeTypedAmounts(body),
  });
  return { ...untyped, ...typed };
}

/** Reads the body of a changed entry: the changes, and the fields about the change. */
export const timeChangeBody: BodyWire<PayChange & { change: TimeChange }> = bodyOfChange(plainChangeSchema);

/**
 * Reads the body of a correction of a closed period; `period_id` and `pay_date` are those of the entry that
 * corrects it, and are required.
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

const PERIOD_OF_TIME = z.strictObject({ id: z.int(), period_start: z.iso.date(), period_end: z.iso.date() });

// Of a correction each amount is a difference.
const SIGNED = new Map<WireValue, WireValue>([
  [clockOrZero, signedClock],
  [optionalAmount, signedAmount],
  [amountOrAbsent, signedAmount.optional()],
]);

function typedShape(): WireShape {
  const amounts = Object.values(TIME_ENTRY_FIELDS).flatMap(({ name, value }) => {
    const signed = SIGNED.get(value);
    return signed ? [[name, signed] as const] : [];
  });
  return { ...plainEntryWire.shape(), ...Object.fromEntries(amounts) };
}

const timeShape = () => ({
  id: z.int(),
  version: z.int(),
  ...PAID_MARK,
  period: PERIOD_OF_TIME,
  created_at: z.iso.datetime(),
  is_stale: z.boolean(),
  corrections: z.int(),
  corrects: z.strictObject({ id: z.int(), period: PERIOD_OF_TIME }).nullable(),
  ...typedShape(),
  memo_erased: z.boolean(),
  retention_type: METHOD,
  employer_retained: percent({ sign: '%' }),
  regular_amount: amount,
  over_amount: amount,
  meal_amount: amount,
  ...STATEMENT,
  vacation_acum_hours: z.string(),
  sicks_acum_hours: z.string(),
  payment: z.array(paymentLine.schema()),
});

/**
 * A saved time entry with every amount, computed by the server and exact to the cent, and the leave at its
 * period's end.
 */
export const timeEntryAnswer = answerWire('Time', timeShape, ({ leaveAtEnd, ...entry }: TimeEntryRecord) => {
  const { inputs, facts, statement, period, memo, corrects } = entry;
  return {
    id: entry.entryId,
    version: entry.version,
    ...paidMarkAnswer(entry.paid),
    period: periodOfTime(period),
    created_at: entry.createdAt,
    is_stale: entry.isStale,
    corrections: entry.corrections,
    corrects: corrects && { id: corrects.entryId, period: periodOfTime(corrects.period) },
    ...plainEntryWire.encode({ ...inputs, memo, withholdingRate: flatRate(inputs, facts) }),
    memo_erased: entry.isMemoErased,
    retention_type: METHOD.encode(facts.withholding.method),
    employer_retained: `${rateToPercent(withholdingLabelRate(statement.incomeTax))}%`,
    ...ratesAnswer(facts),
    ...statementAnswer(statement),
    ...leaveAnswer(leaveAtEnd),
    payment: facts.companyLines.map((line) => paymentLine({ line, inputs, statement })),
  };
});

/**
 * The answer of a change: the entry, and the ids of the employee's other entries that it made stale. `time`
 * is the entry once more, for programs written to the documented interface. `warnings` is no reason to refuse
 * it.
 */
export const changedTimeAnswer = answerWire(
  'ChangedTime',
  () => ({
    ...timeShape(),
    time: timeEntryAnswer.schema(),
    stale: z.array(z.int()),
    warnings: z.array(z.string()),
  }),
  ({ stale, coveredUntil, warnings: others = [], ...entry }: ChangedEntry & { warnings?: string[] }) => {
    const time = timeEntryAnswer(entry);
    const above = hoursAbovePeriod(entry.inputs.minutes, entry.period);
    const warnings = [
      ...(coveredUntil === null ? [] : [WARNING_TEXTS.inOpening(shortDate(coveredUntil))]),
      ...(above ? [WARNING_TEXTS.hoursAbovePeriod(above)] : []),
      ...others,
    ];
    return { ...time, time, stale, warnings };
  },
);

/** The amounts before and after a recalculation, side by side. */
export const recalculationAnswer = answerWire(
  'Recalculation',
  () => ({ before: statementAnswer.schema(), after: statementAnswer.schema() }),
  ({ before, after }: Recalculation) => ({ before: statementAnswer(before), after: statementAnswer(after) }),
);

/** An entry that a recalculation would change, and whose it is. */
export const timeNeedingRecalculationAnswer = answerWire(
  'StaleTime',
  () => ({ id: z.int(), employer_id: z.int(), period_id: z.int(), pay_date: z.iso.date() }),
  ({ entryId, employeeId, periodId, payDate }: EntryNeedingRecalculation) => ({
    id: entryId,
    employer_id: employeeId,
    period_id: periodId,
    pay_date: payDate,
  }),
);

function periodOfTime({ id, start, end }: PayPeriod) {
  return { id, period_start: start, period_end: end };
}

/** The flat percentage that the entry was computed with; absent when it was withheld by table. */
function flatRate({ withholdingRate }: PayInputs, { withholding }: PayFacts) {
  return withholding.method === 'flat-rate' ? (withholdingRate ?? withholding.rate) : undefined;
}

function ratesAnswer({ rates }: PayFacts) {
  return {
    regular_amount: dollars(rates.regular),
    over_amount: dollars(rates.overtime),
    meal_amount: dollars(rates.mealPeriod),
  };
}

function leaveAnswer({ vacation, sick }: LeaveBalances) {
  return { vacation_acum_hours: formatMinutes(vacation), sicks_acum_hours: formatMinutes(sick) };
}

/**
 * The answer of a deletion: which entry is not in force any more, what had been paid of it, and which it made
 * stale.
 */
export const deletedTimeAnswer = answerWire(
  'DeletedTime',
  () => ({ id: z.int(), stale: z.array(z.int()), ...PAID_MARK }),
  ({ entryId, stale, paid }: DeletedTime) => ({ id: entryId, stale, ...paidMarkAnswer(paid) }),
);
