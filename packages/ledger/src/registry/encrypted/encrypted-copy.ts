import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { DecryptionError, type Keyring } from '../../encryption/keyring.ts';
import { encryptionContextOf, FILED_COPY_KEY_COLUMN } from './encrypted-columns.ts';

/**
 * Bytes that only the installation's secret decrypts: encrypted with a key of their own, which is itself
 * encrypted with the secret.
 */
export type EncryptedCopy = { encryptedKey: string; content: Uint8Array };

// AES-256-GCM with the nonce and tag lengths of NIST SP 800-38D, as in the keyring.
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts bytes that are kept for a company and never written again, even when the installation's secret
 * changes.
 */
export function encryptCopy(keyring: Keyring, companyId: number, plain: Uint8Array): EncryptedCopy {
  const key = randomBytes(KEY_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  const content = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return {
    encryptedKey: keyring.encrypt(
      key.toString('base64url'),
      encryptionContextOf(FILED_COPY_KEY_COLUMN, companyId),
    ),
    content,
  };
}

/**
 * Returns the bytes as they were before they were encrypted.
 *
 * @throws DecryptionError
 */
export function decryptCopy(
  keyring: Keyring,
  companyId: number,
  { encryptedKey, content }: EncryptedCopy,
): Uint8Array {
  const key = Buffer.from(decryptCopyKey(keyring, companyId, encryptedKey), 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, content.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(content.subarray(-TAG_BYTES));
    const plain = decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([plain, decipher.final()]);
  } catch (cause) {
    throw new DecryptionError('altered', { cause });
  }
}

/**
 * Returns the key of one copy (base64url), which decrypts only that copy.
 *
 * @throws DecryptionError
 */
export function decryptCopyKey(keyring: Keyring, companyId: number, encryptedKey: string): string {
  return keyring.decrypt(encryptedKey, encryptionContextOf(FILED_COPY_KEY_COLUMN, companyId));
}

/**
 * Returns the hash of a copy for its event, in hex. It hashes the encrypted bytes, so that nobody can guess
 * the nine-digit numbers of the document from it.
 */
export function encryptedCopyHash({ content }: EncryptedCopy): string {
  return createHash('sha256').update(content).digest('hex');
}
