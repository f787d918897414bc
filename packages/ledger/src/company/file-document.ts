import type { ErrorCode } from '@garita/domain/error-code';
import { changedLines } from '@garita/domain/filing/filed/document-lines';
import { type FiledRequest, isSameDocument } from '@garita/domain/filing/filed/filed-document';
import type { Database, Transaction } from '../database/client.ts';
import type { Appended } from '../event-store/append-outcome.ts';
import { takeTurn } from '../event-store/take-turn.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { filedDocuments } from '../queries/filing/filed-documents.ts';
import type { Keyring } from '../sealing/keyring.ts';
import { copyHash } from '../sealing/sealed-copy.ts';
import type { DocumentFiled } from './events.ts';
import { type FiledFile, keepCopy, readFiledFile, sealFile } from './filed-copy.ts';
import { recordAlone } from './record-alone.ts';

type FileDocument = YearCommand & {
  filing: Omit<DocumentFiled['data'], 'copy'>;
  file: FiledFile;
};

type Outcome = Appended | { ok: false; code: ErrorCode };

/**
 * Records that a document was filed, and keeps its copy. Refuses with `busy` where the company's log went on since the document was
 * made, so that it has to be made again, with `already-filed` where it says nothing else than what is filed, and with
 * `idempotency-key-reused`.
 */
export async function fileDocument(
  db: Database,
  keyring: Keyring,
  { filing, file, ...command }: FileDocument,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { lastSeq, repeated } = await takeTurn(tx, command);
    if (repeated) return repeated;
    if (lastSeq !== filing.asOfSeq) return { ok: false, code: 'busy' };
    const held = await heldCopy(tx, keyring, command.companyId, filing.request);
    if (held && changedLines(held.lines, file.lines).length === 0)
      return { ok: false, code: 'already-filed' };
    const copy = sealFile(keyring, command.companyId, file);
    const data = { ...filing, copy: { hash: copyHash(copy) } };
    const recorded = await recordAlone(tx, command, { type: 'DocumentFiled', data });
    if (recorded.ok && recorded.lastSeq !== undefined) {
      await keepCopy(tx, { companyId: command.companyId, seq: recorded.lastSeq }, copy);
    }
    return recorded;
  });
}

/**
 * Takes back that a document was filed, for a reason; its copy stays. Refuses with `not-found` what is not filed, and with
 * `idempotency-key-reused`.
 */
export async function withdrawFiling(
  db: Database,
  { seq, ...command }: YearCommand & { reason: string; seq: number },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { repeated } = await takeTurn(tx, command);
    if (repeated) return repeated;
    const filed = await filedDocuments(tx, [command.companyId]);
    if (!filed.some((document) => document.seq === seq)) return { ok: false, code: 'not-found' };
    return recordAlone(tx, command, { type: 'FilingWithdrawn', data: { replacesSeq: seq } });
  });
}

/** What the agency holds of a document: of one that was filed again once it was corrected, the last copy. */
async function heldCopy(
  tx: Transaction,
  keyring: Keyring,
  companyId: number,
  request: FiledRequest,
): Promise<FiledFile | undefined> {
  const filed = await filedDocuments(tx, [companyId]);
  const held = filed.findLast((one) => isSameDocument(one, request));
  return held && readFiledFile(tx, keyring, held);
}
