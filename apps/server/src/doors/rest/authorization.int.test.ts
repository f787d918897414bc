import { ROLES } from '@garita/domain/account/permissions';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Dependencies } from '../../application/dependencies.ts';
import { ALLOWED, AUTHORIZATION } from '../../testing/authorization-table.ts';
import { findCalledProcedure } from '../../testing/called-procedure.ts';
import { prepareOffice, type Side } from '../../testing/parity-office.ts';
import { OPERATIONS } from '../../testing/parity-operations.ts';
import { callRest, type RestCall, testDependencies } from '../../testing/test-server.ts';
import { restDoor } from './rest.ts';

/**
 * The routes that the documented door answers without a session: its document, those that open a session,
 * and the refusal of a method that an address does not have.
 */
const OPEN_ROUTES = ['POST /auth/login', 'POST /users', 'GET /openapi.json', 'ALL /*'];

/** The statuses that another account's administrator gets. */
const STRANGER_STATUS = { 'not-found': 404, 'unknown-accountant': 422 };

/**
 * The operations that do not refuse a stranger: the office's accountant is 1, the documented default, and a
 * new company then gets their own.
 */
const OWN_ACCOUNTANT = ['createCompany'];

describe('who may do what through the documented door', () => {
  // Each role lives through everything that the doors are compared with, so that what it asks for is always
  // there.
  describe.each(ROLES)('as %s', (role) => {
    const database = useDatabase();
    let dependencies: Dependencies;
    let side: Side;

    beforeAll(async () => {
      dependencies = testDependencies(database.db);
      side = await prepareOffice(dependencies);
    });

    const statusFor = async (who: keyof Side['tokens'], call: RestCall) =>
      (await callRest(dependencies, side.tokens[who], call)).status;

    it.each(OPERATIONS)('$useCase', async (operation) => {
      const { who, stranger, isOfNoCompany } = AUTHORIZATION[await findCalledProcedure(operation, side)];
      const call = operation.rest(side);
      if (who !== 'anybody') expect(await statusFor('nobody', call)).toBe(401);
      if (stranger && !OWN_ACCOUNTANT.includes(operation.useCase))
        expect(await statusFor('stranger', call)).toBe(STRANGER_STATUS[stranger]);
      if (stranger && !isOfNoCompany && role === 'auditor')
        expect(await statusFor('limited', call)).toBe(ALLOWED[who].includes(role) ? 404 : 403);
      const status = await statusFor(role, call);
      if (ALLOWED[who].includes(role)) {
        expect([401, 403, 500]).not.toContain(status);
      } else {
        expect(status).toBe(403);
        // Their role, before anybody looks at what they sent.
        if (isJson(call)) expect(await statusFor(role, { ...call, body: { unheard_of: 1 } })).toBe(403);
        expect(await statusFor('administrator', call)).toBe(200);
      }
    });
  });

  describe('without a session', () => {
    const database = useDatabase();

    it.each(['', '/'])(
      'answers nothing but its document, signing in and opening an account at paths with %j at the end',
      async (end) => {
        const dependencies = testDependencies(database.db);
        const routes = restDoor(dependencies).routes.map(({ method, path }) => ({
          method,
          path: path.replace(/\/$/, ''),
        }));
        expect(routes.length).toBeGreaterThan(40);
        for (const { method, path } of routes) {
          const call = { method, path: `${path.slice(1).replaceAll(/:\w+/g, '1')}${end}` };
          // The method is one of the routes.
          const { status } = await callRest(dependencies, undefined, call as RestCall);
          const isOpen = OPEN_ROUTES.includes(`${method} ${path}`);
          expect([method, path, status === 401]).toEqual([method, path, !isOpen]);
        }
      },
    );
  });
});

function isJson({ body }: RestCall): boolean {
  return body !== undefined && !(body instanceof FormData);
}
