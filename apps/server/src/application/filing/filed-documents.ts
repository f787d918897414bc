import { randomUUID } from 'node:crypto';
import { requestedYears } from '@garita/domain/account/requested-years';
import { type CorrectionForm, correctionFormsFor } from '@garita/domain/filing/filed/correction-form';
import {
  type ChangedLine,
  changedLines,
  type DocumentLine,
  maskedLine,
  newCertificates,
} from '@garita/domain/filing/filed/document-lines';
import { documentFacts } from '@garita/domain/report/document-facts';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { withdrawFiling as recordWithdrawal } from '@garita/ledger/company/file-document';
import { findChangedFilings } from '@garita/ledger/queries/filing/changed-since-filed';
import { type CompanyFiling, findFiling, listFilings } from '@garita/ledger/queries/filing/filed-documents';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { type FilingKey, readFiledFile } from '@garita/ledger/registry/encrypted/filed-copy';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope, hasAccessToDays, requireCompany, requireYearAccess } from '../access.ts';
import type { Download } from '../dependencies.ts';
import { hasFewEvents, longWork } from '../long-work.ts';
import { companyIdsOf, employerIdsOf } from '../report/employer.ts';
import { loadReport } from '../report/load-report.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { commandKey, type IdempotentInput } from '../write-idempotently.ts';

/** A filing of a company, by the number of its event. */
type OneFiling = { companyId: number; filingId: number };

/** A filed document with the name of the user who marked it; '' if that is no user any more. */
export type FiledRecord = Omit<CompanyFiling, 'commandId'> & {
  markedByName: string;
  /** True if the figures of its pay are different today. */
  isChanged: boolean;
};

/** Lists the filed documents of a company, in the order in which they were marked. Errors: `not-found`. */
export const listFiledDocuments = useCase(
  'pay:read',
  async (context, { companyId }: { companyId: number }): Promise<FiledRecord[]> => {
    const { database } = context.dependencies;
    await requireCompany(context.dependencies.database, context.actor, companyId);
    const users = await listUserNames(database, context.actor.accountId);
    const names = new Map(users.map(({ id, name }) => [id, name]));
    const companyIds = await employerIdsOf(database, companyScope(context.actor, companyId));
    const filed = (await listFilings(database, companyIds)).filter(({ from, to }) =>
      hasAccessToDays(context.actor, from, to),
    );
    // A document of an employer number changed if the pay of any of its companies did.
    const changed = new Set((await findChangedFilings(database, filed)).map(({ commandId }) => commandId));
    return filed
      .filter((one) => one.companyId === companyId)
      .map(({ commandId, ...document }) => ({
        ...document,
        markedByName: names.get(document.markedBy) ?? '',
        isChanged: changed.has(commandId),
      }));
  },
);

/**
 * Downloads the copy of a document that was kept when it was filed, byte for byte, and records the download.
 * Errors: `not-found`.
 */
export const downloadFiledCopy = useCase(
  'pay:read',
  async (context, filing: OneFiling): Promise<Download> => {
    const { database, now } = context.dependencies;
    const { accountId, userId: actorId } = context.actor;
    const { request, fileName, contentType, bytes } = await filedFile(context, filing);
    const about = { ...documentFacts(request), report: request.report };
    const shown = { tableName: 'companies', recordId: filing.companyId, field: 'filedCopy', about };
    await database.transaction((tx) => recordDisclosure(tx, { accountId, actorId, at: now() }, shown));
    return { fileName, contentType, bytes: atOnce(bytes) };
  },
);

/** The differences of a filed document from the same one made now, and the forms that correct them. */
export type FiledComparison = { changes: ChangedLine[]; mendedBy: readonly CorrectionForm[] };

/** Compares a filed document with the same document made now. Errors: `not-found`, those of `loadReport`. */
export const compareFiledDocument = useCase(
  'pay:read',
  async (context, filing: OneFiling): Promise<FiledComparison> => {
    const { request, lines: filed } = await filedFile(context, filing);
    const now = await currentLines(context, request);
    const changes = changedLines(filed, now);
    const mendedBy = correctionFormsFor(request.report, changes, newCertificates(filed, now));
    return { changes: changes.map(maskedLine), mendedBy };
  },
);

/** Returns the lines of a document as it would be made now. */
export const currentLines = longWork(
  'document-lines',
  async (context, request: ReportRequest): Promise<DocumentLine[]> =>
    (await loadReport(context, request)).lines(),
  { isShort: hasFewEvents },
);

/**
 * Withdraws a filing for a reason, in each company that it is of; its copies stay. Errors: `not-found`, those
 * of a key.
 */
export const withdrawFiling = useCase(
  'pay:write',
  async (
    context,
    { companyId, filingId, reason, commandId }: IdempotentInput & OneFiling & { reason: string },
  ): Promise<void> => {
    await requireCompany(context.dependencies.database, context.actor, companyId);
    const outcome = await recordWithdrawal(context.dependencies.database, {
      companyId,
      actorId: context.actor.userId,
      commandId: commandKey(commandId) ?? randomUUID(),
      request: { operation: 'withdraw-filing', filingId, reason },
      companyIds: await employerIdsOf(context.dependencies.database, companyScope(context.actor, companyId)),
      seq: filingId,
      reason,
    });
    if (!outcome.ok) throw new AppError(outcome.code);
  },
);

/**
 * Returns a filed document, its request and its kept copy. Errors: `not-found`, `year-outside-access`,
 * `employer-outside-access`.
 */
async function filedFile(context: UseCaseContext, filing: OneFiling) {
  const { database, keyring } = context.dependencies;
  await requireCompany(context.dependencies.database, context.actor, filing.companyId);
  const { request } = orNotFound(await findFiling(database, keyOf(filing)));
  requireYearAccess(context.actor, requestedYears(request));
  await companyIdsOf(context, request);
  return { request, ...orNotFound(await readFiledFile(database, keyring, keyOf(filing))) };
}

function keyOf({ companyId, filingId }: OneFiling): FilingKey {
  return { companyId, seq: filingId };
}

async function* atOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
