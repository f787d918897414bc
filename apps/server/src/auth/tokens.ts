import { createHmac, randomBytes } from 'node:crypto';

/** Makes tokens of one kind and turns them into what the database keeps. */
export type Tokens = {
  /** A new token: 256 random bits, in characters that headers and cookies take. */
  issue: () => string;
  /** Returns the hash that is stored for a token. */
  hashOf: (token: string) => string;
};

/**
 * Tokens whose kept form depends on a key that the database does not have: whoever reads it cannot sign in
 * with what is there, and whoever writes to it cannot make a session or an invitation of their own.
 */
export function keyedTokens(key: string | Buffer): Tokens {
  return {
    issue: () => randomBytes(32).toString('base64url'),
    hashOf: (token) => createHmac('sha256', key).update(token).digest('hex'),
  };
}

/** The token of an `Authorization: Bearer …` header; undefined for any other. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]+)$/i.exec(authorization ?? '')?.[1];
}
