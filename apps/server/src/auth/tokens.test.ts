import { describe, expect, it } from 'vitest';
import { bearerToken, keyedTokens } from './tokens.ts';

describe('a session token', () => {
  const tokens = keyedTokens('key');

  it('is 256 bits that nobody can guess', () => {
    expect(tokens.issue()).toMatch(/^[\w-]{43}$/);
    expect(tokens.issue()).not.toBe(tokens.issue());
  });

  it('is kept as its hash under the secret of the installation', () => {
    // RFC 2104: printf 'The quick brown fox jumps over the lazy dog' | openssl dgst -sha256 -hmac key
    expect(tokens.hashOf('The quick brown fox jumps over the lazy dog')).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    );
    expect(keyedTokens('another').hashOf('abc')).not.toBe(tokens.hashOf('abc'));
  });

  it.each([
    ['Bearer abc_-9', 'abc_-9'],
    ['bearer abc', 'abc'],
    ['Basic abc', undefined],
    ['Bearer a b', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is read from %j as %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });
});
