import { describe, expect, it } from 'vitest';
import { argon2Hasher } from './password.ts';

describe('a password', () => {
  const hasher = argon2Hasher();

  it('is kept as Argon2id with 19 MiB and two passes', async () => {
    expect(await hasher.hash('una contraseña larga')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('matches its own hash and no other', async () => {
    const hash = await hasher.hash('una contraseña larga');
    expect(await hasher.matches(hash, 'una contraseña larga')).toBe(true);
    expect(await hasher.matches(hash, 'una contrasena larga')).toBe(false);
  });

  it('never matches for an unknown user, even the password of the comparison', async () => {
    expect(await hasher.matches(undefined, 'nobody')).toBe(false);
  });
});
