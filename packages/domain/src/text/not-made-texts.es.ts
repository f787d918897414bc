import type { ErrorCode } from '../error-code.ts';

/** Why a document was left out where many are made, by the code that it was refused with. */
export const NOT_MADE_TEXTS = {
  'nothing-paid-in-year': 'No se pagó nada en el año.',
  'nothing-paid-in-quarter': 'No se pagó nada en el trimestre.',
  'no-form-480': 'Nadie a quien se pagó en el año lleva una 480.6SP.',
  'control-numbers-used-up': 'No quedan números de control para todos.',
  'file-data-unfit': 'Faltan datos que el archivo lleva.',
  'file-check-failed': 'La agencia devolvería el archivo.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type NotMadeCode = keyof typeof NOT_MADE_TEXTS;

/** A document that could not be made: why, and what is missing of whom. */
export type NotMade = { notMade: NotMadeCode; lacking: readonly { name: string; text: string }[] };

/** Whether a refusal leaves one document out; any other one ends the whole. */
export function isNotMade(code: string): code is NotMadeCode {
  return Object.hasOwn(NOT_MADE_TEXTS, code);
}
