import { createHmac, randomBytes } from 'node:crypto';

/** Makes the tokens of sessions and turns them into what the database keeps. */
export type SessionTokens = {
  /** A new token: 256 random bits, in characters that headers and cookies take. */
  issue: () => string;
  /** What is kept of a token. */
  hashOf: (token: string) => string;
};

/**
 * Tokens whose kept form depends on the installation's secret: whoever reads the database cannot sign in with what is
 * there, and whoever writes to it cannot make a session of their own.
 */
export function sessionTokens(secret: string): SessionTokens {
  return {
    issue: () => randomBytes(32).toString('base64url'),
    hashOf: (token) => createHmac('sha256', secret).update(token).digest('hex'),
  };
}

/** The token of an `Authorization: Bearer …` header; undefined for any other. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]+)$/i.exec(authorization ?? '')?.[1];
}
