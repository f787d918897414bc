import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/**
 * The place where an encrypted text is stored. The text decrypts only there: not in another column, and not
 * in a row of another owner. `owner` is the id that the value belongs to: the company of an employee, the
 * account of an accountant, a user.
 */
export type EncryptionContext = { table: string; column: string; owner: number };

/** Encrypts short texts for one installation, whose secret is not in the database. */
export type Keyring = {
  /**
   * The id of the key that encrypts. It is part of every encrypted text and tells nothing about the secret.
   */
  readonly keyId: string;
  /** Returns true if this keyring has the key with this id, as its current key or a previous one. */
  hasKey: (keyId: string) => boolean;
  /**
   * Encrypts a text as `sealed1.{key id}.{nonce, ciphertext and tag}`. Equal texts get different
   * ciphertexts.
   */
  encrypt: (text: string, place: EncryptionContext) => string;
  /**
   * Decrypts a text of this place, with the current secret or a previous one.
   *
   * @throws DecryptionError
   */
  decrypt: (encrypted: string, place: EncryptionContext) => string;
  /**
   * Returns an index that is equal for equal texts of one column and owner, to find duplicates. It is
   * useless without the secret.
   */
  blindIndex: (text: string, place: EncryptionContext) => string;
};

/**
 * The reason why a text cannot be decrypted: its key is not in the keyring, it was altered or copied from
 * another place, or it was never encrypted.
 */
export type DecryptionFault = 'unknown-key' | 'altered' | 'not-sealed';

/** Thrown if a text cannot be decrypted. The text is never answered as it is. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
  readonly fault: DecryptionFault;

  constructor(fault: DecryptionFault, options?: ErrorOptions) {
    super(`An encrypted value cannot be decrypted: ${fault}`, options);
    this.fault = fault;
  }
}

type Key = { id: string; encryptionKey: Buffer; indexKey: Buffer };

// AES-256-GCM, with the nonce and tag lengths of NIST SP 800-38D.
const CIPHER = 'aes-256-gcm';
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const VERSION = 'sealed1';
const ENCRYPTED = /^sealed1\.([0-9a-f]{16})\.([\w-]+)$/;

/** Makes the keyring of a secret. The `previous` secrets only decrypt. */
export function keyring(secret: string, previous: readonly string[] = []): Keyring {
  const current = keyOf(secret);
  const keys = new Map([...previous.map(keyOf), current].map((key) => [key.id, key]));
  return {
    keyId: current.id,
    hasKey: (keyId) => keys.has(keyId),
    encrypt: (text, place) => encrypt(current, text, place),
    decrypt: (encrypted, place) => {
      const id = encryptionKeyId(encrypted);
      if (id === undefined) throw new DecryptionError('not-sealed');
      const key = keys.get(id);
      if (!key) throw new DecryptionError('unknown-key');
      return decrypt(key, encrypted, place);
    },
    blindIndex: (text, place) =>
      createHmac('sha256', current.indexKey)
        .update(JSON.stringify([placeText(place), text]))
        .digest('base64url'),
  };
}

/** Returns the id of the key that encrypted a text; undefined for a text that is not encrypted. */
export function encryptionKeyId(text: string): string | undefined {
  return ENCRYPTED.exec(text)?.[1];
}

/**
 * Returns the first characters of every text encrypted with the key of this id; without an id, of every
 * encrypted text.
 */
export function encryptedPrefix(keyId?: string): string {
  return keyId === undefined ? `${VERSION}.` : `${VERSION}.${keyId}.`;
}

function keyOf(secret: string): Key {
  return {
    id: derivedKey(secret, 'key id', KEY_ID_BYTES).toString('hex'),
    encryptionKey: derivedKey(secret, 'sealing'),
    indexKey: derivedKey(secret, 'blind index'),
  };
}

function encrypt({ id, encryptionKey }: Key, text: string, place: EncryptionContext): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, encryptionKey, nonce, { authTagLength: TAG_BYTES });
  const prefix = encryptedPrefix(id);
  cipher.setAAD(boundTo(prefix, place));
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${prefix}${body.toString('base64url')}`;
}

function decrypt({ id, encryptionKey }: Key, encrypted: string, place: EncryptionContext): string {
  const prefix = encryptedPrefix(id);
  const body = Buffer.from(encrypted.slice(prefix.length), 'base64url');
  if (body.length < NONCE_BYTES + TAG_BYTES) throw new DecryptionError('altered');
  const nonce = body.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, encryptionKey, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(boundTo(prefix, place));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(body.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new DecryptionError('altered', { cause });
  }
}

function boundTo(prefix: string, place: EncryptionContext): Buffer {
  return Buffer.from(`${prefix}${placeText(place)}`);
}

function placeText({ table, column, owner }: EncryptionContext): string {
  return JSON.stringify([table, column, owner]);
}
