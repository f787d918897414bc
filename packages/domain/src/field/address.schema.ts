import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { municipalityIdSchema } from '../reference/municipalities.ts';
import { optionalZipSchema, zipSchema } from './digits.schema.ts';
import { lineSchema, optionalLineSchema } from './line.schema.ts';

/** An address with all parts required. Codes: `required`, `zip-invalid` and those of a line. */
export const addressSchema = z.strictObject(
  { street: lineSchema, municipalityId: municipalityIdSchema, state: lineSchema, zip: zipSchema },
  STRICT,
);
export type Address = z.infer<typeof addressSchema>;

/** An address with all parts optional. Codes: `zip-invalid` and those of a line. */
export const optionalAddressSchema = z.strictObject(
  {
    street: optionalLineSchema,
    municipalityId: municipalityIdSchema.nullable(),
    state: optionalLineSchema,
    zip: optionalZipSchema,
  },
  STRICT,
);
export type OptionalAddress = z.infer<typeof optionalAddressSchema>;

/** An address with only the street required. Codes: `required`, `zip-invalid` and those of a line. */
export const streetAddressSchema = optionalAddressSchema.extend({ street: lineSchema });

/** The initial value of an address form, without a municipality. */
export type AddressDraft = Omit<Address, 'municipalityId'>;
export const NEW_ADDRESS: AddressDraft = { street: '', state: 'PR', zip: '' };
