import { randomUUID } from 'node:crypto';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { timeEntriesOfYear } from '@garita/ledger/queries/pay/time-entries';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { verifyInPlace } from '@garita/ledger/verification/verify-in-place';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../auth/actor.ts';
import { testDependencies } from '../../testing/test-server.ts';
import { listCompanySettlements } from '../filing/settlements.ts';
import { loadTime } from '../pay/change-time.ts';
import { loadPayRun, recordPayRun } from './pay-run.ts';
import { previewPayRun } from './preview-pay-run.ts';

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

  describe('of one period', () => {
    /** The rows of a week: 40 hours, 50 hours, and nothing. */
    async function aWeek() {
      const office = await anOffice();
      const [first, second] = office.payments;
      if (!first || !second) throw new Error('Two are paid by the week');
      const {
        entry: { periodId, payDate, ...entry },
      } = first;
      const rows = [
        {
          employeeId: first.employeeId,
          entry: { ...entry, minutes: { ...entry.minutes, regular: 40 * 60 } },
        },
        {
          employeeId: second.employeeId,
          entry: { ...entry, minutes: { ...entry.minutes, regular: 50 * 60 } },
        },
      ];
      const nothing = { ...entry, minutes: { ...entry.minutes, regular: 0 } };
      const input = { companyId: office.companyId, periodId, payDate, rows };
      return { ...office, input, nothing };
    }

    const preview = ({ actor, input }: Awaited<ReturnType<typeof aWeek>>, rows = input.rows) =>
      previewPayRun(dependencies(), actor)({ ...input, rows });

    it('shows what a load records, with its warnings and sums, and records nothing', async () => {
      const week = await aWeek();
      const shown = await preview(week);
      expect(await week.entries()).toEqual([]);
      // 40 h × 10.50 = 420.00, and 50 h = 525.00; ten of the fifty hours are overtime by law.
      expect(shown.totals.gross).toBe(420_00 + 525_00);
      expect(shown.rows.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
        [],
        ['overtime-as-regular'],
      ]);
      const loaded = await loadPayRun(
        dependencies(),
        week.actor,
      )({ ...week.input, confirmedTotal: shown.totals.net });
      expect(loaded.totals).toEqual(shown.totals);
      expect(loaded.times.map(({ statement, warnings }) => ({ statement, warnings }))).toEqual(
        shown.rows.map(({ statement, warnings }) => ({ statement, warnings })),
      );
      expect(await week.entries()).toHaveLength(2);
    });

    it('tells of every row why it would be refused, and calculates the others', async () => {
      const week = await aWeek();
      const [first, second] = week.input.rows;
      if (!first || !second) throw new Error('The week has two rows');
      const { rows, totals } = await preview(week, [
        { ...first, entry: week.nothing },
        second,
        { ...second, entry: { ...second.entry, accountantId: 999_999 } },
        { ...second, employeeId: 999_999 },
      ]);
      expect(rows.map(({ refusal }) => refusal && [refusal.code, refusal.facts.errors])).toEqual([
        ['nothing-to-pay', [{ path: ['minutes', 'regular'], code: 'nothing-to-pay' }]],
        null,
        ['unknown-accountant', [{ path: ['accountantId'], code: 'unknown-accountant' }]],
        ['not-found', undefined],
      ]);
      expect(totals.gross).toBe(525_00);
      await expect(
        loadPayRun(
          dependencies(),
          week.actor,
        )({ ...week.input, rows: [second, { ...first, entry: week.nothing }] }),
      ).rejects.toMatchObject({
        code: 'nothing-to-pay',
        facts: { errors: [{ path: ['rows', '1', 'minutes', 'regular'], code: 'nothing-to-pay' }] },
      });
      expect(await week.entries()).toEqual([]);
    });

    it('calculates the second row of a person on the first', async () => {
      const week = await aWeek();
      const chauffeur = week.input.rows[1];
      if (!chauffeur) throw new Error('The second is a chauffeur');
      const { rows } = await preview(week, [chauffeur, chauffeur]);
      // A chauffeur's week is insured once.
      expect(rows.map(({ statement }) => statement?.contributions.chauffeurInsurance.amount)).toEqual([
        50, 0,
      ]);
    });

    it('is refused if the net pay of all is not what was confirmed', async () => {
      const week = await aWeek();
      const { totals } = await preview(week);
      const confirmedTotal = totals.net - 1;
      await expect(loadPayRun(dependencies(), week.actor)({ ...week.input, confirmedTotal })).rejects.toThrow(
        'run-total-changed',
      );
      expect(await week.entries()).toEqual([]);
    });

    it('refuses a row whose employee got pay of the period meanwhile', async () => {
      const week = await aWeek();
      const { position } = await preview(week);
      await loadPayRun(dependencies(), week.actor)({ ...week.input, rows: week.input.rows.slice(0, 1) });
      const known = { ...week, input: { ...week.input, position } };
      expect((await preview(known)).rows.map(({ refusal }) => refusal?.code)).toEqual([
        'paid-meanwhile',
        undefined,
      ]);
      await expect(loadPayRun(dependencies(), week.actor)(known.input)).rejects.toMatchObject({
        code: 'paid-meanwhile',
        facts: { errors: [{ path: ['rows', '0'], code: 'paid-meanwhile' }] },
      });
      expect(await week.entries()).toHaveLength(1);
    });

    it('answers a repeat as the first time, and names what needs recalculation', async () => {
      const week = await aWeek();
      const commandId = randomUUID();
      const first = await loadPayRun(dependencies(), week.actor)({ ...week.input, commandId });
      expect(first.stale).toEqual([]);
      const again = await loadPayRun(dependencies(), week.actor)({ ...week.input, commandId });
      expect(again).toEqual(first);
      expect(await week.entries()).toHaveLength(2);
    });

    it('settles the period of who did not work with the load, all or none, and once', async () => {
      const week = await aWeek();
      const [first, second] = week.input.rows;
      if (!first || !second) throw new Error('The week has two rows');
      const load = (input: Partial<typeof week.input> & { withoutWork: number[]; commandId?: string }) =>
        loadPayRun(dependencies(), week.actor)({ ...week.input, ...input });
      const settled = async () =>
        (await listCompanySettlements(dependencies(), week.actor)({ companyId: week.companyId })).map(
          (one) => (one.kind === 'no-work' ? [one.employeeId, one.period.id] : []),
        );
      await expect(
        load({ rows: [{ ...first, entry: week.nothing }], withoutWork: [second.employeeId] }),
      ).rejects.toThrow('nothing-to-pay');
      expect([await settled(), await week.entries()]).toEqual([[], []]);

      const commandId = randomUUID();
      const whole = { rows: [first], withoutWork: [second.employeeId], commandId };
      const loaded = await load(whole);
      expect(loaded.times.map(({ employeeId }) => employeeId)).toEqual([first.employeeId]);
      expect(await settled()).toEqual([[second.employeeId, week.input.periodId]]);
      expect(await load(whole)).toEqual(loaded);
      // Nobody has to be paid, and what is recorded already is not recorded again.
      expect((await load({ rows: [], withoutWork: [second.employeeId] })).times).toEqual([]);
      expect(await settled()).toHaveLength(1);
      expect((await verifyInPlace(database.db, { companyId: week.companyId })).problems).toEqual([]);
    });

    it('refuses somebody who is paid and did not work, and anybody of another company', async () => {
      const week = await aWeek();
      const other = await aWeek();
      const load = (withoutWork: number[]) =>
        loadPayRun(dependencies(), week.actor)({ ...week.input, withoutWork });
      await expect(load([week.input.rows[1]?.employeeId ?? 0])).rejects.toMatchObject({
        facts: { errors: [{ path: ['withoutWork', '0'], code: 'line-repeated' }] },
      });
      await expect(load([other.input.rows[0]?.employeeId ?? 0])).rejects.toThrow('not-found');
      const nothing = loadPayRun(
        dependencies(),
        week.actor,
      )({ ...week.input, rows: [], withoutWork: [week.input.rows[0]?.employeeId ?? 0], confirmedTotal: 1 });
      await expect(nothing).rejects.toThrow('run-total-changed');
    });

    it('needs a row', async () => {
      const week = await aWeek();
      const none = { code: 'invalid-input', facts: { errors: [{ path: ['rows'], code: 'required' }] } };
      await expect(preview(week, [])).rejects.toMatchObject(none);
      await expect(loadPayRun(dependencies(), week.actor)({ ...week.input, rows: [] })).rejects.toMatchObject(
        none,
      );
    });
  });
});
