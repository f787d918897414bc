import { randomUUID } from 'node:crypto';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { timeEntriesOfYear } from '@garita/ledger/queries/pay/time-entries';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../auth/actor.ts';
import { testDependencies } from '../../testing/test-server.ts';
import { loadTime } from './change-time.ts';
import { recordPayRun } from './pay-run.ts';

const WEEKLY: Partial<Employee> = { payFrequency: 'weekly', rates: hourlyRatesFrom(10_50) };
const CHAUFFEUR: Partial<Employee> = { ...WEEKLY, isChauffeur: true };
const SALARIED: Partial<Employee> = { payFrequency: 'monthly', salary: 5_000_00, workMinutes: 173 * 60 };

describe.each(databases)('a pay run of a company on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  /** An office of its own, whose people are an hourly one, a chauffeur and a salaried one. */
  async function anOffice() {
    const account = await savedAccount(database.db, `corrida-${kind}-${++offices}`);
    const company = await savedCompany(database.db, account);
    const people = [];
    for (const overrides of [WEEKLY, CHAUFFEUR, SALARIED]) {
      people.push(await savedEmployee(database.db, account, company, overrides));
    }
    const [hourly = 0, chauffeur = 0, salaried = 0] = people.map(({ id }) => id);
    const { id: userId, accountId, access, name, email } = account.user;
    const actor: Actor = { userId, accountId, access, name, email, role: 'practitioner', sessionId: 0 };
    const entry = (overrides: Parameters<typeof somePayInputs>[0] = {}): TimeEntry => ({
      ...somePayInputs({ accountantId: account.accountantId, ...overrides }),
      memo: 'Turno adicional',
    });
    const week = entry({ periodId: 2026110, payDate: '2026-03-11', minutes: { regular: 600 } });
    const month = entry({ periodId: 2026402, payDate: '2026-02-28', reimbursedExpenses: 1_00 });
    const companyId = company.company.id;
    /** Everybody once, and twice who is paid differently the second time. */
    const payments = [
      { employeeId: hourly, entry: week },
      { employeeId: chauffeur, entry: week },
      { employeeId: chauffeur, entry: week },
      { employeeId: salaried, entry: month },
      { employeeId: salaried, entry: month },
    ];
    const entries = async () => {
      const found = [];
      for (const employeeId of [hourly, chauffeur, salaried]) {
        found.push(...(await timeEntriesOfYear(database.db, { companyId, employeeId }, 2026)));
      }
      return found;
    };
    return { actor, companyId, payments, entries };
  }

  const dependencies = () => testDependencies(database.db);
  const run = ({ actor, companyId, payments }: Awaited<ReturnType<typeof anOffice>>, commandId?: string) =>
    recordPayRun(dependencies(), actor)({ companyId, payments, commandId });

  it('pays what loading the same entries one after the other pays', async () => {
    const together = await anOffice();
    const apart = await anOffice();
    expect(await run(together)).toEqual({ firstSeq: 1, lastSeq: 5 });
    for (const payment of apart.payments) await loadTime(dependencies(), apart.actor)(payment);

    const paid = (entries: Awaited<ReturnType<typeof together.entries>>) =>
      entries.map(({ version, statement, basis, memo }) => ({ version, statement, basis, memo }));
    const entries = await together.entries();
    expect(paid(entries)).toEqual(paid(await apart.entries()));
    // A chauffeur's week is insured once, and a month has its salary once.
    const [, first, second, month, more] = entries.map(({ statement }) => statement);
    expect(first?.contributions.chauffeurInsurance.amount).toBe(50);
    expect(second?.contributions.chauffeurInsurance.amount).toBe(0);
    expect([month?.gross, more?.gross]).toEqual([5_000_00, 0]);
  });

  it('names the payment that it is refused for, and records none', async () => {
    const office = await anOffice();
    const [, , , salaried] = office.payments;
    if (!salaried) throw new Error('The fourth is salaried');
    const late = { ...salaried, entry: { ...salaried.entry, payDate: '2027-06-30' } };
    const stranger = { ...salaried, entry: { ...salaried.entry, accountantId: 999_999 } };
    for (const [wrong, code, field] of [
      [late, 'pay-date-outside-window', 'payDate'],
      [stranger, 'unknown-accountant', 'accountantId'],
    ] as const) {
      const payments = [...office.payments.slice(0, 2), wrong];
      await expect(run({ ...office, payments })).rejects.toMatchObject({
        code,
        facts: { errors: [{ path: ['payments', '2', field], code }] },
      });
    }
    expect(await office.entries()).toEqual([]);
  });

  it('pays nobody of another company', async () => {
    const office = await anOffice();
    const other = await anOffice();
    await expect(run({ ...office, payments: other.payments })).rejects.toThrow('not-found');
    await expect(run({ ...office, actor: other.actor })).rejects.toThrow('not-found');
  });

  it('is answered as before when it is repeated, and refused with another request', async () => {
    const office = await anOffice();
    const commandId = randomUUID();
    const first = await run(office, commandId);
    expect(await run(office, commandId)).toEqual(first);
    await expect(run({ ...office, payments: office.payments.slice(1) }, commandId)).rejects.toThrow(
      'idempotency-key-reused',
    );
    expect(await office.entries()).toHaveLength(5);
  });

  it('is not for auditors', async () => {
    const office = await anOffice();
    await expect(run({ ...office, actor: { ...office.actor, role: 'auditor' } })).rejects.toThrow(
      'forbidden',
    );
  });
});
