import type { Role } from '@garita/domain/account/permissions';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { AuditorPacket } from './audit-screen.tsx';

async function asked(role: Role) {
  const fetched = vi.fn<(address: string, init: { body: string }) => Promise<Response>>(
    async () => new Response('PK'),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const { user } = show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role } }) }}>
      <AuditorPacket companyId={5} />
    </TestServer>,
  );
  await user.click(screen.getByRole('button', { name: 'Paquete del auditor' }));
  await screen.findByRole('alertdialog', { name: 'Paquete del auditor' });
  const load = async () => {
    await user.click(screen.getByRole('button', { name: 'Descargar' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    const [address, init] = fetched.mock.calls[0] ?? [];
    return { address, body: JSON.parse(init?.body ?? '') as unknown };
  };
  return { user, load };
}

describe("the question before an auditor's packet", () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks whoever works in the account for its consent, and takes no personal data without', async () => {
    const { load } = await asked('practitioner');
    await screen.findByRole('checkbox', { name: 'La cuenta consiente en incluir datos personales' });
    expect(await load()).toEqual({
      address: '/files/auditor-packet',
      body: { companyId: 5, personalData: false },
    });
  });

  it('takes them with it', async () => {
    const { user, load } = await asked('administrator');
    await user.click(await screen.findByRole('checkbox'));
    expect(await load()).toMatchObject({ body: { companyId: 5, personalData: true } });
  });

  it('tells an auditor who may consent', async () => {
    const { load } = await asked('auditor');
    expect(screen.getByText(/solo los puede incluir alguien que trabaja en la cuenta/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await load()).toMatchObject({ body: { personalData: false } });
  });
});
