import type { ErrorCode } from '../error-code.ts';

/** The reasons why a document was left out of a package, by the code of its refusal. */
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
 * The reasons why a document was not made, including a document of chauffeurs or contractors for a company
 * without any.
 */
export const UNMADE_DOCUMENT_TEXTS = { ...REFUSED_TEXTS, 'of-nobody': 'No hay de quién informar.' } as const;

export type UnmadeDocumentCode = keyof typeof UNMADE_DOCUMENT_TEXTS;

/** A document that was not made: the reason, and the missing facts of each record. */
export type UnmadeDocument = {
  notMade: UnmadeDocumentCode;
  lacking: readonly { name: string; text: string }[];
};

/** Returns true if a refusal leaves out one document; any other refusal ends the whole package. */
export function isUnmadeDocumentCode(code: string): code is keyof typeof REFUSED_TEXTS {
  return Object.hasOwn(REFUSED_TEXTS, code);
}
