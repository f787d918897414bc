import { hash, verify } from '@node-rs/argon2';

/** Argon2id at the strength that OWASP names as the least for it: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Turns passwords into what is kept of them. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /**
   * False for a wrong password, and for a hash that is none. Takes as long when there is nobody to compare
   * with.
   */
  matches: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

/**
 * Argon2id. A password of an unknown user is compared with the hash of nobody's, so that the time tells
 * nothing.
 */
export function argon2Hasher(): PasswordHasher {
  const nobody = hash('nobody', OPTIONS);
  return {
    hash: (password) => hash(password, OPTIONS),
    matches: async (passwordHash, password) => {
      const isRight = await verify(passwordHash ?? (await nobody), password);
      return isRight && passwordHash !== undefined;
    },
  };
}
