import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

// The product's numbered lists under English names. Only the wire has the numbers; the labels are in the text
// folders.

// A missing choice is `required`, an unknown one `option-invalid`.
function oneOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options, requiredOr('option-invalid'));
}

export const payFrequencySchema = oneOf(['weekly', 'biweekly', 'semimonthly', 'monthly']);
export type PayFrequency = z.infer<typeof payFrequencySchema>;

/**
 * The methods by which income tax is withheld from an employee's pay: a percentage, the table of the
 * specification, the brackets of the law with the employee's certificate 499 R-4, or the law's percentage of
 * a non-resident who is a citizen of the United States or an alien.
 */
export const withholdingMethodSchema = oneOf([
  'flat-rate',
  'table',
  'certificate',
  'non-resident-citizen',
  'non-resident-alien',
]);
export type WithholdingMethod = z.infer<typeof withholdingMethodSchema>;

/** The methods that a company may propose for its new employees: those of residents. */
export const residentMethodSchema = oneOf(['flat-rate', 'table', 'certificate']);
export type ResidentMethod = z.infer<typeof residentMethodSchema>;

export const employeeTypeSchema = oneOf(['regular', 'part-time']);
export type EmployeeType = z.infer<typeof employeeTypeSchema>;

export const personalExemptionSchema = oneOf(['individual', 'joint', 'none', 'half']);
export type PersonalExemption = z.infer<typeof personalExemptionSchema>;

export const maritalStatusSchema = oneOf(['single', 'married']);
export type MaritalStatus = z.infer<typeof maritalStatusSchema>;

export const genderSchema = oneOf(['man', 'woman']);
export type Gender = z.infer<typeof genderSchema>;

export const jurisdictionSchema = oneOf(['puerto-rico', 'united-states']);
export type Jurisdiction = z.infer<typeof jurisdictionSchema>;

export const payerSchema = oneOf(['form-941', 'form-943', 'form-944', 'domestic']);
export type Payer = z.infer<typeof payerSchema>;

export const requirementSchema = oneOf(['optional', 'required']);
export type Requirement = z.infer<typeof requirementSchema>;

export const lineDirectionSchema = oneOf(['deduction', 'addition']);
export type LineDirection = z.infer<typeof lineDirectionSchema>;

export const lineBasisSchema = oneOf(['percentage', 'fixed']);
export type LineBasis = z.infer<typeof lineBasisSchema>;

export const entityTypeSchema = oneOf([
  'individual',
  'corporation',
  'n-corporation',
  'partnership',
  'special-partnership',
  'trust',
]);
export type EntityType = z.infer<typeof entityTypeSchema>;

/** The kinds of employer of form 499 R-1B (Rev. 02.19), in the order of its boxes. */
export const employerEntitySchema = oneOf([
  'private-corporation',
  'public-corporation',
  'partnership',
  'individual',
  'government',
  'other',
]);
export type EmployerEntity = z.infer<typeof employerEntitySchema>;

/**
 * The kinds of CODA plan, sec. 1081.01(d): none is known, one qualified in Puerto Rico only, or one that the
 * IRS qualifies too.
 */
export const codaPlanKindSchema = oneOf(['none', 'puerto-rico', 'dual']);
export type CodaPlanKind = z.infer<typeof codaPlanKindSchema>;

/**
 * The rule by which tax is withheld from contractors: the specification's, from the whole payment, or the
 * law's, which leaves out the first 500.00 of a year.
 */
export const contractorRuleSchema = oneOf(['specification', 'law']);
export type ContractorRule = z.infer<typeof contractorRuleSchema>;

/** The multiple of the regular rate that an hour of overtime pays. */
export const overtimeMultiplierSchema = oneOf(['one-and-a-half', 'double']);
export type OvertimeMultiplier = z.infer<typeof overtimeMultiplierSchema>;

/** The rule by which the rate of work through a meal period is proposed. */
export const mealRuleSchema = oneOf(['specification', 'law']);
export type MealRule = z.infer<typeof mealRuleSchema>;

/** The rule by which an employee earns vacation and sick leave. */
export const leaveRuleSchema = oneOf(['specification', 'law']);
export type LeaveRule = z.infer<typeof leaveRuleSchema>;

/** The exemption codes of form 480.6SP. */
export const exemptionTypeSchema = oneOf(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L']);
export type ExemptionType = z.infer<typeof exemptionTypeSchema>;

/** The waivers of withholding (relevo): total or partial. */
export const waiverTypeSchema = oneOf(['total', 'partial']);
export type WaiverType = z.infer<typeof waiverTypeSchema>;

/** The methods of payment to a person. */
export const paymentMethodSchema = oneOf(['check', 'direct-deposit', 'cash']);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
