import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NavigateToContext } from '../../lib/navigate-to.ts';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const signIn = vi.fn<(input: unknown) => unknown>();
const CREDENTIALS = { email: 'rosa@paz.example', password: 'una clave bien larga' };

beforeEach(() => {
  localStorage.clear();
  signIn.mockReset();
  signIn.mockRejectedValueOnce(refusal('second-factor-required', 'Escriba el código de verificación.'));
  signIn.mockResolvedValue({ accessToken: 'token', name: 'Rosa' });
});

async function typePassword() {
  const { user } = show(
    <TestServer answers={{ 'session.signIn': signIn }}>
      <NavigateToContext value={async () => {}}>
        <SignInScreen />
      </NavigateToContext>
    </TestServer>,
  );
  await user.click(screen.getByLabelText('Correo electrónico'));
  await user.paste(CREDENTIALS.email);
  await user.click(screen.getByLabelText('Contraseña'));
  await user.paste(CREDENTIALS.password);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  return user;
}

it('asks for the code once the password is right, and goes there with the cursor', async () => {
  const user = await typePassword();
  expect(signIn).toHaveBeenCalledWith({ ...CREDENTIALS, code: '' });
  const code = await screen.findByLabelText('Código de verificación');
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');

  await user.paste('123 456');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(signIn).toHaveBeenLastCalledWith({ ...CREDENTIALS, code: '123456' }));
  await vi.waitFor(() => expect(localStorage.getItem('access_token')).toBe('token'));
});

it('does not ask the server again without a code', async () => {
  const user = await typePassword();
  await screen.findByLabelText('Código de verificación');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('Este campo es requerido.')).toBeTruthy();
  expect(signIn).toHaveBeenCalledTimes(1);
});

it('takes a recovery code in its place', async () => {
  const user = await typePassword();
  await screen.findByLabelText('Código de verificación');
  await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
  const code = screen.getByLabelText('Código de recuperación');
  expect(document.activeElement).toBe(code);
  await user.paste('abcde-fghjk');
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(signIn).toHaveBeenLastCalledWith({ ...CREDENTIALS, code: 'ABCDEFGHJK' }));
});
