import { afterEach, describe, expect, it } from 'vitest';
import { storeSession } from '../lib/session.ts';
import { createRouter } from './router.tsx';

const router = createRouter(async () => ({
  QueryProvider: ({ children }) => children,
  entrance: {
    currentUser: async () => ({ user: { role: 'practitioner', roleId: 2 } }),
    listAccountants: async () => ['Ana'],
  },
  forget: () => {},
}));

afterEach(() => router.dispose());

describe('a choice in the query of a screen', () => {
  it('is there at once, so that nothing is typed into the form that is about to go', async () => {
    storeSession({ accessToken: 'token', name: 'María' });
    await router.navigate('/escritorio/dash');
    expect(router.state.location.pathname).toBe('/escritorio/dash');
    void router.navigate('/escritorio/dash?year=2026');
    expect(router.state.location.search).toBe('?year=2026');
  });
});
