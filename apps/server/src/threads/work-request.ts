import type { MessagePort } from 'node:worker_threads';
import type { DatabaseAddress } from '@garita/ledger/database/open-database';
import { type PackedError, unpackError } from '@garita/ledger/database/thread/packed-error';
import type { WorkTask } from '../application/dependencies.ts';
import type { InstallationSecrets } from '../application/dependencies-on.ts';
import { AppError } from '../refusal/app-error.ts';

/** The facts that a thread needs for long work; without the address of the database it does none. */
export type ThreadSetup = InstallationSecrets & { logLevel: string; address: DatabaseAddress | undefined };

/** The data that a thread starts with. */
export type ThreadData = { isPolite: boolean; setup: ThreadSetup | undefined };

/** The request of long work from a thread; the port carries one `WorkAnswer`, then the pieces of a file. */
export type WorkRequest = { task: WorkTask; answer: MessagePort };

/** The result of long work in another thread, or a piece of its file. A refusal stays a refusal. */
export type WorkAnswer =
  | { answer: unknown }
  | { piece: Uint8Array }
  | { refusal: Pick<AppError, 'code' | 'facts'> }
  | { error: PackedError };

/** Returns the result of long work, or throws its error. */
export function answerOf(answered: WorkAnswer): unknown {
  if ('refusal' in answered) throw new AppError(answered.refusal.code, answered.refusal.facts);
  if ('error' in answered) throw unpackError(answered.error);
  if ('piece' in answered) throw new TypeError('The bytes of a file came before its name');
  return answered.answer;
}

/** Returns a piece of a file, or throws the error of its making. */
export function pieceOf(answered: WorkAnswer): Uint8Array {
  if ('piece' in answered) return answered.piece;
  throw new TypeError(`This is no piece of a file: ${JSON.stringify(answerOf(answered))}`);
}
