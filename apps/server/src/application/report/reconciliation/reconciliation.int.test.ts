import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { tamper } from '@garita/ledger/testing/tamper';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../../testing/test-server.ts';
import { aWeekOf, SOME_HOURS } from '../../../testing/time-entries.ts';

/** The opening balance of somebody who earned elsewhere until the end of January. */
const BROUGHT = {
  asOf: '2026-01-31',
  amounts: {
    ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
    gross: 1_000_00,
    tips: 200_00,
    incomeTaxWithheld: 70_00,
    medicare: 14_50,
    socialSecurity: 49_60,
    socialSecurityOnTips: 12_40,
  },
  bases: NO_OPENING_BALANCE_BASES,
};

describe('Cuadre of a company and year', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `cuadre-${++offices}`);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const company = await savedCompany(database.db, account, {
      w2ControlRange: { first: '202600001', last: '202600009' },
      form480ControlRange: { first: '202600101', last: '202600109' },
    });
    const companyId = company.company.id;
    const { id: employeeId } = await savedEmployee(database.db, account, company, {
      birthday: '1980-04-05',
      // The file for the SSA is not made with a number that it refuses.
      socialSecurityNumber: '581000001',
    });
    const entry = aWeekOf(40, account.accountantId);
    const { entryId } = await we.payroll.load({
      employeeId,
      entry: { ...entry, earnings: { ...entry.earnings, tips: 50_00, commissions: 20_00 } },
    });
    await we.payroll.load({ employeeId, entry: aWeekOf(30, account.accountantId) });
    return { we, account, company, companyId, employeeId, entryId };
  }
  const cuadre = async ({ we, companyId }: Awaited<ReturnType<typeof anOffice>>) =>
    we.filing.reconciliation({ companyId, year: 2026 });

  it('is even to the cent wherever a figure stands', async () => {
    const office = await anOffice();
    const { rows, quarters, entries } = await cuadre(office);
    expect(rows.filter(({ isEven }) => !isEven)).toEqual([]);
    expect(entries).toEqual([]);
    // An annual document belongs to no quarter.
    const [quarter] = quarters;
    expect(quarters.flatMap((one) => one.rows).filter(({ isEven }) => !isEven)).toEqual([]);
    expect(Object.keys(quarter?.rows.find(({ figure }) => figure === 'pay')?.cells ?? {})).toEqual([
      'ledger',
      'entries',
      'stubs',
      'employer-cost',
      'form-499',
      'fica-return',
      'insurance-return',
      'wages-file',
    ]);
    const pay = rows.find(({ figure }) => figure === 'pay');
    expect(Object.keys(pay?.cells ?? {})).toEqual([
      'ledger',
      'entries',
      'stubs',
      'employer-cost',
      'form-499',
      'fica-return',
      'form-940',
      'insurance-return',
      'w2pr',
      'w2pr-suri-file',
      'wages-file',
    ]);
    const medicare = rows.find(({ figure }) => figure === 'medicare');
    expect(Object.keys(medicare?.cells ?? {})).toContain('w2pr-ssa-file');
  });

  it('compares what pay cost the employer with what each return leaves it', async () => {
    const account = await savedAccount(database.db, `cuadre-${++offices}`);
    const dependencies = testDependencies(database.db);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const company = await savedCompany(database.db, account, { workersCompensationRate: 32_500 });
    const staff = [
      await savedEmployee(database.db, account, company, {}),
      await savedEmployee(database.db, account, company, {}),
      await savedEmployee(database.db, account, company, { isChauffeur: true }),
    ];
    for (const { id: employeeId } of staff) {
      const entry = aWeekOf(40, account.accountantId);
      await we.payroll.load({ employeeId, entry: { ...entry, earnings: { ...entry.earnings, tips: 8_29 } } });
    }
    const { rows } = await we.filing.reconciliation({ companyId: company.company.id, year: 2026 });
    const costs = rows.filter(({ cells }) => cells['employer-cost'] !== undefined);
    expect(costs.map(({ figure, isEven, cells }) => [figure, isEven, Object.keys(cells).at(-1)])).toEqual([
      ['pay', true, 'w2pr'],
      ['employerFica', true, 'fica-return'],
      ['federalUnemployment', true, 'form-940'],
      ['employerUnemployment', true, 'insurance-return'],
      ['employerDisability', true, 'insurance-return'],
      ['employerChauffeurInsurance', true, 'chauffeur-return'],
      ['premium', true, 'insured-payroll'],
    ]);
  });

  it('finds a PRUI-10 that leaves out what employees had withheld', async () => {
    const account = await savedAccount(database.db, `cuadre-${++offices}`);
    const dependencies = testDependencies(database.db);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const company = await savedCompany(database.db, account, { disabilityRate: 0 });
    const { id: employeeId } = await savedEmployee(database.db, account, company, {});
    const { id: chauffeurId } = await savedEmployee(database.db, account, company, { isChauffeur: true });
    await we.payroll.load({ employeeId, entry: aWeekOf(40, account.accountantId) });
    await we.payroll.load({ employeeId: chauffeurId, entry: aWeekOf(40, account.accountantId) });
    const { rows } = await we.filing.reconciliation({ companyId: company.company.id, year: 2026 });
    // 40 hours at 12.00: 480.00 × 0.3 % = 1.44 withheld and 1.44 of the employer; line 4B has one of them.
    expect(rows.filter(({ isEven }) => !isEven)).toEqual([
      {
        figure: 'disabilityInsurance',
        cells: { 'withheld-and-share': 2_88, 'insurance-return': 1_44 },
        isEven: false,
      },
    ]);
    // One Saturday: 0.50 withheld and 0.30 of the employer.
    expect(rows.find(({ figure }) => figure === 'chauffeurInsurance')?.cells).toEqual({
      'withheld-and-share': 80,
      'chauffeur-return': 80,
    });
  });

  it('shows opening balances apart from the pay here', async () => {
    const office = await anOffice();
    const { we, account, company } = office;
    const { id } = await savedEmployee(database.db, account, company, {
      birthday: '1985-01-05',
      socialSecurityNumber: '581000002',
    });
    await we.balances.bringForward({ employeeId: id, opening: BROUGHT });
    await we.payroll.load({ employeeId: id, entry: aWeekOf(20, account.accountantId) });
    const { rows } = await cuadre(office);
    expect(rows.filter(({ isEven }) => !isEven)).toEqual([]);
    const pay = rows.find(({ figure }) => figure === 'pay')?.cells ?? {};
    // The returns of quarters have the pay here, those of the year also the opening balances.
    expect(pay.brought).toBe(1_000_00);
    expect([pay['fica-return'], pay['insurance-return']]).toEqual([pay.ledger, pay.ledger]);
    const wholeYear = (pay.ledger ?? 0) + 1_000_00;
    expect([pay['form-940'], pay.w2pr, pay['w2pr-suri-file']]).toEqual([wholeYear, wholeYear, wholeYear]);
  });

  it('counts the opening balances of a farm in its 943', async () => {
    const account = await savedAccount(database.db, `cuadre-${++offices}`);
    const dependencies = testDependencies(database.db);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const company = await savedCompany(database.db, account, { payer: 'form-943' });
    const { id: employeeId } = await savedEmployee(database.db, account, company, {});
    await we.balances.bringForward({ employeeId, opening: BROUGHT });
    await we.payroll.load({ employeeId, entry: aWeekOf(20, account.accountantId) });
    const { rows } = await we.filing.reconciliation({ companyId: company.company.id, year: 2026 });
    expect(rows.filter(({ isEven }) => !isEven)).toEqual([]);
    // 1,000.00 × 7.65 %, which the 943 owes and no pay here cost.
    const fica = rows.find(({ figure }) => figure === 'employerFica')?.cells ?? {};
    expect(fica.brought).toBe(76_50);
    expect((fica['fica-return'] ?? 0) - (fica['employer-cost'] ?? 0)).toBe(76_50);
  });

  it('names a person with two records as one, after the newest record', async () => {
    const office = await anOffice();
    const { we, account, company, companyId, employeeId, entryId } = office;
    const { id } = await savedEmployee(database.db, account, company, {
      firstName: 'Ana María',
      birthday: '1980-04-05',
      socialSecurityNumber: '581000001',
    });
    await we.payroll.load({ employeeId: id, entry: aWeekOf(20, account.accountantId) });
    await tamper(
      database.owner,
      'amounts',
      `update ledger.amounts set gross = gross + 1 where company_id = ${companyId} and entry_id = ${entryId}`,
    );
    const { persons, entries } = await cuadre(office);
    expect(persons).toEqual([{ id: employeeId, companyId, name: 'Ana María L Rivera Ortiz', records: 2 }]);
    // The link still leads to the record that has the entry.
    expect(entries).toMatchObject([
      { entryId, employee: { id: employeeId, name: 'Ana María L Rivera Ortiz' } },
    ]);
  });

  it('compares what contractors were paid', async () => {
    const office = await anOffice();
    const { we, companyId } = office;
    const { id: contractorId } = await savedContractor(database.db, office.account, office.company);
    await we.contractorTime.load({ contractorId, time: { ...SOME_HOURS, minutes: 60 * 60 } });
    const { rows, unread } = await we.filing.reconciliation({ companyId, year: 2026 });
    expect(unread).toEqual([]);
    expect(rows.find(({ figure }) => figure === 'services')).toMatchObject({ isEven: true });
    const informed = rows.find(({ figure }) => figure === 'informedServices');
    expect(informed).toMatchObject({ isEven: true });
    expect(Object.keys(informed?.cells ?? {})).toEqual(['ledger', 'entries', 'form-480', 'form-480-file']);
  });

  it('gives nobody a control number by looking', async () => {
    const office = await anOffice();
    await cuadre(office);
    const { we, companyId } = office;
    const asked = { report: 'w2pr-suri-text', companyId, year: 2026, submission: 'original' } as const;
    const { page } = await we.reports.preview({ ...asked, submissionCode: '' });
    const records = page.kind === 'records' ? page.records.records : [];
    const fields = records.flatMap((record) => record.fields);
    expect(fields.filter(({ name }) => name === 'Número de control')).toMatchObject([{ value: '' }]);
  });

  it('says why a file could not be compared, and of whom', async () => {
    const { we, account, company, companyId } = await anOffice();
    // Numbers that begin with 9 are not of the Social Security Administration.
    const { id } = await savedEmployee(database.db, account, company, {
      firstName: 'Ana',
      socialSecurityNumber: '912345678',
    });
    await we.payroll.load({ employeeId: id, entry: aWeekOf(20, account.accountantId) });
    const { rows, unread } = await we.filing.reconciliation({ companyId, year: 2026 });
    expect(unread.map(({ source, notMade }) => [source, notMade])).toEqual([
      ['w2pr-suri-file', 'file-check-failed'],
      ['w2pr-ssa-file', 'file-check-failed'],
      ['wages-file', 'file-check-failed'],
    ]);
    expect(unread[0]?.lacking[0]?.name).toMatch(/^Ana /);
    expect(rows.filter(({ isEven }) => !isEven)).toEqual([]);
  });

  it.each([
    ['an amount of an event', 'amounts', 'update ledger.amounts set gross = gross + 1'],
    [
      'an amount that the screens read',
      'entries',
      'update ledger.entries set income_tax_withheld = income_tax_withheld - 1',
    ],
    [
      'a payload',
      'events',
      "update ledger.events set data = jsonb_set(data, '{result,contributions,medicare,amount}', '1')",
    ],
    ['an entry that is gone', 'entries', 'delete from ledger.entries'],
  ])('finds %s that was changed, and names the entry with its events', async (_what, table, change) => {
    const office = await anOffice();
    const { companyId, entryId, employeeId } = office;
    await tamper(
      database.owner,
      table,
      `${change} where company_id = ${companyId} and entry_id = ${entryId}`,
    );
    const { rows, entries } = await cuadre(office);
    expect(rows.some(({ isEven }) => !isEven)).toBe(true);
    expect(entries).toMatchObject([
      { entryId, employee: { id: employeeId }, events: [{ seq: 1, type: 'TimeLoaded', reason: '' }] },
    ]);
  });

  it('prints the entry that makes a difference, with who recorded it and when', async () => {
    const { we, companyId, entryId } = await anOffice();
    await tamper(
      database.owner,
      'amounts',
      `update ledger.amounts set gross = gross + 1 where company_id = ${companyId} and entry_id = ${entryId}`,
    );
    const { page } = await we.reports.preview({ report: 'reconciliation', companyId, year: 2026 });
    const [figures, entry] = page.kind === 'list' ? page.list.groups : [];
    expect(figures?.rows[0]?.slice(0, 2)).toEqual(['Ingresos', 'No cuadra']);
    expect(entry?.heading).toContain(`· Pago ${entryId}`);
    expect(entry?.rows.map((cells) => cells[0])).toEqual([
      'Ingresos',
      expect.stringMatching(/^#1 · Se cargó el pago\. \d+ \w+ \d{4}, \d\d:\d\d · \S/),
    ]);
  });

  it('is not found of another account', async () => {
    const [ours, theirs] = [await anOffice(), await anOffice()];
    await expect(ours.we.filing.reconciliation({ companyId: theirs.companyId, year: 2026 })).rejects.toThrow(
      'not-found',
    );
  });
});
