import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession, storedRole, storeSession } from '../lib/session.ts';
import { clearNotices, useNotices } from '../ui/notices/notices.ts';
import { type EntranceQueries, privateOnly, publicOnly, recordsOnly, unknownAddress } from './guards.ts';

const DESK = '/escritorio/dash';
const CREATE_ACCOUNTANT = '/escritorio/contadores/agregar';

const administrator = { user: { role: 'administrator', roleId: 1 } } as const;
const practitioner = { user: { role: 'practitioner', roleId: 2 } } as const;
const auditor = { user: { role: 'auditor', roleId: 4 } } as const;

const refusing = () => Promise.reject(new Error('refused'));
const server = (answers: Partial<EntranceQueries> = {}): EntranceQueries => ({
  currentUser: async () => practitioner,
  listAccountants: async () => ['Ana'],
  ...answers,
});

const whereTo = (answer: Response | null) => answer?.headers.get('location') ?? 'stays';
const enter = async (answers?: Partial<EntranceQueries>, pathname = DESK) =>
  whereTo(await privateOnly(async () => server(answers), pathname));

beforeEach(() => {
  localStorage.clear();
  storeSession({ accessToken: 'token', name: 'María' });
});

describe('public screens', () => {
  it('send a signed-in user to Escritorio', () => {
    expect(whereTo(publicOnly())).toBe(DESK);
  });

  it('are open to everybody else', () => {
    localStorage.clear();
    expect(whereTo(publicOnly())).toBe('stays');
  });
});

describe('private screens', () => {
  it('send people without a session to the sign-in, without fetching the queries', async () => {
    localStorage.clear();
    expect(whereTo(await privateOnly(() => expect.unreachable('fetched'), DESK))).toBe('/');
  });

  it('store the role of the user', async () => {
    expect(await enter({ currentUser: async () => administrator })).toBe('stays');
    expect(storedRole()).toBe('1');
  });

  it('forget a session that the server does not know', async () => {
    expect(await enter({ currentUser: refusing })).toBe('/');
    expect(readSession()).toBeUndefined();
    expect(storedRole()).toBe('0');
  });
});

describe('an account without accountants', () => {
  const listAccountants = async () => [];

  it.each([administrator, practitioner])('starts with the first one for $user.role', async (user) => {
    expect(await enter({ currentUser: async () => user, listAccountants })).toBe(CREATE_ACCOUNTANT);
  });

  it('does not ask that of an auditor, who may not create one', async () => {
    expect(await enter({ currentUser: async () => auditor, listAccountants })).toBe('stays');
  });

  it.each([CREATE_ACCOUNTANT, '/escritorio/profile'])('lets a user stay on %s', async (pathname) => {
    expect(await enter({ listAccountants }, pathname)).toBe('stays');
  });

  it('is not concluded from a failure to list them', async () => {
    expect(await enter({ listAccountants: refusing })).toBe('stays');
  });
});

describe('screens of records', () => {
  it('are there for ids that a record can have', () => {
    expect(whereTo(recordsOnly({ companyId: '1', employeeId: '20' }))).toBe('stays');
  });

  it.each(['abc', '0', '-1', '1.5', '9'.repeat(16)])('are unknown addresses with the id %s', (companyId) => {
    expect(whereTo(recordsOnly({ companyId }))).toBe(DESK);
  });
});

describe('an address without a screen', () => {
  const saidOn = (arrive: () => Response) => {
    clearNotices();
    expect(whereTo(arrive())).toBe(DESK);
    return renderHook(useNotices).result.current.map(({ text }) => text);
  };

  it('leads to Escritorio and says so', () => {
    expect(saidOn(unknownAddress)).toEqual(['Esa dirección no existe. Este es su Escritorio.']);
  });

  it('says nothing to somebody on the way to sign in', () => {
    localStorage.clear();
    expect(saidOn(unknownAddress)).toEqual([]);
  });
});
