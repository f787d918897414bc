import type { ErrorCode } from '@garita/domain/error-code';
import { changedLines } from '@garita/domain/filing/filed/document-lines';
import { type FilableRequest, isSameDocument } from '@garita/domain/filing/filed/filed-document';
import type { Database, Transaction } from '../database/client.ts';
import type { Keyring } from '../encryption/keyring.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log.ts';
import type { DocumentFiled } from '../events/company-events.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { listFilings } from '../queries/filing/filed-documents.ts';
import { encryptedCopyHash } from '../registry/encrypted/encrypted-copy.ts';
import {
  encryptFiledFile,
  type FiledFile,
  readFiledFile,
  saveFiledCopy,
} from '../registry/encrypted/filed-copy.ts';
import { appendCompanyEvent } from './append-company-event.ts';

type FileDocument = YearCommand & {
  filing: Omit<DocumentFiled['data'], 'copy'>;
  file: FiledFile;
};

type Outcome = AppendResult | { ok: false; code: ErrorCode };

/**
 * Records that a document was filed, and keeps its copy. Refuses with `busy` if the company's log grew since
 * the document was made, so that it has to be made again, with `already-filed` if it equals the document
 * already filed, and with `idempotency-key-reused`.
 */
export async function fileDocument(
  db: Database,
  keyring: Keyring,
  { filing, file, ...command }: FileDocument,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { lastSeq, earlierOutcome } = await lockLogForCommand(tx, command);
    if (earlierOutcome) return earlierOutcome;
    if (lastSeq !== filing.asOfSeq) return { ok: false, code: 'busy' };
    const filedBefore = await heldCopy(tx, keyring, command.companyId, filing.request);
    if (filedBefore && changedLines(filedBefore.lines, file.lines).length === 0)
      return { ok: false, code: 'already-filed' };
    const copy = encryptFiledFile(keyring, command.companyId, file);
    const data = { ...filing, copy: { hash: encryptedCopyHash(copy) } };
    const recorded = await appendCompanyEvent(tx, command, { type: 'DocumentFiled', data });
    if (recorded.ok && recorded.lastSeq !== undefined) {
      await saveFiledCopy(tx, { companyId: command.companyId, seq: recorded.lastSeq }, copy);
    }
    return recorded;
  });
}

/**
 * Withdraws a filing for a reason; its copy stays. Refuses with `not-found` if the document is not filed,
 * and with `idempotency-key-reused`.
 */
export async function withdrawFiling(
  db: Database,
  { seq, ...command }: YearCommand & { reason: string; seq: number },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogForCommand(tx, command);
    if (earlierOutcome) return earlierOutcome;
    const filed = await listFilings(tx, [command.companyId]);
    if (!filed.some((document) => document.seq === seq)) return { ok: false, code: 'not-found' };
    return appendCompanyEvent(tx, command, { type: 'FilingWithdrawn', data: { replacesSeq: seq } });
  });
}

/** Returns the copy that the agency holds: the last one, if a corrected document was filed again. */
async function heldCopy(
  tx: Transaction,
  keyring: Keyring,
  companyId: number,
  request: FilableRequest,
): Promise<FiledFile | undefined> {
  const filed = await listFilings(tx, [companyId]);
  const filedBefore = filed.findLast((one) => isSameDocument(one, request));
  return filedBefore && readFiledFile(tx, keyring, filedBefore);
}
