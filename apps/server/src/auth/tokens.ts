import { createHmac, randomBytes } from 'node:crypto';

/** Makes tokens of one kind, and their stored hashes. */
export type Tokens = {
  /** Returns a new token: 256 random bits in characters that headers and cookies accept. */
  issue: () => string;
  /** Returns the hash that is stored for a token. */
  hashOf: (token: string) => string;
};

/**
 * Makes tokens whose stored hash depends on a key outside the database. Nobody can sign in with what the
 * database holds, or create a session or an invitation by writing to it.
 */
export function keyedTokens(key: string | Buffer): Tokens {
  return {
    issue: () => randomBytes(32).toString('base64url'),
    hashOf: (token) => createHmac('sha256', key).update(token).digest('hex'),
  };
}

/** Returns the token of an `Authorization: Bearer …` header; undefined for any other header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]+)$/i.exec(authorization ?? '')?.[1];
}
