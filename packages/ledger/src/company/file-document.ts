import type { ErrorCode } from '@garita/domain/error-code';
import { changedLines } from '@garita/domain/filing/filed/document-lines';
import { isSameDocument } from '@garita/domain/filing/filed/filed-document';
import type { Database, Transaction } from '../database/client.ts';
import type { Keyring } from '../encryption/keyring.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogsForCommand } from '../event-store/lock-log.ts';
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

/** A company that a document is of, and the end of its log when the document was made. */
export type FilingCompany = { companyId: number; asOfSeq: number };

type FileDocument = YearCommand & {
  filing: Omit<DocumentFiled['data'], 'copy' | 'asOfSeq'>;
  file: FiledFile;
  /** The company of the command among them, in the order of their ids. */
  companies: readonly FilingCompany[];
};

type Outcome = AppendResult | { ok: false; code: ErrorCode };

/**
 * Records that a document was filed in the log of each company that it is of, all or none, and keeps a copy
 * for each. Refuses with `busy` if one of the logs grew since the document was made, so that it has to be
 * made again, with `already-filed` if it equals the document already filed, and with
 * `idempotency-key-reused`.
 */
export async function fileDocument(
  db: Database,
  keyring: Keyring,
  { companies, ...filed }: FileDocument,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const companyIds = companies.map(({ companyId }) => companyId);
    const { lastSeqs, earlierOutcome } = await lockLogsForCommand(tx, { ...filed, companyIds });
    if (earlierOutcome) return earlierOutcome;
    if (companies.some(({ companyId, asOfSeq }) => lastSeqs.get(companyId) !== asOfSeq))
      return { ok: false, code: 'busy' };
    const held = await Promise.all(
      companies.map(({ companyId }) => isAlreadyFiled(tx, keyring, { ...filed, companyId })),
    );
    if (held.every(Boolean)) return { ok: false, code: 'already-filed' };
    let outcome: Outcome = { ok: false, code: 'not-found' };
    for (const company of companies) {
      const recorded = await recordFiling(tx, keyring, filed, company);
      if (company.companyId === filed.companyId) outcome = recorded;
    }
    return outcome;
  });
}

async function recordFiling(
  tx: Transaction,
  keyring: Keyring,
  { filing, file, ...command }: Omit<FileDocument, 'companies'>,
  { companyId, asOfSeq }: FilingCompany,
): Promise<Outcome> {
  const copy = encryptFiledFile(keyring, companyId, file);
  const request = { ...filing.request, companyId };
  const data = { ...filing, request, asOfSeq, copy: { hash: encryptedCopyHash(copy) } };
  const recorded = await appendCompanyEvent(tx, { ...command, companyId }, { type: 'DocumentFiled', data });
  if (recorded.ok && recorded.lastSeq !== undefined)
    await saveFiledCopy(tx, { companyId, seq: recorded.lastSeq }, copy);
  return recorded;
}

/**
 * Withdraws a filing for a reason, in all of these companies that the same command marked; its copies stay.
 * Refuses with `not-found` if the document is not filed, and with `idempotency-key-reused`.
 */
export async function withdrawFiling(
  db: Database,
  {
    seq,
    companyIds,
    ...command
  }: YearCommand & { reason: string; seq: number; companyIds: readonly number[] },
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogsForCommand(tx, { ...command, companyIds });
    if (earlierOutcome) return earlierOutcome;
    const filed = await listFilings(tx, companyIds);
    const own = filed.find((one) => one.companyId === command.companyId && one.seq === seq);
    let outcome: Outcome = { ok: false, code: 'not-found' };
    for (const { companyId, seq: replacesSeq } of filed.filter(
      ({ commandId }) => commandId === own?.commandId,
    )) {
      const event = { type: 'FilingWithdrawn' as const, data: { replacesSeq } };
      const withdrawn = await appendCompanyEvent(tx, { ...command, companyId }, event);
      if (companyId === command.companyId) outcome = withdrawn;
    }
    return outcome;
  });
}

/**
 * Returns true if the agency holds an equal document: the last one, if a corrected document was filed again.
 */
async function isAlreadyFiled(
  tx: Transaction,
  keyring: Keyring,
  { companyId, filing, file }: Omit<FileDocument, 'companies'>,
): Promise<boolean> {
  const filed = await listFilings(tx, [companyId]);
  const last = filed.findLast((one) => isSameDocument(one, filing.request));
  const copy = last && (await readFiledFile(tx, keyring, last));
  return copy !== undefined && changedLines(copy.lines, file.lines).length === 0;
}
