import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the minimum strength that OWASP recommends: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords and compares them with hashes. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /**
   * Returns false for a wrong password and for an invalid hash. It takes as long without a hash to compare
   * with.
   */
  matches: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

/**
 * Hashes with Argon2id. The password of an unknown user is compared with a dummy hash, so that the time tells
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
