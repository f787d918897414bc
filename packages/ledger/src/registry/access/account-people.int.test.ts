import { NO_FILE_WORDS } from '@garita/domain/field/file-words.schema';
import { describe, expect, it } from 'vitest';
import { savedAccount, savedCompany, savedContractor, savedEmployee } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listFormContractors, listFormEmployees, listPayees } from './account-people.ts';

describe.each(databases)('the people of an account, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('are those of its companies alone, with what pay and forms ask of them', async () => {
    const { db } = database;
    const theirs = await savedAccount(db, 'suya');
    const foreign = await savedCompany(db, theirs);
    await savedEmployee(db, theirs, foreign);
    await savedContractor(db, theirs, foreign);
    const ours = await savedAccount(db, 'nuestra');
    const cafe = await savedCompany(db, ours);
    const companyId = cafe.company.id;
    const ana = await savedEmployee(db, ours, cafe, { egressDate: '2026-05-31', licence: 'A1' });
    const eva = await savedContractor(db, ours, cafe);
    const namesOf = ({ firstName, middleName, lastName, motherLastName }: typeof ana | typeof eva) => ({
      firstName,
      middleName,
      lastName,
      motherLastName,
    });

    const { payFrequency, admissionDate, address, workersCompensationClass, isChauffeur } = ana;
    const whose = { id: ana.id, companyId, isActive: true, ...namesOf(ana) };
    const lastFour = ana.socialSecurityNumber.slice(-4);
    const paid = { ...whose, payFrequency, admissionDate, egressDate: '2026-05-31', lastFour };
    expect(await listPayees(db, ours.scope)).toEqual([paid]);
    expect(await listPayees(db, { ...ours.scope, companyId })).toEqual([paid]);
    expect(await listPayees(db, { ...ours.scope, companyId: companyId + 1 })).toEqual([]);
    expect(await listFormEmployees(db, ours.scope)).toEqual([
      {
        ...whose,
        ...NO_FILE_WORDS,
        nameSuffix: '',
        socialSecurityNumber: `***-**-${lastFour}`,
        address: { street: address.street, zip: address.zip },
        licence: 'A1',
        workersCompensationClass,
        isChauffeur,
        admissionDate,
        vacationMinutesPerMonth: ana.leave.vacation.minutesPerMonth,
        isExempt: false,
        dayMinutes: 480,
        isLeaveEdited: false,
      },
    ]);
    expect(await listFormContractors(db, ours.scope)).toEqual([
      {
        id: eva.id,
        companyId,
        isActive: true,
        ...namesOf(eva),
        ...NO_FILE_WORDS,
        entityType: eva.entityType,
        address: eva.address,
      },
    ]);
  });
});
