import { z } from 'zod';
import { requiredOr } from '../field-code.ts';

/** True or false. Codes: `required`, `option-invalid`. */
export const flagSchema = z.boolean(requiredOr('option-invalid'));
