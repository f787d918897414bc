import type { ErrorCode } from '../error-code.ts';

/** Why a document was left out where many are made, by the code that it was refused with. */
const REFUSED_TEXTS = {
  'nothing-paid-in-year': 'No se pagó nada en el año.',
  'nothing-paid-in-quarter': 'No se pagó nada en el trimestre.',
  'employer-outside-access': 'Incluye compañías del mismo número patronal que usted no puede ver.',
  'no-form-480': 'Nadie a quien se pagó en el año lleva una 480.6SP.',
  'control-numbers-used-up': 'No quedan números de control para todos.',
  'file-data-unfit': 'Faltan datos que el archivo lleva.',
  'file-check-failed': 'La agencia devolvería el archivo.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/**
 * The reasons why a document was not made, including those that are no refusal: a document of chauffeurs or
 * contractors where there are none.
 */
export const UNMADE_DOCUMENT_TEXTS = { ...REFUSED_TEXTS, 'of-nobody': 'No hay de quién informar.' } as const;

export type UnmadeDocumentCode = keyof typeof UNMADE_DOCUMENT_TEXTS;

/** A document that could not be made: why, and what is missing of whom. */
export type UnmadeDocument = {
  notMade: UnmadeDocumentCode;
  lacking: readonly { name: string; text: string }[];
};

/** Returns true if a refusal leaves one document out; any other refusal ends the whole package. */
export function isUnmadeDocumentCode(code: string): code is keyof typeof REFUSED_TEXTS {
  return Object.hasOwn(REFUSED_TEXTS, code);
}
