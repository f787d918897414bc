import type { ErrorCode } from '../error-code.ts';
import type { ReportRefusalCode } from '../report/report-refusal.ts';

/**
 * The sentences of the few refusals that screens show without an answer of the server. All others are in the
 * server's `text/errors.es.ts`. 'Esta compañia' is the specification's own spelling.
 */
export const SCREEN_REFUSAL_TEXTS = {
  'report-year-required': 'Debe seleccionar un año para generar el documento',
  'report-year-outside': 'Los documentos se preparan de 2024 al año en curso.',
  'no-form-941': 'Esta compañia no posee 941',
  'no-form-943': 'Esta compañia no posee 943',
  unexpected: 'Se ha producido un error. Intente otra vez.',
} as const satisfies Record<ReportRefusalCode, string> & Partial<Record<ErrorCode, string>>;
