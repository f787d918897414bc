import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema, hourlyRateSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { payFrequencySchema } from '../reference/enumerations.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import { payrollDateSchema } from '../time/payroll-years.ts';
import { minutesSchema } from '../time/work-minutes.ts';

/**
 * A raise of whoever is named, of everybody where nobody is: a share of hourly rates and salaries, and so
 * many cents of each.
 */
const raiseSchema = z.strictObject(
  {
    employeeIds: boundedListSchema(recordIdSchema, 'employees', requiredOr('option-invalid')),
    rate: rateSchema,
    hourly: hourlyRateSchema,
    salary: centsSchema,
  },
  STRICT,
);
export type Raise = z.infer<typeof raiseSchema>;

/**
 * A row of a withholding table: annual pay over `over`, up to where the next row begins, is taxed `plus` +
 * `rate` of the excess.
 */
const tableRowSchema = z.strictObject({ over: centsSchema, rate: rateSchema, plus: centsSchema }, STRICT);
export type TableRow = z.infer<typeof tableRowSchema>;

/** The rows of a whole table, from nothing upwards. */
const tableRowsSchema = boundedListSchema(
  tableRowSchema,
  'tableRows',
  requiredOr('option-invalid'),
).superRefine((rows, context) => {
  for (const [index, { over }] of rows.entries()) {
    const before = rows[index - 1];
    if (before ? over > before.over : over === 0) continue;
    context.addIssue({ code: 'custom', message: 'amount-invalid', path: [index, 'over'] });
  }
});

// One without the other would pay nothing.
const HOURLY_PAY = { hourlyRate: hourlyRateSchema, minutes: minutesSchema };

/**
 * Somebody who is not employed, paid alike in each period that ends in the range; their tax is withheld by
 * the table.
 */
const newEmployeeSchema = z
  .strictObject({ payFrequency: payFrequencySchema, ...HOURLY_PAY, salary: centsSchema }, STRICT)
  .refine(
    ({ hourlyRate, minutes }) => hourlyRate === 0 || minutes > 0,
    crossRule('required', ['minutes'], HOURLY_PAY),
  )
  .refine(
    ({ hourlyRate, minutes }) => minutes === 0 || hourlyRate > 0,
    crossRule('required', ['hourlyRate'], HOURLY_PAY),
  );
export type NewEmployee = z.infer<typeof newEmployeeSchema>;

const DATES = { start: payrollDateSchema, end: payrollDateSchema };
type Dates = { start: CalendarDate; end: CalendarDate };

/** A whole year of pay is read for each of them. */
const MOST_YEARS = 5;

const isInOrder = ({ start, end }: Dates) => start <= end;
const isOfFewYears = ({ start, end }: Dates) => yearOf(end) - yearOf(start) < MOST_YEARS;

/**
 * The suppositions about the pay between two days, of five calendar years at most. A field that is zero or
 * empty stays as it was.
 *
 * Codes: `required`, also for hours without a rate, `option-invalid`, `year-invalid`, `range-too-long`,
 * `end-before-start` and those of dates, hours, amounts and rates.
 */
export const whatIfSchema = z
  .strictObject(
    {
      ...DATES,
      raise: raiseSchema,
      /** The least that an hour is paid, in cents. */
      minimumWage: hourlyRateSchema,
      tableRows: tableRowsSchema,
      newEmployee: newEmployeeSchema,
    },
    STRICT,
  )
  .refine(isInOrder, crossRule('end-before-start', ['end'], DATES))
  .refine(isOfFewYears, crossRule('range-too-long', ['end'], DATES));
export type WhatIf = z.infer<typeof whatIfSchema>;

/** Nothing is supposed: everything stays as it was. */
export const NOTHING_SUPPOSED: Omit<WhatIf, 'start' | 'end'> = {
  raise: { employeeIds: [], rate: 0, hourly: 0, salary: 0 },
  minimumWage: 0,
  tableRows: [],
  newEmployee: { payFrequency: 'biweekly', hourlyRate: 0, minutes: 0, salary: 0 },
};
