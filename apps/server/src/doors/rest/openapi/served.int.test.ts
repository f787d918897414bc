import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, type RestCall, testDependencies, tokenFor } from '../../../testing/test-server.ts';
import { restDoor } from '../rest.ts';
import { ROUTE_GROUPS } from '../route-groups.ts';
import { missingNames } from '../wire/refuse-unknown-names.ts';
import { documentedPath, openApiDocument } from './document.ts';

const document = openApiDocument(ROUTE_GROUPS);

const routes = ROUTE_GROUPS.flatMap(({ base, routes: ofGroup }) =>
  ofGroup.map((route) => ({ ...route, path: `${base}${route.path}` })),
);

describe('the documented interface', () => {
  const database = useDatabase();

  it('serves its document to everybody', async () => {
    const { status, json } = await callRest(testDependencies(database.db), undefined, {
      path: 'openapi.json',
    });
    expect(status).toBe(200);
    expect(json).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('serves every operation of the document and no other', () => {
    const mounted = restDoor(testDependencies(database.db)).routes.map(
      ({ method, path }) => `${method} ${documentedPath('', path)}`,
    );
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // The last one refuses what none of the others takes.
    const all = ['GET /openapi.json', 'ALL /*', ...documented];
    expect(mounted.map(trimmed).toSorted()).toEqual(all.map(trimmed).toSorted());
  });

  it('refuses an empty body for want of the fields that the document requires', async () => {
    const dependencies = testDependencies(database.db);
    const token = await tokenFor(dependencies, await savedAccount(database.db, 'vacía'));
    for (const { method, path, spec } of routes) {
      if (!spec.body || spec.body.required || missingNames(spec.body).size === 0) continue;
      const call = { method: method.toUpperCase(), path: path.slice(1).replace(/:\w+/g, '1'), body: {} };
      const body = spec.bodyKind === 'form' ? new FormData() : {};
      // The method is one of the routes.
      const { status, json } = await callRest(dependencies, token, { ...call, body } as RestCall);
      expect([path, status]).toEqual([path, 422]);
      const { errors } = json as { errors: { field: string }[] }; // a refusal's answer
      expect([path, new Set(errors.map(({ field }) => field))]).toEqual([path, missingNames(spec.body)]);
    }
  });
});

function trimmed(path: string): string {
  return path.replace(/\/$/, '');
}
