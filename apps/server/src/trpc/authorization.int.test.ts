import type { Role } from '@garita/domain/account/permissions';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { restDoor } from '../rest/rest.ts';
import { anOffice } from '../testing/authorization-office.ts';
import { AUTHORIZATION, type Rule } from '../testing/authorization-table.ts';
import { refusal } from '../testing/refusal.ts';
import { callRest, type RestCall, testDependencies } from '../testing/test-server.ts';

const ALLOWED: Record<Rule['who'], readonly (Role | 'nobody')[]> = {
  anybody: ['nobody', 'auditor', 'practitioner', 'administrator'],
  'signed-in': ['auditor', 'practitioner', 'administrator'],
  writers: ['practitioner', 'administrator'],
  administrators: ['administrator'],
};

/** What the documented door answers without a session. */
const OPEN_ROUTES = ['POST /auth/login', 'POST /users'];

describe.each(databases)('who may do what on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  describe.each(Object.entries(AUTHORIZATION))('%s', (_, { who, call, stranger }) => {
    it(`is for ${who}`, async () => {
      const { office, callers } = await anOffice(database.db, ++offices);
      if (stranger) {
        expect(await refusal(call(callers.stranger, office))).toMatchObject({ code: stranger });
      }
      expect(await outcome(call(callers.nobody, office))).toBe(who === 'anybody' ? 'heard' : 'not-signed-in');
      for (const role of ['auditor', 'practitioner', 'administrator'] as const) {
        const expected = ALLOWED[who].includes(role) ? 'heard' : 'forbidden';
        expect([role, await outcome(call(callers[role], office))]).toEqual([role, expected]);
      }
    });
  });

  it('nothing of the documented door without a session, but signing in and opening an account', async () => {
    const dependencies = testDependencies(database.db);
    const routes = restDoor(dependencies).routes.map(({ method, path }) => ({
      method,
      path: path.replace(/\/$/, ''),
    }));
    expect(routes.length).toBeGreaterThan(40);
    for (const { method, path } of routes) {
      const call = { method, path: path.slice(1).replaceAll(/:\w+/g, '1') };
      const { status } = await callRest(dependencies, undefined, call as RestCall); // a method of the routes
      const isOpen = OPEN_ROUTES.includes(`${method} ${path}`);
      expect([method, path, status === 401]).toEqual([method, path, !isOpen]);
    }
  });
});

/** Whether somebody is heard at all, whatever the answer then is. */
async function outcome(call: Promise<unknown>): Promise<string> {
  const code = await call.then(
    () => 'heard',
    async () => (await refusal(call)).code,
  );
  return ['not-signed-in', 'forbidden', 'invalid-input', 'unexpected'].includes(code) ? code : 'heard';
}
