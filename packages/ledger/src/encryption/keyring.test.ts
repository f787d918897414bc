import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DecryptionError,
  type DecryptionFault,
  type EncryptionContext,
  encryptionKeyId,
  keyring,
} from './keyring.ts';

const PLACE: EncryptionContext = { table: 'employees', column: 'social_security_number', owner: 7 };
const ours = keyring('a secret of thirty-two characters');

function faultOf(open: () => unknown): DecryptionFault | undefined {
  try {
    open();
    return undefined;
  } catch (error) {
    if (error instanceof DecryptionError) return error.fault;
    throw error;
  }
}

describe('an encrypted text', () => {
  it('opens at its place to what it was, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, owner) => {
        const place = { ...PLACE, owner };
        expect(ours.decrypt(ours.encrypt(text, place), place)).toBe(text);
      }),
    );
  });

  it('names its format and its key, and nothing of the text', () => {
    const encrypted = ours.encrypt('900550001', PLACE);
    expect(encrypted).toMatch(/^sealed1\.[0-9a-f]{16}\.[\w-]+$/);
    expect(encryptionKeyId(encrypted)).toBe(ours.keyId);
    expect(encrypted).not.toContain('0001');
  });

  it('is another one each time', () => {
    expect(ours.encrypt('900550001', PLACE)).not.toBe(ours.encrypt('900550001', PLACE));
  });

  it.each<[string, Partial<EncryptionContext>]>([
    ['table', { table: 'contractors' }],
    ['column', { column: 'bank_account' }],
    ['owner', { owner: 8 }],
  ])('does not open in another %s', (_what, elsewhere) => {
    const encrypted = ours.encrypt('900550001', PLACE);
    expect(faultOf(() => ours.decrypt(encrypted, { ...PLACE, ...elsewhere }))).toBe('altered');
  });

  it('does not open after any change of any character', () => {
    const encrypted = ours.encrypt('900550001', PLACE);
    // The last character holds bits that base64url does not use; all before it count.
    fc.assert(
      fc.property(fc.nat(encrypted.length - 2), fc.constantFrom('A', 'b', '7'), (index, other) => {
        fc.pre(encrypted[index] !== other);
        const changed = encrypted.slice(0, index) + other + encrypted.slice(index + 1);
        expect(faultOf(() => ours.decrypt(changed, PLACE))).toBeDefined();
      }),
    );
    expect(faultOf(() => ours.decrypt(encrypted.slice(0, -20), PLACE))).toBe('altered');
    expect(faultOf(() => ours.decrypt(`sealed1.${ours.keyId}.AAAA`, PLACE))).toBe('altered');
  });

  it('does not open with another secret', () => {
    const theirs = keyring('another secret of that many characters');
    expect(theirs.keyId).not.toBe(ours.keyId);
    expect(faultOf(() => theirs.decrypt(ours.encrypt('900550001', PLACE), PLACE))).toBe('unknown-key');
  });

  it('decrypts with a previous secret, but does not encrypt with it', () => {
    const renewed = keyring('another secret of that many characters', ['a secret of thirty-two characters']);
    expect([renewed.hasKey(ours.keyId), ours.hasKey(renewed.keyId)]).toEqual([true, false]);
    expect(renewed.decrypt(ours.encrypt('900550001', PLACE), PLACE)).toBe('900550001');
    expect(faultOf(() => ours.decrypt(renewed.encrypt('900550001', PLACE), PLACE))).toBe('unknown-key');
  });

  it('is not taken for one where it is plain', () => {
    expect(faultOf(() => ours.decrypt('900550001', PLACE))).toBe('not-sealed');
    expect(encryptionKeyId('900550001')).toBeUndefined();
  });
});

describe('a blind index', () => {
  it('is the same for the same text at the same place, with the same secret', () => {
    const again = keyring('a secret of thirty-two characters');
    expect(again.blindIndex('900550001', PLACE)).toBe(ours.blindIndex('900550001', PLACE));
  });

  it('differs for another text, another owner and another secret', () => {
    const index = ours.blindIndex('900550001', PLACE);
    expect(ours.blindIndex('900550002', PLACE)).not.toBe(index);
    expect(ours.blindIndex('900550001', { ...PLACE, owner: 8 })).not.toBe(index);
    const renewed = keyring('another secret of that many characters', ['a secret of thirty-two characters']);
    expect(renewed.blindIndex('900550001', PLACE)).not.toBe(index);
  });
});
