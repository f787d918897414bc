import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSession,
  isSidebarExpanded,
  onSessionEndedElsewhere,
  readSession,
  refuseSession,
  storedRole,
  storeRole,
  storeSession,
  storeSidebarExpanded,
} from './session.ts';

const maria = { accessToken: 'token-1', name: 'María' };

beforeEach(() => localStorage.clear());

describe('the session', () => {
  it('is absent until somebody signs in', () => {
    expect(readSession()).toBeUndefined();
  });

  it('is kept under the names of the specification', () => {
    storeSession(maria);
    expect(localStorage.getItem('access_token')).toBe('token-1');
    expect(localStorage.getItem('name')).toBe('María');
    expect(readSession()).toEqual(maria);
  });

  it('takes its role along when it goes, but leaves the menu as it was', () => {
    storeSession(maria);
    storeRole(1);
    storeSidebarExpanded(true);
    clearSession();
    expect(readSession()).toBeUndefined();
    expect(storedRole()).toBe('3');
    expect(isSidebarExpanded()).toBe(true);
  });
});

describe('the role', () => {
  it('is 3 before the server was asked', () => {
    expect(storedRole()).toBe('3');
  });

  it('is the number that the server told', () => {
    storeRole(1);
    expect(storedRole()).toBe('1');
  });

  it('is not handed on to the next person who signs in', () => {
    storeRole(1);
    storeSession(maria);
    expect(storedRole()).toBe('3');
  });

  it('is 0 after the server refused the session', () => {
    storeSession(maria);
    refuseSession();
    expect(readSession()).toBeUndefined();
    expect(storedRole()).toBe('0');
  });
});

it('starts with the menu collapsed', () => {
  expect(isSidebarExpanded()).toBe(false);
});

describe('signing out in another tab', () => {
  const inAnotherTab = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('is notified when the token is removed, and only then', () => {
    let notifications = 0;
    const stop = onSessionEndedElsewhere(() => notifications++);
    inAnotherTab('name', null);
    inAnotherTab('access_token', 'token-2');
    expect(notifications).toBe(0);
    inAnotherTab('access_token', null);
    expect(notifications).toBe(1);
    stop();
    inAnotherTab('access_token', null);
    expect(notifications).toBe(1);
  });
});
