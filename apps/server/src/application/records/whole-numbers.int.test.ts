import { recordAttempt } from '@garita/ledger/registry/access/attempts';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { findActor } from '../../auth/actor.ts';
import { revealCounter } from '../../auth/throttle.ts';
import { ROUTE_GROUPS } from '../../doors/rest/route-groups.ts';
import { anOffice, type Caller, type Office } from '../../testing/authorization-office.ts';
import { QUESTIONS } from '../../testing/questions.ts';
import { refusal } from '../../testing/refusal.ts';
import { requestRest, TEST_NOW, testDependencies } from '../../testing/test-server.ts';

/** The numbers of the office's employee and contractor, and the account of the latter, as digits. */
const WHOLE = /581440021|900550071|0055004321/;

/** The parts of addresses that are no ids of records. */
const VALUES: Record<string, string> = {
  year: '2026',
  type: '1',
  periodId: '2026110',
  month: '2026-03',
};

const READS = ROUTE_GROUPS.flatMap(({ base, routes }) =>
  routes.flatMap(({ method, path }) => (method === 'get' ? [`${base}${path}`] : [])),
);

describe('the limit of whole numbers', () => {
  const database = useDatabase();
  const world = () => testDependencies(database.db);
  let office: Office;
  let administrator: Caller;
  let token: string | undefined;

  // Somebody who has been shown sixty numbers within this quarter of an hour.
  beforeAll(async () => {
    const asking = await anOffice(database.db, 1);
    ({ office } = asking);
    administrator = asking.callers.administrator;
    token = asking.tokens.administrator;
    const { companyId, contractorId } = office;
    const one = { companyId, contractorId };
    const { id: _, isActive, companyId: __, ...contractor } = await administrator.contractors.get(one);
    await administrator.contractors.update({
      ...one,
      contractor: { ...contractor, bankAccount: '0055004321' },
    });
    const { userId } = (await findActor(world(), 'bearer', token)) ?? { userId: 0 };
    const { name, limit } = revealCounter(userId);
    await recordAttempt(database.db, Array<string>(limit).fill(name), TEST_NOW);
  });

  it('is what makes numbers whole or masked at each read of a person', async () => {
    const { companyId, employeeId, contractorId } = office;
    expect(await administrator.employees.get({ companyId, employeeId })).toMatchObject({
      socialSecurityNumber: '***-**-0021',
    });
    expect(await administrator.contractors.get({ companyId, contractorId })).toMatchObject({
      taxpayerNumber: '***-**-0071',
      bankAccount: '*****4321',
    });
    const later = testDependencies(database.db, { now: new Date(TEST_NOW.getTime() + 16 * 60_000) });
    const answer = await requestRest(later, {
      path: `employers/${companyId}/${employeeId}`,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject({ result: { social_security_number: '581-44-0021' } });
  });

  it.each(QUESTIONS)('holds where $name is asked', async ({ ask }) => {
    const answer = await ask(administrator, office).catch(async (error: unknown) => {
      expect(await refusal(Promise.reject(error))).toMatchObject({ code: expect.any(String) });
    });
    expect(digitsOf(JSON.stringify(answer ?? ''))).not.toMatch(WHOLE);
  });

  it.each(READS)('holds at GET %s', async (path) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await requestRest(world(), { path: filledIn(path, office).slice(1), headers });
    const type = answer.headers.get('content-type') ?? '';
    // Forms have numbers whole, and each is recorded when it is taken.
    if (type.includes('json')) expect(digitsOf(await answer.text())).not.toMatch(WHOLE);
    else await answer.body?.cancel();
    expect(answer.status).not.toBe(500);
  });
});

/** Returns an address with the ids of the office: an `id` alone is that of a person. */
function filledIn(path: string, { companyId, employeeId, contractorId, entryId, filingId }: Office): string {
  const id = path.startsWith('/outemployers') ? contractorId : employeeId;
  const ids: Record<string, number> = { id, companyId, employeeId, contractorId, entryId, filingId };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name] ?? String(ids[name] ?? companyId));
}

function digitsOf(text: string): string {
  return text.replaceAll(/[-\s]/g, '');
}
