import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';

type Answered = { result: { id: number; first_name: string }[] };

describe('the documented list of employees', () => {
  const database = useDatabase();
  let offices = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `paginas-${++offices}`);
    const company = await savedCompany(database.db, account);
    for (const firstName of ['Zoé', 'Ñico', 'Ana', 'Nora', 'Óscar']) {
      await savedEmployee(database.db, account, company, { firstName });
    }
    const token = await tokenFor(dependencies, account, 'practitioner');
    return (query: string) =>
      callRest(dependencies, token, { path: `employers/${company.scope.companyId}${query}` });
  }

  it('is read whole, or page by page until one has fewer than were asked for', async () => {
    const list = await anOffice();
    const whole = (await list('')).json as Answered;
    const read: Answered['result'] = [];
    for (let after = ''; ; after = `&after=${read.at(-1)?.id}`) {
      const { result } = (await list(`?limit=2${after}`)).json as Answered;
      read.push(...result);
      if (result.length < 2) break;
    }
    expect(read.map(({ first_name }) => first_name)).toEqual(['Ana', 'Nora', 'Ñico', 'Óscar', 'Zoé']);
    expect(read).toEqual(whole.result);
  });

  it('is searched by page, and by page alone', async () => {
    const list = await anOffice();
    expect(((await list('?limit=5&search=nico')).json as Answered).result).toMatchObject([
      { first_name: 'Ñico' },
    ]);
    for (const query of ['?search=nico', '?after=1', '?limit=0', '?limit=501', '?limit=a']) {
      expect(await list(query)).toMatchObject({ status: 422, json: { errors: [{ field: 'limit' }] } });
    }
  });
});
