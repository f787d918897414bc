import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database } from '@garita/ledger/database/client';
import type { Keyring } from '@garita/ledger/encryption/keyring';
import type { SigningKey } from '@garita/ledger/signing/signing-key';
import type { Logger } from 'pino';
import type { OneTimeCodes } from '../auth/one-time-code.ts';
import type { PasswordHasher } from '../auth/password.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Render } from './render.ts';

/** The world as use cases may touch it: everything that a test would want to choose is handed in. */
export type Dependencies = {
  database: Database;
  now: () => Date;
  /** Today in Puerto Rico, wherever the server runs. */
  today: () => CalendarDate;
  sessionTokens: Tokens;
  invitationTokens: Tokens;
  deviceTokens: Tokens;
  resetTokens: Tokens;
  /** Seals and opens what the database keeps unreadable. */
  keyring: Keyring;
  /** Signs the anchors of the ledger; absent where no key was given. */
  signingKey?: SigningKey | undefined;
  /** The files of the embedded database as one tar; absent on PostgreSQL. */
  dump?: (() => Promise<Blob>) | undefined;
  passwordHasher: PasswordHasher;
  oneTimeCodes: OneTimeCodes;
  render: Render;
  logger: Logger;
};
