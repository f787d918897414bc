import { PERIOD_STATUSES } from '@garita/domain/pay/period/period-status';
import { z } from 'zod';
import { requiredReasonSchema } from '../../../application/pay/change-pay.ts';
import type { PeriodRecord } from '../../../application/pay/period-record.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { encodeFingerprint, fingerprintShape } from '../wire/ledger-values.wire.ts';
import { PERIOD, periodAnswer } from '../wire/period.wire.ts';
import { dollars } from '../wire/wire-amounts.ts';
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
    repeated: z.array(
      z.strictObject({
        net: z.number(),
        times: z.array(
          z.strictObject({
            employer_id: z.int(),
            time_id: z.int(),
            pay_date: z.iso.date(),
            recorded_by: z.string(),
            created_at: z.iso.datetime(),
          }),
        ),
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
    repeated,
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
    repeated: repeated.map((payments) => ({
      net: dollars(payments[0]?.net ?? 0),
      times: payments.map((payment) => ({
        employer_id: payment.employeeId,
        time_id: payment.entryId,
        pay_date: payment.payDate,
        recorded_by: payment.recordedBy ?? '',
        created_at: payment.recordedAt,
      })),
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
