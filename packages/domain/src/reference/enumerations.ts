import { z } from 'zod';

// The product's numbered lists under English names. The numbers live on the wire only; the labels, in the text folders.

export const payFrequencySchema = z.enum(['weekly', 'biweekly', 'monthly'], 'required');
export type PayFrequency = z.infer<typeof payFrequencySchema>;

export const withholdingMethodSchema = z.enum(['flat-rate', 'table'], 'required');
export type WithholdingMethod = z.infer<typeof withholdingMethodSchema>;

export const employeeTypeSchema = z.enum(['regular', 'part-time'], 'required');
export type EmployeeType = z.infer<typeof employeeTypeSchema>;

export const personalExemptionSchema = z.enum(['individual', 'joint', 'none'], 'required');
export type PersonalExemption = z.infer<typeof personalExemptionSchema>;

export const maritalStatusSchema = z.enum(['single', 'married'], 'required');
export type MaritalStatus = z.infer<typeof maritalStatusSchema>;

export const genderSchema = z.enum(['man', 'woman'], 'required');
export type Gender = z.infer<typeof genderSchema>;

export const jurisdictionSchema = z.enum(['puerto-rico', 'united-states'], 'required');
export type Jurisdiction = z.infer<typeof jurisdictionSchema>;

export const payerSchema = z.enum(['form-941', 'form-943', 'form-944', 'domestic'], 'required');
export type Payer = z.infer<typeof payerSchema>;

export const requirementSchema = z.enum(['optional', 'required'], 'required');
export type Requirement = z.infer<typeof requirementSchema>;

export const lineDirectionSchema = z.enum(['deduction', 'addition'], 'required');
export type LineDirection = z.infer<typeof lineDirectionSchema>;

export const lineBasisSchema = z.enum(['percentage', 'fixed'], 'required');
export type LineBasis = z.infer<typeof lineBasisSchema>;

export const entityTypeSchema = z.enum(
  ['individual', 'corporation', 'n-corporation', 'partnership', 'special-partnership', 'trust'],
  'required',
);
export type EntityType = z.infer<typeof entityTypeSchema>;

/** The exemption codes of form 480.6SP. */
export const exemptionTypeSchema = z.enum(
  ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'],
  'required',
);
export type ExemptionType = z.infer<typeof exemptionTypeSchema>;

/** A waiver of withholding (relevo): of all of it, or of a part. */
export const waiverTypeSchema = z.enum(['total', 'partial'], 'required');
export type WaiverType = z.infer<typeof waiverTypeSchema>;

/** How what was computed reached the person. */
export const paymentMethodSchema = z.enum(['check', 'direct-deposit', 'cash'], 'required');
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
