import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { UserListScreen } from './user-list-screen.tsx';

const SARA = {
  accountId: 5,
  id: 1,
  name: 'Sara',
  lastName: 'Paz',
  email: 'sara@paz.example',
  phone: '7875550110',
  role: 'practitioner',
  isActive: true,
  access: WHOLE_ACCOUNT,
  hasSecondFactor: false,
};
const LUIS = { ...SARA, id: 2, name: 'Luis', lastName: 'Vega', email: 'luis@vega.example', role: 'auditor' };
const INVITED = {
  id: 9,
  email: 'eva@mar.example',
  role: 'auditor',
  access: { ...WHOLE_ACCOUNT, toYear: 2025 },
  createdAt: '2026-03-02T14:30:00.000Z',
  expiresAt: '2026-03-09T14:30:00.000Z',
};

const answers = {
  'session.current': () => ({ user: SARA }),
  'users.list': () => [SARA, LUIS],
  'users.invitations': () => [INVITED],
  'accountSettings.get': () => ({ periodsClosedByAnother: false, switchOffAsked: null }),
};

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows who signs in, and switches everybody but oneself', async () => {
  const setActive = vi.fn<(input: unknown) => unknown>(() => ({ ...LUIS, isActive: false }));
  const { user } = show(
    <TestServer answers={{ ...answers, 'users.setActive': setActive }}>
      <UserListScreen />
    </TestServer>,
  );
  const own = within(await row('Sara Paz'));
  expect(await own.findByText('Usted')).toBeTruthy();
  expect(own.queryByRole('switch')).toBeNull();
  await user.click(within(await row('Luis Vega')).getByRole('switch'));
  expect(screen.getByText('¿Está seguro que desea DESACTIVAR el usuario: Luis Vega?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Cambiando exitosamente')).toBeTruthy();
  expect(setActive).toHaveBeenCalledWith({ userId: 2, isActive: false });
});

it('says in words who has a second factor', async () => {
  show(
    <TestServer answers={{ ...answers, 'users.list': () => [SARA, { ...LUIS, hasSecondFactor: true }] }}>
      <UserListScreen />
    </TestServer>,
  );
  expect(within(await row('Luis Vega')).getByText('Activado')).toBeTruthy();
  expect(within(await row('Sara Paz')).getByText('Desactivado')).toBeTruthy();
});

it('tells why somebody is not switched', async () => {
  const { user } = show(
    <TestServer
      answers={{
        ...answers,
        'users.setActive': () => {
          throw refusal('forbidden', 'No tiene permiso para hacer esto.');
        },
      }}
    >
      <UserListScreen />
    </TestServer>,
  );
  await user.click(within(await row('Luis Vega')).getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('No tiene permiso para hacer esto.')).toBeTruthy();
});

