import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { RegisterScreen } from './register-screen.tsx';

const register = vi.fn<(input: unknown) => unknown>();
beforeEach(() => void register.mockReset());

const TYPED = {
  Nombre: 'Rosa',
  Apellido: 'Paz',
  'Correo electrónico': 'Rosa@Paz.example',
  Teléfono: '7875550140',
  Contraseña: 'una clave bien larga',
  'Confirmar Contraseña': 'una clave bien larga',
  Código: 'ABC123',
};

async function registerWith(changes: Partial<typeof TYPED> = {}) {
  const { user } = show(
    <TestServer answers={{ 'users.register': register }}>
      <RegisterScreen />
    </TestServer>,
  );
  for (const [label, value] of Object.entries({ ...TYPED, ...changes })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Siguiente paso' }));
}

it('registers with what was typed, and keeps the second password to itself', async () => {
  await registerWith();
  expect(await screen.findByText('Cuenta creada exitosamente.')).toBeTruthy();
  expect(register).toHaveBeenCalledWith({
    name: 'Rosa',
    lastName: 'Paz',
    email: 'rosa@paz.example',
    phone: '7875550140',
    password: 'una clave bien larga',
    code: 'ABC123',
  });
});

it('does not register while the two passwords differ, and says so although the code is missing too', async () => {
  await registerWith({ 'Confirmar Contraseña': 'una clave bien corta', Código: ' ' });
  expect(await screen.findByText('Falta 1 dato:')).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Confirmar Contraseña: Las contraseñas no coinciden.' }),
  ).toBeTruthy();
  // Nothing is saved here yet, so nothing is said of saving.
  expect(screen.getByText('Complete los campos indicados.')).toBeTruthy();
  expect(register).not.toHaveBeenCalled();
});

it('tells what the server has against the code', async () => {
  register.mockRejectedValue(refusal('wrong-registration-code', 'Codigo no es valido.'));
  await registerWith();
  expect(await screen.findByText('Codigo no es valido.')).toBeTruthy();
});
