import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

// Neither a database nor a document can hold the other control characters, or half of a surrogate pair.
const WRITABLE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Free text of any number of lines, as typed; may be empty. Codes: `required`, `text-invalid`. */
export const freeTextSchema = z.string(requiredOr('text-invalid')).regex(WRITABLE, 'text-invalid');
