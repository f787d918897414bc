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
 * An accountant (contador) as forms name the preparer; no sign-in. Required are name, first last name and
 * e-mail, so that the first accountant of an account takes a minute; what a form needs beyond them, the form
 * asks for.
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
    /** User id with the Social Security Administration, which the wage files carry. */
    ssaUserId: optionalLineSchema,
    /** User id for Business Services Online, for corrections of a W-2. */
    bsoUserId: optionalLineSchema,
    /** User id for electronic filing in Puerto Rico. */
    efileUserId: optionalLineSchema,
    /** The number that the IRS gives a paid preparer (PTIN): P and eight digits. */
    preparerTaxNumber: preparerTaxNumberSchema.default(''),
  },
  STRICT,
);
export type AccountantRecord = z.infer<typeof accountantRecordSchema>;
