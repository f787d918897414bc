import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/**
 * Where a sealed text is kept. It opens there and nowhere else: not in another column, and not in a row of another owner.
 * `owner` is the id of what the value is kept for: the company of an employee, the account of an accountant, a user.
 */
export type EncryptionContext = { table: string; column: string; owner: number };

/** Seals short texts for one installation, whose secret nobody can read off the database. */
export type Keyring = {
  /** Names the key that seals. It is part of every text that it sealed, and says nothing about the secret. */
  readonly keyId: string;
  /** Whether it opens what the key with this id sealed: the key of now or a previous one. */
  hasKey: (keyId: string) => boolean;
  /** The text, unreadable, as `sealed1.{key id}.{nonce, ciphertext and tag}`. The same text is sealed differently each time. */
  encrypt: (text: string, place: EncryptionContext) => string;
  /**
   * What was sealed at this place, with the secret of now or a previous one.
   *
   * @throws DecryptionError
   */
  decrypt: (sealed: string, place: EncryptionContext) => string;
  /** The same for equal texts of one column and owner, to find duplicates by; no use to who does not know the secret. */
  blindIndex: (text: string, place: EncryptionContext) => string;
};

/** Why a text cannot be opened: sealed with a secret that is not here; changed, or from another place; never sealed at all. */
export type DecryptionFault = 'unknown-key' | 'altered' | 'not-sealed';

/** A sealed text cannot be opened. It is never answered as it stands. */
export class DecryptionError extends Error {
  override readonly name = 'SealError';
  readonly fault: DecryptionFault;

  constructor(fault: DecryptionFault, options?: ErrorOptions) {
    super(`A sealed value cannot be opened: ${fault}`, options);
    this.fault = fault;
  }
}

type Key = { id: string; sealing: Buffer; indexing: Buffer };

// AES-256-GCM, with the nonce and tag lengths of NIST SP 800-38D.
const CIPHER = 'aes-256-gcm';
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const VERSION = 'sealed1';
const SEALED = /^sealed1\.([0-9a-f]{16})\.([\w-]+)$/;

/** The keyring of a secret. What `previous` secrets sealed still opens; nothing is sealed with them any more. */
export function keyring(secret: string, previous: readonly string[] = []): Keyring {
  const current = keyOf(secret);
  const keys = new Map([...previous.map(keyOf), current].map((key) => [key.id, key]));
  return {
    keyId: current.id,
    hasKey: (keyId) => keys.has(keyId),
    encrypt: (text, place) => seal(current, text, place),
    decrypt: (sealed, place) => {
      const id = encryptionKeyId(sealed);
      if (id === undefined) throw new DecryptionError('not-sealed');
      const key = keys.get(id);
      if (!key) throw new DecryptionError('unknown-key');
      return open(key, sealed, place);
    },
    blindIndex: (text, place) =>
      createHmac('sha256', current.indexing)
        .update(JSON.stringify([placeText(place), text]))
        .digest('base64url'),
  };
}

/** The id of the key that sealed a text; undefined for a text that is not sealed. */
export function encryptionKeyId(text: string): string | undefined {
  return SEALED.exec(text)?.[1];
}

/** How every text begins that the key with this id sealed; with no id, every sealed text. */
export function encryptedPrefix(keyId?: string): string {
  return keyId === undefined ? `${VERSION}.` : `${VERSION}.${keyId}.`;
}

function keyOf(secret: string): Key {
  return {
    id: derivedKey(secret, 'key id', KEY_ID_BYTES).toString('hex'),
    sealing: derivedKey(secret, 'sealing'),
    indexing: derivedKey(secret, 'blind index'),
  };
}

function seal({ id, sealing }: Key, text: string, place: EncryptionContext): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES });
  const prefix = encryptedPrefix(id);
  cipher.setAAD(boundTo(prefix, place));
  const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${prefix}${body.toString('base64url')}`;
}

function open({ id, sealing }: Key, sealed: string, place: EncryptionContext): string {
  const prefix = encryptedPrefix(id);
  const body = Buffer.from(sealed.slice(prefix.length), 'base64url');
  if (body.length < NONCE_BYTES + TAG_BYTES) throw new DecryptionError('altered');
  const nonce = body.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES });
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
