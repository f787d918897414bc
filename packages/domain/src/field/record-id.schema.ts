import { z } from 'zod';

/** The id of a record that has to be chosen: a positive integer; 0 is a select's 'nothing'. Code: `required`. */
export const recordIdSchema = z.int('required').min(1, 'required');
