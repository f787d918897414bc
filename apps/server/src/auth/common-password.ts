import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../application/app-error.ts';

/** The passwords that most people use, and so the first that anybody tries. */
const COMMON = new Set(dictionary['passwords-common']);

/** Refuses a password that many others have. Errors: `invalid-input` on the field. */
export function refuseCommon(password: string, field: string): void {
  if (!COMMON.has(password.toLowerCase())) return;
  throw new AppError('invalid-input', { errors: [{ path: [field], code: 'password-common' }] });
}
