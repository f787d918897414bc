import { LEAVE_KINDS } from '@garita/domain/employee/leave-policy';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { byName } from '@garita/domain/pay/concepts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { EntryToCheck } from '@garita/domain/pay/warnings/pay-warnings';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Database, Transaction } from '../database/client.ts';
import type { RecordedEvents } from '../live-entries/handle-year-command.ts';
import { orRefused, type Refusal, RefusedError, refusedError } from '../live-entries/refused-error.ts';
import { handlePayRun, type PayrollChange } from '../payroll-year/handle-payroll-command.ts';
import type { Memo } from '../payroll-year/memo.ts';
import { type CompanySettlement, listSettlements } from '../queries/filing/settlements.ts';
import { groupBy } from '../queries/group-by.ts';
import { listMemos } from '../queries/memos.ts';
import { entriesNeedingRecalculation } from '../queries/pay/recalculations.ts';
import { timeEntriesLoadedBy } from '../queries/pay/time-entries.ts';
import type { TimeEntryView } from '../queries/pay/time-entry-view.ts';
import { emptyDraftRows, type RunPlace } from '../registry/records/pay-run-drafts.ts';
import { type EntryWithLeave, newlyNeedingRecalculation } from './entry-after-change.ts';
import { type EntryOfRun, entriesToCheck } from './entry-to-check.ts';
import type { NewEntry } from './load-records.ts';
import { loadChanges } from './load-time.ts';
import { type PayCommand, yearCommandOf } from './record-pay.ts';

/** The run whose draft the entries come from, and the time at which its rows are emptied. */
type DraftedIn = Pick<RunPlace, 'periodId' | 'kind'> & { at: Date };

/** Employees of the company who did not work in a period, which is settled for them. */
type WithoutWork = { employeeIds: readonly number[]; period: PayPeriod };

/**
 * New entries of a company's employees in the order in which they are decided, those who did not work, and
 * the sum of the net pay that a person confirmed. With `draft` the rows of all of them are emptied in the
 * same transaction.
 */
export type NewPayRun = {
  entries: readonly NewEntry[];
  withoutWork?: WithoutWork | undefined;
  confirmedTotal?: Cents | undefined;
  draft?: DraftedIn | undefined;
};

/**
 * Records the new entries of a company's employees, and who did not work, in one command, all or nothing.
 * Each is decided on the result of those before it. A refusal names the refused entry in `entryIndex`, unless
 * it is about all.
 *
 * Refusals: those of `recordPay` for new entries, and `run-total-changed` if the net pay of all entries is
 * not the confirmed one.
 */
export async function recordPayRun(
  db: Database,
  command: PayCommand,
  { entries, withoutWork, confirmedTotal, draft }: NewPayRun,
): Promise<{ ok: true; events: RecordedEvents } | Refusal<PayStatement>> {
  if (entries.length === 0 && (confirmedTotal ?? 0) !== 0) return { ok: false, code: 'run-total-changed' };
  // Entries come first, because the memos of a repeat are compared in their order.
  const changes = [
    ...confirmingTotal(loadChanges(entries, command).map(namingEntry), confirmedTotal),
    ...(withoutWork ? noWorkChanges(command.companyId, withoutWork) : []),
  ];
  const employeeIds = [...entries.map(({ employeeId }) => employeeId), ...(withoutWork?.employeeIds ?? [])];
  const outcome = await handlePayRun(db, yearCommandOf(command), {
    changes,
    writeBeside: draft && ((tx) => emptyDraft(tx, command, { draft, employeeIds })),
  });
  if (!outcome.ok) return outcome;
  const { firstSeq, lastSeq, replayed } = outcome;
  const events = { firstSeq, lastSeq };
  const memos = changes.map(({ memo }) => memo);
  return replayed && !(await areSameMemos(db, { companyId: command.companyId, events, memos }))
    ? { ok: false, code: 'idempotency-key-reused' }
    : { ok: true, events };
}

function emptyDraft(
  tx: Transaction,
  { accountId, companyId, actorId }: PayCommand,
  { draft: { at, ...run }, employeeIds }: { draft: DraftedIn; employeeIds: readonly number[] },
): Promise<void> {
  return emptyDraftRows(tx, { accountId, actorId, at }, { accountId, companyId, ...run }, employeeIds);
}

