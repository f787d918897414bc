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
 * The fields of a contractor's hours: time in minutes, an agreed price and expenses and, where somebody
 * typed it, the amount withheld, in cents. `year` is the year chosen on the screen; where given, it must be
 * the year of the pay date.
 *
 * Codes: `required`, `year-invalid`, `year-not-of-pay-date` and those of dates, hours and amounts.
 */
export const contractorTimeSchema = z
  .strictObject(
    {
      ...dated,
      minutes: minutesSchema,
      /** An agreed price, in cents: income like the hours, without any. */
      flatFee: centsSchema.optional(),
      /**
       * Expenses that the contractor paid for the company, in cents. They are no income, and nothing is
       * withheld from them.
       */
      reimbursedExpenses: centsSchema.optional(),
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
