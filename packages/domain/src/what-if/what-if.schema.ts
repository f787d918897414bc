import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema, hourlyRateSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { tableRowsSchema } from '../pay/withholding/table-rows.schema.ts';
import { payFrequencySchema } from '../reference/enumerations.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';
import { payrollDateSchema } from '../time/payroll-years.ts';
import { minutesSchema } from '../time/work-minutes.ts';

/**
 * A raise for the listed employees, or for all if none is listed: a percentage of hourly rates and salaries,
 * plus fixed amounts in cents.
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

// Each requires the other, because one alone pays nothing.
const HOURLY_PAY = { hourlyRate: hourlyRateSchema, minutes: minutesSchema };

/** A supposed new employee with the same pay in each period that ends in the range, taxed by the table. */
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

/** The limit exists because each year's pay is read completely. */
const MAX_YEARS = 5;

const isInOrder = ({ start, end }: Dates) => start <= end;
const isOfFewYears = ({ start, end }: Dates) => yearOf(end) - yearOf(start) < MAX_YEARS;

/**
 * A what-if question about the pay between two days, in at most five calendar years. A field that is zero or
 * empty supposes nothing.
 *
 * Codes: `required` (also for hours without a rate), `option-invalid`, `brackets-unsorted`, `year-invalid`,
 * `range-too-long`, `end-before-start` and those of dates, hours, amounts and rates.
 */
export const whatIfSchema = z
  .strictObject(
    {
      ...DATES,
      raise: raiseSchema,
      /** The supposed minimum wage, in cents per hour. */
      minimumWage: hourlyRateSchema,
      tableRows: tableRowsSchema,
      newEmployee: newEmployeeSchema,
    },
    STRICT,
  )
  .refine(isInOrder, crossRule('end-before-start', ['end'], DATES))
  .refine(isOfFewYears, crossRule('range-too-long', ['end'], DATES));
export type WhatIf = z.infer<typeof whatIfSchema>;

/** The question that supposes nothing. */
export const NOTHING_SUPPOSED: Omit<WhatIf, 'start' | 'end'> = {
  raise: { employeeIds: [], rate: 0, hourly: 0, salary: 0 },
  minimumWage: 0,
  tableRows: [],
  newEmployee: { payFrequency: 'biweekly', hourlyRate: 0, minutes: 0, salary: 0 },
};
