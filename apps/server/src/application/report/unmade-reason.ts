import { isUnmadeDocumentCode, type UnmadeDocument } from '@garita/domain/text/unmade-document-texts.es';
import { AppError } from '../../refusal/app-error.ts';

/** Why a document could not be made where many are. Throws again what is no such reason. */
export function unmadeReason(error: unknown): UnmadeDocument {
  if (!(error instanceof AppError && isUnmadeDocumentCode(error.code))) throw error;
  const { unfit = [], findings = [] } = error.facts;
  const lacking = [...unfit, ...findings].map(({ name, text }) => ({ name, text }));
  return { notMade: error.code, lacking };
}