it('says how much of the account an auditor sees, changes it, and tells who did before', async () => {
  const access = { companyIds: [3, 5], fromYear: 2025, toYear: 2026, until: '2199-12-31' };
  const change = vi.fn<(input: unknown) => unknown>(() => LUIS);
  const { user } = show(
    <TestServer
      answers={{
        ...answers,
        'users.list': () => [SARA, { ...LUIS, access }],
        'users.changeAccess': change,
        'companies.list': () => [
          { id: 3, name: 'Café Luna' },
          { id: 5, name: 'Panadería Sol' },
        ],
        'recordChanges.list': () => ({
          lines: [
            {
              id: 1,
              at: '2026-03-02T14:30:00.000Z',
              actor: { id: 1, name: 'Sara Paz' },
              kind: 'updated',
              changes: [{ field: 'access.companyIds', before: '', after: '3, 7' }],
            },
          ],
        }),
      }}
    >
      <UserListScreen />
    </TestServer>,
  );
  expect((await row('Sara Paz')).textContent).toContain('Toda la cuenta');
  const luis = await row('Luis Vega');
  expect(luis.textContent).toContain('2 compañías · 2025–2026 · hasta el 31 dic 2199');
  await user.click(within(luis).getByRole('button', { name: /^Cambiar el acceso/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Acceso: Luis Vega' }));
  // A removed company keeps its number only.
  expect((await drawer.findByText(/Café Luna, 7/)).closest('li')?.textContent).toContain('Antes: todas');
  await user.click(await drawer.findByRole('checkbox', { name: 'Panadería Sol' }));
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Desde el año' }), 'Sin límite');
  await user.click(drawer.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Será: 1 compañía · hasta 2026 · hasta el 31 dic 2199\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    userId: 2,
    access: { companyIds: [3], fromYear: null, toYear: 2026, until: '2199-12-31' },
  });
});

it('names a company of an access that was removed by its number, so that it can be taken out', async () => {
  const access = { ...WHOLE_ACCOUNT, companyIds: [3, 9] };
  const change = vi.fn<(input: unknown) => unknown>(() => LUIS);
  const { user } = show(
    <TestServer
      answers={{
        ...answers,
        'users.list': () => [{ ...LUIS, access }],
        'users.changeAccess': change,
        'companies.list': () => [{ id: 3, name: 'Café Luna' }],
        'recordChanges.list': () => ({ lines: [] }),
      }}
    >
      <UserListScreen />
    </TestServer>,
  );
  await user.click(within(await row('Luis Vega')).getByRole('button', { name: /^Cambiar el acceso/ }));
  const removed = await screen.findByRole('checkbox', { name: 'Compañía eliminada (9)' });
  await user.click(removed);
  expect(removed).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.[0]).toMatchObject({ access: { ...WHOLE_ACCOUNT, companyIds: [3] } });
});

it('takes an invitation back after a question that names who it was for', async () => {
  const withdraw = vi.fn<(input: unknown) => unknown>(() => INVITED);
  const { user } = show(
    <TestServer answers={{ ...answers, 'users.withdrawInvitation': withdraw }}>
      <UserListScreen />
    </TestServer>,
  );
  await user.click(await screen.findByRole('button', { name: 'Retirar: eva@mar.example' }));
  expect(await screen.findByText(/retirar la invitación de eva@mar.example\?/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Invitación retirada.')).toBeTruthy();
  expect(withdraw).toHaveBeenCalledWith({ invitationId: 9 });
});

it('shows those who only read why there is nothing to see', async () => {
  show(
    <TestServer
      answers={{
        ...answers,
        'users.list': () => {
          throw refusal('forbidden', 'No tiene permiso para hacer esto.');
        },
      }}
    >
      <UserListScreen />
    </TestServer>,
  );
  expect(await screen.findByText('No tiene permiso para hacer esto.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Invitar' })).toBeNull();
});

it('makes a link for who lost the password, which administrators alone can', async () => {
  const ROSA = { ...SARA, id: 3, name: 'Rosa', role: 'administrator' };
  const make = vi.fn<(input: unknown) => unknown>(() => ({
    path: '/contrasena#secreto',
    expiresAt: '2026-03-03T14:30:00.000Z',
  }));
  const { user } = show(
    <TestServer
      answers={{ ...answers, 'session.current': () => ({ user: ROSA }), 'users.makePasswordLink': make }}
    >
      <UserListScreen />
    </TestServer>,
  );
  const luis = within(await row('Luis Vega'));
  await user.click(await luis.findByRole('button', { name: /^Enlace para una contraseña nueva/ }));
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Enlace para luis@vega.example',
  });
  expect(link.value).toBe(`${location.origin}/contrasena#secreto`);
  expect(make).toHaveBeenCalledWith({ userId: 2 });
});

it('takes the second factor away from a user who has one, and offers it for nobody else', async () => {
  const ROSA = { ...SARA, id: 3, name: 'Rosa', role: 'administrator' };
  const people = [SARA, { ...LUIS, hasSecondFactor: true }];
  const remove = vi.fn<(input: unknown) => unknown>();
  const { user } = show(
    <TestServer
      answers={{
        ...answers,
        'session.current': () => ({ user: ROSA }),
        'users.list': () => [...people],
        'users.removeSecondFactor': remove,
      }}
    >
      <UserListScreen />
    </TestServer>,
  );
  const luis = within(await row('Luis Vega'));
  const offered = { name: /segundo factor/ };
  await user.click(await luis.findByRole('button', offered));
  people.splice(1, 1, LUIS);
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(luis.queryByRole('button', offered)).toBeNull());
  expect(remove).toHaveBeenCalledWith({ userId: 2 });
  expect(within(await row('Sara Paz')).queryByRole('button', offered)).toBeNull();
});

