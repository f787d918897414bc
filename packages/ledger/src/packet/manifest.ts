import { createHash } from 'node:crypto';
import { conceptsOf } from '@garita/domain/pay/concepts';
import { canonicalJson } from '../event-store/canonical-json.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { type PacketFile, wholeFile } from './packet-file.ts';

/**
 * The facts of the manifest beside the files: the company of the log, the end of the log, and the consents.
 */
export type ManifestStatement = {
  companyId: number;
  head: { seq: number; hash: string };
  /** The number of anchors of the log. */
  anchors: number;
  madeAt: string;
  personalData: boolean;
};

/**
 * The amounts that pay adds up from. Verifiers compare the names that they know and take newer names from
 * this list.
 */
const AMOUNTS = {
  earned: conceptsOf('hourly', 'salary', 'typed-earning'),
  withheld: conceptsOf('contribution', 'withholding'),
  deducted: conceptsOf('typed-deduction', 'company-deductions', 'tips-deduction'),
  added: conceptsOf('reimbursement', 'company-additions'),
};

// Version 1 had no number of anchors.
const FORMAT = 'garita-packet/2';

type Listed = { name: string; bytes: number; sha256: string };

/**
 * Yields the files one after another, and at the end the manifest with the hash of each, signed if there is
 * a key.
 */
export async function* withManifest(
  files: AsyncIterable<PacketFile>,
  statement: ManifestStatement,
  signingKey: SigningKey | undefined,
): AsyncGenerator<PacketFile> {
  const listed: Listed[] = [];
  for await (const { name, bytes } of files) {
    yield { name, bytes: measureFile(bytes, (measure) => listed.push({ name, ...measure })) };
  }
  const content = { format: FORMAT, ...statement, amounts: AMOUNTS, files: listed };
  const manifest = Buffer.from(`${canonicalJson(content)}\n`);
  yield wholeFile('manifest.json', manifest);
  if (signingKey)
    yield wholeFile('seal.json', Buffer.from(`${canonicalJson(signatureOf(manifest, signingKey))}\n`));
}

function signatureOf(manifest: Uint8Array, { id, publicKey, sign }: SigningKey) {
  const hash = createHash('sha256').update(manifest).digest('hex');
  return { keyId: id, publicKey, signature: sign(canonicalJson([FORMAT, hash])) };
}

/** Passes bytes through, and reports their size and hash once they have been read. */
async function* measureFile(
  bytes: AsyncIterable<Uint8Array>,
  say: (measure: Omit<Listed, 'name'>) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const piece of bytes) {
    hash.update(piece);
    length += piece.length;
    yield piece;
  }
  say({ bytes: length, sha256: hash.digest('hex') });
}
