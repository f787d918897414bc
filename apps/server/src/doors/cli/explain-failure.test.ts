import { OldPostgresError } from '@garita/ledger/database/server-version';
import { EarlyDatabaseError, NewerDatabaseError } from '@garita/ledger/database/table-migrations';
import { expect, it } from 'vitest';
import { readServerOptions } from '../../boot/config.ts';
import { explainFailure } from './explain-failure.ts';

it('says in Spanish that a later version has the database', () => {
  const [first] = explainFailure(new NewerDatabaseError());
  expect(first).toMatch(/^Una versión más nueva de Garita ya cambió las tablas/);
});

it('says in Spanish that an early version made the database', () => {
  const [first] = explainFailure(new EarlyDatabaseError());
  expect(first).toMatch(/^Las tablas de esta base de datos son de una versión de prueba de Garita/);
});

it('says in Spanish which PostgreSQL is too old, and which is not', () => {
  const [first] = explainFailure(new OldPostgresError('14.19'));
  expect(first).toMatch(
    /^La base de datos es PostgreSQL 14\.19, y Garita necesita PostgreSQL 15 o más nuevo/,
  );
});

it.each([
  ['28P01', /^PostgreSQL no acepta el usuario o la contraseña/],
  ['53300', /^El PostgreSQL de DATABASE_URL no acepta más conexiones/],
  ['57P03', /^El PostgreSQL de DATABASE_URL está iniciando/],
])('says in one line what PostgreSQL means by %s, also below the query that failed', (code, sentence) => {
  const cause = Object.assign(new Error('of PostgreSQL'), { code });
  expect(explainFailure(new Error('Failed query', { cause }))).toEqual([expect.stringMatching(sentence)]);
});

it('refuses an option that the server does not have, and takes --demo', () => {
  expect(readServerOptions(['--demo'])).toEqual({ isDemo: true });
  expect(readServerOptions([])).toEqual({ isDemo: false });
  for (const typed of ['--port=80', '--help', 'demo', '--demo=yes']) {
    let failure: unknown;
    try {
      readServerOptions(['--demo', typed]);
    } catch (error) {
      failure = error;
    }
    expect(explainFailure(failure)).toEqual([
      expect.any(String),
      expect.stringContaining(`${typed}: no existe`),
    ]);
  }
});
