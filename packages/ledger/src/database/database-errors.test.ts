import { expect, it } from 'vitest';
import { isConnectionLost } from './database-errors.ts';

const coded = (code: string) => Object.assign(new Error('of PostgreSQL or the network'), { code });

it.each([
  ['a backend that was ended', coded('57P01')],
  ['a server that is starting', coded('57P03')],
  ['a server that has no place left', coded('53300')],
  ['a network that refuses', coded('ECONNREFUSED')],
  ['a driver whose socket was closed', coded('CONNECTION_CLOSED')],
  ['a driver that got none in time', coded('CONNECT_TIMEOUT')],
  ['a query of any of these', new Error('Failed query: rollback', { cause: coded('57P01') })],
])('a connection is lost with %s', (_what, error) => {
  expect(isConnectionLost(error)).toBe(true);
});

it.each([
  ['a unique value that exists', coded('23505')],
  ['a query that was cancelled', coded('57014')],
  ['a deadlock', coded('40P01')],
  ['something that is no error', 'Connection terminated'],
])('no connection is lost with %s', (_what, error) => {
  expect(isConnectionLost(error)).toBe(false);
});
