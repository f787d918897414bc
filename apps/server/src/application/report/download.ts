import { isUnmadeDocumentCode, type UnmadeDocument } from '@garita/domain/text/unmade-document-texts.es';
import { AppError } from '../../refusal/app-error.ts';
import type { RenderTask } from '../dependencies.ts';
import type { UseCaseContext } from '../use-case.ts';

/** A file as a person downloads it; its bytes are made while they are read. */
export type Download = { fileName: string; contentType: string; bytes: AsyncIterable<Uint8Array> };

/** A file that nobody has asked to be made yet. */
export type PlannedFile = Pick<Download, 'fileName' | 'contentType'> & { task: RenderTask };

/** The file as a download. What is wrong with its data is thrown before its first bytes. */
export function download({ dependencies, actor }: UseCaseContext, { task, ...about }: PlannedFile): Download {
  return { ...about, bytes: dependencies.render(task, actor.accountId) };
}

/** Why a document could not be made where many are. Throws again what is no such reason. */
export function unmadeReason(error: unknown): UnmadeDocument {
  if (!(error instanceof AppError && isUnmadeDocumentCode(error.code))) throw error;
  const { unfit = [], findings = [] } = error.facts;
  const lacking = [...unfit, ...findings].map(({ name, text }) => ({ name, text }));
  return { notMade: error.code, lacking };
}
