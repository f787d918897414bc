import { z } from 'zod';
import { STRICT } from '../field-code.ts';
import { municipalityIdSchema } from '../reference/municipalities.ts';
import { optionalZipSchema, zipSchema } from './digits.schema.ts';
import { lineSchema, optionalLineSchema } from './line.schema.ts';

/** An address of which every part has to be there. Codes: `required`, `zip-invalid` and those of a line. */
export const addressSchema = z.strictObject(
  { street: lineSchema, municipalityId: municipalityIdSchema, state: lineSchema, zip: zipSchema },
  STRICT,
);
export type Address = z.infer<typeof addressSchema>;

/** An address of which any part may be missing. Codes: `zip-invalid` and those of a line. */
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

/** An address of which the street has to be there. Codes: `required`, `zip-invalid` and those of a line. */
export const streetAddressSchema = optionalAddressSchema.extend({ street: lineSchema });

/** The value that an address form starts with: no municipality is chosen yet. */
export type AddressDraft = Omit<Address, 'municipalityId'>;
export const NEW_ADDRESS: AddressDraft = { street: '', state: 'PR', zip: '' };
