import type { ReportRequest } from '@garita/domain/report/report-request';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const database = useDatabase();

// Neither the order of the records nor that of the first names is the order of the surnames.
// They are three, because the preview of a file shows the records of three people.
const PEOPLE = [
  { firstName: 'Nilda', lastName: 'Ñeco', socialSecurityNumber: '581440022' },
  { firstName: 'Zoe', lastName: 'Álvarez', socialSecurityNumber: '581440023' },
  { firstName: 'Carlos', lastName: 'Nazario', socialSecurityNumber: '581440024' },
];
const ADDRESS = { street: '1 Calle Luna', municipalityId: 65, state: 'PR', zip: '00901' } as const;

it('lists people by surname in the forms and files of the agencies', async () => {
  const account = await savedAccount(database.db, 'apellidos');
  const company = await savedCompany(database.db, account);
  const companyId = company.company.id;
  const dependencies = testDependencies(database.db);
  const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
  for (const person of PEOPLE) {
    const about = { ...person, motherLastName: '', isChauffeur: true, address: ADDRESS };
    const { id: employeeId } = await savedEmployee(database.db, account, company, about);
    const entry = { ...aWeekOf(40, account.accountantId), payDate: '2026-03-11' };
    await we.payroll.load({ employeeId, entry });
  }

  const quarter = { companyId, year: 2026, quarter: 1 } as const;
  const file = { companyId, year: 2026, submission: 'original', submissionCode: '' } as const;
  const namesIn = async (request: ReportRequest) => {
    const { page } = await we.reports.preview(request);
    const places = PEOPLE.map(({ firstName }) => ({
      firstName,
      at: JSON.stringify(page).search(new RegExp(firstName, 'i')),
    }));
    return places
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)
      .map(({ firstName }) => firstName);
  };
  for (const request of [
    { report: 'unemployment', ...quarter },
    { report: 'chauffeur-insurance', ...quarter },
    { report: 'wages-text', ...quarter },
    { report: 'w2pr', companyId, year: 2026, employeeId: null },
    { report: 'w2pr-suri-text', ...file },
    { report: 'w2pr-ssa-text', ...file },
  ] satisfies ReportRequest[]) {
    expect([request.report, await namesIn(request)]).toEqual([request.report, ['Zoe', 'Carlos', 'Nilda']]);
  }
});
