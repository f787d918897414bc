import { OldPostgresError } from '@garita/ledger/database/server-version';
import { NewerDatabaseError } from '@garita/ledger/database/table-migrations';
import { expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

it('says in Spanish that a later version has the database', () => {
  const [first] = explainFailure(new NewerDatabaseError());
  expect(first).toMatch(/^Una versión más nueva de Garita ya cambió las tablas/);
});

it('says in Spanish which PostgreSQL is too old, and which is not', () => {
  const [first] = explainFailure(new OldPostgresError('14.19'));
  expect(first).toMatch(
    /^La base de datos es PostgreSQL 14\.19, y Garita necesita PostgreSQL 15 o más nuevo/,
  );
});
