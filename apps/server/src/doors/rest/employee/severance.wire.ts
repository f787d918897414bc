import type { Severance } from '@garita/domain/employee/severance';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { dollars, signedAmount } from '../wire/wire-amounts.ts';
import { plain } from '../wire/wire-values.ts';

/** Reads the last day of work of a query. */
export const lastDayWire = recordWire(z.strictObject({ date: calendarDateSchema.optional() }), {
  date: fieldAs('date', plain),
});

const BASES = { salary: 'salary', hours: 'hours', 'nothing-paid': 'nothing_paid' } as const;

/** The severance of an employee with the steps of its calculation. */
export const severanceAnswer = answerWire(
  'Severance',
  () => ({
    date: z.iso.date(),
    date_admission: z.iso.date(),
    service_years: z.int(),
    service_months: z.int(),
    after_reform: z.boolean(),
    probation_months: z.int(),
    in_probation: z.boolean(),
    month_basis: z.enum(Object.values(BASES)),
    month_from: z.iso.date().nullable(),
    month_to: z.iso.date().nullable(),
    month_pay: signedAmount,
    week_pay: signedAmount,
    months: z.int(),
    weeks_per_year: z.int(),
    weeks: z.int(),
    cap_months: z.int().nullable(),
    capped: z.boolean(),
    severance: signedAmount,
  }),
  ({ service, probation, month, cap, ...severance }: Severance) => ({
    date: severance.date,
    date_admission: severance.admissionDate,
    service_years: service.years,
    service_months: service.months,
    after_reform: severance.isReform,
    probation_months: probation.months,
    in_probation: probation.isCurrent,
    month_basis: BASES[month.basis],
    month_from: month.basis === 'hours' ? month.from : null,
    month_to: month.basis === 'hours' ? month.to : null,
    month_pay: dollars(month.amount),
    week_pay: dollars(severance.week),
    months: severance.months,
    weeks_per_year: severance.weeksPerYear,
    weeks: severance.weeks,
    cap_months: cap?.months ?? null,
    capped: cap?.isReached ?? false,
    severance: dollars(severance.amount),
  }),
);
