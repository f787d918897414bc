import { hkdfSync } from 'node:crypto';

/** The purposes for which a key is derived from the installation's secret. */
export type KeyPurpose =
  | 'key id'
  | 'sealing'
  | 'blind index'
  | 'session'
  | 'invitation'
  | 'device'
  | 'password reset'
  | 'anchors';

/**
 * Derives the key of one purpose. Each purpose has its own key, so that a leaked key says nothing about
 * another.
 */
export function derivedKey(secret: string, purpose: KeyPurpose, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'garita', purpose, bytes));
}
