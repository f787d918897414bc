import { z } from 'zod';
import { crossRule } from '../field/cross-rule.ts';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { yearOf } from '../time/calendar-date.ts';
import { payrollDateSchema } from '../time/payroll-years.ts';
import { minutesSchema } from '../time/work-minutes.ts';

const dated = {
  payDate: payrollDateSchema,
  year: z.int('year-invalid').min(1900, 'year-invalid').max(2199, 'year-invalid').optional(),
};

/**
 * The fields of a contractor's time: minutes, flat fee, expenses and, if typed, the withholding in cents.
 * `year` is the year chosen on the screen; if present, it must be the year of the pay date.
 *
 * Codes: `required`, `year-invalid`, `year-not-of-pay-date` and those of dates, hours and amounts.
 */
export const contractorTimeSchema = z
  .strictObject(
    {
      ...dated,
      minutes: minutesSchema,
      /** A flat fee in cents: income without hours. */
      flatFee: centsSchema.optional(),
      /**
       * Expenses that the contractor paid for the company, in cents. They are not income, and nothing is
       * withheld from them.
       */
      reimbursedExpenses: centsSchema.optional(),
      /** The typed withholding, which replaces the computed one. */
      editedRetained: centsSchema.optional(),
    },
    STRICT,
  )
  .refine(
    ({ payDate, year }) => year === undefined || year === yearOf(payDate),
    crossRule('year-not-of-pay-date', ['year'], dated),
  );
export type ContractorTime = z.infer<typeof contractorTimeSchema>;

/** A contractor's time as recorded: the year follows from the pay date. */
export type ContractorInputs = Omit<ContractorTime, 'year'>;
