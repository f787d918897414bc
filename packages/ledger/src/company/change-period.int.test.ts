import { randomUUID } from 'node:crypto';
import type { PeriodTransition } from '@garita/domain/pay/period/period-status';
import { payPeriods } from '@garita/domain/time/pay-period';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPeriodStatuses } from '../queries/period/period-statuses.ts';
import { register } from '../schema/index.ts';
import { signingKey } from '../signing/signing-key.ts';
import { anyHistory, runHistory } from '../testing/history.commands.ts';
import {
  amendTime,
  aWorker,
  closePeriod,
  deleteTime,
  loadTime,
  markTime,
  recalculateTime,
} from '../testing/payroll-year.builder.ts';
import { must } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { anchorProblems } from '../verification/anchor-problems.ts';
import { type ChangePeriod, changePeriod } from './change-period.ts';

const KEY = signingKey('the key of test closings');
const NOW = new Date('2026-03-12T15:00:00Z');
const WEEK_10 = must(payPeriods(2026, 'weekly')[9]);
/** The user who books everything that the builder loads. */
const LOADER = 7;
const FORTY_HOURS = { minutes: { regular: 2_400 } };

describe.each(databases)('a period on %s', (kind) => {
  const database = useDatabase(kind);
  let companies = 7_000;

  function aPeriod() {
    const worker = aWorker({ companyId: ++companies });
    const { companyId } = worker;
    const change = (transition: PeriodTransition, more: Partial<ChangePeriod> = {}) =>
      changePeriod(
        database.db,
        {
          companyId,
          actorId: 9,
          commandId: randomUUID(),
          request: { transition },
          reason: transition === 'reopen' ? 'Faltaban horas' : undefined,
          period: WEEK_10,
          transition,
          ...more,
        },
        { key: KEY, now: NOW },
      );
    const row = async () => {
      const ofPeriod = and(eq(register.companyId, companyId), eq(register.periodId, WEEK_10.id));
      return must((await database.db.select().from(register).where(ofPeriod))[0]);
    };
    return { worker, companyId, change, row };
  }

  it('is reviewed, closed, and opened again, in this order alone', async () => {
    const { change, row } = aPeriod();
    expect(await change('close')).toEqual({ ok: false, code: 'period-not-reviewed' });
    expect(await change('reopen')).toEqual({ ok: false, code: 'period-not-closed' });
    expect(await change('review')).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ status: 'reviewed', entryCount: 0 });
    expect(await change('review')).toEqual({ ok: false, code: 'period-reviewed' });
    expect(await change('close')).toMatchObject({ ok: true });
    expect(await change('review')).toEqual({ ok: false, code: 'period-closed' });
    expect(await change('reopen')).toMatchObject({ ok: true });
    expect(await change('close')).toEqual({ ok: false, code: 'period-not-reviewed' });
  });

  it('is open again when something is booked after its review', async () => {
    const { worker, change, row } = aPeriod();
    const loaded = await loadTime(database.db, worker, FORTY_HOURS);
    await change('review');
    await markTime(database.db, worker, loaded, { paidOn: '2026-03-12', method: 'check' });
    expect(await row()).toMatchObject({ status: 'reviewed' });
    await amendTime(database.db, worker, loaded, { minutes: { regular: 2_460 } });
    expect(await row()).toMatchObject({ status: 'open' });
  });

  it('is not reviewed by a user who has not seen the last entry', async () => {
    const { worker, change } = aPeriod();
    const { lastSeq } = await loadTime(database.db, worker, FORTY_HOURS);
    expect(await change('review', { version: 0 })).toEqual({ ok: false, code: 'period-changed' });
    expect(await change('review', { version: lastSeq })).toMatchObject({ ok: true });
  });

  it('is closed by somebody who booked nothing in it, where that is asked', async () => {
    const { worker, change } = aPeriod();
    await loadTime(database.db, worker, FORTY_HOURS);
    await change('review');
    const asked = { isClosedByAnother: true };
    expect(await change('close', { ...asked, actorId: LOADER })).toEqual({
      ok: false,
      code: 'period-closed-by-another',
    });
    expect(await change('close', asked)).toMatchObject({ ok: true });
  });

  it('is closed once for a key', async () => {
    const { change } = aPeriod();
    await change('review');
    const once = { commandId: randomUUID() };
    const closed = await change('close', once);
    expect(await change('close', once)).toEqual({ ...closed, replayed: true });
  });

  it('is closed with what is booked, where the log stood, and a signature of it', async () => {
    const { worker, companyId, change, row } = aPeriod();
    await loadTime(database.db, worker, FORTY_HOURS);
    await change('review');
    const closed = await change('close');
    // 40 hours at 10.50 = 420.00; events 1 to 3 are load, review and closing
    expect(await row()).toMatchObject({ status: 'closed', gross: 420_00, closedSeq: 2 });
    const [standing] = await listPeriodStatuses(database.db, { companyId }, [WEEK_10.id]);
    expect(standing?.lastTransition).toMatchObject({ seq: 3, by: 9, isSigned: true });
    expect(closed).toMatchObject({ lastSeq: 3, hash: standing?.lastTransition?.hash });
    expect(await anchorProblems(database.db, companyId, KEY)).toEqual([]);
    expect(await anchorProblems(database.db, companyId, signingKey('another'))).toEqual([
      { seq: 3, problem: 'anchor' },
    ]);
  });

  it('is opened again for a reason only, whoever asks the ledger', async () => {
    const { companyId, change } = aPeriod();
    await change('review');
    await change('close');
    const silent = { transition: 'reopen' as const, period: WEEK_10 };
    const command = { companyId, actorId: 9, commandId: randomUUID(), request: {}, ...silent };
    await expect(changePeriod(database.db, command)).rejects.toThrow('reason-missing');
  });

  it('keeps its totals once it is closed, whatever is tried after any history', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async (commands) => {
        const { db } = database;
        const { companyId, live, closed } = await runHistory(db, commands);
        for (const { period } of live) {
          if (!closed.has(period.id)) await closePeriod(db, companyId, period);
          closed.add(period.id);
        }
        const booked = await bookedOf(companyId);
        for (const entry of live) {
          const { worker, period } = entry;
          const typed = { periodNumber: period.number, minutes: { regular: 61 } };
          // A corrected entry cannot change in any period, and that refusal comes first. Only its last
          // correction may be deleted.
          const corrections = live.filter(({ corrects }) => corrects === (entry.corrects ?? entry));
          const stays = corrections.length === 0 ? 'period-closed' : 'entry-corrected';
          const changing = entry.corrects ? 'entry-is-correction' : stays;
          const deleting = corrections.at(-1) === entry ? 'period-closed' : stays;
          await expect(loadTime(db, worker, typed)).rejects.toThrow('period-closed');
          await expect(amendTime(db, worker, entry, typed)).rejects.toThrow(changing);
          await expect(recalculateTime(db, worker, entry)).rejects.toThrow(changing);
          await expect(deleteTime(db, worker, entry)).rejects.toThrow(deleting);
        }
        expect(await bookedOf(companyId)).toEqual(booked);
      }),
      { numRuns: 4 },
    );
  });

  const bookedOf = (companyId: number) =>
    database.db
      .select()
      .from(register)
      .where(eq(register.companyId, companyId))
      .orderBy(sql`${register.periodId}`);
});
