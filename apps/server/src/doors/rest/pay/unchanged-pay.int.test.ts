import { randomUUID } from 'node:crypto';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { events } from '@garita/ledger/schema/index';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import {
  callRest,
  type RestCall,
  testDependencies,
  tokenFor,
  typedCaller,
} from '../../../testing/test-server.ts';
import { aWeekOf, aWeekOnTheWire, SOME_HOURS } from '../../../testing/time-entries.ts';

type Json = Record<string, unknown>;

// All that the year's disability insurance takes, so that nothing is left for what is loaded here.
const BROUGHT = {
  ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
  gross: 9_000_00,
  disabilityInsurance: 27_00,
  medicare: 130_50,
  socialSecurity: 558_00,
};
const PAID = { paid: true, paid_date: '2026-03-13', paid_method: 1 };

describe('a change of pay', () => {
  const database = useDatabase();
  let offices = 0;

  /**
   * An employee with forty hours and a memo, at 12.00 by a flat percentage and with a line of the company,
   * and a contractor.
   */
  async function anOffice() {
    const dependencies = testDependencies(database.db, { now: new Date('2026-04-01T16:00:00Z') });
    const account = await savedAccount(database.db, `sin-cambio-${++offices}`);
    const company = await savedCompany(database.db, account);
    const companyId = company.company.id;
    const flat = { withholdingMethod: 'flat-rate', withholdingRate: 100_000 } as const;
    const { id: employeeId } = await savedEmployee(database.db, account, company, flat);
    const contractor = await savedContractor(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const typed = await typedCaller(dependencies, token);
    const rest = (call: RestCall) => callRest(dependencies, token, call);
    const result = async (call: RestCall): Promise<Json> => {
      const { status, json } = await rest(call);
      expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } });
      return (json as { result: Json }).result; // as matched above
    };
    const line = { name: 'Uniforme', requirement: 'optional', direction: 'deduction' } as const;
    const tax = { ...line, isOnByDefault: true, accountName: '', basis: 'fixed', cents: 5_00 } as const;
    await typed.companyTaxes.create({ companyId, tax });
    const entry = { ...aWeekOf(40, account.accountantId), memo: 'Turno' };
    const { entryId, version } = await typed.payroll.load({ employeeId, entry });
    const payment = await typed.contractorTime.load({ contractorId: contractor.id, time: SOME_HOURS });
    const recorded = async () => {
      const rows = await database.db.select().from(events);
      return rows.filter((event) => event.companyId === companyId).length;
    };
    const whole = async () => isVerified(await verifyCompany(database.db, companyId));
    const { accountantId } = account;
    const saved = { accountantId, entry, entryId, version, payment };
    return { typed, rest, result, recorded, whole, companyId, employeeId, ...saved };
  }

  it('records nothing if the body repeats what was read, and answers the current state', async () => {
    const { result, recorded, whole, entryId, payment } = await anOffice();
    await result({ method: 'PUT', path: `time/${entryId}/paid`, body: PAID });
    const before = await recorded();
    for (const path of [`time/${entryId}`, `outtime/${payment.entryId}`]) {
      const read = await result({ path });
      expect(await result({ method: 'PUT', path, body: read })).toMatchObject(read);
    }
    const { paid, paid_date, paid_method, cheque_number } = await result({ path: `time/${entryId}` });
    const mark = { paid, paid_date, paid_method, cheque_number };
    expect(await result({ method: 'PUT', path: `time/${entryId}/paid`, body: mark })).toMatchObject(mark);
    expect(await recorded()).toBe(before);
    expect(await whole()).toBe(true);
  });

  it('records nothing through the typed procedures if it repeats the current state', async () => {
    const { typed, recorded, entry, entryId, version, payment } = await anOffice();
    const before = await recorded();
    expect(await typed.payroll.amend({ entryId, version, entry })).toEqual({
      ...(await typed.payroll.get({ entryId })),
      stale: [],
      beside: [],
      warnings: [],
    });
    expect(await typed.payroll.markPaid({ entryId, version, paid: null })).toMatchObject({ paid: null });
    const same = { entryId: payment.entryId, version: payment.version, time: SOME_HOURS };
    expect(await typed.contractorTime.amend(same)).toMatchObject({ corrections: 0 });
    expect(await recorded()).toBe(before);
  });

  it('is recorded where it was calculated again, also where that changed no amount', async () => {
    const { typed, recorded, whole, entryId, version } = await anOffice();
    const before = await recorded();
    const { statement } = await typed.payroll.get({ entryId });
    expect(await typed.payroll.recalculate({ entryId, version })).toMatchObject({ corrections: 1 });
    expect((await typed.payroll.get({ entryId })).statement).toEqual(statement);
    expect(await recorded()).toBe(before + 1);
    expect(await whole()).toBe(true);
  });

  it('is recorded where the memo alone is another one, and keeps what was computed', async () => {
    const { typed, recorded, whole, entry, entryId, version } = await anOffice();
    const before = await recorded();
    const amended = await typed.payroll.amend({ entryId, version, entry: { ...entry, memo: 'Noche' } });
    expect(amended).toMatchObject({ memo: 'Noche', corrections: 1 });
    const back = { entryId, version: amended.version, entry };
    expect(await typed.payroll.amend(back)).toMatchObject({ memo: 'Turno', corrections: 2 });
    // The memo that it has, with other hours.
    const shorter = { ...aWeekOf(30, entry.accountantId), memo: 'Turno' };
    expect(await typed.payroll.amend({ entryId, version: version + 3, entry: shorter })).toMatchObject({
      memo: 'Turno',
    });
    expect(await recorded()).toBe(before + 3);
    expect(await whole()).toBe(true);
  });

  it('is refused for another version, even if it changes nothing', async () => {
    const { rest, entryId, accountantId } = await anOffice();
    const body = aWeekOnTheWire(40, accountantId);
    const headers = { 'If-Match': '"9"' };
    expect(await rest({ method: 'PUT', path: `time/${entryId}`, body, headers })).toMatchObject({
      status: 409,
    });
  });

  it('is accepted in a closed period if it changes nothing', async () => {
    const { typed, recorded, companyId, entry, entryId, version } = await anOffice();
    for (const deed of ['review', 'close'] as const) {
      const seen = await typed.periods.get({ companyId, periodId: entry.periodId });
      await typed.periods[deed]({ companyId, periodId: entry.periodId, version: seen.version });
    }
    const before = await recorded();
    expect(await typed.payroll.amend({ entryId, version, entry })).toMatchObject({ version });
    expect(await recorded()).toBe(before);
  });

  it.each(['rest', 'typed'] as const)(
    'is answered late what it was answered then, through %s',
    async (door) => {
      const { typed, result, employeeId, entry, entryId, version, payment } = await anOffice();
      const { accountantId, minutes } = entry;
      const shorter = { ...entry, minutes: { ...minutes, regular: 30 * 60, vacation: 8 * 60 } };
      const inWires = { ...aWeekOnTheWire(30, accountantId), vacation_time: '08:00' };
      const change = (seen: number, commandId: string) =>
        door === 'typed'
          ? typed.payroll.amend({ entryId, version: seen, entry: shorter, commandId })
          : result({ method: 'PUT', path: `time/${entryId}`, body: inWires, headers: keyed(commandId) });
      const changePayment = (commandId: string) =>
        door === 'typed'
          ? typed.contractorTime.amend({ ...ofPayment, time: SOME_HOURS, commandId })
          : result({
              method: 'PUT',
              path: `outtime/${payment.entryId}`,
              body: { regular_hours: '10', regular_min: '30' },
              headers: keyed(commandId),
            });
      const ofPayment = { entryId: payment.entryId, version: payment.version };
      const [changing, repeating, paying] = [randomUUID(), randomUUID(), randomUUID()];
      const changed = await change(version, changing);
      const amended = (await typed.payroll.get({ entryId })).version;
      const unchanged = await change(amended, repeating);
      const paid = await changePayment(paying);

      const adjustment = { kind: 'vacation', date: '2026-03-01', minutes: 600, reason: 'Prueba' } as const;
      await typed.balances.adjustLeave({ employeeId, adjustment });
      const opening = { asOf: '2026-03-12', amounts: BROUGHT, bases: NO_OPENING_BALANCE_BASES };
      await typed.balances.bringForward({ employeeId, opening, includesEntries: false });
      await typed.payroll.markPaid({ entryId, version: amended, paid: { paidOn: '2026-03-13' } });
      await typed.contractorTime.amend({ ...ofPayment, time: { ...SOME_HOURS, minutes: 60 } });
      expect(await typed.payroll.get({ entryId })).toMatchObject({
        isStale: true,
        leaveAtEnd: { vacation: 120 },
      });

      expect(await change(version, changing)).toEqual(changed);
      expect(await change(amended, repeating)).toEqual(unchanged);
      expect(await changePayment(paying)).toEqual(paid);
    },
  );

  it('is refused if its key comes again with another memo, even if it changed nothing', async () => {
    const { typed, entry, entryId, version } = await anOffice();
    const asked = { entryId, version, commandId: randomUUID() };
    await typed.payroll.amend({ ...asked, entry });
    const other = typed.payroll.amend({ ...asked, entry: { ...entry, memo: 'Otro' } });
    await expect(other).rejects.toThrow('idempotency-key-reused');
  });
});

function keyed(commandId: string) {
  return { 'Idempotency-Key': commandId };
}
