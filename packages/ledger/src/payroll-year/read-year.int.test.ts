import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SequencedEvent } from '../event-store/event.ts';
import { employeeStream, employeeYearOf, type PayrollYearEvent } from '../events/payroll-events.ts';
import {
  anyCertificateHistory,
  anyHistory,
  runHistory,
  TIGHT_PARAMETERS,
} from '../testing/history.commands.ts';
import type { LedgerEvent } from '../testing/ledger-event.ts';
import { aWorker, loadTime, readLog, timeOf } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { decideOpeningBalance } from './balance-decider.ts';
import { decideCorrection } from './correction.ts';
import {
  decideAmendment,
  decideDeletion,
  decideLoad,
  decideRecalculation,
  decideTimePaidMark,
} from './decider.ts';
import { loadPayrollYear } from './read-year.ts';
import {
  EMPTY_PAYROLL_YEAR,
  type EntryElsewhere,
  evolvePayrollYear,
  type LiveEntry,
  type PayrollYear,
  requireFullEntry,
} from './state.ts';

const AROUND = { asOfSeq: 0, chauffeurInPeriod: 0 };
const worker = aWorker({ parameters: TIGHT_PARAMETERS });

describe.each(databases)('a year as it is read to change one entry, on %s,', (kind) => {
  const { db, read } = useReading(kind);

  it.each([
    ['any history', anyHistory],
    ['any history by certificate', anyCertificateHistory],
  ])('is the fold of its whole events, and comes to the same decisions, after %s', async (_, some) => {
    await fc.assert(
      fc.asyncProperty(some, async (commands) => {
        const { companyId } = await runHistory(db(), commands);
        const folds = foldsOf(await readLog(db(), companyId));
        for (const [stream, folded] of folds) {
          const whole = { ...folded, elsewhere: elsewhereOf(stream, folds) };
          for (const entryId of [0, ...whole.live.keys()]) {
            const year = await read({ companyId, stream }, entryId);
            expect(year).toEqual(knownFor(whole, entryId));
            expect(decisionsOf(year, entryId)).toEqual(decisionsOf(whole, entryId));
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('does not know another entry as a whole', async () => {
    const [first, second] = [await loadTime(db(), worker), await loadTime(db(), worker)];
    const year = await read({ companyId: worker.companyId, stream: employeeStream(1, 2026) }, first.entryId);
    expect(() => decideDeletion(year, second)).toThrow('was not read as a whole');
  });
});

function useReading(kind: (typeof databases)[number]) {
  const database = useDatabase(kind);
  return {
    db: () => database.db,
    read: (key: { companyId: number; stream: string }, entryId: number) =>
      database.db.transaction((tx) => loadPayrollYear(tx, key, [entryId])),
  };
}

/** Returns every employee's years, folded from whole events. */
function foldsOf(log: readonly LedgerEvent[]): Map<string, PayrollYear> {
  const years = new Map<string, PayrollYear>();
  for (const event of log.filter(({ stream }) => stream.startsWith('emp:'))) {
    const placed = event as SequencedEvent<PayrollYearEvent>; // of such a stream
    years.set(event.stream, evolvePayrollYear(years.get(event.stream) ?? EMPTY_PAYROLL_YEAR, placed));
  }
  return years;
}

/**
 * Returns the entries of the employee's other years that are subject to the chauffeur insurance or by day: in
 * a random history every period may be paid in any year.
 */
function elsewhereOf(stream: string, folds: ReadonlyMap<string, PayrollYear>): EntryElsewhere[] {
  const { employeeId } = employeeYearOf(stream);
  const others = [...folds].filter(
    ([other]) => other !== stream && employeeYearOf(other).employeeId === employeeId,
  );
  const entries = others.flatMap(([other, { live }]) =>
    [...live.values()].map((entry) => ({ ...entry, taxYear: employeeYearOf(other).taxYear })),
  );
  return entries
    .filter(
      ({ added, limits, recordedDays }) =>
        added.chauffeurInsurance !== 0 || (limits.chauffeurInsuranceUncapped ?? 0) > 0 || recordedDays,
    )
    .toSorted((a, b) => a.period.id - b.period.id || a.entryId - b.entryId)
    .map(({ entryId, taxYear, period, saturdays, recordedDays }) => ({
      entryId,
      taxYear,
      period,
      saturdays,
      recordedDays,
    }));
}

function knownFor(year: PayrollYear, entryId: number): PayrollYear {
  const known = ({ calculation, amounts, ...counted }: LiveEntry): LiveEntry =>
    [counted.entryId, counted.corrects].includes(entryId) && calculation && amounts
      ? { ...counted, calculation, amounts }
      : counted;
  return { ...year, live: new Map([...year.live].map(([id, entry]) => [id, known(entry)])) };
}

/** Returns the decisions about a year and an entry of it, or about the year alone. */
function decisionsOf(year: PayrollYear, entryId: number): object[] {
  const { period, inputs, facts } = timeOf(worker, { minutes: { regular: 2_400 } });
  const opening = { taxYear: 2026, asOf: '2026-01-15', source: 'brought-forward', leave: {} } as const;
  const loaded = decideLoad(year, { entryId: 1_000_000, period, inputs, facts }, AROUND);
  const { delta } = loaded.ok && loaded.events[0]?.type === 'TimeLoaded' ? loaded.events[0].data : {};
  const entry = year.live.get(entryId);
  if (!entry) return [loaded, ...(delta ? [decideOpeningBalance(year, { ...opening, amounts: delta })] : [])];
  const { calculation } = requireFullEntry(entry);
  const other = { ...calculation.inputs, minutes: { ...calculation.inputs.minutes, regular: 4_000 } };
  const { period: ofEntry, facts: ofThen } = calculation;
  const correction = {
    saved: { entryId },
    inputs: other,
    entryId: 1_000_000,
    period: ofEntry,
    payDate: entry.payDate,
  };
  return [
    loaded,
    decideAmendment({ year, target: year }, { entryId, inputs: other }, AROUND),
    decideRecalculation(year, { entryId, facts: ofThen }, AROUND),
    decideDeletion(year, { entryId }),
    decideTimePaidMark(year, { entryId, paid: { paidOn: entry.payDate } }),
    decideTimePaidMark(year, { entryId, paid: undefined }),
    decideCorrection(year, correction, AROUND),
  ];
}
