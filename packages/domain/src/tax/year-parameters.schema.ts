import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { optionalLineSchema } from '../field/line.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema, hourlyRateSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { tableRowsSchema } from '../pay/withholding/table-rows.schema.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { CONFIDENCES } from './parameter-kinds.ts';

const datedWageSchema = z.strictObject(
  {
    /** The first day of the wage. */
    effectiveFrom: calendarDateSchema,
    hourly: hourlyRateSchema.refine((wage) => wage !== 0, 'required'),
    /** The least that is paid in cash where tips make up the rest; null for that of the wage before. */
    inCash: hourlyRateSchema.nullable().default(null),
  },
  STRICT,
);

/** Adds `date-repeated` to each member of a list that has the date of an earlier one. */
function refuseRepeatedDates(dates: readonly string[], context: z.RefinementCtx, field: string[]): void {
  for (const [index, date] of dates.entries()) {
    if (dates.indexOf(date) === index) continue;
    context.addIssue({ code: 'custom', message: 'date-repeated', path: [index, ...field] });
  }
}

const exemptionsSchema = z.strictObject(
  {
    individual: centsSchema,
    married: centsSchema,
    veteran: centsSchema,
    dependent: centsSchema,
    /** A dependent whose custody is shared. */
    shared: centsSchema,
    allowance: centsSchema,
  },
  STRICT,
);

const codaSchema = z.strictObject(
  { puertoRico: centsSchema, dual: centsSchema, catchUp: centsSchema },
  STRICT,
);

/**
 * The parameters of the law in a year. What the law sets anew for each year is null until it is entered for
 * that year: the base of social security, the limits of CODA plans and the reduction of the FUTA credit.
 *
 * Codes: `required`, `option-invalid`, `brackets-unsorted`, `date-repeated`, `list-too-long` and those of
 * amounts, rates, dates and lines.
 */
export const yearParametersSchema = z.strictObject(
  {
    /** The brackets of income tax, by which certificates withhold. */
    brackets: tableRowsSchema.min(1, 'required'),
    exemptions: exemptionsSchema,
    /** The simplified withholding table of the product. */
    specificationTable: tableRowsSchema.min(1, 'required'),
    /** The wage in force on the first day of the year, and those that begin in it. */
    minimumWages: boundedListSchema(datedWageSchema, 'days', requiredOr('option-invalid')).superRefine(
      (wages, context) =>
        refuseRepeatedDates(
          wages.map(({ effectiveFrom }) => effectiveFrom),
          context,
          ['effectiveFrom'],
        ),
    ),
    socialSecurityBase: centsSchema.refine((base) => base !== 0, 'required').nullable(),
    codaLimits: codaSchema.nullable(),
    unemploymentBase: centsSchema.refine((base) => base !== 0, 'required'),
    futaReduction: rateSchema.nullable(),
    /** The free days of the year beside the holidays of the law; paydays leave them. */
    holidays: boundedListSchema(calendarDateSchema, 'days', requiredOr('option-invalid')).superRefine(
      (days, context) => refuseRepeatedDates(days, context, []),
    ),
    /** The document that the values were read from. */
    source: optionalLineSchema,
    confidence: z.enum(CONFIDENCES, 'option-invalid').nullable(),
  },
  STRICT,
);
export type YearParameters = z.infer<typeof yearParametersSchema>;

/** The fields of a year that hold a value, without the source of them. */
export const PARAMETER_FIELDS = [
  'brackets',
  'exemptions',
  'specificationTable',
  'minimumWages',
  'socialSecurityBase',
  'codaLimits',
  'unemploymentBase',
  'futaReduction',
  'holidays',
] as const satisfies readonly (keyof YearParameters)[];
export type ParameterField = (typeof PARAMETER_FIELDS)[number];
