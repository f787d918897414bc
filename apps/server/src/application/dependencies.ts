import type { SigningKey } from '@garita/ledger/signing/signing-key';
import type { Logger } from 'pino';
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
  logger: Logger;
};

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
