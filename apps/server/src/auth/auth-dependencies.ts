import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Database } from '@garita/ledger/database/client';
import type { Keyring } from '@garita/ledger/encryption/keyring';
import type { OneTimeCodes } from './one-time-code.ts';
import type { PasswordHasher } from './password.ts';
import type { Tokens } from './tokens.ts';

/** The dependencies of sign-in, a part of the `Dependencies` of use cases. */
export type AuthDependencies = {
  database: Database;
  now: () => Date;
  /** Returns today's date in Puerto Rico, wherever the server runs. */
  today: () => CalendarDate;
  sessionTokens: Tokens;
  deviceTokens: Tokens;
  /** Encrypts and decrypts the secrets of the database. */
  keyring: Keyring;
  passwordHasher: PasswordHasher;
  oneTimeCodes: OneTimeCodes;
};
