import { z } from 'zod';
import { type FieldCode, requiredOr, STRICT } from '../field-code.ts';

/** The number of a cheque: 1 to 9,999,999,999. Code: `cheque-number-invalid`. */
export const chequeNumberSchema = z
  .int(requiredOr('cheque-number-invalid'))
  .min(1, 'cheque-number-invalid' satisfies FieldCode)
  .max(9_999_999_999, 'cheque-number-invalid' satisfies FieldCode);

/** The number of a company's next cheque. Codes: `required`, `cheque-number-invalid`. */
export const nextChequeSchema = z.strictObject({ nextCheque: chequeNumberSchema }, STRICT);
export type NextCheque = z.infer<typeof nextChequeSchema>;
