import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

// Databases and documents cannot store other control characters, nor half of a surrogate pair.
const WRITABLE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Free text of any number of lines, as typed; may be empty. Codes: `required`, `text-invalid`. */
export const freeTextSchema = z.string(requiredOr('text-invalid')).regex(WRITABLE, 'text-invalid');
