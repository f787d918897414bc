import { NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

const database = useDatabase();

it('asks how a company deposits whose pay began elsewhere, and follows what it says', async () => {
  const account = await savedAccount(database.db, 'frecuencias');
  const company = await savedCompany(database.db, account, { businessStartDate: '2015-03-01' });
  const companyId = company.company.id;
  const dependencies = testDependencies(database.db);
  const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
  const { id: employeeId } = await savedEmployee(database.db, account, company, {});
  // The first pay is near enough to 1 January that it reaches over the whole quarter.
  const entry = { ...aWeekOf(40, account.accountantId), periodId: 2026102, payDate: '2026-01-14' };
  // 40 × 12.00 and a bonus: 20,480.00 × 15.3 % = 3,133.44, which has to be deposited.
  await we.payroll.load({
    employeeId,
    entry: { ...entry, earnings: { ...entry.earnings, bonus: 20_000_00 } },
  });
  const unknownIn = async (report: 'form-941' | 'form-499') =>
    (await we.reports.preview({ report, companyId, year: 2026, quarter: 1 })).unknownDeposits;
  const due = async (kind: string) => (await we.filing.due()).filter((one) => one.kind === kind);

  expect(await unknownIn('form-941')).toEqual(['schedule', 'previous-quarter']);
  expect(await unknownIn('form-499')).toEqual(['schedule']);
  const [asked] = await due('fica-deposit');
  expect(asked).toMatchObject({ cents: 3_133_44, unknown: ['schedule', 'previous-quarter'] });
  expect(
    (await we.companies.deposits({ companyId })).map(({ year, proposed }) => [year, proposed.federal]),
  ).toEqual([2025, 2026, 2027].map((year) => [year, { schedule: 'monthly', isKnown: false }]));

  const facts = { ...NO_DEPOSIT_FACTS, federal: 'semiweekly', previousQuarter: 9_000_00 } as const;
  await we.companies.updateDeposits({ companyId, year: 2026, facts });
  expect(await unknownIn('form-941')).toEqual([]);
  expect(await unknownIn('form-499')).toEqual(['schedule']);
  const [deposit] = await due('fica-deposit');
  expect(deposit?.unknown).toEqual([]);
  // By the month it was due on the 15th of the next one.
  expect(deposit?.due.localeCompare(asked?.due ?? '')).toBe(-1);

  await we.companies.updateDeposits({
    companyId,
    year: 2026,
    facts: { ...facts, previousQuarter: 2_400_00 },
  });
  expect(await due('fica-deposit')).toEqual([]);
});
