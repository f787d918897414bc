import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { OwnAccess } from './profile-screen.tsx';

function open(access: object) {
  show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, name: 'Luis', role: 'auditor', access } }),
        'companies.list': () => [{ id: 3, name: 'Café Luna' }],
      }}
    >
      <OwnAccess />
      <p>listo</p>
    </TestServer>,
  );
}

it('tells an auditor which companies and years are theirs, and until when', async () => {
  open({ companyIds: [3], fromYear: 2025, toYear: null, until: '2026-12-31' });
  expect(await screen.findByText('Su acceso')).toBeTruthy();
  expect(await screen.findByText('Café Luna')).toBeTruthy();
  expect(screen.getByText('desde 2025')).toBeTruthy();
  expect(screen.getByText('31 dic 2026')).toBeTruthy();
});

it('tells nothing of what has no limit', async () => {
  open({ ...WHOLE_ACCOUNT, until: '2026-12-31' });
  expect(await screen.findByText('31 dic 2026')).toBeTruthy();
  expect(screen.queryByText('Compañías')).toBeNull();
  expect(screen.queryByText('Años')).toBeNull();
});
