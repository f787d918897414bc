import type { RenderTask } from '../render.ts';
import type { UseCaseContext } from '../use-case.ts';

/** A file as a person downloads it; its bytes are made while they are read. */
export type Download = { fileName: string; contentType: string; bytes: AsyncIterable<Uint8Array> };

/** A file that nobody has asked to be made yet. */
export type PlannedFile = Pick<Download, 'fileName' | 'contentType'> & { task: RenderTask };

/** The file as a download. What is wrong with its data is thrown before its first bytes. */
export function download({ dependencies, actor }: UseCaseContext, { task, ...about }: PlannedFile): Download {
  return { ...about, bytes: dependencies.render(task, actor.accountId) };
}
