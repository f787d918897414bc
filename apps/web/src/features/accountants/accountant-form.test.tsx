import type { AccountantRecord } from '@garita/domain/account/accountant-record.schema';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { accountantsText } from '../../text/records/accountants.es.ts';
import { AccountantForm } from './accountant-form.tsx';
import { NEW_ACCOUNTANT } from './accountant-screens.tsx';

async function setUp() {
  const onSave = vi.fn<(accountant: AccountantRecord, commandId: string) => Promise<unknown>>();
  const { user } = show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'practitioner' } }) }}>
      <AccountantForm text={accountantsText.create} defaultValues={NEW_ACCOUNTANT} onSave={onSave} />
    </TestServer>,
  );
  const save = await screen.findByRole('button', { name: 'Guardar datos' });
  return { user, onSave, save };
}

const box = (name: string) => screen.getByRole('textbox', { name });

it('requires a name, a first last name and an e-mail address', async () => {
  const { user, onSave, save } = await setUp();
  await user.click(save);
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Nombre',
    'Apellido paterno',
    'Correo electrónico',
  ]);
  expect(onSave).not.toHaveBeenCalled();
});

it('asks, and then saves the first accountant of an account without more than that', async () => {
  const { user, onSave, save } = await setUp();
  await user.type(box('Nombre'), 'Luis');
  await user.type(box('Apellido paterno'), 'Vega');
  await user.type(box('Correo electrónico'), 'luis@vega.example');
  await user.click(save);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Crear Contador' }));
  expect(dialog.getByText('¿Está seguro que desea crear el contador Luis Vega?')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  expect(onSave).toHaveBeenCalledWith(
    { ...NEW_ACCOUNTANT, name: 'Luis', firstLastName: 'Vega', email: 'luis@vega.example' },
    expect.stringMatching(/^[\da-f-]{36}$/),
  );
});
