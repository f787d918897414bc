import { z } from 'zod';
import { crossRule } from '../field/cross-rule.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema, hourlyRateSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { payFrequencySchema } from '../reference/enumerations.ts';
import { calendarDateSchema, yearOf } from '../time/calendar-date.ts';
import { minutesSchema } from '../time/work-minutes.ts';

/** A raise of whoever is named, of everybody where nobody is: a share of hourly rates and salaries, and so many cents of each. */
const raiseSchema = z.strictObject(
  {
    employeeIds: z.array(recordIdSchema, requiredOr('option-invalid')),
    rate: rateSchema,
    hourly: hourlyRateSchema,
    salary: centsSchema,
  },
  STRICT,
);
export type Raise = z.infer<typeof raiseSchema>;

/** A row of a withholding table: annual pay over `over`, up to where the next row begins, is taxed `plus` + `rate` of the excess. */
const tableRowSchema = z.strictObject({ over: centsSchema, rate: rateSchema, plus: centsSchema }, STRICT);
export type TableRow = z.infer<typeof tableRowSchema>;

/** The rows of a whole table, from nothing upwards. */
const tableRowsSchema = z.array(tableRowSchema, requiredOr('option-invalid')).superRefine((rows, context) => {
  for (const [index, { over }] of rows.entries()) {
    const before = rows[index - 1];
    if (before ? over > before.over : over === 0) continue;
    context.addIssue({ code: 'custom', message: 'amount-invalid', path: [index, 'over'] });
  }
});

/** Somebody who is not employed, paid alike in each period that ends in the range; their tax is withheld by the table. */
const newEmployeeSchema = z.strictObject(
  {
    payFrequency: payFrequencySchema,
    hourlyRate: hourlyRateSchema,
    minutes: minutesSchema,
    salary: centsSchema,
  },
  STRICT,
);
export type NewEmployee = z.infer<typeof newEmployeeSchema>;

const DATES = { start: calendarDateSchema, end: calendarDateSchema };

/** What is supposed of a year's pay. What is zero or empty stays as it was. */
export const WHAT_IF_SHAPE = {
  ...DATES,
  raise: raiseSchema,
  /** The least that an hour is paid, in cents. */
  minimumWage: hourlyRateSchema,
  tableRows: tableRowsSchema,
  newEmployee: newEmployeeSchema,
};

/** Pay dates of one calendar year, since each year has limits of its own. */
export function withinOneYear() {
  const isOneYear = ({ start, end }: { start: string; end: string }) => yearOf(start) === yearOf(end);
  return [isOneYear, crossRule('year-invalid', ['end'], DATES)] as const;
}

/** What is supposed of the pay between two days. */
export type WhatIf = z.infer<z.ZodObject<typeof WHAT_IF_SHAPE>>;

/** Nothing is supposed: everything stays as it was. */
export const NOTHING_SUPPOSED: Omit<WhatIf, 'start' | 'end'> = {
  raise: { employeeIds: [], rate: 0, hourly: 0, salary: 0 },
  minimumWage: 0,
  tableRows: [],
  newEmployee: { payFrequency: 'biweekly', hourlyRate: 0, minutes: 0, salary: 0 },
};
