import { z } from 'zod';
import { flagSchema } from '../field/flag.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

/** A whole number from 0 to 999, as of dependents. Code: `count-invalid`. */
export const countSchema = z
  .int(requiredOr('count-invalid'))
  .min(0, 'count-invalid')
  .max(999, 'count-invalid');

/**
 * A withholding exemption certificate (499 R-4, Rev. Jan 2018) as the employee signed it. The one with the
 * latest date up to the pay date is in force. Codes: `required`, `option-invalid`, `count-invalid` and those
 * of dates and amounts.
 */
export const withholdingCertificateSchema = z.strictObject(
  {
    certificateDate: calendarDateSchema,
    /** `joint` is married with the complete exemption, `half` is married with half of it. */
    personalExemption: z.enum(['individual', 'joint', 'none', 'half'], requiredOr('option-invalid')),
    isVeteran: flagSchema,
    dependents: countSchema,
    /** Dependents whose custody is shared; they are counted beside `dependents`. */
    sharedDependents: countSchema,
    /** True if the custody of all dependents is shared. */
    hasSharedCustody: flagSchema,
    allowanceCount: countSchema,
    /** The optional computation of married persons who live together and file jointly. */
    isOptionalComputation: flagSchema,
    /** The tax that the employee adds to the computed one (part D of the form), in cents per period. */
    additionalWithholding: centsSchema,
    /** True if the employee waives the exemption of young employees. */
    youthOptOut: flagSchema,
  },
  STRICT,
);
export type WithholdingCertificate = z.infer<typeof withholdingCertificateSchema>;
