import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideContractorDeletion } from '../contractor-year/decider.ts';
import { handleContractorCommand } from '../contractor-year/handle-contractor-command.ts';
import { decideDeletion, decideLoad } from '../payroll-year/decider.ts';
import { handlePayrollCommand, type PayrollChange } from '../payroll-year/handle-payroll-command.ts';
import { nextEntryId } from '../payroll-year/next-entry-id.ts';
import { aPaidContractor, loadHours } from '../testing/contractor-year.builder.ts';
import { fileSomething } from '../testing/filed-document.builder.ts';
import { amendTime, aWorker, loadTime, markTime, readLog, timeOf } from '../testing/payroll-year.builder.ts';
import { useDatabase } from '../testing/test-database.ts';

// The 941 of the first quarter of 2026 was filed. The employee is paid weekly: period 12 on 25 March, period
// 13 on 1 April.
describe('pay of which a document was filed', () => {
  const database = useDatabase();
  const worker = aWorker();
  const contractor = aPaidContractor({ companyId: 1 });
  const march = { entryId: 0 };
  const april = { entryId: 0 };
  const hours = { entryId: 0 };

  beforeAll(async () => {
    march.entryId = (await loadTime(database.db, worker, { periodNumber: 12 })).entryId;
    april.entryId = (await loadTime(database.db, worker, { periodNumber: 13 })).entryId;
    hours.entryId = (await loadHours(database.db, contractor)).entryId;
    await fileSomething(database.db, 1);
  });

  it('is loaded for a reason only, which is kept with the event', async () => {
    const refused = await load(10);
    expect(refused).toMatchObject({
      ok: false,
      code: 'filed-reason-required',
      filed: [{ report: 'form-941', filedOn: '2026-04-30' }],
    });
    expect(await load(10, 'Faltó un pago')).toMatchObject({ ok: true });
    expect((await readLog(database.db, 1)).at(-1)).toMatchObject({ reason: 'Faltó un pago' });
  });

  it('is deleted for a reason only', async () => {
    const remove: PayrollChange['decide'] = async ({ year }) =>
      decideDeletion(await year(2026), { entryId: march.entryId });
    expect(await run(remove)).toMatchObject({ code: 'filed-reason-required' });
  });

  it('does not move out of its quarter, or into it, without a reason', async () => {
    const moved = (entry: { entryId: number }, periodNumber: number, payDate: string) =>
      amendTime(database.db, worker, entry, { periodNumber, payDate });
    await expect(moved(march, 12, '2026-04-02')).rejects.toThrow('filed-reason-required');
    await expect(moved(april, 13, '2026-03-31')).rejects.toThrow('filed-reason-required');
  });

  it('is marked as paid, and pay of other quarters changed, without one', async () => {
    await expect(
      markTime(database.db, worker, march, { paidOn: '2026-03-12', method: 'check' }),
    ).resolves.toBeDefined();
    await expect(
      amendTime(database.db, worker, april, { periodNumber: 13, minutes: { regular: 120 } }),
    ).resolves.toBeDefined();
  });

  it('is that of contractors where the document is of contractors', async () => {
    const remove = () =>
      handleContractorCommand(
        database.db,
        { ...aCommand(), contractorId: contractor.contractorId },
        { decide: async ({ year }) => decideContractorDeletion(await year(2026), hours) },
      );
    await fileSomething(database.db, 1, {
      request: { report: 'form-480-text', companyId: 1, year: 2026, submission: 'original' },
    });
    expect(await remove()).toMatchObject({ filed: [{ report: 'form-480-text' }] });
  });

  function load(periodNumber: number, reason?: string) {
    return run(async (context) => {
      const time = timeOf(worker, { periodNumber });
      const year = await context.year(2026);
      return decideLoad(
        year,
        { entryId: await nextEntryId(context.tx), ...time },
        { asOfSeq: await context.asOfSeq(), chauffeurInPeriod: 0 },
      );
    }, reason);
  }

  function run(decide: PayrollChange['decide'], reason?: string) {
    const about = { employeeId: worker.employeeId, entryId: march.entryId };
    return handlePayrollCommand(database.db, { ...aCommand(reason), ...about }, decide);
  }
});

function aCommand(reason?: string) {
  return { companyId: 1, actorId: 7, commandId: randomUUID(), request: {}, reason };
}
