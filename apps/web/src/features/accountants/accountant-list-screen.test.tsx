import type { Role } from '@garita/domain/account/permissions';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { type Answers, TestServer } from '../../testing/test-server.tsx';
import { AccountantListScreen } from './accountant-list-screen.tsx';

const LUIS = {
  id: 1,
  name: 'Luis',
  firstLastName: 'Vega',
  email: 'luis@vega.example',
  phone: '7875550120',
  isActive: true,
};

async function setUp(answers: Answers = {}, role: Role = 'practitioner') {
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role } }),
        'accountants.list': () => [LUIS],
        ...answers,
      }}
    >
      <AccountantListScreen />
    </TestServer>,
  );
  await screen.findByText('Luis Vega');
  const accept = async (title: string) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  };
  return { user, accept };
}

describe('the list of accountants', () => {
  it('shows name, e-mail and telephone', async () => {
    await setUp();
    expect(screen.getByText('luis@vega.example')).toBeTruthy();
    expect(screen.getByText('787-555-0120')).toBeTruthy();
  });

  it('switches an accountant off after a question that names them', async () => {
    const setActive = vi.fn<(input: unknown) => unknown>();
    const { user, accept } = await setUp({ 'accountants.setActive': setActive });
    await user.click(await screen.findByRole('switch', { name: 'Activo: el contador: Luis Vega' }));
    expect(screen.getByText('¿Está seguro que desea DESACTIVAR el contador: Luis Vega?')).toBeTruthy();
    await accept('Desactivar');
    expect(setActive).toHaveBeenCalledWith({ accountantId: 1, isActive: false });
    expect(await screen.findByText('Cambiando exitosamente')).toBeTruthy();
  });

  it('lets an auditor open accountants, and nothing else', async () => {
    await setUp({}, 'auditor');
    expect(screen.getByRole('link', { name: 'Abrir: Luis Vega' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('Sí')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Eliminar: Luis Vega' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Agregar contador' })).toBeNull();
  });
});
