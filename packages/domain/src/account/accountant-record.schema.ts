import { z } from 'zod';
import { optionalAddressSchema } from '../field/address.schema.ts';
import {
  optionalEmployerNumberSchema,
  optionalPhoneSchema,
  preparerTaxNumberSchema,
} from '../field/digits.schema.ts';
import { emailSchema } from '../field/email.schema.ts';
import { optionalLineSchema } from '../field/line.schema.ts';
import { optionalPersonNameSchema, personNameSchema } from '../field/name.schema.ts';
import { STRICT } from '../field-code.ts';

/**
 * An accountant (contador), whom forms name as the preparer; not a user. Only name, first last name and
 * e-mail are required, so that an account can start quickly. Forms report the other facts that they need.
 *
 * Codes: `required`, `letters-only`, `email-invalid`, `phone-invalid`, `zip-invalid`,
 * `employer-number-invalid`, `preparer-number-invalid` and those of a line.
 */
export const accountantRecordSchema = z.strictObject(
  {
    name: personNameSchema,
    middleName: optionalPersonNameSchema,
    firstLastName: personNameSchema,
    secondLastName: optionalPersonNameSchema,
    company: optionalLineSchema,
    employerIdentificationNumber: optionalEmployerNumberSchema,
    email: emailSchema,
    phone: optionalPhoneSchema,
    address: optionalAddressSchema,
    physicalAddress: optionalAddressSchema,
    /** The user id with the Social Security Administration, for the wage files. */
    ssaUserId: optionalLineSchema,
    /** The user id for Business Services Online, for corrections of a W-2. */
    bsoUserId: optionalLineSchema,
    /** The user id for electronic filing in Puerto Rico. */
    efileUserId: optionalLineSchema,
    /** The number that the IRS gives a paid preparer (PTIN): P and eight digits. */
    preparerTaxNumber: preparerTaxNumberSchema.default(''),
  },
  STRICT,
);
export type AccountantRecord = z.infer<typeof accountantRecordSchema>;
