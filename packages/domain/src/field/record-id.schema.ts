import { z } from 'zod';
import { chosenOr } from '../field-code.ts';

const chosen = chosenOr('option-invalid');

/** The id of a record that has to be chosen: a positive integer. Codes: `required`, `option-invalid`. */
export const recordIdSchema = z.int(chosen).min(1, chosen);
