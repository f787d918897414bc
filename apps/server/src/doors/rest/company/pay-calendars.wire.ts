import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import {
  HOLIDAY_RULES,
  type PayCalendarDraft,
  payCalendarSchema,
} from '@garita/domain/time/pay-calendar.schema';
import { frequencyDigit } from '@garita/domain/time/period-id';
import { z } from 'zod';
import type { CompanyPeriod } from '../../../application/company/company-periods.ts';
import type { VersionedCalendar } from '../../../application/company/pay-calendars.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs } from '../wire/field-table.ts';
import { frequencyInPath, PERIOD, periodFields } from '../wire/period.wire.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { codec, isBlank } from '../wire/wire-value.ts';
import { optionalDate, wholeNumberOr } from '../wire/wire-values.ts';

/** Reads the frequency of a path by its number or by its word. */
export const frequencyWire = recordWire(z.strictObject({ frequency: payFrequencySchema }), {
  frequency: fieldAs('type', frequencyInPath),
});

/** The fields of a calendar. */
export const PAY_CALENDAR_FIELDS: FieldTable<PayCalendarDraft> = {
  firstStart: fieldAs('first_start', optionalDate),
  effectiveFrom: fieldAs('effective_from', optionalDate),
  payLagDays: fieldAs('pay_lag_days', wholeNumberOr(0)),
  holidays: fieldAs(
    'holidays',
    codec({ enum: [...HOLIDAY_RULES] }, (wire) => (isBlank(wire) ? 'none' : wire)),
  ),
};

export const payCalendarWire = recordWire(payCalendarSchema, PAY_CALENDAR_FIELDS);
export const payCalendarBody = versionedBody(payCalendarWire);

/** A calendar of a company; its days are null where periods follow the month. */
export const payCalendarAnswer = answerWire(
  'PayCalendar',
  () => ({
    period_norma: z.int().min(1).max(4),
    first_start: z.iso.date().nullable(),
    effective_from: z.iso.date().nullable(),
    pay_lag_days: z.int(),
    holidays: z.enum(HOLIDAY_RULES),
    version: z.int(),
  }),
  ({ frequency, firstStart, effectiveFrom, payLagDays, holidays, version }: VersionedCalendar) => ({
    period_norma: frequencyDigit(frequency),
    first_start: firstStart,
    effective_from: effectiveFrom,
    pay_lag_days: payLagDays,
    holidays,
    version,
  }),
);

/** A period of a company with its payday. */
export const companyPeriodAnswer = answerWire(
  'CompanyPeriod',
  () => ({ ...PERIOD, pay_date: z.iso.date() }),
  ({ payDate, ...period }: CompanyPeriod) => ({ ...periodFields(period), pay_date: payDate }),
);