/**
 * A recorded run: its entries in their order with the leave that is left at the end of their period, the ids
 * of other entries that need recalculation because of it, and what the warnings about each entry depend on.
 */
export type RecordedRun = { entries: EntryWithLeave[]; stale: number[]; toCheck: EntryToCheck[] };

/** Reads what a run recorded. */
export async function readRecordedRun(
  db: Database,
  companyId: number,
  events: RecordedEvents,
): Promise<RecordedRun> {
  const loaded = await timeEntriesLoadedBy(db, companyId, events);
  const toCheck = await entriesToCheck(db, companyId, loaded.map(entryOfRun));
  const entries = loaded.map((entry, index) => ({
    ...entry,
    leaveAtEnd: byName(LEAVE_KINDS, (kind) => toCheck[index]?.leave?.[kind].after ?? 0),
  }));
  return { entries, toCheck, stale: await needingRecalculationAfter(db, companyId, { events, loaded }) };
}

function entryOfRun({ employeeId, entryId, period, inputs, facts, statement }: TimeEntryView): EntryOfRun {
  return { employeeId, entryId, calculation: { period, inputs, facts, result: statement } };
}

async function needingRecalculationAfter(
  db: Database,
  companyId: number,
  { events, loaded }: { events: RecordedEvents; loaded: readonly TimeEntryView[] },
): Promise<number[]> {
  const ids = new Set(loaded.map(({ entryId }) => entryId));
  const employees = new Set(loaded.map(({ employeeId }) => employeeId));
  const others = (await entriesNeedingRecalculation(db, { companyId })).filter(
    ({ entryId, employeeId }) => employees.has(employeeId) && !ids.has(entryId),
  );
  const found: number[] = [];
  for (const [employeeId, ofEmployee] of groupBy(others, (other) => other.employeeId)) {
    const after = ofEmployee.map(({ entryId }) => entryId);
    found.push(...(await newlyNeedingRecalculation(db, { companyId, employeeId }, { events, after })));
  }
  return found;
}

/** Returns a change for each person who did not work. What is recorded already is not recorded again. */
function noWorkChanges(companyId: number, { employeeIds, period }: WithoutWork): PayrollChange[] {
  let settled: Promise<CompanySettlement[]> | undefined;
  return employeeIds.map((employeeId) => ({
    employeeId,
    decide: async ({ tx }) => {
      settled ??= listSettlements(tx, [companyId]);
      const isKnown = (await settled).some(
        (one) => one.kind === 'no-work' && one.employeeId === employeeId && one.periodId === period.id,
      );
      const event = { type: 'NoWorkRecorded' as const, taxYear: period.year, data: { period } };
      return { ok: true, events: isKnown ? [] : [event] };
    },
  }));
}

/** Returns the change with the place of its entry in every refusal. */
function namingEntry({ decide, ...change }: PayrollChange, entryIndex: number): PayrollChange {
  return {
    ...change,
    decide: async (context) => {
      try {
        return orRefused(await decide(context));
      } catch (error) {
        throw error instanceof RefusedError ? new RefusedError({ ...error.refusal, entryIndex }) : error;
      }
    },
  };
}

/** Returns the changes, the last of which is refused if the net pay of all is not the confirmed one. */
function confirmingTotal(
  changes: readonly PayrollChange[],
  confirmedTotal: Cents | undefined,
): readonly PayrollChange[] {
  if (confirmedTotal === undefined) return changes;
  const nets: Cents[] = [];
  return changes.map(({ decide, ...change }, index) => ({
    ...change,
    decide: async (context) => {
      const decision = await decide(context);
      nets[index] = decision.statement?.net ?? 0;
      if (index === changes.length - 1 && sumCents(nets) !== confirmedTotal)
        throw refusedError('run-total-changed');
      return decision;
    },
  }));
}

/** The memos of a repeated command in the order of its entries, and the events that it recorded. */
type RepeatedMemos = { companyId: number; events: RecordedEvents; memos: readonly (Memo | undefined)[] };

/** Returns false if a repeat names another memo than the first time. An erased memo is not compared. */
async function areSameMemos(db: Database, { companyId, events, memos }: RepeatedMemos): Promise<boolean> {
  const storedMemos = await listMemos(db, companyId, events);
  return memos.every((memo, nth) => {
    const text = storedMemos.get(events.firstSeq + nth);
    return memo === undefined || text === undefined || text === memo.text;
  });
}
