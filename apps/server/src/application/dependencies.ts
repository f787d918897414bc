import type { SigningKey } from '@garita/ledger/signing/signing-key';
import type { Logger } from 'pino';
import type { AuthDependencies } from '../auth/auth-dependencies.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Render } from './render.ts';

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
