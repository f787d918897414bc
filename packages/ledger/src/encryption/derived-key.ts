import { hkdfSync } from 'node:crypto';

/** What the installation's secret serves. */
export type KeyPurpose =
  | 'key id'
  | 'sealing'
  | 'blind index'
  | 'session'
  | 'invitation'
  | 'device'
  | 'password reset'
  | 'anchors';

/** The key of one purpose. Each has its own, so that what one of them gives away says nothing about another. */
export function derivedKey(secret: string, purpose: KeyPurpose, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'garita', purpose, bytes));
}
