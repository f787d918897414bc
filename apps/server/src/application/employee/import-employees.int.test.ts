import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { listRecordChanges } from '@garita/ledger/registry/record-changes';
import { countRoundTrips } from '@garita/ledger/testing/round-trips';
import { savedAccount, savedCompany } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { fieldText } from '../../text/errors.es.ts';

const ANA = anEmployee({ firstName: 'Ana', socialSecurityNumber: '900557001' });
const BERTA = anEmployee({
  firstName: 'Berta',
  socialSecurityNumber: '900557002',
  leave: { ...ANA.leave, vacation: { ...ANA.leave.vacation, openingMinutes: 480 } },
});

describe('an import of employees', () => {
  const counted = countRoundTrips();
  const database = useDatabase('postgres', counted.watch);
  const dependencies = () => testDependencies(database.db);

  async function anOffice(name: string) {
    const account = await savedAccount(database.db, name);
    const { company } = await savedCompany(database.db, account);
    const as = async (role: 'practitioner' | 'auditor') =>
      typedCaller(dependencies(), await tokenFor(dependencies(), account, role));
    const we = await as('practitioner');
    const names = async () =>
      (await we.employees.list({ companyId: company.id })).map(({ firstName }) => firstName);
    return { companyId: company.id, account, as, we, names };
  }

  it('creates each as the form does: number, leave and history', async () => {
    const { companyId, account, we } = await anOffice('importa');
    expect(await we.employees.import({ companyId, employees: [ANA, BERTA] })).toEqual({
      imported: 2,
      warnings: [],
    });
    const [ana, berta] = await we.employees.list({ companyId });
    expect(ana).toMatchObject({ firstName: 'Ana', socialSecurityNumber: '***-**-7001' });
    expect(berta).toMatchObject({ firstName: 'Berta', leaveBalances: { vacation: 480 } });
    const changes = await listRecordChanges(database.db, account.scope, {
      tableName: 'employees',
      recordId: ana?.id ?? 0,
    });
    expect(changes.map(({ kind }) => kind)).toEqual(['inserted']);
  });

  it('marks who brings other leave than the law gives, in a company with that rule', async () => {
    const account = await savedAccount(database.db, 'importa-ley');
    const rules = { leaveRule: 'law' } as const;
    const { company } = await savedCompany(database.db, account, rules);
    const we = await typedCaller(dependencies(), await tokenFor(dependencies(), account, 'practitioner'));
    // Admitted on 15 January 2020, six years of service: a day of vacation and of sick leave a month.
    const { leave } = ANA;
    const typed = { ...leave, vacation: { ...leave.vacation, minutesPerMonth: 600 } };
    await we.employees.import({ companyId: company.id, employees: [ANA, { ...BERTA, leave: typed }] });
    const employees = await we.employees.list({ companyId: company.id });
    expect(
      employees.map(({ isLeaveEdited, leave: { vacation } }) => [isLeaveEdited, vacation.minutesPerMonth]),
    ).toEqual([
      [false, 480],
      [true, 600],
    ]);
  });

  it('adds nobody twice under one key', async () => {
    const { companyId, we, names } = await anOffice('importa-otra-vez');
    const sent = {
      companyId,
      employees: [ANA, BERTA],
      commandId: '0190a000-0000-7000-8000-000000000001',
    };
    expect(await we.employees.import(sent)).toEqual({ imported: 2, warnings: [] });
    expect(await we.employees.import(sent)).toEqual({ imported: 2, warnings: [] });
    expect(await names()).toEqual(['Ana', 'Berta']);
  });

  it('adds everybody once of two that come at the same time without a key', async () => {
    const { companyId, we, names } = await anOffice('importa-a-la-vez');
    const people = Array.from({ length: 20 }, (_, at) => ({
      ...ANA,
      socialSecurityNumber: String(900_558_000 + at),
    }));
    const sent = { companyId, employees: people };
    const outcomes = await Promise.allSettled([we.employees.import(sent), we.employees.import(sent)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await names()).toHaveLength(20);
  });

  it('adds nobody where somebody has a number of the company, and says who', async () => {
    const { companyId, we, names } = await anOffice('importa-repetida');
    const { id } = await we.employees.create({ companyId, employee: BERTA });
    await we.employees.setActive({ employeeId: id, isActive: false });
    const holder = { employeeId: id, name: 'Berta L Rivera Ortiz', isActive: false };
    const refused = refusal(we.employees.import({ companyId, employees: [ANA, BERTA] }));
    expect(await refused).toEqual({
      code: 'invalid-input',
      errors: [{ path: ['1', 'socialSecurityNumber'], code: 'social-security-taken', holder }],
    });
    const sentence = 'Este número ya lo tiene en la compañía Berta L Rivera Ortiz (ficha 7, desactivada).';
    expect(fieldText('social-security-taken', { holder: { ...holder, employeeId: 7 } })).toBe(sentence);
    expect(await names()).toEqual(['Berta']);
  });

  it('warns of a person in another company of the employer number, and records that it was told', async () => {
    const { companyId, account, we } = await anOffice('importa-hermana');
    const { company: sister } = await savedCompany(database.db, account, { name: 'Hermana Inc' });
    const { company: stranger } = await savedCompany(database.db, account, {
      employerIdentificationNumber: '660999999',
    });
    const { id } = await we.employees.create({ companyId: sister.id, employee: BERTA });
    await we.employees.create({ companyId: stranger.id, employee: ANA });
    const warning =
      'Esta persona tiene ficha en otra compañía del mismo número patronal: Berta L Rivera Ortiz (Hermana Inc). Sus límites del año suman lo pagado en todas.';
    expect(await we.employees.import({ companyId, employees: [ANA, BERTA] })).toEqual({
      imported: 2,
      warnings: [{ name: 'Berta L Rivera Ortiz', text: warning }],
    });
    const about = { tableName: 'employees', recordId: id } as const;
    const changes = await listRecordChanges(database.db, account.scope, about);
    expect(changes.filter(({ kind }) => kind === 'shown')).toHaveLength(1);
  });

  it('adds nobody where a row breaks a rule of the form, or is still to be born', async () => {
    const { companyId, we, names } = await anOffice('importa-mal');
    const nameless = { ...BERTA, firstName: '' };
    expect(await refusal(we.employees.import({ companyId, employees: [ANA, nameless] }))).toEqual({
      code: 'invalid-input',
      errors: [{ path: ['1', 'firstName'], code: 'required' }],
    });
    const unborn = { ...BERTA, birthday: '2190-01-01', admissionDate: '2190-01-02' };
    expect(await refusal(we.employees.import({ companyId, employees: [ANA, unborn] }))).toEqual({
      code: 'invalid-input',
      errors: [{ path: ['1', 'birthday'], code: 'birth-in-future' }],
    });
    expect(await names()).toEqual([]);
  });

  it('reveals the numbers of one whole file in a quarter of an hour in refusals, and records whose they are', async () => {
    const { companyId, account, we, names } = await anOffice('importa-probando');
    await we.employees.create({ companyId, employee: BERTA });
    const [berta] = await we.employees.list({ companyId });
    // 500 numbers are the most of one file: 200 and 299 of them leave room for one more.
    const guesses = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...ANA, socialSecurityNumber: String(900_560_000 + at) }));
    const asked = (employees: Employee[]) => refusal(we.employees.import({ companyId, employees }));
    for (const count of [199, 298]) {
      expect(await asked([BERTA, ...guesses(count)])).toHaveProperty('code', 'invalid-input');
    }
    expect(await asked([BERTA, ANA])).toMatchObject({ code: 'too-many-attempts' });
    const changes = await listRecordChanges(database.db, account.scope, {
      tableName: 'employees',
      recordId: berta?.id ?? 0,
    });
    expect(changes.filter(({ kind }) => kind === 'shown')).toHaveLength(2);
    expect(await we.employees.import({ companyId, employees: [ANA] })).toEqual({ imported: 1, warnings: [] });
    expect(await names()).toEqual(['Ana', 'Berta']);
  });

  it('sends three statements for each employee, which read the year of the opening balance, and two for 25', async () => {
    const { companyId, we } = await anOffice('importa-muchos');
    const importing = (first: number, people: number) => {
      const employees = Array.from({ length: people }, (_, at) =>
        anEmployee({ socialSecurityNumber: String(900_570_000 + first + at) }),
      );
      return counted.during(() => we.employees.import({ companyId, employees }));
    };
    const [few, many] = [await importing(0, 10), await importing(10, 110)];
    // 10 are one INSERT of records and one of changes, 110 are five of each.
    expect(many.statements - few.statements).toBe(3 * 100 + 2 * 4);
  });

  it('is not for auditors, nor into a company of another account', async () => {
    const { companyId, as, names } = await anOffice('importa-ajena');
    const they = await anOffice('importa-vecina');
    const sent = { companyId, employees: [ANA] };
    expect(await refusal((await as('auditor')).employees.import(sent))).toEqual({ code: 'forbidden' });
    expect(await refusal(they.we.employees.import(sent))).toEqual({ code: 'not-found' });
    expect(await names()).toEqual([]);
    expect(await they.names()).toEqual([]);
  });
});
