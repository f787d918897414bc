import { randomUUID } from 'node:crypto';
import { amountsDelta, negateAmounts } from '@garita/domain/pay/amounts';
import type { CompanyLine } from '@garita/domain/pay/company-line';
import { payPeriods } from '@garita/domain/time/pay-period';
import { and, eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMPANY_STREAM } from '../events/company-events.ts';
import { decideDeletion, decideLoad } from '../payroll-year/decider.ts';
import { EMPTY_PAYROLL_YEAR } from '../payroll-year/state.ts';
import { entries, events, heads, memos, register, streams, taxLines } from '../schema/index.ts';
import {
  aCommand,
  amendTime,
  appendAlone,
  aWorker,
  closePeriod,
  correctTime,
  deleteTime,
  loadTime,
  newEventOf,
  openBalance,
  readLog,
  readYear,
  record,
  reopenPeriod,
  timeOf,
  type Worker,
  type WrittenEvent,
} from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import type { LedgerRuleError } from './append-outcome.ts';
import type { NewEvent } from './event.ts';
import { lockLogForCommand } from './lock-log.ts';

describe.each(databases)('appending on %s', (kind) => {
  const database = useDatabase(kind);
  let worker: Worker;
  let entryIds = 1_000_000;

  beforeEach(() => {
    worker = aWorker({ companyId: (worker?.companyId ?? 0) + 1 });
  });

  /** A load as a decider would have it, with what a test wants to be different. */
  function aLoad(of: Worker, overrides: Partial<NewEvent> = {}): NewEvent {
    entryIds += 1;
    const time = timeOf(of, { minutes: { regular: 2_400 } });
    const decision = decideLoad(
      EMPTY_PAYROLL_YEAR,
      { entryId: entryIds, ...time },
      { asOfSeq: 0, chauffeurInPeriod: 0 },
    );
    const event = decision.ok ? decision.events[0] : undefined;
    if (!event) throw new Error('A load is not refused');
    return { ...newEventOf(of, event, 0), ...overrides };
  }

  const command = (newEvents: readonly WrittenEvent[]) =>
    aCommand(newEvents, { companyId: worker.companyId });
  const turnOf = (asked: Parameters<typeof lockLogForCommand>[1]) =>
    database.db.transaction((tx) => lockLogForCommand(tx, asked));
  const brokenRule = (rule: string) => expect.objectContaining({ detail: expect.objectContaining({ rule }) });

  it('numbers the events of each company from 1, without gaps', async () => {
    const other = { ...worker, companyId: worker.companyId + 1_000 };
    expect(await loadTime(database.db, worker)).toMatchObject({ firstSeq: 1, lastSeq: 1, replayed: false });
    expect(await loadTime(database.db, other)).toMatchObject({ firstSeq: 1, lastSeq: 1 });
    expect(await loadTime(database.db, worker)).toMatchObject({ firstSeq: 2, lastSeq: 2 });
  });

  it('lets the moments rise with the numbers', async () => {
    for (let time = 0; time < 5; time += 1) await loadTime(database.db, worker);
    const recorded = await database.db
      .select({ at: sql`extract(epoch from ${events.recordedAt}) * 1000000`.mapWith(Number) })
      .from(events)
      .where(eq(events.companyId, worker.companyId))
      .orderBy(events.seq);
    const moments = recorded.map(({ at }) => at);
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
  });

  it('refuses a new stream where the stream exists, and leaves no trace', async () => {
    await record(database.db, command([aLoad(worker)]));
    expect(await appendAlone(database.db, command([aLoad(worker, { expectedVersion: 0 })]))).toEqual({
      ok: false,
      code: 'stale-version',
      streams: [{ stream: 'emp:1:2026', actual: 1 }],
    });
    const [head] = await database.db.select().from(heads).where(eq(heads.companyId, worker.companyId));
    expect(head?.lastSeq).toBe(1);
  });

  it('names every stream whose version is another, and records nothing of the others', async () => {
    const colleagues = [1, 2, 3].map((employeeId) => ({ ...worker, employeeId }));
    const [first, second, third] = colleagues.map((each) => aLoad(each));
    if (!first || !second || !third) throw new Error('Three loads');
    await record(database.db, command([first, third]));
    const outcome = await appendAlone(database.db, command(colleagues.map((each) => aLoad(each))));
    expect(outcome).toMatchObject({
      code: 'stale-version',
      streams: [
        { stream: 'emp:1:2026', actual: 1 },
        { stream: 'emp:3:2026', actual: 1 },
      ],
    });
    const found = await database.db
      .select()
      .from(streams)
      .where(and(eq(streams.companyId, worker.companyId), like(streams.streamId, 'emp:2:%')));
    expect(found).toEqual([]);
  });

  it("takes any version only where 'any' is written out", async () => {
    await record(database.db, command([aLoad(worker, { expectedVersion: 'any' })]));
    await record(database.db, command([aLoad(worker, { expectedVersion: 'any' })]));
    const { expectedVersion, ...silent } = aLoad(worker);
    const outcome = await appendAlone(database.db, command([silent as NewEvent])); // a caller without types
    expect(outcome).toMatchObject({ code: 'stale-version', streams: [{ actual: 2 }] });
  });

  it('answers a repeated command as it was, later too, and records it once', async () => {
    const asked = command([aLoad(worker)]);
    const first = await record(database.db, asked);
    await loadTime(database.db, worker);
    expect(await record(database.db, asked)).toEqual({ ...first, replayed: true });
    expect(await turnOf(asked)).toEqual({ lastSeq: 2, earlierOutcome: { ...first, replayed: true } });
    const [head] = await database.db.select().from(heads).where(eq(heads.companyId, worker.companyId));
    expect(head?.lastSeq).toBe(2);
  });

  it('refuses a repeated key with another body', async () => {
    const asked = command([aLoad(worker)]);
    await record(database.db, asked);
    const other = { ...asked, request: { net: 1 } };
    const refusal = { ok: false, code: 'idempotency-key-reused' };
    expect(await appendAlone(database.db, other)).toEqual(refusal);
    expect(await turnOf(other)).toMatchObject({ earlierOutcome: refusal });
  });

  it('knows nothing of a command that was not recorded', async () => {
    expect(await turnOf(command([]))).toEqual({ lastSeq: 0, earlierOutcome: undefined });
  });

  it('keeps a command that changes nothing', async () => {
    const nothing = command([]);
    expect(await record(database.db, nothing)).toEqual({ ok: true, afterSeq: 0, replayed: false });
    expect(await record(database.db, nothing)).toEqual({ ok: true, afterSeq: 0, replayed: true });
  });

  it('moves an entry to another tax year in one append', async () => {
    const loaded = await loadTime(database.db, worker, { periodNumber: 53, minutes: { regular: 2_400 } });
    await amendTime(database.db, worker, loaded, {
      periodNumber: 53,
      minutes: { regular: 2_400 },
      payDate: '2027-01-06',
    });
    const [entry] = await database.db
      .select()
      .from(entries)
      .where(and(eq(entries.companyId, worker.companyId), eq(entries.entryId, loaded.entryId)));
    expect(entry).toMatchObject({
      taxYear: 2027,
      payDate: '2027-01-06',
      status: 'live',
      createdSeq: 1,
      lastSeq: 3,
    });
    expect((await readYear(database.db, worker, { taxYear: 2026 })).deleted).toContain(loaded.entryId);
    expect((await readYear(database.db, worker, { taxYear: 2027 })).live.get(loaded.entryId)).toMatchObject({
      seq: 3,
    });
  });

  it('keeps what a company line was taken, and gives it back', async () => {
    const club: CompanyLine = {
      taxId: 5,
      name: 'Club',
      requirement: 'required',
      direction: 'deduction',
      isOnByDefault: true,
      basis: 'fixed',
      cents: 3_00,
    };
    const member = { ...worker, companyLines: [club] };
    const loaded = await loadTime(database.db, member, { minutes: { regular: 2_400 } });
    await amendTime(database.db, member, loaded, { minutes: { regular: 1_200 } });
    await deleteTime(database.db, member, loaded);
    const lines = await database.db
      .select({ seq: taxLines.seq, line: taxLines.line, taxId: taxLines.taxId, cents: taxLines.cents })
      .from(taxLines)
      .where(eq(taxLines.companyId, worker.companyId))
      .orderBy(taxLines.seq, taxLines.line);
    expect(lines).toEqual([
      { seq: 1, line: 1, taxId: 5, cents: 3_00 },
      { seq: 2, line: 1, taxId: 5, cents: -3_00 },
      { seq: 2, line: 2, taxId: 5, cents: 3_00 },
      { seq: 3, line: 1, taxId: 5, cents: -3_00 },
    ]);
  });

  it('keeps a memo apart from its event, and only with its proof', async () => {
    const proof = { hash: '0'.repeat(64) };
    const load = aLoad(worker);
    const unproven = {
      ...load,
      data: { ...load.data, memo: proof },
      erasable: { salt: 's', text: 'Llamó enfermo' },
    };
    await expect(appendAlone(database.db, command([unproven]))).rejects.toThrow(brokenRule('wrong-memo'));
    expect(await database.db.select().from(memos).where(eq(memos.companyId, worker.companyId))).toEqual([]);
  });

  describe('holds a change against what is in force:', () => {
    it('an entry is loaded once', async () => {
      const load = aLoad(worker);
      await record(database.db, command([load]));
      const again = command([{ ...load, expectedVersion: 1 }]);
      await expect(appendAlone(database.db, again)).rejects.toThrow(brokenRule('entry-exists'));
    });

    it('the amounts of a load are those of its statement', async () => {
      const load = aLoad(worker);
      const { delta } = load.data as { delta: Record<string, number> };
      const wrong = { ...load, data: { ...load.data, delta: { ...delta, net: (delta['net'] ?? 0) + 1 } } };
      await expect(appendAlone(database.db, command([wrong]))).rejects.toThrow(
        brokenRule('delta-not-result'),
      );
    });

    async function aDeletion() {
      const loaded = await loadTime(database.db, worker, { minutes: { regular: 2_400 } });
      const decision = decideDeletion(await readYear(database.db, worker, loaded), loaded);
      const event = decision.ok ? decision.events[0] : undefined;
      if (event?.type !== 'TimeDeleted') throw new Error('A deletion is not refused');
      return { deletion: newEventOf(worker, event, 1), data: event.data };
    }

    it('the event replaced is the one in force', async () => {
      const { deletion } = await aDeletion();
      await record(database.db, command([deletion]));
      const again = command([{ ...deletion, expectedVersion: 2 }]);
      await expect(appendAlone(database.db, again)).rejects.toThrow(brokenRule('not-in-force'));
    });

    it('requires `before` to be the state in force', async () => {
      const { deletion, data } = await aDeletion();
      const before = { ...data.before, gross: data.before.gross + 1 };
      const wrong = { ...deletion, data: { ...data, before, delta: negateAmounts(before) } };
      await expect(appendAlone(database.db, command([wrong]))).rejects.toThrow(
        brokenRule('before-not-in-force'),
      );
    });

    it('a deletion takes away exactly that', async () => {
      const { deletion, data } = await aDeletion();
      const delta = amountsDelta({ ...data.before, net: data.before.net + 1 }, { ...data.before, net: 0 });
      const wrong = { ...deletion, data: { ...data, delta } };
      await expect(appendAlone(database.db, command([wrong]))).rejects.toThrow(
        brokenRule('delta-not-balanced'),
      );
    });

    it('the tax year is the year of the pay date', async () => {
      const wrong = aLoad(worker, { payDate: '2027-01-02' });
      await expect(appendAlone(database.db, command([wrong]))).rejects.toThrow(brokenRule('wrong-tax-year'));
    });

    it('the pay date is the one that was typed', async () => {
      const wrong = aLoad(worker, { payDate: '2026-03-12' });
      await expect(appendAlone(database.db, command([wrong]))).rejects.toThrow(brokenRule('wrong-pay-date'));
    });

    it('an opening balance is set once and corrected from there', async () => {
      const amounts = (await readYear(database.db, worker)).opening?.balance.amounts;
      expect(amounts).toBeUndefined();
      const { deletion } = await aDeletion();
      const zeros = amountsDelta(
        (deletion.data as { before: never }).before,
        (deletion.data as { before: never }).before,
      );
      const balance = {
        taxYear: 2026,
        asOf: '2026-01-01',
        source: 'employee-record',
        amounts: zeros,
        leave: {},
      } as const;
      await openBalance(database.db, worker, balance);
      const again = {
        type: 'OpeningBalanceSet',
        stream: 'emp:1:2026',
        expectedVersion: 2,
        schemaVersion: 1,
        data: { ...balance, delta: zeros },
      };
      await expect(appendAlone(database.db, command([again]))).rejects.toThrow(brokenRule('opening-exists'));
    });

    it.each([
      ['an unknown type', { type: 'TimeStopped' }],
      ['an unknown stream', { stream: 'emp:x:2026' }],
      ["somebody else's stream", { stream: 'ctr:1:2026' }],
    ])('%s is refused', async (_what, overrides) => {
      const refused = appendAlone(database.db, command([aLoad(worker, overrides)]));
      await expect(refused).rejects.toSatisfy((error: LedgerRuleError) => error.name === 'LedgerRuleBroken');
    });
  });

  describe('into a closed period', () => {
    const [period] = payPeriods(2026, 'weekly').slice(9);
    if (!period) throw new Error('Week 10');

    it('nothing is written, until it is opened again', async () => {
      const loaded = await loadTime(database.db, worker, { minutes: { regular: 2_400 } });
      await closePeriod(database.db, worker.companyId, period);
      const refusal = { ok: false, code: 'period-closed', periodIds: [period.id] };
      const load = aLoad(worker, { expectedVersion: 1 });
      expect(await appendAlone(database.db, command([load]))).toEqual(refusal);
      const deletion = decideDeletion(await readYear(database.db, worker, loaded), loaded);
      const event = deletion.ok ? deletion.events[0] : undefined;
      if (!event) throw new Error('A deletion is not refused');
      expect(await appendAlone(database.db, command([newEventOf(worker, event, 1)]))).toEqual(refusal);

      await reopenPeriod(database.db, worker.companyId, period);
      expect(await appendAlone(database.db, command([load]))).toMatchObject({ ok: true });
    });

    it('a correction is booked in an open period, and the closed register stays as it was closed', async () => {
      const loaded = await loadTime(database.db, worker, { minutes: { regular: 2_400 } });
      await closePeriod(database.db, worker.companyId, period);
      const closed = await registerOf(period.id);
      const booked = { periodNumber: 11 };
      await correctTime(database.db, worker, loaded, { minutes: { regular: 1_800 }, booked });
      expect(await registerOf(period.id)).toEqual(closed);
      // 30 hours in place of 40, at 10.50: 105.00 less, in the period after
      expect(await registerOf(period.id + 1)).toMatchObject({ entryCount: 1, gross: -105_00 });
    });

    it('accepts a correction alone in another period', async () => {
      const elsewhere = aLoad(worker, { periodId: period.id + 1 });
      await expect(appendAlone(database.db, command([elsewhere]))).rejects.toThrow(
        brokenRule('wrong-period'),
      );
    });

    it('a closing says what was booked and where the log stood', async () => {
      await loadTime(database.db, worker, { minutes: { regular: 2_400 } });
      await closePeriod(database.db, worker.companyId, period);
      const [, reviewed] = await hashesOf(worker.companyId);
      expect(await registerOf(period.id)).toMatchObject({
        status: 'closed',
        entryCount: 1,
        gross: 420_00,
        closedSeq: 2,
        closedHash: reviewed,
      });
    });

    it('refuses to close it again', async () => {
      await closePeriod(database.db, worker.companyId, period);
      const closing = (await readLog(database.db, worker.companyId)).at(-1);
      if (closing?.type !== 'PeriodClosed') throw new Error('A closing comes last');
      const { type, data } = closing;
      const again = { type, data, stream: COMPANY_STREAM, expectedVersion: 'any', schemaVersion: 1 } as const;
      expect(await appendAlone(database.db, command([{ ...again, periodId: period.id }]))).toEqual({
        ok: false,
        code: 'period-closed',
        periodIds: [period.id],
      });
    });

    async function hashesOf(companyId: number) {
      const ofCompany = eq(events.companyId, companyId);
      const rows = await database.db
        .select({ hash: events.hash })
        .from(events)
        .where(ofCompany)
        .orderBy(events.seq);
      return rows.map(({ hash }) => hash);
    }

    async function registerOf(periodId: number) {
      const ofPeriod = and(eq(register.companyId, worker.companyId), eq(register.periodId, periodId));
      const [row] = await database.db.select().from(register).where(ofPeriod);
      return row;
    }
  });

  it('ends with the transaction it is in', async () => {
    const asked = command([aLoad(worker)]);
    const rolledBack = database.db.transaction(async (tx) => {
      await record(tx, { ...asked, commandId: randomUUID() });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await database.db.select().from(events).where(eq(events.companyId, worker.companyId))).toEqual([]);
  });
});
