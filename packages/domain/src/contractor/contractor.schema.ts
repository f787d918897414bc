import { z } from 'zod';
import { streetAddressSchema } from '../field/address.schema.ts';
import { crossRule } from '../field/cross-rule.ts';
import {
  employerNumberSchema,
  maskedEmployerNumber,
  maskedOrNewAccountSchema,
  maskedOrNewEmployerNumberSchema,
  maskedOrNewSocialSecurityNumberSchema,
  maskedSocialSecurityNumber,
  optionalAccountSchema,
  optionalCommercialRegisterSchema,
  optionalPhoneSchema,
  socialSecurityNumberSchema,
} from '../field/digits.schema.ts';
import { optionalEmailSchema } from '../field/email.schema.ts';
import { fileWordsShape } from '../field/file-words.schema.ts';
import { lineSchema, optionalLineSchema } from '../field/line.schema.ts';
import { companyNameSchema, optionalPersonNameSchema, personNameSchema } from '../field/name.schema.ts';
import { websiteSchema } from '../field/website.schema.ts';
import { STRICT } from '../field-code.ts';
import { hourlyRateSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import {
  type EntityType,
  entityTypeSchema,
  exemptionTypeSchema,
  genderSchema,
  waiverTypeSchema,
} from '../reference/enumerations.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';

const name = { entityType: entityTypeSchema, firstName: lineSchema };
const surname = { entityType: entityTypeSchema, lastName: optionalPersonNameSchema };
const taxpayer = { entityType: entityTypeSchema, taxpayerNumber: lineSchema };

const withholding = {
  /** The percentage withheld from each payment, in parts per million. */
  withholdingRate: rateSchema,
  waiverType: waiverTypeSchema.nullable(),
  /** The percentage withheld while the waiver is in force; 0 for a total waiver. */
  waiverRate: rateSchema.nullable().default(null),
  /** The last day on which the waiver is in force. Afterwards `withholdingRate` counts. */
  waiverEnd: calendarDateSchema.nullable().default(null),
};

/**
 * A contractor (tercero): a person or entity paid for services by the hour, without being an employee.
 * Required are the name (for an individual with the first surname), the taxpayer number, the street and the
 * hourly rate. Empty texts are '', empty dates and choices null.
 *
 * A company has one name only: surnames and middle name are cleared for every entity except an individual.
 *
 * Codes: `required`, `letters-only` (names), `social-security-invalid`, `employer-number-invalid`,
 * `phone-invalid`, `zip-invalid`, `email-invalid`, `commercial-register-invalid`, `hourly-pay-required`,
 * `total-waiver-rate` and those of lines, dates, amounts and percentages.
 */
export const contractorSchema = contractorOf({
  individual: socialSecurityNumberSchema,
  company: employerNumberSchema,
  account: optionalAccountSchema,
});
export type Contractor = z.infer<typeof contractorSchema>;

/** A contractor as a form changes it. Masked numbers leave the stored ones unchanged. */
export const changedContractorSchema = contractorOf({
  individual: maskedOrNewSocialSecurityNumberSchema,
  company: maskedOrNewEmployerNumberSchema,
  account: maskedOrNewAccountSchema,
});

/** The schemas of the taxpayer number of an individual and of any other entity, and of an account number. */
type NumberSchemas = { individual: z.ZodType; company: z.ZodType; account: typeof optionalAccountSchema };

function contractorOf(numbers: NumberSchemas) {
  return z
    .strictObject(
      {
        ...name,
        middleName: optionalPersonNameSchema,
        lastName: surname.lastName,
        motherLastName: optionalPersonNameSchema,
        /**
         * Nine digits: the social security number of an individual, or the employer's number of any other
         * entity.
         */
        taxpayerNumber: taxpayer.taxpayerNumber,
        gender: genderSchema,
        birthday: calendarDateSchema.nullable(),

        address: streetAddressSchema,
        ...fileWordsShape,
        phoneNumber: optionalPhoneSchema,
        mobileNumber: optionalPhoneSchema,
        faxNumber: optionalPhoneSchema,
        email: optionalEmailSchema,
        website: websiteSchema,
        bankAccount: numbers.account,
        /** The account of the contractor's individual retirement arrangement (IRA). */
        retirementAccount: numbers.account,
        merchantRegister: optionalCommercialRegisterSchema,

        /** Cents per hour; zero is refused. */
        hourlyRate: hourlyRateSchema.refine((cents) => cents !== 0, 'hourly-pay-required'),
        ...withholding,
        waiverNumber: optionalLineSchema,
        /** The exemption code that form 480.6SP reports; null for none. */
        exemptionType: exemptionTypeSchema.nullable(),
      },
      STRICT,
    )
    .refine(
      ({ entityType, firstName }) => nameSchema(entityType).safeParse(firstName).success,
      crossRule('letters-only', ['firstName'], name),
    )
    .refine(
      ({ entityType, lastName }) => !isIndividual(entityType) || lastName !== '',
      crossRule('required', ['lastName'], surname),
    )
    .refine(
      ({ entityType, taxpayerNumber }) =>
        !isIndividual(entityType) || numbers.individual.safeParse(taxpayerNumber).success,
      crossRule('social-security-invalid', ['taxpayerNumber'], taxpayer),
    )
    .refine(
      ({ entityType, taxpayerNumber }) =>
        isIndividual(entityType) || numbers.company.safeParse(taxpayerNumber).success,
      crossRule('employer-number-invalid', ['taxpayerNumber'], taxpayer),
    )
    .refine(
      ({ waiverType, withholdingRate, waiverEnd }) =>
        waiverType !== 'total' || waiverEnd !== null || withholdingRate === 0,
      crossRule('total-waiver-rate', ['withholdingRate'], withholding),
    )
    .refine(
      ({ waiverType, waiverRate }) => waiverType !== 'total' || !waiverRate,
      crossRule('total-waiver-rate', ['waiverRate'], withholding),
    )
    .refine(
      ({ waiverRate, waiverEnd }) => waiverRate === null || waiverEnd !== null,
      crossRule('required', ['waiverEnd'], withholding),
    )
    .refine(
      ({ waiverType, waiverRate, waiverEnd }) =>
        waiverEnd === null || waiverRate !== null || waiverType === 'total',
      crossRule('required', ['waiverRate'], withholding),
    )
    .overwrite((contractor) => ({
      ...contractor,
      // A total waiver says its percentage, and a company has one name.
      waiverRate:
        contractor.waiverType === 'total' && contractor.waiverEnd !== null ? 0 : contractor.waiverRate,
      ...(isIndividual(contractor.entityType) ? {} : NO_OTHER_NAMES),
    }));
}

/** Returns the masked taxpayer number of a contractor. */
export function maskedTaxpayerNumber({
  entityType,
  taxpayerNumber,
}: Pick<Contractor, 'entityType' | 'taxpayerNumber'>): string {
  return isIndividual(entityType)
    ? maskedSocialSecurityNumber(taxpayerNumber)
    : maskedEmployerNumber(taxpayerNumber);
}

/** The name parts that only an individual has, all empty. */
export const NO_OTHER_NAMES = {
  middleName: '',
  lastName: '',
  motherLastName: '',
  fileMiddleName: '',
  fileLastName: '',
};

/** Returns true if the contractor is a person and not a company of any kind. */
export function isIndividual(entityType: EntityType): boolean {
  return entityType === 'individual';
}

function nameSchema(entityType: EntityType): z.ZodType {
  return isIndividual(entityType) ? personNameSchema : companyNameSchema;
}
