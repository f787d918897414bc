import { requiredOr } from '@garita/domain/field-code';
import { z } from 'zod';
import { as, recordWire } from '../wire/field-names.ts';
import { textOr } from '../wire/wire-values.ts';

const schema = z.strictObject({ format: z.enum(['pdf', 'xlsx'], requiredOr('option-invalid')) });

/** As what a list is sent, which the query says: as a PDF, where it says nothing. */
export const fileFormatWire = recordWire(schema, { format: as('format', textOr('pdf')) });
