import { randomUUID } from 'node:crypto';
import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { yearOf } from '@garita/domain/time/calendar-date';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accountEntriesNeedingRecalculation,
  entriesNeedingRecalculation,
} from '../queries/pay/recalculations.ts';
import { findTimeEntry } from '../queries/pay/time-entries.ts';
import {
  amendTime,
  aWorker,
  deleteTime,
  loadTime,
  openBalance,
  readLog,
  recalculateTime,
  timeOf,
  type Worker,
} from '../testing/payroll-year.builder.ts';
import { type SavedAccount, savedAccount, savedCompany, savedEmployee } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';
import { decideLoad } from './decider.ts';
import { handlePayRun } from './handle-payroll-command.ts';
import { nextEntryId } from './next-entry-id.ts';

const NUMBER = '581445566';
const HALF = { periodNumber: 6, earnings: { salary: 150_000_00 } };

describe.each(databases)('the records of one person, on %s,', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;
  let office: SavedAccount;

  beforeEach(async () => {
    office = await savedAccount(database.db, `persona-${++offices}`);
  });

  /** A monthly employee of a company of this employer number, with a social security number. */
  async function aRecord(employer = '660111222', { number = NUMBER, of = office } = {}): Promise<Worker> {
    const company = await savedCompany(database.db, of, { employerIdentificationNumber: employer });
    return recordIn(company, number, of);
  }

  async function recordIn(company: Awaited<ReturnType<typeof savedCompany>>, number = NUMBER, of = office) {
    const { id } = await savedEmployee(database.db, of, company, { socialSecurityNumber: number });
    const profile = { payFrequency: 'monthly' as const };
    return aWorker({ companyId: company.company.id, employeeId: id, profile });
  }

  async function twoInOneCompany(): Promise<[Worker, Worker]> {
    const company = await savedCompany(database.db, office);
    return [await recordIn(company), await recordIn(company)];
  }

  async function socialSecurityOf({ companyId, employeeId }: Worker): Promise<number> {
    const log = await readLog(database.db, companyId);
    const ofEmployee = log.filter(({ stream }) => stream.startsWith(`emp:${employeeId}:`));
    return ofEmployee.reduce((sum, { data }) => sum + ('delta' in data ? data.delta.socialSecurity : 0), 0);
  }

  async function basisOfLast({ companyId }: Worker) {
    const last = (await readLog(database.db, companyId)).at(-1);
    return last && 'basis' in last.data ? last.data.basis.soFar : undefined;
  }

  const problemsOf = async ({ companyId }: Worker) =>
    (await verifyInPlace(database.db, { companyId })).problems;

  it('share the limits of a year, and the second event names the first record', async () => {
    const [first, second] = await twoInOneCompany();
    await loadTime(database.db, first, HALF);
    await loadTime(database.db, second, HALF);
    // 150,000.00 × 6.2 % = 9,300.00; 184,500.00 × 6.2 % = 11,439.00
    expect(await socialSecurityOf(first)).toBe(9_300_00);
    expect(await socialSecurityOf(second)).toBe(2_139_00);
    expect(await basisOfLast(second)).toMatchObject({
      yearToDate: { gross: 150_000_00, socialSecurity: 9_300_00, disabilityInsurance: 27_00 },
      elsewhere: [
        {
          companyId: first.companyId,
          employeeId: first.employeeId,
          asOfSeq: 1,
          yearToDate: { gross: 150_000_00 },
        },
      ],
    });
    expect(await problemsOf(second)).toEqual([]);
  });

  it('are those of every company with the same employer number', async () => {
    const [first, second] = [await aRecord(), await aRecord()];
    await loadTime(database.db, first, HALF);
    await loadTime(database.db, second, HALF);
    expect(await socialSecurityOf(second)).toBe(2_139_00);
    expect(await problemsOf(second)).toEqual([]);
  });

  it('are not those of another employer, of another account, or of another person', async () => {
    const other = await savedAccount(database.db, `otra-${offices}`);
    const [here, ...others] = [
      await aRecord(),
      await aRecord('660333444'),
      await aRecord('660111222', { of: other }),
      await aRecord('660111222', { number: '581445567' }),
    ];
    await loadTime(database.db, here, HALF);
    for (const worker of others) {
      await loadTime(database.db, worker, HALF);
      expect(await socialSecurityOf(worker)).toBe(9_300_00);
      expect(await basisOfLast(worker)).not.toHaveProperty('elsewhere');
    }
  });

  it('count the opening balance of each other', async () => {
    const [first, second] = [await aRecord(), await aRecord()];
    // 184,000.00 × 6.2 % = 11,408.00 were withheld in another system: 31.00 are left
    await openBalance(database.db, first, {
      taxYear: 2026,
      asOf: '2026-05-31',
      source: 'brought-forward',
      amounts: { ...NO_AMOUNTS, gross: 184_000_00, socialSecurity: 11_408_00 },
      leave: {},
    });
    await loadTime(database.db, second, HALF);
    expect(await socialSecurityOf(second)).toBe(31_00);
  });

  it('count what the other record was amended to', async () => {
    const [first, second] = await twoInOneCompany();
    const { entryId } = await loadTime(database.db, first, HALF);
    await loadTime(database.db, second, { ...HALF, earnings: { salary: 10_000_00 } });
    // Of 184,500.00 the other record took 10,000.00: (184,500.00 − 10,000.00) × 6.2 % = 10,819.00
    await amendTime(database.db, first, { entryId }, { ...HALF, earnings: { salary: 200_000_00 } });
    expect(await socialSecurityOf(first)).toBe(10_819_00);
    expect(await problemsOf(first)).toEqual([]);
  });

  it('keep the limits when both are paid at the same moment', async () => {
    for (const [first, second] of [await twoInOneCompany(), [await aRecord(), await aRecord()] as const]) {
      await Promise.all([
        loadTime(database.db, first, HALF),
        loadTime(database.db, second, HALF),
        loadTime(database.db, second, { ...HALF, periodNumber: 5 }),
        loadTime(database.db, first, { ...HALF, periodNumber: 5 }),
      ]);
      expect((await socialSecurityOf(first)) + (await socialSecurityOf(second))).toBe(11_439_00);
    }
  });

  it('need recalculation when pay of the other record leaves room again', async () => {
    const [first, second] = [await aRecord(), await aRecord()];
    const { entryId } = await loadTime(database.db, first, HALF);
    const cut = await loadTime(database.db, second, HALF);
    const marked = async (worker: Worker) =>
      (await entriesNeedingRecalculation(database.db, worker)).map((entry) => entry.entryId);
    const isMarked = async () => (await findTimeEntry(database.db, cut.entryId))?.isStale;
    // Its own record alone leaves room, but the person has none.
    expect([await marked(first), await marked(second), await isMarked()]).toEqual([[], [], false]);
    await deleteTime(database.db, first, { entryId });
    expect([await marked(second), await isMarked()]).toEqual([[cut.entryId], true]);
    const { companyId } = second;
    expect(await accountEntriesNeedingRecalculation(database.db, office.scope)).toMatchObject([
      { companyId, entryId: cut.entryId },
    ]);
    await recalculateTime(database.db, second, cut);
    expect([await marked(second), await isMarked()]).toEqual([[], false]);
    expect(await socialSecurityOf(second)).toBe(9_300_00);
  });

  describe('of a chauffeur', () => {
    const WEEK = { periodNumber: 21, minutes: { regular: 2_400 } }; // 21 to 27 May 2026, with Saturday 23
    const FORTNIGHT = { periodNumber: 11, minutes: { regular: 4_800 } }; // 21 May to 3 June: 23 and 30

    const asChauffeur = (worker: Worker, payFrequency: 'weekly' | 'biweekly'): Worker => ({
      ...worker,
      profile: { ...worker.profile, isChauffeur: true, payFrequency },
    });

    async function insuranceOf({ companyId, employeeId }: Worker): Promise<number> {
      const log = await readLog(database.db, companyId);
      const ofEmployee = log.filter(({ stream }) => stream.startsWith(`emp:${employeeId}:`));
      return ofEmployee.reduce(
        (sum, { data }) => sum + ('delta' in data ? data.delta.chauffeurInsurance : 0),
        0,
      );
    }

    it('withhold for each Saturday once, in one company and in two of one employer', async () => {
      for (const pair of [await twoInOneCompany(), [await aRecord(), await aRecord()] as const]) {
        const first = asChauffeur(pair[0], 'weekly');
        const second = asChauffeur(pair[1], 'biweekly');
        const { entryId } = await loadTime(database.db, first, WEEK);
        const cut = await loadTime(database.db, second, FORTNIGHT);
        // 0.50 for 23 May, and of the other two weeks 0.50 for 30 May
        expect([await insuranceOf(first), await insuranceOf(second)]).toEqual([50, 50]);
        expect(await basisOfLast(second)).toMatchObject({
          freeSaturdays: ['2026-05-30'],
          elsewhere: [{ employeeId: first.employeeId, saturdays: ['2026-05-23'] }],
        });
        const marked = async () =>
          (await entriesNeedingRecalculation(database.db, second)).map((entry) => entry.entryId);
        expect(await marked()).toEqual([]);
        await deleteTime(database.db, first, { entryId });
        expect(await marked()).toEqual([cut.entryId]);
        await recalculateTime(database.db, second, cut);
        expect([await insuranceOf(second), await marked()]).toEqual([1_00, []]);
        expect([await problemsOf(first), await problemsOf(second)]).toEqual([[], []]);
      }
    });

    it('need recalculation where both withheld for a Saturday', async () => {
      const [first, second] = (await twoInOneCompany()).map((worker) => asChauffeur(worker, 'weekly'));
      if (!first || !second) throw new RangeError('Two records');
      await loadTime(database.db, first, WEEK);
      await loadTime(database.db, second, { ...WEEK, periodNumber: 22 });
      // As before Saturdays counted for the person: the second record has withheld for the first one's.
      await database.owner.execute(
        sql`update ledger.entries set insured_saturdays = '2026-05-23' where employee_id = ${second.employeeId}`,
      );
      const { companyId } = first;
      expect(await entriesNeedingRecalculation(database.db, { companyId })).toHaveLength(2);
    });
  });

  it('keep the limits within one pay run', async () => {
    const records = await twoInOneCompany();
    const { companyId } = records[0];
    const command = { companyId, actorId: 7, commandId: randomUUID(), request: { run: companyId } };
    const outcome = await handlePayRun(database.db, command, {
      changes: records.map((worker) => ({
        employeeId: worker.employeeId,
        decide: async ({ tx, asOfSeq, year }) => {
          const time = timeOf(worker, HALF);
          const state = await year(yearOf(time.inputs.payDate));
          const around = { asOfSeq: await asOfSeq(), chauffeurInPeriod: 0 };
          return decideLoad(state, { entryId: await nextEntryId(tx), ...time }, around);
        },
      })),
    });
    expect(outcome.ok).toBe(true);
    expect(await socialSecurityOf(records[1])).toBe(2_139_00);
    expect(await problemsOf(records[1])).toEqual([]);
  });
});
