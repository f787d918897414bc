import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setNextCheque } from '../company/set-next-cheque.ts';
import { decideContractorPaidMark } from '../contractor-year/decider.ts';
import { handleContractorCommand } from '../contractor-year/handle-contractor-command.ts';
import { rebuild } from '../fold/rebuild.ts';
import { findContractorPayment } from '../queries/contractor/contractor-payments.ts';
import { nextChequeNumber, voidChequesOf } from '../queries/pay/cheques.ts';
import {
  amendHours,
  aPaidContractor,
  deleteHours,
  loadHours,
  markHours,
  type PaidContractor,
} from '../testing/contractor-year.builder.ts';
import { foldRows } from '../testing/folded-rows.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import { aWorker, deleteTime, loadTime, markTime, readLog } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';

const CHEQUE = { paidOn: '2026-03-20', method: 'check' } as const;

describe.each(databases)('the cheques of a company, on %s,', (kind) => {
  const database = useDatabase(kind);
  let contractor: PaidContractor;

  beforeEach(() => {
    contractor = aPaidContractor({ companyId: (contractor?.companyId ?? 0) + 1 });
  });

  async function markedBy(number?: number) {
    const saved = await loadHours(database.db, contractor);
    const command = { ...contractor, actorId: 7, commandId: randomUUID(), request: {} };
    await handleContractorCommand(database.db, command, {
      decide: async ({ tx, year }) => {
        const cheque = number ?? (await nextChequeNumber(tx, contractor.companyId));
        return decideContractorPaidMark(await year(2026), { entryId: saved.entryId, paid: CHEQUE, cheque });
      },
    });
    return saved;
  }
  const setNextNumber = (number: number) =>
    setNextCheque(database.db, {
      companyId: contractor.companyId,
      actorId: 7,
      commandId: randomUUID(),
      request: { number },
      number,
    });
  const numbers = async () =>
    (await readLiveRows(database.db, contractor.companyId)).cheques
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, amount, voidSeq }) => [number, amount, voidSeq === null ? 'good' : 'void']);

  // The projections agree with a fold of the events, and nothing drifted.
  async function expectSound() {
    const { companyId } = contractor;
    const live = sortRows(await readLiveRows(database.db, companyId));
    expect(live).toEqual(sortRows(foldRows(await readLog(database.db, companyId))));
    expect(await database.db.transaction((tx) => rebuild(tx, companyId))).toEqual([]);
    expect((await verifyInPlace(database.db, { companyId })).problems).toEqual([]);
  }

  it('go on from the newest, past numbers that were taken before, for employees and contractors alike', async () => {
    await markedBy(1002);
    await markedBy(1000);
    await markedBy();
    const worker = aWorker({ companyId: contractor.companyId });
    await markTime(
      database.db,
      worker,
      await loadTime(database.db, worker, { minutes: { regular: 60 } }),
      CHEQUE,
    );
    expect((await numbers()).map(([number]) => number)).toEqual([1000, 1001, 1002, 1003]);
    await expectSound();
  });

  it('continue from the last number that was set, unless a cheque was issued since', async () => {
    expect(await setNextNumber(5000)).toMatchObject({ ok: true });
    expect(await setNextNumber(2000)).toMatchObject({ ok: true });
    await markedBy();
    await markedBy(7000);
    await markedBy();
    await setNextNumber(1999);
    await markedBy();
    expect(await nextChequeNumber(database.db, contractor.companyId)).toBe(2001);
    await markedBy();
    expect((await numbers()).map(([number]) => number)).toEqual([1999, 2000, 2001, 7000, 7001]);
    expect(await setNextNumber(7000)).toEqual({ ok: false, code: 'cheque-number-used' });
    await expectSound();
  });

  it('say, once void, whom they were to pay, when and why they are', async () => {
    const first = await markedBy(1001);
    await markHours(database.db, contractor, first, undefined);
    const worker = aWorker({ companyId: contractor.companyId });
    const second = await loadTime(database.db, worker, { minutes: { regular: 60 } });
    await markTime(database.db, worker, second, CHEQUE);
    await deleteTime(database.db, worker, second);
    await markedBy();
    expect(await voidChequesOf(database.db, contractor.companyId)).toMatchObject([
      {
        number: 1001,
        amount: 330_75,
        issuedOn: '2026-03-20',
        payee: { kind: 'contractor', id: contractor.contractorId },
        cause: 'taken-back',
        reason: null,
        voidedBy: 7,
      },
      {
        number: 1002,
        payee: { kind: 'employee', id: worker.employeeId },
        cause: 'deleted',
      },
    ]);
  });

  it('are void when the mark is taken back or the pay deleted, and are kept and never taken again', async () => {
    const first = await markedBy(1001);
    await markHours(database.db, contractor, first, undefined);
    await markHours(database.db, contractor, first, CHEQUE);
    const second = await markedBy();
    await deleteHours(database.db, contractor, second);
    expect(await numbers()).toEqual([
      [1001, 330_75, 'void'],
      [1002, 330_75, 'good'],
      [1003, 330_75, 'void'],
    ]);
    await expect(markedBy(1001)).rejects.toMatchObject({ detail: { rule: 'cheque-number-taken' } });
    await expectSound();
  });

  it('all stay valid when a paid and settled entry moves to another tax year', async () => {
    const saved = await markedBy(1001);
    await amendHours(database.db, contractor, saved, { minutes: 1_260 });
    await markHours(database.db, contractor, saved, CHEQUE);
    await amendHours(database.db, contractor, saved, { minutes: 1_260, payDate: '2027-01-04' });
    expect(await numbers()).toEqual([
      [1001, 330_75, 'good'],
      [1002, 330_75, 'good'],
    ]);
    expect((await findContractorPayment(database.db, saved.entryId))?.paid).toEqual({
      ...CHEQUE,
      amount: 330_75,
      net: 661_50,
      chequeNumber: 1002,
      difference: 0,
    });
    await expectSound();
    await deleteHours(database.db, contractor, { ...saved, taxYear: 2027 });
    expect((await numbers()).map(([, , state]) => state)).toEqual(['void', 'void']);
    await expectSound();
  });
});

// PGlite has one connection, so nothing ever happens at the same time there.
describe('many cheques at the same time, on postgres,', () => {
  const database = useDatabase('postgres');

  it('never take one number twice', async () => {
    const contractor = aPaidContractor({ companyId: 1 });
    const saved = [];
    for (let count = 0; count < 20; count += 1) saved.push(await loadHours(database.db, contractor));
    await Promise.all(saved.map((each) => markHours(database.db, contractor, each, CHEQUE)));
    const { cheques } = await readLiveRows(database.db, 1);
    expect(cheques.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });
});
