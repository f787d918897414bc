import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import { aCompany } from '@garita/domain/company/company.builder';
import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { employees as employeeTable } from '../schema/people.tables.ts';
import {
  must,
  type SavedAccount,
  type SavedCompany,
  savedAccount,
  savedCompany,
} from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { TEST_KEYRING } from '../testing/test-keyring.ts';
import { accountantRegistry } from './records/accountants.ts';
import { companyRegistry, countCompanies } from './records/companies.ts';
import { companyTaxRegistry } from './records/company-taxes.ts';
import { employeeRegistry } from './records/employees.ts';

const LINE = {
  name: 'Cuota',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  accountName: '',
} as const;
const FIXED: CompanyTax = { ...LINE, basis: 'fixed', cents: 10_00 };
const PERCENTAGE: CompanyTax = { ...LINE, basis: 'percentage', rate: 30_000 };

describe.each(databases)('what a registry keeps, on %s, is what was put in:', (kind) => {
  const database = useDatabase(kind);
  let db: Database;
  let account: SavedAccount;
  let company: SavedCompany;

  beforeAll(async () => {
    db = database.db;
    account = await savedAccount(db);
    company = await savedCompany(db, account);
  });

  it('a company, each address and control range by itself', async () => {
    const { stamp, scope, accountantId } = account;
    const input = aCompany({
      accountantId,
      name: 'Ferretería Añasco & Hijos',
      postalAddress: { street: 'PO Box 1', municipalityId: 8, state: 'PR', zip: '00610' },
      physicalAddress: { street: 'Calle 2', municipalityId: 50, state: 'FL', zip: '00680-1234' },
      faxNumber: '7875550199',
      website: 'ferreteria.example',
      businessEndDate: '2026-12-31',
      w2ControlRange: { first: '202600051', last: '202600101' },
      form480ControlRange: { first: '202600151', last: '202600201' },
      // The largest amount that can be typed.
      chauffeurWeeklyRate: 999_999_999,
      leavePolicy: {
        vacationMinutesPerMonth: 1,
        vacationThresholdMinutes: 2,
        sickMinutesPerMonth: 3,
        sickThresholdMinutes: 4,
      },
    });
    const saved = must(await db.transaction((tx) => companyRegistry.insert(tx, stamp, scope, input)));
    expect(saved).toEqual({ ...input, id: saved.id, isActive: true, version: 1 });
    expect(await companyRegistry.find(db, scope, saved.id)).toEqual(saved);
  });

  it('an employee, each rate and kind of leave by itself', async () => {
    const input = anEmployee({
      vehicleStickerDate: '2026-08-31',
      egressDate: '2026-06-30',
      rates: { regular: 1_001, overtime: 1_502, mealPeriod: 2_003 },
      withholdingMethod: 'flat-rate',
      withholdingRate: 70_000,
      leave: {
        vacation: { openingMinutes: 1, openingDate: '2026-01-01', minutesPerMonth: 2, thresholdMinutes: 3 },
        sick: { openingMinutes: 4, openingDate: '2026-02-01', minutesPerMonth: 5, thresholdMinutes: 6 },
      },
    });
    const saved = must(
      await db.transaction((tx) =>
        employeeRegistry.withKeyring(TEST_KEYRING).insert(tx, account.stamp, company.scope, input),
      ),
    );
    expect(saved).toEqual({ ...input, id: saved.id, isActive: true, version: 1 });
    expect(await employeeRegistry.withKeyring(TEST_KEYRING).find(db, company.scope, saved.id)).toEqual(saved);
  });

  it('an accountant, even without an address', async () => {
    const { stamp, scope } = account;
    const input = anAccountantRecord({ address: { street: '', municipalityId: null, state: '', zip: '' } });
    const saved = must(await db.transaction((tx) => accountantRegistry.insert(tx, stamp, scope, input)));
    expect(saved).toEqual({ ...input, id: saved.id, isActive: true, version: 1 });
    expect(await accountantRegistry.find(db, scope, saved.id)).toEqual(saved);
  });

  it.each([FIXED, PERCENTAGE])('a company line with a $basis', async (input) => {
    const saved = must(
      await db.transaction((tx) => companyTaxRegistry.insert(tx, account.stamp, company.scope, input)),
    );
    expect(saved).toEqual({ ...input, id: saved.id, isActive: true, version: 1 });
    expect(await companyTaxRegistry.find(db, company.scope, saved.id)).toEqual(saved);
  });

  it('a company line that turned from an amount into a percentage', async () => {
    const { stamp } = account;
    const { id } = must(
      await db.transaction((tx) => companyTaxRegistry.insert(tx, stamp, company.scope, FIXED)),
    );
    await db.transaction((tx) => companyTaxRegistry.update(tx, stamp, company.scope, id, PERCENTAGE));
    expect(await companyTaxRegistry.find(db, company.scope, id)).toEqual({
      ...PERCENTAGE,
      id,
      isActive: true,
      version: 2,
    });
  });

  it('the last four digits of a social security number apart, also when it changes', async () => {
    const { stamp } = account;
    const before = anEmployee({ socialSecurityNumber: '900550001' });
    const { id } = must(
      await db.transaction((tx) =>
        employeeRegistry.withKeyring(TEST_KEYRING).insert(tx, stamp, company.scope, before),
      ),
    );
    const after = anEmployee({ socialSecurityNumber: '900554321' });
    await db.transaction((tx) =>
      employeeRegistry.withKeyring(TEST_KEYRING).update(tx, stamp, company.scope, id, after),
    );
    const rows = await db
      .select({ last4: employeeTable.socialSecurityLast4 })
      .from(employeeTable)
      .where(eq(employeeTable.id, id));
    expect(rows).toEqual([{ last4: '4321' }]);
  });

  it('the number of companies, those switched off included', async () => {
    const { stamp, scope } = account;
    const before = await countCompanies(db, scope);
    const { company: added } = await savedCompany(db, account);
    await db.transaction((tx) => companyRegistry.setActive(tx, stamp, scope, added.id, false));
    expect(await countCompanies(db, scope)).toBe(before + 1);
  });
});
