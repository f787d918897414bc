import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { findUserByEmail } from '@garita/ledger/registry/access/users';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { listDue } from '@garita/server/application/filing/due';
import { testDependencies } from '@garita/server/testing/test-server';
import { expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';

const database = useDatabase();

it('has settled its obligations, except three late ones', async () => {
  const dependencies = testDependencies(database.db, { now: new Date('2026-05-20T16:00:00Z') });
  await loadDemo(dependencies, 'una contraseña de prueba', () => {});
  const user = await findUserByEmail(database.db, 'contador@demo.garita');
  if (!user) throw new Error('The demonstration has no practitioner');
  const actor = { ...user, userId: user.id, access: WHOLE_ACCOUNT, sessionId: 0 };
  const due = await listDue(dependencies, actor)();
  const past = due.filter(({ due: day }) => day < '2026-05-20').map(({ state }) => state);
  expect(past.filter((state) => state === 'overdue')).toHaveLength(3);
  expect(past.filter((state) => state !== 'overdue' && state !== 'settled' && state !== 'covered')).toEqual(
    [],
  );
});
