import type { SigningKey } from '@garita/ledger/signing/signing-key';
import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.ts';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import type { Tokens } from '../auth/tokens.ts';

/** Everything outside of a use case that it may use. A test passes its own. */
export type Dependencies = AuthDependencies & {
  invitationTokens: Tokens;
  resetTokens: Tokens;
  /** Signs the anchors of the ledger; absent where no key was given. */
  signingKey?: SigningKey | undefined;
  /** Returns the files of the embedded database as one tar; absent on PostgreSQL. */
  dump?: (() => Promise<Blob>) | undefined;
  render: Render;
  /** Does long work in another thread; absent in a thread that has nothing else to answer. */
  runInThread?: RunInThread | undefined;
  /** Makes a file in another thread, with the reading of its data; absent where `runInThread` is. */
  renderInThread?: RenderInThread | undefined;
  logger: Logger;
};

/** Work for another thread as plain data: its name in `LONG_WORK`, the user, the time and the input. */
export type WorkTask = { work: string; actor: Actor; at: Date; input: unknown };

/**
 * The port through which a use case has long work done, in a place of the user's account. Rejects once the
 * signal says that nobody waits for the work any more.
 */
export type RunInThread = (task: WorkTask, signal?: AbortSignal) => Promise<unknown>;

/** A file to download; its bytes are made while they are read. */
export type Download = { fileName: string; contentType: string; bytes: AsyncIterable<Uint8Array> };

/**
 * The port through which a use case has a file made of what is read for it, in a place of the actor's account
 * that is given back once the bytes have been read. Rejects for a refusal, and once the signal says that
 * nobody waits for the file any more.
 */
export type RenderInThread = (task: WorkTask, signal?: AbortSignal) => Promise<Download>;

/** A file to make of a document's data. `renderTask` and `workbookTask` of packages/reports build it. */
export type RenderTask = {
  /** The document's name among the reports. */
  report: string;
  as: 'file' | 'workbook';
  data: object;
  /** Further parts of the data, `count` in all, which are read while the file is being made. */
  later?: { count: number; some: AsyncIterable<unknown> } | undefined;
};

/**
 * The port through which use cases have files made. The file is made while it is read, and counted to an
 * account; a reader that stops ends the work. With this port no use case depends on the code that draws
 * documents.
 */
export type Render = (task: RenderTask, accountId: number) => AsyncIterable<Uint8Array>;
