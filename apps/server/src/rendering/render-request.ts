import type { MessagePort } from 'node:worker_threads';
import type { RenderTask } from '../application/render.ts';

/** A file that a thread is told to make: what cannot be sent at once is read from ports. */
export type RenderRequest = Pick<RenderTask, 'report' | 'as'> & {
  /** Carries `DataPart`s. */
  data: MessagePort;
  /** Carries the further parts of the data, `count` in all. */
  coming?: MessagePort;
  count: number;
  /** Carries the file, in pieces. */
  bytes: MessagePort;
};
