import { ROLES } from '@garita/domain/account/permissions';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Dependencies } from '../../../application/dependencies.ts';
import { anOffice } from '../../../testing/authorization-office.ts';
import { DOWNLOADS } from '../../../testing/download-calls.ts';
import { type RestCall, requestRest, testDependencies } from '../../../testing/test-server.ts';
import { reportRoutes } from './report.routes.ts';

/** The two ways in which a browser says who asks: most downloads send the cookie alone. */
const SIGNS = {
  'the bearer token': (token: string) => ({ Authorization: `Bearer ${token}` }),
  'the cookie': (token: string) => ({ Cookie: `garita_download=${token}-cookie` }),
};

it('covers every file that the door gives', () => {
  const files = reportRoutes.routes.filter(({ spec }) => spec.answer.schema === undefined);
  expect(files.length).toBeGreaterThan(20);
  expect(files.map(({ spec }) => spec.id).toSorted()).toEqual(Object.keys(DOWNLOADS).toSorted());
});

describe('who may download what', () => {
  const database = useDatabase();
  let dependencies: Dependencies;
  let asking: Awaited<ReturnType<typeof anOffice>>;

  beforeAll(async () => {
    dependencies = testDependencies(database.db);
    asking = await anOffice(database.db, 1);
  });

  const statusFor = async (headers: Record<string, string>, call: RestCall) =>
    (await requestRest(dependencies, { ...call, headers })).status;

  it.each(Object.entries(DOWNLOADS))('%s: nobody without a session', async (_, { call }) => {
    expect(await statusFor({}, call(asking.office))).toBe(401);
    for (const sign of Object.values(SIGNS)) {
      expect(await statusFor(sign('of-no-session'), call(asking.office))).toBe(401);
    }
  });

  describe.each(Object.entries(SIGNS))('with %s', (_, sign) => {
    const statusAs = (who: keyof typeof asking.tokens, call: RestCall) =>
      statusFor(sign(asking.tokens[who] ?? ''), call);

    it.each(Object.entries(DOWNLOADS))('%s: every role of the account', async (_name, { call }) => {
      for (const role of ROLES) {
        expect(await statusAs(role, call(asking.office)), role).toBe(200);
      }
    });

    it.each(Object.entries(DOWNLOADS))("%s: not another account's company", async (_name, { call }) => {
      expect(await statusAs('stranger', call(asking.office))).toBe(404);
    });

    it.each(Object.entries(DOWNLOADS).filter(([, { isOfPerson }]) => isOfPerson))(
      "%s: not another account's person under a company of one's own",
      async (_name, { call }) => {
        const misled = { ...asking.office, companyId: asking.strangerCompanyId };
        expect(await statusAs('stranger', call(misled))).toBe(404);
      },
    );
  });
});
