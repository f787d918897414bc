import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { anOffice } from '../testing/authorization-office.ts';
import { ALLOWED, AUTHORIZATION } from '../testing/authorization-table.ts';
import { refusal } from '../testing/refusal.ts';

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
});

/** Whether somebody is heard at all, whatever the answer then is. */
async function outcome(call: Promise<unknown>): Promise<string> {
  const code = await call.then(
    () => 'heard',
    async () => (await refusal(call)).code,
  );
  return ['not-signed-in', 'forbidden', 'invalid-input', 'unexpected'].includes(code) ? code : 'heard';
}
