import { isDeepStrictEqual } from 'node:util';
import type { LeaveBalances } from '@garita/domain/employee/leave-balance';
import { rateToPercent } from '@garita/domain/money/rate';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import { withholdingLabelRate } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { payWarningText } from '@garita/domain/text/warnings/pay-warnings.es';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { EntryNeedingRecalculation } from '@garita/ledger/queries/pay/recalculations';
import type { DeletedEntry, EntryWithLeave } from '@garita/ledger/record-pay/entry-after-change';
import { shortDate } from '@garita/reports/text/printed-date.es';
import { z } from 'zod';
import type { ChangedEntry } from '../../../application/pay/change-pay.ts';
import type { Recalculation } from '../../../application/pay/recalculate-time.ts';
import { AppError } from '../../../refusal/app-error.ts';
import { answerWire } from '../wire/answer-wire.ts';
import type { WireBody, WireShape } from '../wire/field-table.ts';
import { amount, amountOrAbsent, dollars, optionalAmount, signedAmount } from '../wire/wire-amounts.ts';
import { RETENTION_TYPE } from '../wire/wire-choices.ts';
import { clockOrZero, signedClock } from '../wire/wire-hours.ts';
import { percent } from '../wire/wire-percentages.ts';
import type { WireValue } from '../wire/wire-value.ts';
import { paymentLine } from './company-line.wire.ts';
import { PAID_MARK, paidMarkAnswer } from './paid-mark.wire.ts';
import { STATEMENT, statementAnswer } from './statement.wire.ts';
import { plainEntryWire, TIME_ENTRY_FIELDS } from './time-entry.wire.ts';

const PERIOD_OF_TIME = z.strictObject({ id: z.int(), period_start: z.iso.date(), period_end: z.iso.date() });

// Every amount of a correction is a difference.
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
  retention_type: RETENTION_TYPE,
  employer_retained: percent({ sign: '%' }),
  regular_amount: amount,
  over_amount: amount,
  meal_amount: amount,
  ...STATEMENT,
  vacation_acum_hours: z.string(),
  sicks_acum_hours: z.string(),
  payment: z.array(paymentLine.schema()),
});

/** A saved time entry with every calculated amount, exact to the cent, and the leave at its period's end. */
export const timeEntryAnswer = answerWire('Time', timeShape, ({ leaveAtEnd, ...entry }: EntryWithLeave) => {
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
    retention_type: RETENTION_TYPE.encode(facts.withholding.method),
    employer_retained: `${rateToPercent(withholdingLabelRate(statement.incomeTax))}%`,
    ...ratesAnswer(facts),
    ...statementAnswer(statement),
    ...leaveAnswer(leaveAtEnd),
    payment: facts.companyLines.map((line) => paymentLine({ line, inputs, statement })),
  };
});

/**
 * The answer of a change: the entry, and the ids of the employee's other entries that now need recalculation.
 * `time` is the entry again, for programs written to the documented interface. `warnings` refuse nothing.
 */
export const changedTimeAnswer = answerWire(
  'ChangedTime',
  () => ({
    ...timeShape(),
    time: timeEntryAnswer.schema(),
    stale: z.array(z.int()),
    warnings: z.array(z.string()),
  }),
  ({ stale, warnings, otherWarnings = [], beside: _, ...entry }: ChangedTime) => {
    const time = timeEntryAnswer(entry);
    const texts: string[] = warnings.map((warning) => payWarningText(warning, shortDate));
    return { ...time, time, stale, warnings: texts.concat(otherWarnings) };
  },
);

/** A changed entry, with warnings about how it was sent as sentences. */
type ChangedTime = ChangedEntry & { otherWarnings?: string[] };

/** Returns a correction that is sent back unchanged. Errors: `entry-is-correction` if any field differs. */
export function unchangedCorrection(sent: WireBody, correction: EntryWithLeave): ChangedEntry {
  const answered = Object.entries(timeEntryAnswer(correction)).filter(([name]) => name in sent);
  const isSame = answered.every(([name, value]) => isDeepStrictEqual(sent[name], value));
  if (!isSame) throw new AppError('entry-is-correction');
  return { ...correction, stale: [], beside: [], warnings: [] };
}

/** The amounts before and after a recalculation. */
export const recalculationAnswer = answerWire(
  'Recalculation',
  () => ({ before: statementAnswer.schema(), after: statementAnswer.schema() }),
  ({ before, after }: Recalculation) => ({ before: statementAnswer(before), after: statementAnswer(after) }),
);

/** An entry that a recalculation would change, and its employee. */
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

/** Returns the flat percentage of an entry; undefined if the table was used. */
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
 * The answer of a deletion: the deleted entry, what had been paid of it, and the entries that now need
 * recalculation.
 */
export const deletedTimeAnswer = answerWire(
  'DeletedTime',
  () => ({ id: z.int(), stale: z.array(z.int()), ...PAID_MARK }),
  ({ entryId, stale, paid }: DeletedEntry) => ({ id: entryId, stale, ...paidMarkAnswer(paid) }),
);
