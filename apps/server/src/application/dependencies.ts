import type { SigningKey } from '@garita/ledger/signing/signing-key';
import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.ts';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import type { Tokens } from '../auth/tokens.ts';

/** Everything outside of a use case that it may use; a test passes what it wants to choose. */
export type Dependencies = AuthDependencies & {
  invitationTokens: Tokens;
  resetTokens: Tokens;
  /** Signs the anchors of the ledger; absent where no key was given. */
  signingKey?: SigningKey | undefined;
  /** Returns the files of the embedded database as one tar; absent on PostgreSQL. */
  dump?: (() => Promise<Blob>) | undefined;
  render: Render;
  /** Does what takes seconds in another thread; absent where this thread has nobody else to answer. */
  runApart?: RunApart | undefined;
  logger: Logger;
};

/** Work for another thread: its name among `LONG_WORK`, and who asks when for what. It can be sent there. */
export type WorkTask = { work: string; actor: Actor; at: Date; input: unknown };

/**
 * The port through which a use case has long work done, in a place of the actor's account. Rejects once the
 * signal says that nobody waits for it any more.
 */
export type RunApart = (task: WorkTask, signal?: AbortSignal) => Promise<unknown>;

/** A file to make of a document's data. `renderTask` and `workbookTask` of packages/reports build it. */
export type RenderTask = {
  /** The document's name among the reports. */
  report: string;
  as: 'file' | 'workbook';
  data: object;
  /** Further parts of the data, `count` in all, that are read while the file is being made. */
  coming?: { count: number; some: AsyncIterable<unknown> } | undefined;
};

/**
 * The port through which use cases have files made. The file is made for an account while it is read; a
 * reader that stops ends the work. No use case thereby depends on what draws the documents.
 */
export type Render = (task: RenderTask, accountId: number) => AsyncIterable<Uint8Array>;
