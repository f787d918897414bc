import { randomUUID } from 'node:crypto';
import type { Company } from '@garita/domain/company/company.schema';
import { isOpenIn } from '@garita/domain/filing/due/company-pay';
import {
  coveredDays,
  type FilableRequest,
  type Filing,
  subjectOf,
} from '@garita/domain/filing/filed/filed-document';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { fileDocument as recordFiling } from '@garita/ledger/company/file-document';
import type { FiledFile } from '@garita/ledger/company/filed-copy';
import { firstPayDate } from '@garita/ledger/queries/pay/first-pay-date';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import { download } from '../report/download.ts';
import { loadReport } from '../report/load-report.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { commandKey, type IdempotentInput } from '../write-idempotently.ts';

type FileDocument = IdempotentInput & Filing;

/** The number by which a filing is known in its company. */
export type FilingResult = { filingId: number };

/** A document is made again where somebody changed pay of the company meanwhile. */
const ATTEMPTS = 3;

/**
 * Marks a document as filed: makes it anew, and keeps exactly those bytes, sealed, with where the company's
 * log stood.
 *
 * Errors: those of `loadReport`, `filed-in-future`, `filed-before-end`, `filed-by-no-employer`,
 * `already-filed`, `busy`, those of a key.
 */
export const fileDocument = useCase(
  'pay:write',
  async (context, { commandId, ...input }: FileDocument): Promise<FilingResult> => {
    const { dependencies, actor } = context;
    const { companyId } = input.request;
    const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
    requireFiledWhenOver(input, { company, today: dependencies.today() });
    await requireEmployer(context, input.request, company);
    const command = { companyId, actorId: actor.userId, commandId: commandKey(commandId) ?? randomUUID() };
    for (let attempt = 1; ; attempt += 1) {
      const asOfSeq = await seqKnownAt(dependencies.database, companyId);
      const { file, figures } = await produced(context, input.request);
      const outcome = await recordFiling(dependencies.database, dependencies.keyring, {
        ...command,
        request: { operation: 'file-document', ...input },
        filing: { ...input, asOfSeq, figures },
        file,
      });
      if (outcome.ok) return { filingId: orNotFound(outcome.lastSeq) };
      if (outcome.code !== 'busy' || attempt === ATTEMPTS) throw new AppError(outcome.code);
    }
  },
);

/**
 * A business that closes files before the last day of the quarter or the year; nobody else has all there is
 * to say by then.
 */
function requireFiledWhenOver(
  { request, filedOn }: Filing,
  { company, today }: { company: Company; today: CalendarDate },
): void {
  if (filedOn > today) throw fieldError('filed-in-future', 'filedOn');
  const { to } = coveredDays(request);
  const { businessEndDate: closedOn } = company;
  const lastDay = closedOn !== null && closedOn < to ? closedOn : to;
  if (filedOn < lastDay) throw fieldError('filed-before-end', 'filedOn');
}

/** A quarter without pay is filed by whoever is an employer; somebody who never paid files nothing. */
async function requireEmployer(
  { dependencies: { database } }: UseCaseContext,
  request: FilableRequest,
  company: Company,
): Promise<void> {
  if (subjectOf(request) !== 'employee') return;
  const days = coveredDays(request);
  const first = await firstPayDate(database, request.companyId);
  const hasPaid = first !== undefined && first <= days.to;
  if (!hasPaid || !isOpenIn(company, days)) throw fieldError('filed-by-no-employer', 'report');
}

// What the document says is read once its file is made: making certificates gives them their numbers.
async function produced(context: UseCaseContext, request: FilableRequest) {
  const planned = await (await loadReport(context, request)).file();
  const { fileName, contentType, ...made } = download(context, planned);
  const bytes = await bytesOf(made.bytes);
  const { totals, lines } = await loadReport(context, request);
  const file: FiledFile = { fileName, contentType, bytes, lines: await lines() };
  return { file, figures: totals.map(({ name, value }) => ({ name, value })) };
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
