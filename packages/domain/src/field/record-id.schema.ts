import { z } from 'zod';
import { requiredChoiceOr } from '../field-code.ts';

const chosen = requiredChoiceOr('option-invalid');

/** The largest number of a record, a version or an event: the 15 digits that an address may have. */
export const MAX_RECORD_NUMBER = 999_999_999_999_999;

/** The id of a record that has to be chosen: a positive integer. Codes: `required`, `option-invalid`. */
export const recordIdSchema = z.int(chosen).min(1, chosen).max(MAX_RECORD_NUMBER, 'option-invalid');
