import { randomUUID } from 'node:crypto';
import { type Lifetime, lifetimeOf } from '@garita/domain/company/lifetime';
import { isOpenIn } from '@garita/domain/filing/due/company-pay';
import {
  coveredDays,
  type FilableRequest,
  type Filing,
  isOfEmployer,
  subjectOf,
} from '@garita/domain/filing/filed/filed-document';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { fileDocument as recordFiling } from '@garita/ledger/company/file-document';
import { lockLogsForCommand } from '@garita/ledger/event-store/lock-log';
import { firstPayDate } from '@garita/ledger/queries/pay/first-pay-date';
import type { FiledFile } from '@garita/ledger/registry/encrypted/filed-copy';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import { longWork } from '../long-work.ts';
import { download } from '../report/download.ts';
import { employerIn } from '../report/employer.ts';
import { loadReport } from '../report/load-report.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { commandKey, type IdempotentInput } from '../write-idempotently.ts';

type FileDocument = IdempotentInput & Filing;

/** The number by which a filing is known in its company. */
export type FilingResult = { filingId: number };

/**
 * Marks a document as filed, in each company that it is of: makes it again, and keeps its bytes encrypted,
 * with the end of the company's log. If pay of one of them changed meanwhile, it locks the logs and makes the
 * document while nobody else records anything for these companies.
 *
 * Errors: those of `loadReport`, `filed-in-future`, `filed-before-end`, `filed-by-no-employer`,
 * `already-filed`, those of a key.
 */
export const fileDocument = useCase(
  'pay:write',
  async (context, { commandId, ...input }: FileDocument): Promise<FilingResult> => {
    const { dependencies, actor } = context;
    const { companyId } = input.request;
    const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
    const { companies, companyIds } = isOfEmployer(input.request)
      ? await employerIn(context, input.request)
      : { companies: [company], companyIds: [companyId] };
    const lifetime = lifetimeOf(companies);
    requireFiledWhenOver(input, { lifetime, today: dependencies.today() });
    await requireEmployer(context, input.request, { lifetime, companyIds });
    const command = { companyId, actorId: actor.userId, commandId: commandKey(commandId) ?? randomUUID() };
    const filing = { command, companyIds, input };
    const first = await produceAndRecord(context, filing);
    const outcome = !first.ok && first.code === 'busy' ? await recordUnderLock(context, filing) : first;
    if (!outcome.ok) throw new AppError(outcome.code);
    return { filingId: orNotFound(outcome.lastSeq) };
  },
);

type FilingCommand = {
  command: { companyId: number; actorId: number; commandId: string };
  /** The companies that the document is of. */
  companyIds: readonly number[];
  input: Filing;
};

/** Makes the document from the logs as they stand and records it; `busy` if one of them grew meanwhile. */
async function produceAndRecord(
  { dependencies, actor }: UseCaseContext,
  { command, companyIds, input }: FilingCommand,
) {
  const { database, keyring } = dependencies;
  const companies = await Promise.all(
    companyIds.map(async (companyId) => ({ companyId, asOfSeq: await seqKnownAt(database, companyId) })),
  );
  const { file, figures } = await producedFiling({ dependencies, actor }, input.request);
  return recordFiling(database, keyring, {
    ...command,
    request: requestOf(input),
    filing: { ...input, figures },
    companies,
    file,
  });
}

function requestOf(input: Filing) {
  return { operation: 'file-document', ...input };
}

/** Makes the document and records it in one transaction that holds the locks of its companies' logs. */
function recordUnderLock({ dependencies, actor }: UseCaseContext, filing: FilingCommand) {
  return dependencies.database.transaction(async (tx) => {
    const { command, companyIds, input } = filing;
    await lockLogsForCommand(tx, { ...command, companyIds, request: requestOf(input) });
    // Another thread would not see what this transaction does.
    const here = { ...dependencies, database: tx, runInThread: undefined };
    return produceAndRecord({ dependencies: here, actor }, filing);
  });
}

/**
 * Refuses a filing before the last day of the quarter or year, unless the business has closed: only then is
 * all pay of the document known.
 */
function requireFiledWhenOver(
  { request, filedOn }: Filing,
  { lifetime, today }: { lifetime: Lifetime; today: CalendarDate },
): void {
  if (filedOn > today) throw fieldError('filed-in-future', 'filedOn');
  const { to } = coveredDays(request);
  const { businessEndDate: closedOn } = lifetime;
  const lastDay = closedOn !== null && closedOn < to ? closedOn : to;
  if (filedOn < lastDay) throw fieldError('filed-before-end', 'filedOn');
}

/** Refuses a quarter without pay for companies that never paid anybody; an employer files it. */
async function requireEmployer(
  { dependencies: { database } }: UseCaseContext,
  request: FilableRequest,
  { lifetime, companyIds }: { lifetime: Lifetime; companyIds: readonly number[] },
): Promise<void> {
  if (subjectOf(request) !== 'employee') return;
  const days = coveredDays(request);
  const first = await Promise.all(companyIds.map((companyId) => firstPayDate(database, companyId)));
  const hasPaid = first.some((day) => day !== undefined && day <= days.to);
  if (!hasPaid || !isOpenIn(lifetime, days)) throw fieldError('filed-by-no-employer', 'report');
}

/** Makes the document that is filed, with its lines and its figures. */
export const producedFiling = longWork('filed-document', async (context, request: FilableRequest) => {
  // The lines are read after the file is made, because making certificates assigns their numbers.
  const planned = await (await loadReport(context, request)).file();
  const { fileName, contentType, ...made } = download(context, planned);
  const bytes = await bytesOf(made.bytes);
  const { totals, lines } = await loadReport(context, request);
  const file: FiledFile = { fileName, contentType, bytes, lines: await lines() };
  return { file, figures: totals.map(({ name, value }) => ({ name, value })) };
});

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
