import { addCompanyCopies } from '@garita/ledger/testing/company-copies';
import { countRowsRead } from '@garita/ledger/testing/rows-read';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from './authorization-office.ts';
import { QUESTIONS } from './questions.ts';
import { testDependencies, typedCaller } from './test-server.ts';

/**
 * The number of other companies, more than any account has, each with a copy of the rows of the tested one.
 */
const COMPANY_COPIES = 1_000;
/**
 * More rows of one table than any answer about that company reads, whatever its plan, and far fewer than the
 * others have.
 */
const MANY = 200;

/** The queries that list or count all companies of an account, and therefore grow with their number. */
const OF_ALL: readonly string[] = [
  'desk.attention',
  'desk.week',
  'filing.due',
  'companies.list',
  'companies.page',
  'companies.listWithEmployees',
  'companies.defaults',
  'companies.accountCalendars',
  'search.records',
  'fixedTaxes.effect',
  'parameters.effect',
];

describe('What the screens ask', () => {
  const database = useDatabase('postgres');
  let office: Office;
  let token: string | undefined;
  let ours: number;

  beforeAll(async () => {
    const asked = await anOffice(database.db, 1);
    office = asked.office;
    token = asked.tokens.administrator;
    ours = (await asked.callers.administrator.session.current()).user.accountId;
  });

  /** Returns the queries that read many rows of any table. */
  async function crowded(): Promise<string[]> {
    const names: string[] = [];
    for (const { name, ask } of QUESTIONS) {
      const read = await database.db.transaction(async (tx) => {
        const we = await typedCaller(testDependencies(tx), token);
        return countRowsRead(tx, () => ask(we, office));
      });
      if (Object.values(read).some((rows) => rows > MANY)) names.push(name);
    }
    return names;
  }

  it('reads nothing of other accounts, however many companies they have', async () => {
    const { scope } = await savedAccount(database.db, 'multitud');
    await addCompanyCopies(database.owner, {
      ...scope,
      companyId: office.companyId,
      companies: COMPANY_COPIES,
    });
    expect(await crowded()).toEqual([]);
  });

  it('reads nothing of the other companies of its account, unless it tells of all of them', async () => {
    await addCompanyCopies(database.owner, {
      accountId: ours,
      companyId: office.companyId,
      companies: COMPANY_COPIES,
    });
    expect(await crowded()).toEqual(OF_ALL);
  });
});
