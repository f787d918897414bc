import { NewerDatabaseError } from '@garita/ledger/database/table-migrations';
import { expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

it('says in Spanish that a later version has the database', () => {
  const [first] = explainFailure(new NewerDatabaseError());
  expect(first).toMatch(/^Una versión más nueva de Garita ya cambió las tablas/);
});