it('offers a contador no such link', async () => {
  show(
    <TestServer answers={answers}>
      <UserListScreen />
    </TestServer>,
  );
  expect(within(await row('Luis Vega')).queryByRole('button', { name: /contraseña nueva/ })).toBeNull();
});

it('asks whether who closes a period may be who loaded its pay, and keeps it for the account', async () => {
  const change = vi.fn<(input: unknown) => unknown>();
  const { user } = show(
    <TestServer answers={{ ...answers, 'accountSettings.change': change }}>
      <UserListScreen />
    </TestServer>,
  );
  const rule = { name: 'Quien cierra un período no es quien cargó su nómina' };
  await user.click(await screen.findByRole('switch', rule));
  expect(screen.getByText(/^Quien cargue, corrija, recalcule o elimine un pago/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Cambiando exitosamente')).toBeTruthy();
  expect(change).toHaveBeenCalledWith({
    settings: { periodsClosedByAnother: true },
    commandId: expect.any(String),
  });
});

it('tells who changed that rule, and when', async () => {
  const list = vi.fn<(input: unknown) => unknown>(() => ({
    lines: [
      {
        id: 1,
        at: '2026-03-02T14:30:00.000Z',
        actor: { id: 2, name: 'Luis Vega' },
        kind: 'updated',
        changes: [{ field: 'periodsClosedByAnother', before: false, after: true }],
      },
    ],
  }));
  const { user } = show(
    <TestServer answers={{ ...answers, 'recordChanges.list': list }}>
      <UserListScreen />
    </TestServer>,
  );
  const rule = within(await screen.findByRole('region', { name: 'Cierre de períodos' }));
  await user.click(await rule.findByRole('button', { name: 'Historial' }));
  const history = within(await screen.findByRole('dialog', { name: 'Historial: Cierre de períodos' }));
  expect(await history.findByText(/^Luis Vega · /)).toBeTruthy();
  expect(history.getByText('Quien cierra un período no es quien cargó su nómina')).toBeTruthy();
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ record: 'account', recordId: 5 }));
});

describe('that rule, once somebody asked to have it switched off,', () => {
  const askedBy = (userId: number) => ({
    'accountSettings.get': () => ({
      periodsClosedByAnother: true,
      switchOffAsked: { userId, by: 'Luis Vega', at: '2026-03-02T14:30:00.000Z' },
    }),
  });

  it('is confirmed by another one', async () => {
    const change = vi.fn<(input: unknown) => unknown>(() => ({
      periodsClosedByAnother: false,
      switchOffAsked: null,
    }));
    const { user } = show(
      <TestServer answers={{ ...answers, ...askedBy(2), 'accountSettings.change': change }}>
        <UserListScreen />
      </TestServer>,
    );
    expect(await screen.findByText(/^Luis Vega pidió desactivarla el 2 mar 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(screen.getByText(/^Cada cual podrá cerrar también/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Cambiando exitosamente')).toBeTruthy();
    expect(change).toHaveBeenCalledWith({
      settings: { periodsClosedByAnother: false },
      commandId: expect.any(String),
    });
  });

  it('is not confirmed by who asked, who may leave it on', async () => {
    const keep = vi.fn<(input: unknown) => unknown>(() => ({
      periodsClosedByAnother: true,
      switchOffAsked: null,
    }));
    const { user } = show(
      <TestServer answers={{ ...answers, ...askedBy(1), 'accountSettings.keepClosingRule': keep }}>
        <UserListScreen />
      </TestServer>,
    );
    expect(await screen.findByText(/^Usted pidió desactivarla/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dejarla activa' }));
    expect(keep).toHaveBeenCalledWith({ commandId: expect.any(String) });
  });
});
