import { z } from 'zod';
import { addressSchema } from '../field/address.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import {
  maskedOrNewSocialSecurityNumberSchema,
  phoneSchema,
  socialSecurityNumberSchema,
} from '../field/digits.schema.ts';
import { fileWordsShape } from '../field/file-words.schema.ts';
import { flagSchema } from '../field/flag.schema.ts';
import { optionalLineSchema } from '../field/line.schema.ts';
import { nameSuffixSchema, optionalPersonNameSchema, personNameSchema } from '../field/name.schema.ts';
import { STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import {
  employeeTypeSchema,
  genderSchema,
  maritalStatusSchema,
  overtimeMultiplierSchema,
  payFrequencySchema,
  personalExemptionSchema,
  withholdingMethodSchema,
} from '../reference/enumerations.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { minutesSchema } from '../time/work-minutes.ts';
import { countSchema } from './certificate.schema.ts';
import { hourlyRatesSchema } from './hourly-rates.ts';
import { STANDARD_DAY_MINUTES } from './initial-leave.ts';

/**
 * The terms of one kind of leave, in minutes: the balance at `openingDate`, and the credit of each month
 * whose work reaches the threshold. An opening balance is never negative; the running balance may be.
 */
const leaveTermsSchema = z.strictObject(
  {
    openingMinutes: minutesSchema,
    openingDate: calendarDateSchema,
    minutesPerMonth: minutesSchema,
    thresholdMinutes: minutesSchema,
  },
  STRICT,
);
export type LeaveTerms = z.infer<typeof leaveTermsSchema>;

// A day that leave is counted in has some time, and at most 24 hours.
const dayMinutesSchema = minutesSchema
  .refine((minutes) => minutes !== 0, 'required')
  .refine((minutes) => minutes <= 24 * 60, 'hours-too-large');

const dates = { birthday: calendarDateSchema, admissionDate: calendarDateSchema };
const employment = { admissionDate: calendarDateSchema, egressDate: calendarDateSchema.nullable() };

const salaryTerms = {
  /** Salary per pay period, in cents; 0 if paid by the hour. */
  salary: centsSchema,
  /** The time that a salary pays for, per pay period. */
  workMinutes: minutesSchema,
};
const hourlyTerms = { salary: salaryTerms.salary, rates: hourlyRatesSchema };

const withholding = {
  withholdingMethod: withholdingMethodSchema,
  /** The percentage of the flat-rate method, in parts per million; null if never entered. */
  withholdingRate: rateSchema.nullable(),
};

// Both are rules of married persons, which count for withholding by certificate alone.
const marriage = { withholdingMethod: withholdingMethodSchema, maritalStatus: maritalStatusSchema };
const exemption = { ...marriage, personalExemption: personalExemptionSchema };
const computation = { ...marriage, isOptionalComputation: flagSchema };

function isSingleByCertificate({
  withholdingMethod,
  maritalStatus,
}: z.infer<z.ZodObject<typeof marriage>>): boolean {
  return withholdingMethod === 'certificate' && maritalStatus !== 'married';
}

/**
 * The number that another system, such as a time clock, gives an employee; '' without one. Codes:
 * `text-invalid`, `text-too-long`.
 */
export const externalNumberSchema = optionalLineSchema.max(40, 'text-too-long');

/**
 * An employee. Empty texts are '', empty dates null, empty amounts and counts 0.
 *
 * Codes: `required`, `letters-only` (names), `social-security-invalid`, `phone-invalid`, `zip-invalid`,
 * `count-invalid`, `end-before-start`, `regular-rate-required`, `overtime-rate-required`,
 * `meal-rate-required`, `work-hours-required`, `admission-before-birth`, `married-only` and those of lines,
 * dates, amounts, percentages and hours.
 */
export const employeeSchema = z
  .strictObject(
    {
      firstName: personNameSchema,
      middleName: optionalPersonNameSchema,
      lastName: optionalPersonNameSchema,
      motherLastName: optionalPersonNameSchema,
      nameSuffix: nameSuffixSchema.default(''),
      externalNumber: externalNumberSchema.default(''),
      employeeType: employeeTypeSchema,

      socialSecurityNumber: socialSecurityNumberSchema,
      maritalStatus: maritalStatusSchema,
      gender: genderSchema,
      birthday: calendarDateSchema,
      address: addressSchema,
      phoneNumber: phoneSchema,
      mobileNumber: phoneSchema,
      ...fileWordsShape,

      vehicleSticker: optionalLineSchema,
      vehicleStickerDate: calendarDateSchema.nullable(),
      licensePlate: optionalLineSchema,
      licence: optionalLineSchema,
      /**
       * True if chauffeur insurance is withheld instead of disability insurance: the two exclude each other.
       */
      isChauffeur: flagSchema,
      workersCompensationClass: optionalLineSchema,
      /** The partial-wage indicator in the wages file for the Department of Labor. */
      hasPartialWages: flagSchema,

      ...employment,
      ...salaryTerms,
      ...hourlyTerms,
      payFrequency: payFrequencySchema,
      /** The multiple of the regular rate that the form proposes for overtime. */
      overtimeMultiplier: overtimeMultiplierSchema.default('one-and-a-half'),
      /**
       * True if a written agreement has a week of four days of ten hours: only time over ten hours a day or
       * 40 a week is overtime. 29 L.P.R.A. 283.
       */
      worksFourTens: flagSchema.default(false),
      /**
       * True for an executive, administrator or professional, whom the laws on overtime and leave leave out.
       * 29 L.P.R.A. 288; DTRH Regulation 13 (7082).
       */
      isExempt: flagSchema.default(false),
      ...withholding,
      personalExemption: personalExemptionSchema,
      dependents: countSchema,
      hasSharedCustody: flagSchema,
      allowanceCount: countSchema,
      isVeteran: flagSchema,
      /** Dependents whose custody is shared; they are counted beside `dependents`. */
      sharedDependents: countSchema.default(0),
      isOptionalComputation: flagSchema.default(false),
      /** The tax that the employee adds to the computed one, in cents per period. */
      additionalWithholding: centsSchema.default(0),
      /** True if the employee waives the exemption of young employees. */
      youthOptOut: flagSchema.default(false),
      /** The date of the latest withholding certificate, which has these fields; null without one. */
      certificateDate: calendarDateSchema.nullable().default(null),

      /** The regular day of work, in which leave by law is counted. */
      dayMinutes: dayMinutesSchema.default(STANDARD_DAY_MINUTES),
      /**
       * True if somebody typed a rate or a threshold of leave under the company's rule of the law. Typed
       * terms replace those of the law.
       */
      isLeaveEdited: flagSchema.default(false),
      leave: z.strictObject({ vacation: leaveTermsSchema, sick: leaveTermsSchema }, STRICT),
      /** The vacation per month until the anniversary that raised it; null if none did. */
      vacationMinutesBefore: minutesSchema.nullable().default(null),

      /** Stored for the documented API, which does not list their values; a new employee has 1. */
      payrollType: countSchema,
      scheduleType: countSchema,
    },
    STRICT,
  )
  .refine(
    ({ salary, rates }) => salary > 0 || rates.regular > 0,
    crossRule('regular-rate-required', ['rates', 'regular'], hourlyTerms),
  )
  .refine(
    ({ salary, rates }) => salary > 0 || rates.overtime > 0,
    crossRule('overtime-rate-required', ['rates', 'overtime'], hourlyTerms),
  )
  .refine(
    ({ salary, rates }) => salary > 0 || rates.mealPeriod > 0,
    crossRule('meal-rate-required', ['rates', 'mealPeriod'], hourlyTerms),
  )
  .refine(
    ({ salary, workMinutes }) => salary === 0 || workMinutes > 0,
    crossRule('work-hours-required', ['workMinutes'], salaryTerms),
  )
  .refine(
    ({ withholdingMethod, withholdingRate }) => withholdingMethod !== 'flat-rate' || withholdingRate !== null,
    crossRule('required', ['withholdingRate'], withholding),
  )
  .refine(
    ({ personalExemption, ...employee }) =>
      !isSingleByCertificate(employee) || personalExemption === 'individual' || personalExemption === 'none',
    crossRule('married-only', ['personalExemption'], exemption),
  )
  .refine(
    ({ isOptionalComputation, ...employee }) => !isSingleByCertificate(employee) || !isOptionalComputation,
    crossRule('married-only', ['isOptionalComputation'], computation),
  )
  .refine(
    ({ birthday, admissionDate }) => birthday <= admissionDate,
    crossRule('admission-before-birth', ['admissionDate'], dates),
  )
  .refine(
    ({ admissionDate, egressDate }) => egressDate === null || admissionDate <= egressDate,
    crossRule('end-before-start', ['egressDate'], employment),
  );
export type Employee = z.infer<typeof employeeSchema>;

/** An employee as a form changes it. The masked social security number leaves the number unchanged. */
export const changedEmployeeSchema = employeeSchema.safeExtend({
  socialSecurityNumber: maskedOrNewSocialSecurityNumberSchema,
});
