import { includesEveryYear } from '@garita/domain/account/access.schema';
import { positionSchema, recordIdSchema } from '@garita/domain/field/record-id.schema';
import { HISTORY_SCOPE, type HistoryChoice } from '@garita/domain/report/history-scope.schema';
import type { Database } from '@garita/ledger/database/client';
import { listClosingHashes } from '@garita/ledger/queries/closing-hashes';
import type { HistoryScope } from '@garita/ledger/queries/history-scope';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { readHistory, readNewestHistory } from '@garita/ledger/replay/history';
import { yearsOfHistory } from '@garita/ledger/replay/history-extent';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, hasAccessToYears } from '../access.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { closingFingerprint } from './closing-fingerprint.ts';
import { type HistoryLine, historyLine } from './history-line.ts';
import { historyNames, subjectsOf } from './history-names.ts';

/** The number of events in one part. */
const PART = 50;

/** Selects a part of a company's log; `cursor` is the `nextCursor` of the part before. */
export const historySchema = z.strictObject({
  companyId: recordIdSchema,
  ...HISTORY_SCOPE,
  cursor: positionSchema.optional(),
});

/** A part in the order of the log, or in its reverse. */
export const historyPageSchema = historySchema.extend({ isNewestFirst: z.boolean().optional() });
export type HistoryRequest = z.infer<typeof historyPageSchema>;

/** A part of a company's log, in the requested order. */
export type LedgerHistory = {
  company: { id: number; name: string };
  /** The number of the log's last event; 0 if nothing was recorded. */
  lastSeq: number;
  lines: HistoryLine[];
  /** The users of the account, by whom the lines can be filtered. */
  users: { id: number; name: string }[];
  /** The years outside the user's access in which some of this pay was paid; their events are left out. */
  yearsLeftOut: number[];
  /** The start of the next part; absent in the last one. */
  nextCursor?: number;
};

/**
 * Lists the events of a company's pay, part by part: all of them, or those of a period, a person or an entry.
 * Errors: `not-found`.
 */
export const ledgerHistory = useCase(
  'pay:read',
  async (context, request: HistoryRequest): Promise<LedgerHistory> => {
    const {
      dependencies: { database },
      actor,
    } = context;
    const { id: companyId, name } = orNotFound(
      await companyRegistry.find(database, actor, request.companyId),
    );
    // One more than are shown is read, which tells whether there are more.
    const { kind, minimum, userId: actorId, month, cursor } = request;
    const scope = scopeOf(request, actor);
    const filter = { kinds: kind && [kind], minimum, actorId, month, limit: PART + 1 };
    const events = request.isNewestFirst
      ? await readNewestHistory(database, scope, { ...filter, before: cursor || undefined })
      : await readHistory(database, scope, { ...filter, after: cursor || undefined });
    const part = events.slice(0, PART);
    const names = await historyNames(database, companyScope(actor, companyId), subjectsOf(part));
    const lines = await withFingerprints(
      database,
      companyId,
      part.map((event) => historyLine(event, names)),
    );
    const last = lines.at(-1);
    return {
      company: { id: companyId, name },
      lastSeq: await seqKnownAt(database, companyId),
      lines,
      users: Array.from(names.users, ([id, userName]) => ({ id, name: userName })),
      yearsLeftOut: await historyLeftOut(context, request),
      ...(events.length > PART && last ? { nextCursor: last.seq } : {}),
    };
  },
);

async function withFingerprints(
  db: Database,
  companyId: number,
  lines: readonly HistoryLine[],
): Promise<HistoryLine[]> {
  const closings = lines.filter(({ said: { closed } }) => closed !== undefined);
  const found = await listClosingHashes(
    db,
    companyId,
    closings.map(({ seq }) => seq),
  );
  const seals = new Map(found.map((closing) => [closing.seq, closingFingerprint(closing)]));
  return lines.map((line) => ({ ...line, seal: seals.get(line.seq) ?? null }));
}

/** The requested part of a company's log. */
type ScopeRequest = HistoryChoice & { companyId: number };

/**
 * Returns the years outside the user's access in which some pay of a history was paid; none if the history is
 * about one year within the access.
 */
export async function historyLeftOut(
  { dependencies: { database }, actor }: UseCaseContext,
  request: ScopeRequest,
): Promise<number[]> {
  if (includesEveryYear(actor.access) || request.year !== undefined) return [];
  const years = await yearsOfHistory(database, scopeOf(request, actor));
  return years.filter((year) => !hasAccessToYears(actor, [year]));
}

/**
 * Returns the scope of a history: the company's log, the requested part, and the years within the user's
 * access.
 */
export function scopeOf(
  { companyId, year, periodId, employeeId, contractorId, entryId }: ScopeRequest,
  { access }: Pick<Actor, 'access'>,
): HistoryScope {
  return {
    companyId,
    year,
    periodId,
    entryId,
    subject: subjectOf(employeeId, contractorId),
    years: access,
  };
}

/** Returns the person a part is about; undefined for everybody. */
export function subjectOf(employeeId: number | undefined, contractorId: number | undefined) {
  if (employeeId !== undefined) return { kind: 'employee', id: employeeId } as const;
  return contractorId === undefined ? undefined : ({ kind: 'contractor', id: contractorId } as const);
}
