import { describe, expect, it } from 'vitest';
import { savedAccount, savedCompany, savedContractor, savedEmployee } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { employeeRegistry } from './records/employees.ts';
import {
  listSearchableCompanies,
  listSearchableContractors,
  listSearchableEmployees,
} from './searchable-records.ts';

describe.each(databases)('what the search looks in, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('is every company and employee of the account, and of no other', async () => {
    const { db } = database;
    const theirs = await savedAccount(db, 'suya');
    await savedEmployee(db, theirs, await savedCompany(db, theirs, { name: 'Sol' }));
    const ours = await savedAccount(db, 'nuestra');
    const cafe = await savedCompany(db, ours, { name: 'Café Luna' });
    const mar = await savedCompany(db, ours, { name: 'Mar' });
    const ana = await savedEmployee(db, ours, cafe, { firstName: 'Ana', payFrequency: 'biweekly' });
    const luis = await savedEmployee(db, ours, mar, { firstName: 'Luis', payFrequency: 'weekly' });
    await db.transaction((tx) => employeeRegistry.setActive(tx, ours.stamp, mar.scope, luis.id, false));

    expect(await listSearchableCompanies(db, ours.scope)).toEqual([
      {
        id: cafe.company.id,
        name: 'Café Luna',
        isActive: true,
        employerIdentificationNumber: cafe.company.employerIdentificationNumber,
      },
      {
        id: mar.company.id,
        name: 'Mar',
        isActive: true,
        employerIdentificationNumber: mar.company.employerIdentificationNumber,
      },
    ]);
    const { middleName, lastName, motherLastName } = ana;
    const names = { middleName, lastName, motherLastName };
    expect(await listSearchableEmployees(db, ours.scope)).toEqual([
      {
        ...names,
        id: ana.id,
        companyId: cafe.company.id,
        firstName: 'Ana',
        payFrequency: 'biweekly',
        isActive: true,
        lastFour: ana.socialSecurityNumber.slice(-4),
      },
      {
        ...names,
        id: luis.id,
        companyId: mar.company.id,
        firstName: 'Luis',
        payFrequency: 'weekly',
        isActive: false,
        lastFour: luis.socialSecurityNumber.slice(-4),
      },
    ]);
  });

  it('is every contractor of the account, and of no other', async () => {
    const { db } = database;
    const theirs = await savedAccount(db, 'otra');
    await savedContractor(db, theirs, await savedCompany(db, theirs));
    const ours = await savedAccount(db, 'propia');
    const { scope } = await savedCompany(db, ours);
    const eva = await savedContractor(db, ours, { scope }, { firstName: 'Eva' });
    expect(await listSearchableContractors(db, ours.scope)).toEqual([
      {
        id: eva.id,
        companyId: scope.companyId,
        isActive: true,
        firstName: 'Eva',
        middleName: eva.middleName,
        lastName: eva.lastName,
        motherLastName: eva.motherLastName,
        lastFour: eva.taxpayerNumber.slice(-4),
      },
    ]);
  });
});
