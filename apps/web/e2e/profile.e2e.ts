import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accept, box, expectAccessible } from './fixtures.ts';
import { enter, leave, openSession, type Person, test } from './people.ts';

const PROFILE = '/escritorio/profile';
const STEP_MS = 30_000;

async function openProfile(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await enter(page, person);
  await expect(page).toHaveURL('/escritorio/dash');
  await page.goto(PROFILE);
}

/** Returns the code that an authenticator application shows, now or some steps of 30 seconds later. */
function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS });
}

test('a session elsewhere is ended, and a name, an e-mail address and a password are changed by who knows the present one', async ({
  page,
  person,
}) => {
  const elsewhere = await openSession(page.request, person);
  await openProfile(page, person);
  const sessions = page.getByRole('table', { name: 'Sesiones' });
  const other = sessions
    .getByRole('row')
    .filter({ hasNotText: 'Esta sesión' })
    .filter({ hasText: 'Terminar' });
  await expectAccessible(page, other.first());
  // The one that opened the account is still there besides.
  await expect(other.getByRole('button', { name: 'Terminar' })).toHaveCount(2);
  await other.getByRole('button', { name: 'Terminar' }).first().click();
  await accept(page, 'Terminar');
  await expect(page.getByText('Sesión terminada.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Terminar' })).toHaveCount(1);
  const refused = await page.request.get('/api/auth/', { headers: { Authorization: `Bearer ${elsewhere}` } });
  expect(refused.status()).toBe(401);
  await openSession(page.request, person);
  await page.getByRole('button', { name: 'Terminar las demás' }).click();
  await accept(page, 'Terminar las demás');
  await expect(page.getByText('Sus demás sesiones terminaron.')).toBeVisible();
  await expect(sessions.getByRole('row')).toHaveCount(2);

  const save = page.getByRole('button', { name: 'Guardar mis datos' });
  await box(page, 'Nombre').fill('Rosalía');
  await save.click();
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cuenta de Rosalía' })).toBeVisible();
  const email = `nueva-${person.email}`;
  await box(page, 'Correo electrónico').fill(email);
  await page.getByLabel('Su contraseña').fill('no la recuerdo');
  await save.click();
  await expect(page.getByLabel('Su contraseña')).toHaveAccessibleDescription(
    'La contraseña actual no es correcta.',
  );
  await page.getByLabel('Su contraseña').fill(person.password);
  await save.click();
  await expect(page.getByLabel('Su contraseña')).toBeHidden();

  const change = async (current: string, next: string) => {
    await page.getByLabel('Contraseña Actual', { exact: true }).fill(current);
    await page.getByLabel('Nueva Contraseña', { exact: true }).fill(next);
    await page.getByRole('button', { name: 'Guardar datos' }).click();
  };
  await change(person.password, 'corta');
  await expect(page.getByLabel('Nueva Contraseña', { exact: true })).toHaveAccessibleDescription(
    'La contraseña debe tener al menos 10 caracteres.',
  );
  await change('no la recuerdo', 'otra clave bien larga');
  await expect(page.getByLabel('Contraseña Actual', { exact: true })).toHaveAccessibleDescription(
    'La contraseña actual no es correcta.',
  );
  await change(person.password, 'otra clave bien larga');
  await expect(page.getByText('Contraseña cambiada exitosamente.')).toBeVisible();
  await expect(page.getByLabel('Nueva Contraseña', { exact: true })).toHaveValue('');

  await leave(page, { name: 'Rosalía' });
  await enter(page, { email, password: 'otra clave bien larga' });
  await expect(page).toHaveURL('/escritorio/dash');
});

test('a second factor is switched on, asked for at sign-in, and switched off', async ({ page, person }) => {
  await openProfile(page, person);
  const factor = page.getByRole('region', { name: 'Segundo factor' });
  await factor.getByRole('button', { name: 'Activar segundo factor' }).click();
  await factor.getByLabel('Contraseña').fill(person.password);
  await expectAccessible(page, factor.getByLabel('Contraseña'));
  await factor.getByRole('button', { name: 'Activar segundo factor' }).click();
  await expect(
    factor.getByRole('img', { name: 'Código QR para la aplicación de autenticación' }),
  ).toBeVisible();
  await expectAccessible(
    page,
    factor.getByRole('img', { name: 'Código QR para la aplicación de autenticación' }),
  );
  const secret = (await factor.locator('code').innerText()).replaceAll(' ', '');

  await box(factor, 'Código de verificación').fill(codeOf(secret, 10));
  await factor.getByRole('button', { name: 'Confirmar' }).click();
  await expect(box(factor, 'Código de verificación')).toHaveAccessibleDescription(
    'El código de verificación no es correcto o ya se usó.',
  );
  const confirmation = codeOf(secret);
  await box(factor, 'Código de verificación').fill(confirmation);
  await factor.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Segundo factor activado.')).toBeVisible();
  const codes = await factor.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, factor.getByRole('listitem').first());
  await factor.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(factor.getByText('Le quedan 10 códigos de recuperación.')).toBeVisible();

  await leave(page, person);
  await enter(page, person);
  const code = box(page, 'Código de verificación');
  await expect(code).toBeFocused();
  await expectAccessible(page, code);
  await code.fill(confirmation);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('El código de verificación no es correcto o ya se usó.');
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/escritorio/dash');

  await leave(page, person);
  await enter(page, person);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await box(page, 'Código de recuperación').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/escritorio/dash');

  await page.goto(PROFILE);
  await expect(factor.getByText('Le quedan 9 códigos de recuperación.')).toBeVisible();
  await factor.getByRole('button', { name: 'Desactivar segundo factor' }).click();
  await factor.getByLabel('Contraseña').fill(person.password);
  await box(factor, 'Código').fill(codes[1] ?? '');
  await expectAccessible(page, factor.getByLabel('Contraseña'));
  await factor.getByRole('button', { name: 'Desactivar segundo factor' }).click();
  await expect(page.getByText('Segundo factor desactivado.')).toBeVisible();
  await expect(factor.getByRole('button', { name: 'Activar segundo factor' })).toBeVisible();

  await leave(page, person);
  await enter(page, person);
  await expect(page).toHaveURL('/escritorio/dash');
});
