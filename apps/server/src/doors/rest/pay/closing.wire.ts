import { MONTH_STATUSES, PERIOD_STATUSES } from '@garita/domain/pay/period/period-status';
import { calendarMonthSchema } from '@garita/domain/time/calendar-month';
import { z } from 'zod';
import { requiredReasonSchema } from '../../../application/pay/change-pay.ts';
import type {
  ClosedMonth,
  MonthPaid,
  MonthRecord,
  PayeeTotals,
} from '../../../application/pay/month-record.ts';
import type { PeriodRecord } from '../../../application/pay/period-record.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import {
  changedAmountShape,
  encodeAmount,
  encodeFingerprint,
  fingerprintShape,
} from '../wire/ledger-values.wire.ts';
import { PERIOD, periodAnswer } from '../wire/period.wire.ts';
import { amountOrAbsent, dollars } from '../wire/wire-amounts.ts';
import { plain } from '../wire/wire-values.ts';

/** The reason why a period is reopened. */
export const reopeningWire = recordWire(z.strictObject({ reason: requiredReasonSchema }), {
  reason: fieldAs('reason', plain),
});

/** A period of a company with its pay and its status. */
export const periodStatusAnswer = answerWire(
  'PeriodStatus',
  () => ({
    ...PERIOD,
    status: z.enum(PERIOD_STATUSES),
    version: z.int(),
    entries: z.int(),
    gross: z.number(),
    net: z.number(),
    booked_by: z.array(z.string()),
    closed_by_another: z.boolean(),
    years_left_out: z.array(z.int()),
    corrections: z.array(
      z.strictObject({
        employer_id: z.int(),
        time_id: z.int(),
        corrects: z.int(),
        period_id: z.int(),
        pay_date: z.iso.date(),
        net: z.number(),
      }),
    ),
    steps: z.array(
      z.strictObject({
        step: z.enum(['review', 'close', 'reopen']),
        recorded_by: z.string(),
        created_at: z.iso.datetime(),
        reason: z.string(),
      }),
    ),
    seal: fingerprintShape.nullable(),
  }),
  ({
    status,
    version,
    entryCount,
    gross,
    net,
    bookedBy,
    isClosedByAnother,
    yearsLeftOut,
    corrections,
    steps,
    seal,
    ...period
  }: PeriodRecord) => ({
    ...periodAnswer(period),
    status,
    version,
    entries: entryCount,
    gross: dollars(gross),
    net: dollars(net),
    booked_by: bookedBy,
    closed_by_another: isClosedByAnother,
    years_left_out: yearsLeftOut,
    corrections: corrections.map((correction) => ({
      employer_id: correction.employeeId,
      time_id: correction.entryId,
      corrects: correction.correctedId,
      period_id: correction.periodId,
      pay_date: correction.payDate,
      net: dollars(correction.net),
    })),
    steps: steps.map(({ transition, by, at, reason }) => ({
      step: transition,
      recorded_by: by,
      created_at: at,
      reason,
    })),
    seal: seal && encodeFingerprint(seal),
  }),
);

/** Reads the month of a path. */
export const monthWire = recordWire(z.strictObject({ month: calendarMonthSchema }), {
  month: fieldAs('month', plain),
});

/** Reads the net that was confirmed when a month is closed. */
export const monthClosingWire = recordWire(
  z.strictObject({ confirmedNet: z.int('amount-invalid').optional() }),
  { confirmedNet: fieldAs('confirmed_net', amountOrAbsent) },
);

const paidTo = z.strictObject({ payments: z.int(), gross: z.number(), net: z.number() });
const paid = { employers: paidTo, outemployers: paidTo, gross: z.number(), net: z.number() };
const changed = z.array(changedAmountShape);

/** A month of a company with its pay and its status. */
export const monthAnswer = answerWire(
  'Month',
  () => ({
    month: z.string(),
    status: z.enum(MONTH_STATUSES),
    is_over: z.boolean(),
    open_periods: z.array(periodAnswer.schema()),
    ...paid,
    closing: z
      .strictObject({
        recorded_by: z.string(),
        created_at: z.iso.datetime(),
        seal: fingerprintShape,
        ...paid,
        changed: z.strictObject({ employers: changed, outemployers: changed }),
      })
      .nullable(),
  }),
  ({ month, status, isOver, openPeriods, closing, ...record }: MonthRecord) => ({
    month,
    status,
    is_over: isOver,
    open_periods: openPeriods.map((period) => periodAnswer(period)),
    ...writtenPaid(record.paid),
    closing: closing && writtenClosing(closing),
  }),
);

function writtenClosing({ by, at, seal, changed: { employees, contractors }, ...then }: ClosedMonth) {
  return {
    recorded_by: by,
    created_at: at,
    seal: encodeFingerprint(seal),
    ...writtenPaid(then.paid),
    changed: { employers: employees.map(encodeAmount), outemployers: contractors.map(encodeAmount) },
  };
}

function writtenPaid({ employees, contractors, gross, net }: MonthPaid) {
  return {
    employers: writtenTo(employees),
    outemployers: writtenTo(contractors),
    gross: dollars(gross),
    net: dollars(net),
  };
}

function writtenTo({ count, gross, net }: PayeeTotals) {
  return { payments: count, gross: dollars(gross), net: dollars(net) };
}
