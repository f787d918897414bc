import { randomUUID } from 'node:crypto';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { getLogHead } from '@garita/ledger/event-store/export-log';
import { companyTaxRegistry } from '@garita/ledger/registry/records/company-taxes';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { TEST_KEYRING } from '@garita/ledger/testing/test-keyring';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

/** A monthly salary of 5,000.00, whose first month comes to 3,931.25 (see the worked examples). */
const SALARIED: Partial<Employee> = { payFrequency: 'monthly', salary: 5_000_00, workMinutes: 173 * 60 };
const WEEKLY: Partial<Employee> = { payFrequency: 'weekly', rates: hourlyRatesFrom(10_50) };

/** Totals of another system: 62.00 is 6.2 % of 1,000.00, 14.50 is 1.45 % and 3.00 is 0.3 %. */
const BROUGHT = {
  ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
  gross: 1_000_00,
  disabilityInsurance: 3_00,
  medicare: 14_50,
  socialSecurity: 62_00,
};

describe.each(databases)('payroll on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  /** An office of its own for each test: account, company, employee and somebody who may load time. */
  async function anOffice(employeeOverrides: Partial<Employee> = SALARIED) {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `nomina-${kind}-${++offices}`);
    const company = await savedCompany(database.db, account);
    const employee = await savedEmployee(database.db, account, company, employeeOverrides);
    const caller = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const entry = (overrides: Parameters<typeof somePayInputs>[0] = {}): TimeEntry => ({
      ...somePayInputs({
        periodId: 2026401,
        payDate: '2026-01-31',
        accountantId: account.accountantId,
        ...overrides,
      }),
      memo: '',
    });
    const load = (overrides?: Parameters<typeof somePayInputs>[0]) =>
      caller.payroll.load({ employeeId: employee.id, entry: entry(overrides) });
    const sheet = (year = 2026) =>
      caller.payroll.sheet({ companyId: company.company.id, employeeId: employee.id, year });
    const eventCount = async () => {
      const head = await getLogHead(database.db, company.company.id);
      return head?.lastSeq ?? 0;
    };
    return { dependencies, account, company, employee, caller, entry, load, sheet, eventCount };
  }

  it('starts the first entry of a period with the salary and the second with none', async () => {
    const { load } = await anOffice();
    expect((await load()).statement).toMatchObject({ gross: 5_000_00, net: 3_931_25 });
    expect((await load({ reimbursedExpenses: 1_00 })).statement.gross).toBe(0);
  });

  it('asks once for the pay of a period that somebody loaded after the sheet was read, also of two at once', async () => {
    const { caller, employee, entry, sheet, eventCount } = await anOffice();
    const { position } = await sheet();
    const command = { employeeId: employee.id, entry: entry({ earnings: { salary: 5_000_00 } }), position };
    const [first, second] = await Promise.allSettled([
      caller.payroll.load(command),
      caller.payroll.load(command),
    ]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await eventCount()).toBe(1);
    const refused = await refusal(caller.payroll.load(command));
    const payment = { payDate: '2026-01-31', net: 3_931_25, recordedBy: expect.any(String) };
    expect(refused).toMatchObject({
      code: 'paid-meanwhile',
      paidMeanwhile: { position: 1, payments: [payment] },
      statement: { gross: 5_000_00 },
    });
    // A user who knows of it pays again, and so does a program that names no position.
    const known = await caller.payroll.load({ ...command, position: 1 });
    expect(known.beside).toMatchObject([payment]);
    await caller.payroll.load({ ...command, position: undefined });
    expect(await eventCount()).toBe(3);
  });

  it('does not ask where the pay since is of another period, or was deleted again', async () => {
    const { caller, employee, entry, load, sheet } = await anOffice();
    const { position } = await sheet();
    await load({ periodId: 2026402, payDate: '2026-02-28' });
    const { entryId, version } = await load();
    await caller.payroll.delete({ entryId, version });
    const loaded = await caller.payroll.load({ employeeId: employee.id, entry: entry(), position });
    expect(loaded.beside).toEqual([]);
  });

  it('answers a repeated command as before, even when the entry has changed since', async () => {
    const { caller, employee, entry, eventCount } = await anOffice();
    const command = { employeeId: employee.id, entry: entry(), commandId: randomUUID() };
    const first = await caller.payroll.load(command);
    await caller.payroll.amend({
      entryId: first.entryId,
      version: first.version,
      entry: entry({ earnings: { salary: 1_00 } }),
    });
    expect(await caller.payroll.load(command)).toEqual(first);
    expect(await eventCount()).toBe(2);
  });

  it('refuses a key that comes with another request, and one that is no UUID', async () => {
    const { caller, employee, entry } = await anOffice();
    const commandId = randomUUID();
    await caller.payroll.load({ employeeId: employee.id, entry: entry(), commandId });
    const other = { employeeId: employee.id, entry: entry({ reimbursedExpenses: 1_00 }), commandId };
    await expect(caller.payroll.load(other)).rejects.toThrow('idempotency-key-reused');
    await expect(caller.payroll.load({ ...other, commandId: 'once' })).rejects.toThrow(
      'idempotency-key-invalid',
    );
  });

  it('stores nothing when the net is not the one that was confirmed', async () => {
    const { caller, employee, entry, eventCount } = await anOffice();
    const wrong = { employeeId: employee.id, entry: entry(), confirmedNet: 1 };
    await expect(caller.payroll.load(wrong)).rejects.toMatchObject({
      cause: { code: 'net-changed', facts: { statement: { net: 3_931_25 } } },
    });
    expect(await eventCount()).toBe(0);
  });

  it('counts a December period paid in January in the year of its pay date', async () => {
    const { load, sheet } = await anOffice();
    const december = await load({ periodId: 2025412, payDate: '2026-01-02' });
    expect(december).toMatchObject({
      taxYear: 2026,
      facts: { contributions: { socialSecurity: { limit: 11_439_00 } } },
    });
    // 5,000 × 0.3 % = 15.00 each month: January keeps 12.00 of the 27.00
    const january = await load();
    expect(january.statement.contributions.disabilityInsurance.amount).toBe(12_00);
    expect((await sheet(2025)).periods[11]?.entries).toMatchObject([{ entryId: december.entryId }]);
    expect((await sheet(2025)).yearToDate[2025]?.gross).toBe(0);
  });

  it('opens the next entry as many days after its period as the company last paid', async () => {
    const { load, sheet } = await anOffice();
    const paydays = async () => (await sheet()).periods.slice(0, 2).map((period) => period.defaultPayDate);
    expect(await paydays()).toEqual(['2026-01-31', '2026-02-28']);
    await load({ payDate: '2026-02-05' });
    // January ends on the 31st and was paid 5 days later; so is February.
    expect(await paydays()).toEqual(['2026-02-05', '2026-03-05']);
  });

  it('moves an entry whose pay date moves to another year, with its number and its history', async () => {
    const { caller, load, entry, sheet } = await anOffice();
    const loaded = await load();
    const moved = await caller.payroll.amend({
      entryId: loaded.entryId,
      version: loaded.version,
      entry: entry({ payDate: '2025-12-30', earnings: { salary: 5_000_00 } }),
    });
    expect(moved).toMatchObject({ entryId: loaded.entryId, taxYear: 2025, createdAt: loaded.createdAt });
    const { yearToDate } = await sheet();
    expect([yearToDate[2025]?.gross, yearToDate[2026]?.gross]).toEqual([5_000_00, 0]);
  });

  it('refuses a change of an entry that somebody else has changed meanwhile', async () => {
    const { caller, load, entry } = await anOffice();
    const { entryId, version } = await load();
    await caller.payroll.amend({ entryId, version, entry: entry({ reimbursedExpenses: 5_00 }) });
    await expect(caller.payroll.amend({ entryId, version, entry: entry() })).rejects.toThrow('stale-version');
    await expect(caller.payroll.delete({ entryId, version })).rejects.toThrow('stale-version');
  });

  it('keeps an entry’s frozen rates until it is recalculated', async () => {
    const { caller, dependencies, account, company, employee, load, entry } = await anOffice(WEEKLY);
    const week = { periodId: 2026110, payDate: '2026-03-11', minutes: { regular: 2_400 } };
    const loaded = await load(week);
    const raised = { ...employee, rates: hourlyRatesFrom(12_00) };
    await dependencies.database.transaction((tx) =>
      employeeRegistry
        .withKeyring(TEST_KEYRING)
        .update(tx, account.stamp, company.scope, employee.id, raised),
    );
    const amended = await caller.payroll.amend({
      entryId: loaded.entryId,
      version: loaded.version,
      entry: entry({ ...week, minutes: { regular: 2_460 } }),
    });
    // 41 hours × 10.50; after recalculating × 12.00
    expect(amended.statement.gross).toBe(430_50);
    const saved = { entryId: loaded.entryId, version: amended.version };
    const preview = await caller.payroll.previewRecalculation(saved);
    expect([preview.before.gross, preview.after.gross]).toEqual([430_50, 492_00]);
    const recalculated = await caller.payroll.recalculate({ ...saved, confirmedNet: preview.after.net });
    expect(recalculated).toMatchObject({ eventType: 'TimeRecalculated', statement: preview.after });
  });

  it('gives vacation hours back when the entry that took them is deleted', async () => {
    const { caller, load, sheet } = await anOffice(WEEKLY);
    const loaded = await load({ periodId: 2026110, payDate: '2026-03-11', minutes: { vacation: 480 } });
    expect(loaded.leaveAtEnd.vacation).toBe(-480);
    await caller.payroll.delete({ entryId: loaded.entryId, version: loaded.version });
    const week = (await sheet()).periods[9];
    expect(week).toMatchObject({ entries: [], leaveAtEnd: { vacation: 0 } });
  });

  it('says of each period whether the employee did not work in it', async () => {
    const { caller, company, employee, sheet } = await anOffice(WEEKLY);
    const ids = { companyId: company.company.id, employeeId: employee.id };
    await caller.filing.noWork({ ...ids, periodId: 2026110 });
    const settled = (await sheet()).periods.filter(({ isWithoutWork }) => isWithoutWork);
    expect(settled.map(({ id }) => id)).toEqual([2026110]);
  });

  it('offers to recalculate an entry that a limit cut, once the limit has room', async () => {
    const { caller, load } = await anOffice();
    const first = await load();
    const { entryId } = await load({ periodId: 2026402, payDate: '2026-02-28' });
    // 15.00 + 12.00 reach the 27.00; without the first, the second could withhold 15.00
    await caller.payroll.delete({ entryId: first.entryId, version: first.version });
    expect(await caller.payroll.get({ entryId })).toMatchObject({ isStale: true });
  });

  it('knows by name who recorded an entry', async () => {
    const { load, sheet } = await anOffice();
    const { recordedBy } = await load();
    expect((await sheet()).users).toContainEqual({ id: recordedBy, name: 'Sara Paz' });
  });

  it('is not there of an employee as of another company, whose balances its screen names', async () => {
    const { caller, company, employee, account } = await anOffice();
    const other = await savedCompany(database.db, account, { name: 'Otra' });
    const of = (companyId: number) => caller.balances.get({ companyId, employeeId: employee.id, year: 2026 });
    expect((await of(company.company.id)).company.id).toBe(company.company.id);
    expect(await refusal(of(other.company.id))).toEqual({ code: 'not-found' });
  });

  it('knows by name who corrected leave by hand, and when', async () => {
    const { caller, employee } = await anOffice();
    const employeeId = employee.id;
    const adjustment = { kind: 'sick', date: '2026-03-31', minutes: 60, reason: 'Día de más' } as const;
    await caller.balances.adjustLeave({ employeeId, adjustment });
    const { leave, corrections, users } = await caller.balances.get({ employeeId, year: 2026 });
    const [correction] = corrections;
    expect(leave.sick).toMatchObject([{ cause: 'adjustment', seq: correction?.seq }]);
    expect(users).toContainEqual({ id: correction?.recordedBy, name: 'Sara Paz' });
    expect(Date.parse(correction?.recordedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('withholds the chauffeur insurance of a period once', async () => {
    const { load } = await anOffice({ ...WEEKLY, isChauffeur: true });
    const week = { periodId: 2026110, payDate: '2026-03-11', minutes: { regular: 600 } };
    const amounts = [await load(week), await load(week)].map(
      ({ statement }) => statement.contributions.chauffeurInsurance.amount,
    );
    expect(amounts).toEqual([50, 0]);
  });

  it('refuses new pay for a disabled employee, but lets saved pay be changed', async () => {
    const { caller, dependencies, account, company, employee, load, entry } = await anOffice();
    const { entryId, version } = await load();
    await dependencies.database.transaction((tx) =>
      employeeRegistry.setActive(tx, account.stamp, company.scope, employee.id, false),
    );
    await expect(load()).rejects.toThrow('employee-inactive');
    await expect(caller.payroll.amend({ entryId, version, entry: entry() })).resolves.toMatchObject({
      entryId,
    });
  });

  /** An office whose employee's record can be saved with another opening balance of leave. */
  async function anOfficeWithOpenings() {
    const office = await anOffice(WEEKLY);
    const { caller, employee, company } = office;
    const { id: employeeId, isActive: _, ...record } = employee;
    const opening = (openingMinutes: number, openingDate: string) => {
      const { vacation, sick } = record.leave;
      const leave = {
        vacation: { ...vacation, openingMinutes, openingDate },
        // Two kinds, because the later of their days decides the year.
        sick: { ...sick, openingMinutes, openingDate },
      };
      return caller.employees.update({
        companyId: company.company.id,
        employeeId,
        employee: { ...record, leave },
      });
    };
    return { ...office, opening };
  }

  it('goes back to the leave opening that was recorded for an earlier year', async () => {
    const { opening, sheet } = await anOfficeWithOpenings();
    await opening(600, '2025-06-30');
    await opening(900, '2026-02-01');
    await opening(600, '2025-06-30');
    expect((await sheet()).periods[9]?.leaveAtEnd.vacation).toBe(600);
  });

  it('leaves a leave opening in force while the totals of a year with an older one are corrected', async () => {
    const { caller, employee, opening, sheet } = await anOfficeWithOpenings();
    await opening(600, '2025-06-30');
    await opening(900, '2026-02-01');
    const employeeId = employee.id;
    await caller.balances.bringForward({
      employeeId,
      opening: { asOf: '2025-06-30', amounts: BROUGHT, bases: NO_OPENING_BALANCE_BASES },
    });
    expect((await sheet()).periods[9]?.leaveAtEnd.vacation).toBe(900);
    await caller.balances.bringForward({
      employeeId,
      opening: { asOf: '2026-02-01', amounts: BROUGHT, bases: NO_OPENING_BALANCE_BASES },
    });
    expect((await sheet()).periods[9]?.leaveAtEnd.vacation).toBe(900);
  });

  it('brings nothing forward that passes a limit of the year, or counts what is loaded here a second time', async () => {
    const { caller, employee, load, sheet } = await anOffice();
    await load(); // paid on 31 January 2026
    const bring = (asOf: string, amounts: Partial<typeof BROUGHT>, includesEntries?: boolean) =>
      caller.balances.bringForward({
        employeeId: employee.id,
        opening: { asOf, amounts: { ...BROUGHT, ...amounts }, bases: NO_OPENING_BALANCE_BASES },
        includesEntries,
      });
    await expect(bring('2026-01-30', { disabilityInsurance: 27_01 })).rejects.toThrow('invalid-input');
    await expect(bring('2023-06-30', {})).rejects.toThrow('invalid-input');
    await expect(bring('2026-01-31', {})).rejects.toMatchObject({
      message: 'opening-overlaps-entries',
      cause: { facts: { payDates: ['2026-01-31'], errors: [{ path: ['asOf'] }] } },
    });
    expect((await sheet()).yearToDate[2026]).toMatchObject({ gross: 5_000_00 });
    await bring('2026-01-30', {});
    expect(await load({ periodId: 2026402, payDate: '2026-01-31' })).not.toMatchObject({
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'in-opening' })]),
    });
    const covered = await load({ periodId: 2026403, payDate: '2026-01-30' });
    expect(covered).toMatchObject({
      warnings: expect.arrayContaining([{ code: 'in-opening', until: '2026-01-30' }]),
    });
    await bring('2026-01-31', {}, false);
    expect(await sheet()).toMatchObject({
      yearToDate: { 2026: { gross: 16_000_00 } },
      broughtForwardUntil: { 2026: '2026-01-31' },
    });
  });

  it('brings nothing forward from a day to come, or of more tax than its base comes to', async () => {
    const { caller, employee } = await anOffice();
    const bring = (asOf: string, amounts: Partial<typeof BROUGHT>) =>
      caller.balances.bringForward({
        employeeId: employee.id,
        opening: { asOf, amounts: { ...BROUGHT, ...amounts }, bases: NO_OPENING_BALANCE_BASES },
      });
    const at = (path: string[], code: string) => ({ cause: { facts: { errors: [{ path, code }] } } });
    await expect(bring('2030-01-31', {})).rejects.toMatchObject(at(['asOf'], 'date-in-future'));
    await expect(bring('2026-01-31', { gross: 1_000_00, socialSecurity: 403_00 })).rejects.toMatchObject(
      at(['amounts', 'socialSecurity'], 'tax-above-base'),
    );
  });

  it('brings no exempt wages forward of an employee who is too old for them, or more than the young have', async () => {
    const bring = async (birthday: string, exemptWages: number) => {
      const { caller, employee } = await anOffice({ birthday });
      await caller.balances.bringForward({
        employeeId: employee.id,
        opening: {
          asOf: '2026-01-31',
          amounts: { ...BROUGHT, gross: 50_000_00 },
          bases: { ...NO_OPENING_BALANCE_BASES, exemptWages },
        },
      });
    };
    const refused = (code: string) => ({
      cause: { facts: { errors: [{ path: ['bases', 'exemptWages'], code }] } },
    });
    await expect(bring('2004-01-01', 41_000_00)).rejects.toMatchObject(refused('exempt-above-limit'));
    await expect(bring('1990-01-01', 5_000_00)).rejects.toMatchObject(refused('exempt-outside-age'));
    await expect(bring('2004-01-01', 40_000_00)).resolves.toBeUndefined();
  });

  it('takes an opening balance back, keeps the leave of the record, and takes none that is not there', async () => {
    const { caller, company, employee, opening, sheet } = await anOfficeWithOpenings();
    await opening(600, '2026-01-01');
    const employeeId = employee.id;
    const remove = () => caller.balances.removeOpening({ employeeId, year: 2026 });
    await expect(remove()).rejects.toThrow('not-found');
    const openingBalance = { asOf: '2026-02-01', amounts: BROUGHT, bases: NO_OPENING_BALANCE_BASES };
    await caller.balances.bringForward({ employeeId, opening: openingBalance });
    const withOpening = await sheet();
    expect(withOpening.yearToDate[2026]).toMatchObject({ gross: BROUGHT.gross });
    await remove();
    const without = await sheet();
    expect(without.yearToDate[2026]).toMatchObject({ gross: 0 });
    expect(without.broughtForwardUntil).toEqual({});
    expect(without.periods[9]?.leaveAtEnd).toEqual(withOpening.periods[9]?.leaveAtEnd);
    await expect(remove()).rejects.toThrow('not-found');
    // The record is changed again: of what was taken back nothing is taken back a second time.
    await opening(660, '2026-01-01');
    const { lines } = await caller.audit.history({ companyId: company.company.id, kind: 'opening' });
    expect(lines.map(({ type, said }) => [type, said.isOpeningRemoved ?? false])).toEqual([
      ['OpeningBalanceSet', false],
      ['OpeningBalanceCorrected', false],
      ['OpeningBalanceCorrected', true],
      ['OpeningBalanceCorrected', false],
    ]);
  });

  it('takes the company’s required lines whatever is chosen, and no line of another company', async () => {
    const { account, company, dependencies, load } = await anOffice();
    const line = {
      name: 'Unión',
      direction: 'deduction',
      isOnByDefault: false,
      accountName: '',
      basis: 'fixed',
      cents: 5_00,
    } as const;
    const insert = (requirement: 'required' | 'optional') =>
      dependencies.database.transaction((tx) =>
        companyTaxRegistry.insert(tx, account.stamp, company.scope, { ...line, requirement }),
      );
    await insert('required');
    await insert('optional');
    expect((await load({ companyLines: [] })).statement.companyLines).toMatchObject([{ amount: 5_00 }]);
    await expect(load({ companyLines: [{ taxId: 999_999, isActive: true }] })).rejects.toThrow('unknown-tax');
  });

  it('refuses a period of another frequency, a pay date far away and an accountant of another account', async () => {
    const { load } = await anOffice();
    await expect(load({ periodId: 2026110 })).rejects.toThrow('period-not-of-employee');
    await expect(load({ payDate: '2027-02-01' })).rejects.toThrow('pay-date-outside-window');
    await expect(load({ accountantId: 999_999 })).rejects.toThrow('unknown-accountant');
  });

  it('hides everything from another account', async () => {
    const { entry, load, employee, company } = await anOffice();
    const { entryId, version } = await load();
    const { caller: stranger } = await anOffice();
    const whose = { companyId: company.company.id, employeeId: employee.id };
    await expect(stranger.payroll.sheet({ ...whose, year: 2026 })).rejects.toThrow('not-found');
    await expect(stranger.payroll.load({ employeeId: employee.id, entry: entry() })).rejects.toThrow(
      'not-found',
    );
    await expect(stranger.payroll.amend({ entryId, version, entry: entry() })).rejects.toThrow('not-found');
    await expect(stranger.payroll.previewRecalculation({ entryId, version })).rejects.toThrow('not-found');
    await expect(stranger.payroll.recalculate({ entryId, version })).rejects.toThrow('not-found');
    await expect(stranger.payroll.delete({ entryId, version })).rejects.toThrow('not-found');
  });

  it('lets an auditor read and nothing else', async () => {
    const { dependencies, account, company, employee, entry, load } = await anOffice();
    const { entryId, version } = await load();
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    const whose = { companyId: company.company.id, employeeId: employee.id };
    expect((await auditor.payroll.sheet({ ...whose, year: 2026 })).employee.socialSecurityNumber).toBe(
      '***-**-0001',
    );
    await expect(auditor.payroll.load({ employeeId: employee.id, entry: entry() })).rejects.toThrow(
      'forbidden',
    );
    await expect(auditor.payroll.amend({ entryId, version, entry: entry() })).rejects.toThrow('forbidden');
    await expect(auditor.payroll.recalculate({ entryId, version })).rejects.toThrow('forbidden');
    await expect(auditor.payroll.delete({ entryId, version })).rejects.toThrow('forbidden');
  });

  it('names the entries that a change made stale, and not those that were before', async () => {
    const { caller, load } = await anOffice();
    const paid = (periodId: number, salary: number) =>
      load({ periodId, payDate: '2026-04-30', earnings: { salary } });
    // 27.00 of disability insurance a year at 0.3 %: 15.00, then what is left, then nothing.
    const first = await paid(2026401, 5_000_00);
    const second = await paid(2026402, 5_000_00);
    const third = await paid(2026403, 5_000_00);
    expect([first, second, third].map(({ stale }) => stale)).toEqual([[], [], []]);
    const commandId = randomUUID();
    const removal = { entryId: first.entryId, version: first.version, commandId };
    const removed = await caller.payroll.delete(removal);
    expect(removed.stale).toEqual([second.entryId, third.entryId]);
    // It takes 3.00 of the 15.00 that are free again.
    expect(await paid(2026404, 1_000_00)).toMatchObject({ stale: [] });
    expect(await caller.payroll.delete(removal)).toEqual(removed);
  });

  it('never passes a limit when time is loaded by several at once', async () => {
    const { load, sheet } = await anOffice();
    const months = [2026401, 2026402, 2026403, 2026404];
    await Promise.all(
      months.map((periodId) => load({ periodId, payDate: '2026-04-30', earnings: { salary: 5_000_00 } })),
    );
    expect((await sheet()).yearToDate[2026]?.disabilityInsurance).toBe(27_00);
  });
});
