import { MONTH_STATUSES } from '@garita/domain/pay/period/period-status';
import { calendarMonthSchema } from '@garita/domain/time/calendar-month';
import { z } from 'zod';
import type {
  ClosedMonth,
  MonthPaid,
  MonthRecord,
  PayeeTotals,
} from '../../../application/pay/month-record.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import {
  changedAmountShape,
  encodeAmount,
  encodeFingerprint,
  fingerprintShape,
} from '../wire/ledger-values.wire.ts';
import { periodAnswer } from '../wire/period.wire.ts';
import { amountOrAbsent, dollars } from '../wire/wire-amounts.ts';
import { plain } from '../wire/wire-values.ts';

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
