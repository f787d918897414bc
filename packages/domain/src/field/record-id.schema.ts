import { z } from 'zod';
import { requiredChoiceOr } from '../field-code.ts';

const chosen = requiredChoiceOr('option-invalid');

/** The id of a record that has to be chosen: a positive integer. Codes: `required`, `option-invalid`. */
export const recordIdSchema = z.int(chosen).min(1, chosen);
