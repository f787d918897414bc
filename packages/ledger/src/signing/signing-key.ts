import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { derivedKey } from '../encryption/derived-key.ts';

/** Signs statements about the ledger, with a key that no database holds. */
export type SigningKey = {
  /** The id of the key: the first characters of the hash of its public half. */
  id: string;
  /** The public key, with which others verify signatures: 32 bytes in hex (RFC 8032). */
  publicKey: string;
  sign: (text: string) => string;
  verify: (text: string, signature: string) => boolean;
};

// An Ed25519 private key in PKCS #8 is these bytes and its seed of 32 bytes (RFC 8410, section 7).
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the signing key of a secret text; equal texts give equal keys. */
export function signingKey(secret: string): SigningKey {
  const der = Buffer.concat([PKCS8, derivedKey(secret, 'anchors')]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return {
    id: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.subarray(-32).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
    verify: (text, signature) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url')),
  };
}
