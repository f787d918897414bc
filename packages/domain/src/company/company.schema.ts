import { z } from 'zod';
import { addressSchema } from '../field/address.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import {
  commercialRegisterSchema,
  employerNumberSchema,
  optionalPhoneSchema,
  phoneSchema,
} from '../field/digits.schema.ts';
import { emailSchema } from '../field/email.schema.ts';
import { flagSchema } from '../field/flag.schema.ts';
import { lineSchema, optionalLineSchema } from '../field/line.schema.ts';
import { companyNameSchema } from '../field/name.schema.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { websiteSchema } from '../field/website.schema.ts';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import {
  codaPlanKindSchema,
  contractorRuleSchema,
  employerEntitySchema,
  jurisdictionSchema,
  leaveRuleSchema,
  mealRuleSchema,
  type Payer,
  payerSchema,
  residentMethodSchema,
} from '../reference/enumerations.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { payrollYearSchema } from '../time/payroll-years.ts';
import { minutesSchema } from '../time/work-minutes.ts';
import { controlRangeSchema } from './control-range.ts';

const leaveMinutesSchema = minutesSchema.refine((minutes) => minutes !== 0, 'required');

/**
 * The company's leave policy: the minutes that a month earns, and the minutes of work that it requires. None
 * may be zero. Codes: `required` and those of worked time.
 */
const companyLeavePolicySchema = z.strictObject(
  {
    vacationMinutesPerMonth: leaveMinutesSchema,
    vacationThresholdMinutes: leaveMinutesSchema,
    sickMinutesPerMonth: leaveMinutesSchema,
    sickThresholdMinutes: leaveMinutesSchema,
  },
  STRICT,
);
export type CompanyLeavePolicy = z.infer<typeof companyLeavePolicySchema>;

// A rate of 0 % means that it is unknown, on the wire and in the form, and is stored as null.
const knownRateSchema = rateSchema.nullable().overwrite((rate) => (rate === 0 ? null : rate));

// Each requires the other.
const unemploymentRates = {
  unemploymentRateSince: payrollYearSchema.nullable(),
  earlierUnemploymentRate: knownRateSchema,
};

/** The payers whose wages may be exempt from income tax withholding: farms and households. */
const FARM_PAYERS: readonly Payer[] = ['form-943', 'domestic'];

/** Returns true if a payer's wages may be exempt from withholding as farm or domestic pay. */
export function mayBeUntaxed(payer: unknown): boolean {
  return FARM_PAYERS.some((one) => one === payer);
}

const payerRules = { payer: payerSchema, farmUntaxed: flagSchema };

const lifetime = { businessStartDate: calendarDateSchema, businessEndDate: calendarDateSchema.nullable() };

/**
 * A company, which is the employer. All fields are required except `businessEndDate`, `website`, `faxNumber`,
 * `entityType`, `workersCompensationRate`, and the earlier unemployment rate with its year. Amounts are in
 * cents, rates in parts per million, leave in minutes.
 *
 * Codes: `required`, `letters-only` (name), `email-invalid`, `phone-invalid`, `zip-invalid`,
 * `employer-number-invalid`, `commercial-register-invalid`, `control-number-invalid`,
 * `control-range-reversed`, `end-before-start`, `farm-payer-only` and those of lines, dates, amounts,
 * percentages and hours.
 */
export const companySchema = z
  .strictObject(
    {
      name: companyNameSchema,
      accountantId: recordIdSchema,

      postalAddress: addressSchema,
      physicalAddress: addressSchema,
      /**
       * The name and the postal street for agency files; '' for the text that Garita makes from the record.
       */
      fileName: optionalLineSchema.default(''),
      fileStreet: optionalLineSchema.default(''),
      email: emailSchema,
      contact: lineSchema,
      contactNumber: phoneSchema,
      phoneNumber: phoneSchema,
      faxNumber: optionalPhoneSchema,
      website: websiteSchema,

      ...lifetime,
      jurisdiction: jurisdictionSchema,
      payer: payerSchema,
      /** The kind of employer as form 499 R-1B prints it; null if unknown. */
      entityType: employerEntitySchema.nullable().default(null),
      employerIdentificationNumber: employerNumberSchema,
      commercialRegister: commercialRegisterSchema,
      industrialCode: lineSchema,
      w2ControlRange: controlRangeSchema,
      form480ControlRange: controlRangeSchema,

      unemploymentAccountNumber: lineSchema,
      unemploymentRate: rateSchema,
      /**
       * The calendar year from which `unemploymentRate` is in force, and the rate before; null if there is no
       * other rate.
       */
      ...unemploymentRates,
      specialContributionRate: rateSchema,
      /** The employees' share of the disability insurance, as the company reports it. */
      disabilityRate: rateSchema,
      /** The employer's own share of the disability insurance. */
      employerDisabilityRate: rateSchema,
      chauffeurAccountNumber: lineSchema,
      /** The chauffeur insurance per week and chauffeur, both shares, in cents. */
      chauffeurWeeklyRate: centsSchema,
      /** The employee's share of the chauffeur insurance, in cents per week. */
      employeeChauffeurShare: centsSchema,
      insurancePolicyNumber: lineSchema,
      /**
       * The premium rate of that policy on pay, as in its notice. For several classes of work: the premium
       * divided by the payroll.
       */
      workersCompensationRate: knownRateSchema,

      leavePolicy: companyLeavePolicySchema,

      /** The rule by which the company's employees earn vacation and sick leave. */
      leaveRule: leaveRuleSchema.default('specification'),
      /**
       * True for an employer with 12 employees or fewer, whose employees stay at half a day of vacation a
       * month. Act 180-1998, article 6, as amended by Act 4-2017. It counts for leave by law alone.
       */
      isSmallEmployer: flagSchema.default(false),
      /** The rule by which the form of an employee proposes the rate of work through a meal period. */
      mealRule: mealRuleSchema.default('specification'),
      /** The kind of the company's CODA plan (1081.01(d) of the Puerto Rico Internal Revenue Code). */
      codaPlanKind: codaPlanKindSchema.default('none'),
      /** True if nothing is withheld for income tax from farm or domestic pay (since 1 January 2019). */
      farmUntaxed: flagSchema.default(false),
      /** The method of withholding that a new employee's form proposes; null if it proposes none. */
      defaultWithholdingMethod: residentMethodSchema.nullable().default(null),
      /** The rule by which tax is withheld from the company's contractors. */
      contractorRule: contractorRuleSchema.default('specification'),
    },
    STRICT,
  )
  .refine(
    ({ businessStartDate: start, businessEndDate: end }) => end === null || start <= end,
    crossRule('end-before-start', ['businessEndDate'], lifetime),
  )
  .refine(
    ({ unemploymentRateSince: since, earlierUnemploymentRate: earlier }) =>
      since === null || earlier !== null,
    crossRule('required', ['earlierUnemploymentRate'], unemploymentRates),
  )
  .refine(
    ({ unemploymentRateSince: since, earlierUnemploymentRate: earlier }) =>
      earlier === null || since !== null,
    crossRule('required', ['unemploymentRateSince'], unemploymentRates),
  )
  .refine(
    ({ payer, farmUntaxed }) => !farmUntaxed || mayBeUntaxed(payer),
    crossRule('farm-payer-only', ['farmUntaxed'], payerRules),
  );
export type Company = z.infer<typeof companySchema>;
