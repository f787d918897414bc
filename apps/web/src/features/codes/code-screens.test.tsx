import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { codesText } from '../../text/records/codes.es.ts';
import { CodeCreateScreen, CodeForm } from './code-screens.tsx';

it('tells those who may not make codes before they type one', async () => {
  const refused = () => {
    throw refusal('forbidden', 'No tiene permiso para hacer esto.');
  };
  show(
    <TestServer answers={{ 'codes.list': refused }}>
      <CodeCreateScreen />
    </TestServer>,
  );
  expect(await screen.findByText('No tiene permiso para hacer esto.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('offers an administrator the form of a new one', async () => {
  show(
    <TestServer answers={{ 'codes.list': () => [] }}>
      <CodeCreateScreen />
    </TestServer>,
  );
  expect(await screen.findByRole('button', { name: 'Generar Código' })).toBeTruthy();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('fills in a code of six letters and digits, and saves it with how many companies it allows', async () => {
  const onSave = vi.fn<(code: RegistrationCode, commandId: string) => Promise<unknown>>();
  const { user } = show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'administrator' } }) }}>
      <CodeForm
        text={codesText.create}
        defaultValues={{ owner: 'Rosa Paz', email: 'rosa@paz.example', code: '' }}
        onSave={onSave}
      />
    </TestServer>,
  );
  await user.type(box('Número de empresas'), '3');
  await user.click(screen.getByRole('button', { name: 'Generar Código' }));
  const { value: code } = box('Código');
  expect(code).toMatch(/^[A-Z\d]{6}$/);
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  expect(onSave).toHaveBeenCalledWith(
    { owner: 'Rosa Paz', email: 'rosa@paz.example', companyAmount: 3, code },
    expect.any(String),
  );
});
