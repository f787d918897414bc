import type { Database } from '@garita/ledger/database/client';
import { derivedKey } from '@garita/ledger/encryption/derived-key';
import { keyring } from '@garita/ledger/encryption/keyring';
import { signingKey } from '@garita/ledger/signing/signing-key';
import type { Logger } from 'pino';
import { oneTimeCodes } from '../auth/one-time-code.ts';
import { argon2Hasher } from '../auth/password.ts';
import { keyedTokens } from '../auth/tokens.ts';
import type { Dependencies } from './dependencies.ts';
import { dateInPuertoRico } from './puerto-rico-time.ts';

/** The secrets of an installation: the current one, those before it, and the one that signs anchors. */
export type InstallationSecrets = {
  secret: string;
  previousSecrets: readonly string[];
  signingSecret: string | undefined;
};

/** Returns the dependencies of use cases on a database, without other threads. */
export function dependenciesOn(
  database: Database,
  { secret, previousSecrets, signingSecret, logger }: InstallationSecrets & { logger: Logger },
): Omit<Dependencies, 'render'> {
  const now = () => new Date();
  return {
    database,
    now,
    today: () => dateInPuertoRico(now()),
    sessionTokens: keyedTokens(derivedKey(secret, 'session')),
    invitationTokens: keyedTokens(derivedKey(secret, 'invitation')),
    deviceTokens: keyedTokens(derivedKey(secret, 'device')),
    resetTokens: keyedTokens(derivedKey(secret, 'password reset')),
    keyring: keyring(secret, previousSecrets),
    signingKey: signingSecret === undefined ? undefined : signingKey(signingSecret),
    passwordHasher: argon2Hasher(),
    oneTimeCodes: oneTimeCodes(),
    logger,
  };
}
