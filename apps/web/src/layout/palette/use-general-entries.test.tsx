import type { Role } from '@garita/domain/account/permissions';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCurrentUser } from '../../lib/trpc.ts';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { useGeneralEntries } from './use-general-entries.ts';

/** Shows the entries after the server has said who is signed in. */
function Entries() {
  const user = useCurrentUser();
  const entries = useGeneralEntries({ mayWriteRecords: false, mayWritePay: false });
  return user && entries.map(({ id, label }) => <p key={id}>{label}</p>);
}

async function offeredTo(role: Role): Promise<string[]> {
  show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role } }) }}>
      <Entries />
    </TestServer>,
  );
  await screen.findByText('Cerrar sesión');
  return screen.getAllByRole('paragraph').map(({ textContent }) => textContent ?? '');
}

it('finds the users of the account for those who may invite', async () => {
  expect(await offeredTo('practitioner')).toContain('Usuarios');
});

it('leads nobody else to them', async () => {
  expect(await offeredTo('auditor')).not.toContain('Usuarios');
});
