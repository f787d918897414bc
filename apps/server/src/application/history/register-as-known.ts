import { addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { reportSchema } from '@garita/domain/report/report-request';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Database } from '@garita/ledger/database/client';
import { type EntryPeriod, findEntryPeriods } from '@garita/ledger/queries/pay/entry-periods';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { readHistory } from '@garita/ledger/replay/history';
import { momentOf, seqKnownAt } from '@garita/ledger/replay/moment';
import { type PayTotals, totalsOf } from '@garita/ledger/replay/pay-totals';
import { registerAt } from '@garita/ledger/replay/register-at';
import type { z } from 'zod';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, yearsLeftOut } from '../access.ts';
import { companyPeriodOf } from '../company/company-periods.ts';
import { hasFewEvents, longWork } from '../long-work.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type ChangedAmount, type HistoryLine, historyLine, listChangedAmounts } from './history-line.ts';
import { type HistoryNames, historyNames, subjectsOf } from './history-names.ts';

/** The request of a period's register: the two points of the log to compare. */
export const registerAsKnownSchema = reportSchema('register-as-known');
type RegisterRequest = z.infer<typeof registerAsKnownSchema>;

/** A point of a log: its last event, and when that was recorded; null before the first event. */
export type LogPoint = { seq: number; at: string | null };

/** An entry at the earlier and at the later point, and every event that changed it in between. */
export type RegisterEntry = {
  entryId: number;
  employee: { id: number; name: string };
  /** True if the entry is deleted today, whatever it was at the two points. */
  isDeleted: boolean;
  known: PayTotals;
  later: PayTotals;
  /** The amounts that differ at the later point. */
  amounts: ChangedAmount[];
  events: HistoryLine[];
};

/** The register of a period at an earlier and at a later point of the log. */
export type RegisterAsKnown = {
  company: { id: number; name: string };
  period: PayPeriod;
  /** The years outside the user's access in which pay of the period was paid; no figure here counts it. */
  yearsLeftOut: number[];
  known: LogPoint & { totals: PayTotals };
  later: LogPoint & { totals: PayTotals; isToday: boolean };
  /** The last event of the log. */
  lastSeq: number;
  entries: RegisterEntry[];
};

/** Returns the register of a period at two points of the log. Errors: those of `comparedRegister`. */
export const registerAsKnown = useCase(
  'pay:read',
  (context, request: RegisterRequest): Promise<RegisterAsKnown> => registersAtPoints(context, request),
);

/** Compares the registers in another thread where the log is long. */
export const registersAtPoints = longWork('register-as-known', comparedRegister, {
  refuse: requireRegister,
  isShort: hasFewEvents,
});

/**
 * Returns the register of a period at two points of the log, with the change that each event between them
 * made, in the years within the user's access. The points may be named in any order. Errors: `not-found`.
 */
export async function comparedRegister(
  context: UseCaseContext,
  request: RegisterRequest,
): Promise<RegisterAsKnown> {
  const {
    dependencies: { database },
    actor,
  } = context;
  const { companyId, periodId } = request;
  const { company, period } = await requestedRegister(context, request);
  const last = await seqKnownAt(database, companyId);
  const [known, later] = await pointsOf(database, request, last);
  const register = { companyId, periodId, years: actor.access };
  const was = await registerAt(database, register, known);
  const is = await registerAt(database, register, later);
  const between = await readHistory(database, register, {
    kinds: ['load', 'amend', 'recalculate', 'delete'],
    after: known,
    upTo: later,
    limit: Number.MAX_SAFE_INTEGER,
  });
  const names = await historyNames(database, companyScope(actor, companyId), [
    ...subjectsOf(between),
    ...is.map(({ employeeId: id }) => ({ kind: 'employee' as const, id })),
  ]);
  const lines = between.map((event) => historyLine(event, names));
  const places = await findEntryPeriods(
    database,
    [companyId],
    is.map(({ entryId }) => entryId),
  );
  return {
    company: { id: company.id, name: company.name },
    period,
    yearsLeftOut: await yearsLeftOut(context, { companyId, periodId, isOfHistory: true }),
    known: { ...(await pointAt(database, companyId, known)), totals: sumOf(was) },
    later: { ...(await pointAt(database, companyId, later)), totals: sumOf(is), isToday: later === last },
    lastSeq: last,
    entries: entriesOf({ was, is, lines, names, places }),
  };
}

async function requireRegister(context: UseCaseContext, request: RegisterRequest): Promise<void> {
  await requestedRegister(context, request);
}

/** Finds the company and the period of a request. Errors: `not-found`. */
async function requestedRegister(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, periodId }: RegisterRequest,
) {
  const company = orNotFound(await companyRegistry.find(database, actor, companyId));
  return { company, period: await companyPeriodOf(database, { companyId, periodId }) };
}

/** Returns the numbers of the two requested events in the order of the log, none after its end. */
async function pointsOf(
  db: Database,
  { companyId, seq, at, otherSeq, otherAt }: RegisterRequest,
  last: number,
): Promise<[number, number]> {
  const one = Math.min(last, seq ?? (await seqKnownAt(db, companyId, at)));
  const other = Math.min(last, otherSeq ?? (await seqKnownAt(db, companyId, otherAt)));
  return [Math.min(one, other), Math.max(one, other)];
}

async function pointAt(db: Database, companyId: number, seq: number): Promise<LogPoint> {
  return { seq, at: (await momentOf(db, companyId, seq)) ?? null };
}

type Register = Awaited<ReturnType<typeof registerAt>>;

function sumOf(register: Register): PayTotals {
  return totalsOf(register.map(({ amounts }) => amounts).reduce(addAmounts, NO_AMOUNTS));
}

type Compared = {
  was: Register;
  is: Register;
  lines: readonly HistoryLine[];
  names: HistoryNames;
  places: ReadonlyMap<number, EntryPeriod>;
};

// An entry that the ledger knew at the earlier point is known at the later one too; a deleted one has no
// amounts there.
function entriesOf({ was, is, lines, names, places }: Compared): RegisterEntry[] {
  const before = new Map(was.map(({ entryId, amounts }) => [entryId, amounts]));
  return is.map(({ entryId, employeeId, amounts }) => {
    const known = before.get(entryId) ?? NO_AMOUNTS;
    return {
      entryId,
      employee: { id: employeeId, name: names.people.get(`emp:${employeeId}`) ?? '' },
      isDeleted: places.get(entryId)?.isDeleted ?? true,
      known: totalsOf(known),
      later: totalsOf(amounts),
      amounts: listChangedAmounts(known, amounts),
      events: lines.filter((line) => line.entryId === entryId),
    };
  });
}
