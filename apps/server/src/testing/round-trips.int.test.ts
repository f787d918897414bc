import { countRoundTrips, type Sent } from '@garita/ledger/testing/round-trips';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCode, anOffice, type Office } from './authorization-office.ts';
import { testDependencies, typedClient } from './test-server.ts';
import { aWeekOf } from './time-entries.ts';

type Client = ReturnType<typeof typedClient>;
type Operation = { name: string; sends: Sent; ask: (client: Client, office: Office) => Promise<unknown> };

/** Somebody with a password. */
const PERSON = { email: 'rosa@codigo.example', password: 'una clave bien larga' };

/**
 * The statements and round trips of each operation to PostgreSQL, including those that find the user. A
 * change of pay waits for the session, for the owner of the pay, for the log's lock, which is sent with
 * begin and with the reads of the decision, for append, which is sent with the reads of the answer, and for
 * commit. One more is slower at every door: say why in the commit.
 */
const OPERATIONS: Operation[] = [
  {
    name: 'a sign-in',
    sends: { statements: 9, roundTrips: 9 },
    ask: (client) => client.session.signIn.mutate(PERSON),
  },
  {
    name: 'a list',
    sends: { statements: 2, roundTrips: 2 },
    ask: (client) => client.companies.list.query(),
  },
  {
    name: 'a page of companies',
    sends: { statements: 3, roundTrips: 2 },
    ask: (client) => client.companies.page.query({ orderBy: 'name', limit: 10 }),
  },
  {
    name: 'a page of employees',
    sends: { statements: 4, roundTrips: 2 },
    ask: (client, { companyId }) => client.employees.page.query({ companyId, orderBy: 'name', limit: 10 }),
  },
  {
    name: 'what is searched',
    sends: { statements: 2, roundTrips: 2 },
    ask: (client) => client.search.records.query(),
  },
  {
    name: 'Procesos',
    sends: { statements: 3, roundTrips: 3 },
    ask: (client) => client.companies.listWithEmployees.query(),
  },
  {
    name: 'a preview of a 941',
    sends: { statements: 22, roundTrips: 5 },
    ask: (client, { companyId }) =>
      client.reports.preview.query({ report: 'form-941', companyId, year: 2026, quarter: 1 }),
  },
  {
    name: 'a stub',
    sends: { statements: 22, roundTrips: 5 },
    ask: (client, { companyId, employeeId, entryId }) =>
      client.reports.preview.query({ report: 'entry-stub', companyId, employeeId, entryId }),
  },
  {
    name: 'Cargar Tiempo',
    sends: { statements: 3, roundTrips: 3 },
    ask: (client, { companyId, employeeId }) =>
      client.payroll.sheet.query({ companyId, employeeId, year: 2026 }),
  },
  {
    name: 'an entry that is opened',
    sends: { statements: 3, roundTrips: 3 },
    ask: (client, { entryId }) => client.payroll.get.query({ entryId }),
  },
  {
    name: 'a correction',
    sends: { statements: 8, roundTrips: 5 },
    ask: (client, { entryId, version, accountantId }) =>
      client.payroll.amend.mutate({ entryId, version, entry: aWeekOf(30, accountantId) }),
  },
  {
    name: 'a save',
    sends: { statements: 8, roundTrips: 5 },
    ask: (client, { employeeId, accountantId }) =>
      client.payroll.load.mutate({ employeeId, entry: aWeekOf(8, accountantId) }),
  },
];

describe('What is sent to PostgreSQL', () => {
  const counted = countRoundTrips();
  const database = useDatabase('postgres', counted.watch);
  let office: Office;
  let client: Client;

  beforeAll(async () => {
    const asked = await anOffice(database.db, 1);
    office = asked.office;
    client = typedClient(testDependencies(database.db), asked.tokens.administrator);
    await client.codes.create.mutate({ registrationCode: aCode('rosa') });
    await client.users.register.mutate({
      ...PERSON,
      name: 'Rosa',
      lastName: 'Paz',
      phone: '7875550151',
      code: aCode('rosa').code,
    });
  });

  it.each(OPERATIONS)('for $name is $sends', async ({ sends, ask }) => {
    expect(await counted.during(() => ask(client, office))).toEqual(sends);
  });
});
