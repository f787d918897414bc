import { z } from 'zod';
import { crossRule } from '../field/cross-rule.ts';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { calendarDateSchema, isCalendarDate, yearOf } from '../time/calendar-date.ts';
import { PAYROLL_YEARS } from '../time/payroll-years.ts';
import { minutesSchema } from '../time/work-minutes.ts';

// In another year nobody would see the payment: no screen offers one.
const payDateSchema = calendarDateSchema.refine(
  (date) => !isCalendarDate(date) || PAYROLL_YEARS.includes(yearOf(date)),
  'year-invalid',
);

const dated = { payDate: payDateSchema, year: z.int('year-invalid').optional() };

/**
 * What a person types into a contractor's hours: time in minutes and, where somebody typed it, what is withheld in cents.
 * `year` is the year that was chosen on the screen; where it is said, it is that of the pay date.
 *
 * Codes: `required`, `year-invalid`, `year-not-of-pay-date` and those of dates, hours and amounts.
 */
export const contractorTimeSchema = z
  .strictObject(
    {
      ...dated,
      minutes: minutesSchema,
      /** Withheld tax typed over the computed one. */
      editedRetained: centsSchema.optional(),
    },
    STRICT,
  )
  .refine(
    ({ payDate, year }) => year === undefined || year === yearOf(payDate),
    crossRule('year-not-of-pay-date', ['year'], dated),
  );
export type ContractorTime = z.infer<typeof contractorTimeSchema>;

/** Contractor time as it is recorded: the year follows from the pay date. */
export type ContractorInputs = Omit<ContractorTime, 'year'>;
