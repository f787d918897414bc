import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { InviteScreen } from './invite-screen.tsx';

const LINK = { path: '/invitacion#secreto', expiresAt: '2026-03-09T14:30:00.000Z' };

async function invite(answer: (input: unknown) => unknown) {
  const { user } = show(
    <TestServer answers={{ 'users.invite': answer, 'users.invitations': () => [] }}>
      <InviteScreen />
    </TestServer>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'Luis@Vega.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Auditor');
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(screen.getByText('¿Está seguro que desea invitar a luis@vega.example como Auditor?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  return { user };
}

it('invites after asking, and shows the link, whole and this once', async () => {
  const answer = vi.fn<(input: unknown) => unknown>(() => LINK);
  const { user } = await invite(answer);
  const link = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Enlace para luis@vega.example',
  });
  expect(link.value).toBe(`${location.origin}/invitacion#secreto`);
  expect(screen.getByText('Sirve una vez y vence el 9 mar 2026, 10:30 a. m.')).toBeTruthy();
  expect(answer).toHaveBeenCalledWith({
    email: 'luis@vega.example',
    role: 'auditor',
    access: WHOLE_ACCOUNT,
  });
  await user.click(screen.getByRole('button', { name: 'Invitar a otra persona' }));
  expect(screen.queryByDisplayValue(/secreto/)).toBeNull();
});

it('limits an auditor, and nobody else, and says so in the question', async () => {
  const answer = vi.fn<(input: unknown) => unknown>(() => LINK);
  const companies = () => [
    { id: 3, name: 'Café Luna' },
    { id: 5, name: 'Panadería Sol' },
  ];
  const { user } = show(
    <TestServer
      answers={{ 'users.invite': answer, 'users.invitations': () => [], 'companies.list': companies }}
    >
      <InviteScreen />
    </TestServer>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'luis@vega.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Contador');
  expect(screen.queryByText('Límites del acceso')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Auditor');
  const named = within(await screen.findByRole('group', { name: 'Compañías' }));
  await user.click(named.getByRole('checkbox', { name: 'Panadería Sol' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Desde el año' }), '2025');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hasta el año' }), '2026');
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(screen.getByText(/como Auditor\? Acceso: 1 compañía · 2025–2026\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await screen.findByRole('textbox', { name: 'Enlace para luis@vega.example' });
  expect(answer).toHaveBeenCalledWith({
    email: 'luis@vega.example',
    role: 'auditor',
    access: { companyIds: [5], fromYear: 2025, toYear: 2026, until: null },
  });
});

it('tells at the field of an access that would be over, as soon as it is left', async () => {
  const { user } = show(
    <TestServer answers={{ 'users.invitations': () => [], 'companies.list': () => [] }}>
      <InviteScreen />
    </TestServer>,
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rol' }), 'Auditor');
  const lastDay = screen.getByLabelText('Último día');
  fireEvent.change(lastDay, { target: { value: '2024-12-31' } });
  fireEvent.blur(lastDay);
  expect(await screen.findByText('El último día de acceso ya pasó.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Desde el año' }), '2027');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hasta el año' }), '2025');
  await user.tab();
  expect(await screen.findByText('El último año no puede ser anterior al primero.')).toBeTruthy();
});

it('tells at the field that somebody signs in with this address already', async () => {
  await invite(() => {
    throw refusal('invalid-input', 'Hay datos que no son válidos.', [
      { field: 'email', msg: 'Este correo electrónico ya está registrado.' },
    ]);
  });
  expect((await screen.findAllByText(/ya está registrado/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toBeTruthy();
});

it('tells those who may not invite before they type', async () => {
  const refused = () => {
    throw refusal('forbidden', 'No tiene permiso para hacer esto.');
  };
  show(
    <TestServer answers={{ 'users.invitations': refused }}>
      <InviteScreen />
    </TestServer>,
  );
  expect(await screen.findByText('No tiene permiso para hacer esto.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
