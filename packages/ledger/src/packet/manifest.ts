import { createHash } from 'node:crypto';
import { conceptsOf } from '@garita/domain/pay/concepts';
import { canonicalJson } from '../event-store/canonical-json.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { type PacketFile, wholeFile } from './packet-file.ts';

/** What the manifest says beside the files: whose log this is, where it stood, and who consented to what. */
export type ManifestStatement = {
  companyId: number;
  head: { seq: number; hash: string };
  /** How many anchors were kept of it. */
  anchors: number;
  madeAt: string;
  personalData: boolean;
};

/** What pay adds up from, for verifiers: they hold the names that they know against it, and take those that came later from it. */
const AMOUNTS = {
  earned: conceptsOf('hourly', 'salary', 'typed-earning'),
  withheld: conceptsOf('contribution', 'withholding'),
  deducted: conceptsOf('typed-deduction', 'company-deductions'),
  added: conceptsOf('reimbursement', 'company-additions'),
};

// The first one had no number of anchors.
const FORMAT = 'garita-packet/2';

type Listed = { name: string; bytes: number; sha256: string };

/** The files one after another, and at the end what they were, each with its hash, sealed where there is a key. */
export async function* withManifest(
  files: AsyncIterable<PacketFile>,
  stated: ManifestStatement,
  sealKey: SigningKey | undefined,
): AsyncGenerator<PacketFile> {
  const listed: Listed[] = [];
  for await (const { name, bytes } of files) {
    yield { name, bytes: measured(bytes, (measure) => listed.push({ name, ...measure })) };
  }
  const content = { format: FORMAT, ...stated, amounts: AMOUNTS, files: listed };
  const manifest = Buffer.from(`${canonicalJson(content)}\n`);
  yield wholeFile('manifest.json', manifest);
  if (sealKey) yield wholeFile('seal.json', Buffer.from(`${canonicalJson(sealOf(manifest, sealKey))}\n`));
}

function sealOf(manifest: Uint8Array, { id, publicKey, sign }: SigningKey) {
  const hash = createHash('sha256').update(manifest).digest('hex');
  return { keyId: id, publicKey, signature: sign(canonicalJson([FORMAT, hash])) };
}

/** The same bytes; says what they were once they have been read. */
async function* measured(
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
