import type { MessagePort } from 'node:worker_threads';
import type { RenderTask } from '../application/render.ts';

/** A file that a thread is told to make: what cannot be sent at once is read from ports. */
export type RenderRequest = Pick<RenderTask, 'report' | 'as'> & {
  /** Of `DataPart`s. */
  data: MessagePort;
  /** Of data that are still to come, and how many they will be. */
  coming?: MessagePort;
  count: number;
  /** Where the file is read, in pieces. */
  bytes: MessagePort;
};
