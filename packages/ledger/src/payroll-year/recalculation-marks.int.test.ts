import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { SEED_PARAMETERS } from '@garita/domain/pay/pay.builder';
import { aCertificate } from '@garita/domain/pay/withholding/certificate/certificate.builder';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rebuild } from '../fold/rebuild.ts';
import { entries } from '../schema/index.ts';
import { eventsOf } from '../testing/given.ts';
import {
  aCommand,
  amendTime,
  aWorker,
  closePeriod,
  correctTime,
  deleteTime,
  loadTime,
  newEventOf,
  openBalance,
  readYear,
  recalculateTime,
  record,
  type TypedTime,
  timeOf,
  type Worker,
} from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { isVerified, verifyCompany } from '../verification/verify-company.ts';
import { decideDeletion } from './decider.ts';

describe.each(databases)('the mark of an entry that needs recalculation, on %s,', (kind) => {
  const database = useDatabase(kind);
  let worker: Worker;

  beforeEach(() => {
    worker = aWorker({ companyId: (worker?.companyId ?? 0) + 1 });
  });

  const load = (periodNumber: number, typed: TypedTime) =>
    loadTime(database.db, worker, { ...typed, periodNumber });

  async function marked(): Promise<number[]> {
    const rows = await database.db
      .select({ entryId: entries.entryId })
      .from(entries)
      .where(and(eq(entries.companyId, worker.companyId), eq(entries.isStale, true)))
      .orderBy(asc(entries.entryId));
    return rows.map(({ entryId }) => entryId);
  }

  // Disability is 0.3 % up to 27.00 a year, which is reached at 9,000.00 of gross.
  const bonus = (dollars: number): TypedTime => ({ earnings: { bonus: dollars * 100 } });

  describe('with tips that the employee already has', () => {
    const short: TypedTime = { earnings: { bonus: 40_00, tipsReceived: 600_00 } };
    const enough: TypedTime = { minutes: { regular: 40 * 60 } };

    it('is set when an earlier entry leaves taxes to collect, and gone once it collects them', async () => {
      const first = await load(2, enough);
      const second = await load(3, enough);
      const cause = await load(1, short);
      expect(await marked()).toEqual([first.entryId, second.entryId]);
      await recalculateTime(database.db, worker, first);
      expect(await marked()).toEqual([]);
      const [collecting] = await database.db
        .select()
        .from(entries)
        .where(and(eq(entries.companyId, worker.companyId), eq(entries.entryId, first.entryId)));
      // Without income tax on 40.00 (below the table): 38 of social security and 8.70 of Medicare.
      expect(collecting).toMatchObject({
        carriedInSocialSecurity: 38,
        carriedInMedicare: 8_70,
        carriedIn: 9_08,
      });
      await deleteTime(database.db, worker, cause);
      expect(await marked()).toEqual([first.entryId]);
      const { companyId } = worker;
      expect(await database.db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
      expect(isVerified(await verifyCompany(database.db, worker.companyId))).toBe(true);
    });
  });

  describe('by certificate', () => {
    beforeEach(() => {
      worker = aWorker({
        companyId: worker.companyId,
        profile: { withholdingMethod: 'certificate', certificates: [aCertificate()] },
      });
    });

    it('is set when pay of the same period is loaded before it, and gone once it is recalculated', async () => {
      const week = { minutes: { regular: 40 * 60 } }; // 420.00, taxed with 12.57
      const first = await load(2, { ...week, payDate: '2026-01-20' });
      await load(2, { ...week, payDate: '2026-01-21' });
      expect(await marked()).toEqual([]);
      await load(2, { ...week, payDate: '2026-01-19' });
      // Both have another 420.00 of their period before them now.
      expect(await marked()).toEqual([first.entryId, first.entryId + 1]);
      await recalculateTime(database.db, worker, first);
      expect(await marked()).toEqual([first.entryId + 1]);
    });

    it('is not set by pay of other periods, unless a bonus before its own reaches another band', async () => {
      const later = await load(9, bonus(400));
      await load(1, { minutes: { regular: 40 * 60 } });
      await load(2, bonus(200)); // 600.00 together pay nothing
      expect(await marked()).toEqual([]);
      await load(3, bonus(1)); // 601.00 × 7 % = 42.07
      expect(await marked()).toEqual([later.entryId]);
    });

    it('is found again by a rebuild', async () => {
      const later = await load(9, bonus(400));
      await load(2, bonus(300));
      expect(await marked()).toEqual([later.entryId]);
      expect(await database.db.transaction((tx) => rebuild(tx, worker.companyId))).toEqual([]);
      expect(await marked()).toEqual([later.entryId]);
    });
  });

  it('is set once a limit that cut it has room again, and only then', async () => {
    const uncut = await load(1, bonus(4_000)); // 12.00 of 27.00
    const first = await load(2, bonus(4_000)); // 24.00
    const cut = await load(3, bonus(4_000)); // 3.00 of its 12.00
    const nothingLeft = await load(4, bonus(4_000)); // 0.00
    expect(await marked()).toEqual([]);
    await deleteTime(database.db, worker, first); // 15.00: room for 12.00
    expect(await marked()).toEqual([cut.entryId, nothingLeft.entryId]);
    expect(await marked()).not.toContain(uncut.entryId);
  });

  it('is gone when somebody else took the room', async () => {
    const first = await load(1, bonus(9_000));
    await load(2, bonus(1_000));
    await deleteTime(database.db, worker, first);
    expect(await marked()).toHaveLength(1);
    await load(3, bonus(9_000));
    expect(await marked()).toEqual([]);
  });

  it('is gone when the entry is recalculated, and stays on those after it while room is left', async () => {
    const first = await load(1, bonus(9_000)); // all 27.00
    const second = await load(2, bonus(4_000));
    const third = await load(3, bonus(8_000));
    await deleteTime(database.db, worker, first);
    expect(await marked()).toEqual([second.entryId, third.entryId]);
    await recalculateTime(database.db, worker, second); // 12.00, which leaves 15.00
    expect(await marked()).toEqual([third.entryId]);
    await recalculateTime(database.db, worker, third); // 15.00 of its 24.00: cut, and nothing left
    expect(await marked()).toEqual([]);
  });

  it('is set when an earlier entry is amended to less', async () => {
    const first = await load(1, bonus(9_000));
    const second = await load(2, bonus(1_000));
    await amendTime(database.db, worker, first, { ...bonus(8_000), periodNumber: 1 });
    expect(await marked()).toEqual([second.entryId]);
  });

  it('does not depend on other tax years, other employees and other companies', async () => {
    const first = await load(1, bonus(9_000));
    await load(2, bonus(1_000));
    const nextYear = { ...bonus(9_000), periodNumber: 53, payDate: '2027-01-05' };
    const other = await loadTime(database.db, worker, nextYear);
    await loadTime(database.db, { ...worker, employeeId: 2 }, bonus(9_000));
    await deleteTime(database.db, worker, { ...other, taxYear: 2027 });
    expect(await marked()).toEqual([]);
    await deleteTime(database.db, worker, first);
    expect(await marked()).toHaveLength(1);
  });

  it('holds wages and tips against the one limit of social security', async () => {
    // 6.2 % up to 11,439.00 a year: wages of 184,500.00 use it up
    const wages = await load(1, bonus(184_500));
    const tips = await load(2, { earnings: { tips: 100_00 } });
    expect(await marked()).toEqual([]);
    await amendTime(database.db, worker, wages, { ...bonus(184_400), periodNumber: 1 });
    // Disability has no part in it: its own limit is still used up by the wages.
    expect(await marked()).toEqual([tips.entryId]);
  });

  // 0.9 % of what passes 200,000.00 a year.
  it('is set when the year owes additional Medicare on another part of the entry', async () => {
    const first = await load(1, bonus(150_000));
    const second = await load(2, bonus(100_000)); // 50,000.00 above: 450.00
    const third = await load(3, bonus(20_000)); // all of it: 180.00
    expect(await marked()).toEqual([]);
    // 200,000.00 are owed nothing more, and both were withheld: whichever is recalculated first gives way.
    await amendTime(database.db, worker, first, { ...bonus(80_000), periodNumber: 1 });
    // The first one has room for disability again, too.
    expect(await marked()).toEqual([second.entryId, third.entryId]);
    await recalculateTime(database.db, worker, second);
    expect(await marked()).toEqual([third.entryId]);
    await recalculateTime(database.db, worker, third);
    expect(await marked()).toEqual([]);
  });

  it('is set when a later opening balance brings more than a limit leaves', async () => {
    const first = await load(1, bonus(4_000)); // 12.00 of 27.00
    const second = await load(2, bonus(1_000)); // 3.00
    const balance = { taxYear: 2026, asOf: '2026-01-01', source: 'brought-forward' as const, leave: {} };
    const openingAmounts = (disabilityInsurance: number) => ({ ...NO_AMOUNTS, disabilityInsurance });
    await openBalance(database.db, worker, { ...balance, amounts: openingAmounts(12_00) });
    expect(await marked()).toEqual([]); // 27.00
    await openBalance(database.db, worker, { ...balance, amounts: openingAmounts(13_00) });
    expect(await marked()).toEqual([first.entryId, second.entryId]); // 28.00
    await recalculateTime(database.db, worker, second); // 27.00 − 25.00 = 2.00
    expect(await marked()).toEqual([]);
  });

  it('is set where an entry that moves to another tax year leaves room in the one it was in', async () => {
    const first = await load(1, { ...bonus(184_500), payDate: '2026-01-07' }); // all 11,439.00 of 2026
    const second = await load(2, bonus(1_000));
    const moved = { ...bonus(184_500), periodNumber: 1, payDate: '2025-12-31' };
    await amendTime(database.db, worker, first, moved); // 10,918.20 of 2025
    expect(await marked()).toEqual([second.entryId]);
    const [row] = await database.db
      .select({ withheld: entries.socialSecurity })
      .from(entries)
      .where(and(eq(entries.companyId, worker.companyId), eq(entries.entryId, first.entryId)));
    expect(row?.withheld).toBe(10_918_20);
  });

  it('is set for a chauffeur when the weeks of the same period are not paid for any more', async () => {
    worker = { ...worker, profile: { ...worker.profile, isChauffeur: true }, parameters: SEED_PARAMETERS };
    const first = await load(1, bonus(100)); // one Saturday: 0.50
    const second = await load(1, bonus(100)); // already withheld in the period
    const elsewhere = await load(2, bonus(100));
    expect(await marked()).toEqual([]);
    await deleteTime(database.db, worker, elsewhere);
    expect(await marked()).toEqual([]);
    await deleteTime(database.db, worker, first);
    expect(await marked()).toEqual([second.entryId]);
  });

  it('is set for a chauffeur when a Saturday that another frequency withheld for is free again', async () => {
    const driver = { ...worker.profile, isChauffeur: true };
    worker = { ...worker, profile: driver, parameters: SEED_PARAMETERS };
    const byTwoWeeks = { ...worker, profile: { ...driver, payFrequency: 'biweekly' as const } };
    const week = await load(1, bonus(100)); // 1 to 7 January: the 3rd
    const weeks = await loadTime(database.db, byTwoWeeks, { ...bonus(100), periodNumber: 1 }); // the 10th
    const insured = async ({ entryId }: { entryId: number }) => {
      const [row] = await database.db.select().from(entries).where(eq(entries.entryId, entryId));
      return [row?.insuredSaturdays, row?.chauffeurInsurance];
    };
    expect(await insured(week)).toEqual(['2026-01-03', 50]);
    expect(await insured(weeks)).toEqual(['2026-01-10', 50]);
    expect(await marked()).toEqual([]);
    await deleteTime(database.db, worker, week);
    expect(await marked()).toEqual([weeks.entryId]);
    await recalculateTime(database.db, byTwoWeeks, weeks);
    expect(await insured(weeks)).toEqual(['2026-01-03,2026-01-10', 1_00]);
    expect(await marked()).toEqual([]);
  });

  it('is set for a chauffeur when the weeks of the period were paid for in another tax year', async () => {
    worker = { ...worker, profile: { ...worker.profile, isChauffeur: true }, parameters: SEED_PARAMETERS };
    const first = await load(1, { ...bonus(100), payDate: '2025-12-31' }); // one Saturday: 0.50
    const second = await load(1, { ...bonus(100), payDate: '2026-01-07' }); // already withheld in the period
    expect(await marked()).toEqual([]);
    await deleteTime(database.db, worker, { ...first, taxYear: 2025 });
    expect(await marked()).toEqual([second.entryId]);
  });

  it('is set in the other tax year that a period is paid in, and is gone again when the entry there is recalculated', async () => {
    worker = { ...worker, profile: { ...worker.profile, isChauffeur: true }, parameters: SEED_PARAMETERS };
    const first = await load(1, { ...bonus(100), payDate: '2026-01-07' }); // one Saturday: 0.50
    const before = await load(1, { ...bonus(100), payDate: '2025-12-31' }); // already withheld in the period
    expect(await marked()).toEqual([]);
    await deleteTime(database.db, worker, first);
    expect(await marked()).toEqual([before.entryId]);
    await recalculateTime(database.db, worker, { ...before, taxYear: 2025 });
    expect(await marked()).toEqual([]);
  });

  describe('by day', () => {
    const hours = (...each: number[]): TypedTime => ({ workOfDays: each.map((one) => one * 60) });
    // The weekly periods of 2026 begin on Thursdays: period 10 on 5 March, so that a week lies in two of
    // them.
    const THURSDAY = hours(8, 8, 8, 8); // Thursday to Sunday
    const MONDAY = hours(0, 0, 0, 0, 8, 8, 8); // Monday to Wednesday, in the period that begins before it

    it('is set when earlier days of the week change, whatever the tax year', async () => {
      const later = await load(10, { ...THURSDAY, payDate: '2026-12-30' }); // 32 regular
      const earlier = await load(9, { ...MONDAY, payDate: '2027-01-04' });
      // 24 + 16 are 40; the other 16 hours are over.
      expect(await marked()).toEqual([later.entryId]);
      await recalculateTime(database.db, worker, later);
      expect(await marked()).toEqual([]);
      const { live } = await readYear(database.db, worker, later);
      expect(live.get(later.entryId)?.amounts).toMatchObject({ regularMinutes: 960, overtimeMinutes: 960 });
      await deleteTime(database.db, worker, { ...earlier, taxYear: 2027 });
      expect(await marked()).toEqual([later.entryId]);
    });

    it('is set when a correction changes earlier days, which then count instead', async () => {
      const earlier = await load(9, MONDAY);
      const later = await load(10, THURSDAY); // 16 regular
      await closePeriod(database.db, worker.companyId, timeOf(worker, { periodNumber: 9 }).period);
      const corrected = { ...hours(0, 0, 0, 0, 8), periodNumber: 9, booked: { periodNumber: 11 } };
      const correction = await correctTime(database.db, worker, earlier, corrected);
      // The correction takes 16 regular hours back, and 8 + 32 leave nothing over 40.
      const year = await readYear(database.db, worker, correction);
      expect(year.live.get(correction.entryId)?.amounts).toMatchObject({ regularMinutes: -960 });
      expect(await marked()).toEqual([later.entryId]);
      await recalculateTime(database.db, worker, later);
      const after = await readYear(database.db, worker, later);
      expect(after.live.get(later.entryId)?.amounts).toMatchObject({
        regularMinutes: 1_920,
        overtimeMinutes: 0,
      });
      expect(isVerified(await verifyCompany(database.db, worker.companyId))).toBe(true);
    });
  });

  it('is reported and put right by a rebuild where an append left it out', async () => {
    const first = await load(1, bonus(9_000)); // all 27.00
    const second = await load(2, bonus(1_000));
    const year = await readYear(database.db, worker, first);
    const [deletion] = eventsOf(decideDeletion(year, first));
    if (!deletion) throw new Error('A deletion is one event');
    const event = newEventOf(worker, deletion, year.version);
    await record(database.db, aCommand([event], { companyId: worker.companyId }));
    expect(await marked()).toEqual([]);
    const drift = await database.db.transaction((tx) => rebuild(tx, worker.companyId));
    expect(drift).toMatchObject([
      {
        projection: 'entries',
        live: { is_stale: false },
        rebuilt: { entry_id: second.entryId, is_stale: true },
      },
    ]);
    expect(await marked()).toEqual([second.entryId]);
  });
});
