import { isUnmadeDocumentCode, type UnmadeDocument } from '@garita/domain/text/unmade-document-texts.es';
import { AppError } from '../../refusal/app-error.ts';
import type { Download, RenderTask } from '../dependencies.ts';
import type { UseCaseContext } from '../use-case.ts';

/** A file that is not being made yet. */
export type PlannedFile = Pick<Download, 'fileName' | 'contentType'> & { task: RenderTask };

/** Returns a planned file as a download. Faults in its data are thrown before its first bytes. */
export function download({ dependencies, actor }: UseCaseContext, { task, ...about }: PlannedFile): Download {
  return { ...about, bytes: dependencies.render(task, actor.accountId) };
}

/** Returns why one of many documents could not be made. Any other error is thrown again. */
export function unmadeReason(error: unknown): UnmadeDocument {
  if (!(error instanceof AppError && isUnmadeDocumentCode(error.code))) throw error;
  const { unfit = [], findings = [] } = error.facts;
  const lacking = [...unfit, ...findings].map(({ name, text }) => ({ name, text }));
  return { notMade: error.code, lacking };
}
