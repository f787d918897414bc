import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mapAmounts } from '@garita/domain/pay/amounts';
import type { Database } from '../database/client.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { exportEvents, getLogHead } from '../event-store/export-log.ts';
import { eventText, genesisHash } from '../event-store/verify.ts';
import { foldLog } from '../fold/fold-log.ts';
import { rowsOfState } from '../fold/state-rows.ts';
import { listAnchors } from '../signing/anchors.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { withManifest } from './manifest.ts';
import { type PacketFile, type PacketRange, tableFile, textFile, wholeFile } from './packet-file.ts';
import { personalFiles } from './personal-files.ts';

/**
 * The options of a packet: its instructions, `signingKey` if the installation has one, and the keyring that
 * decrypts personal data if the account has consented.
 */
export type PacketOptions = {
  companyId: number;
  madeAt: Date;
  readMe: string;
  signingKey?: SigningKey | undefined;
  personalKeyring?: Keyring | undefined;
};

/**
 * Yields the files with which an auditor can prove, without this database, what was recorded of a company.
 * The log is streamed as it is read. Events never change, so nothing waits for a lock. The format is
 * `docs/ledger-format.md`.
 */
export async function* auditorPacket(db: Database, about: PacketOptions): AsyncGenerator<PacketFile> {
  const { companyId, madeAt, signingKey } = about;
  const head = await getLogHead(db, companyId);
  const statement = {
    companyId,
    head: { seq: head?.lastSeq ?? 0, hash: head?.lastHash ?? genesisHash(companyId) },
    anchors: head?.anchorCount ?? 0,
    madeAt: madeAt.toISOString(),
    personalData: about.personalKeyring !== undefined,
  };
  const range = { companyId, toSeq: statement.head.seq, anchors: statement.anchors };
  yield* withManifest(filesOf(db, range, about), statement, signingKey);
}

async function* filesOf(
  db: Database,
  range: PacketRange,
  { readMe, personalKeyring }: PacketOptions,
): AsyncGenerator<PacketFile> {
  yield wholeFile('LEEME.txt', Buffer.from(readMe));
  yield wholeFile('verify.mjs', readFileSync(verifierPath()));
  yield ledgerFile(db, range);
  yield tableFile('anchors.jsonl', await anchorRows(db, range));
  yield tableFile('registers.jsonl', await registerRows(db, range));
  if (personalKeyring) yield* personalFiles(db, range, personalKeyring);
}

// An anchor that is saved while the packet is made belongs to the next packet.
async function anchorRows(db: Database, range: PacketRange): Promise<object[]> {
  const saved = await listAnchors(db, range);
  return saved.slice(0, range.anchors).map(({ companyId, ...anchor }) => anchor);
}

/**
 * Returns the path of the verifier that goes with each packet: beside the module in a bundled server,
 * otherwise in this package.
 */
export function verifierPath(): string {
  const bundled = fileURLToPath(new URL('./packet/verify.mjs', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(new URL('../../packet/verify.mjs', import.meta.url));
}

/** Makes the file of the log, with an event on each line: its two hashes, and the hashed text. */
function ledgerFile(db: Database, range: PacketRange): PacketFile {
  return textFile('ledger.jsonl', ledgerLines(db, range));
}

async function* ledgerLines(db: Database, range: PacketRange): AsyncGenerator<string> {
  for await (const event of exportEvents(db, range)) {
    yield `["${event.streamHash}", "${event.hash}", ${eventText(range.companyId, event)}]\n`;
  }
}

/**
 * Returns the register of each period as the database's typed columns have it, so that the verifier can
 * compare it with the events.
 */
async function registerRows(db: Database, { companyId, toSeq }: PacketRange): Promise<object[]> {
  const { register } = rowsOfState(await foldLog(db, { companyId, toSeq }));
  return register
    .toSorted((a, b) => a.periodId - b.periodId)
    .map((row) => ({
      period: row.periodId,
      entryCount: row.entryCount,
      status: row.status,
      closedSeq: row.closedSeq,
      amounts: mapAmounts((name) => row[name]),
    }));
}
