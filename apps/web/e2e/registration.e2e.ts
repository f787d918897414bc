import { expect, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { box, expectAccessible, fill, saveAndAccept, signIn, typeSignIn } from './fixtures.ts';
import { aCode } from './people.ts';

const PASSWORD = 'una clave bien larga';

test('an administrator makes a code, and with it somebody opens an account that begins with a contador', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/escritorio/codigos');
  await expectAccessible(page, page.getByRole('cell', { name: 'Sí', exact: true }).first());
  await page.getByRole('link', { name: 'Agregar código' }).click();
  await fill(page, {
    Nombre: 'Rosa Paz',
    'Correo electrónico': 'rosa@paz.example',
    'Número de empresas': '3',
  });
  await page.getByRole('button', { name: 'Generar Código' }).click();
  const code = await box(page, 'Código').inputValue();
  await saveAndAccept(page, 'Crear Código');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('rosa@paz');
  await expect(page.getByRole('row', { name: 'Rosa Paz' })).toContainText(code);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/registro');
  await expectAccessible(page, box(page, 'Código'));
  await fill(page, {
    Nombre: 'Rosa',
    Apellido: 'Paz',
    'Correo electrónico': 'rosa@paz.example',
    Teléfono: '7875550140',
    Código: code,
  });
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar Contraseña').fill('otra clave bien larga');
  await page.getByRole('button', { name: 'Siguiente paso' }).click();
  await expect(page.getByLabel('Confirmar Contraseña')).toHaveAccessibleDescription(
    'Las contraseñas no coinciden.',
  );
  await page.getByLabel('Confirmar Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Siguiente paso' }).click();
  await expect(page.getByText('Cuenta creada exitosamente.')).toBeVisible();

  await expect(page).toHaveURL('/');
  // The address is there a moment before its screen, and both have a field of this name.
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill('rosa@paz.example');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/escritorio/contadores/agregar');
});

test.describe('nobody opens an account', () => {
  const register = async (page: Page, email: string, code: string) => {
    await page.goto('/registro');
    await fill(page, {
      Nombre: 'Rosa',
      Apellido: 'Paz',
      'Correo electrónico': email,
      Teléfono: '7875550140',
      Código: code,
    });
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmar Contraseña').fill(PASSWORD);
    await page.getByRole('button', { name: 'Siguiente paso' }).click();
  };

  test('with a code that is not theirs', async ({ page }) => {
    const code = await aCode(page.request, 'luis@vega.example');
    await register(page, 'ana@vega.example', code);
    await expect(box(page, 'Código')).toHaveAccessibleDescription('Codigo no es valido.');
    await expect(page).toHaveURL('/registro');
    await box(page, 'Código').fill('NINGUNO');
    await page.getByRole('button', { name: 'Siguiente paso' }).click();
    await expect(box(page, 'Código')).toHaveAccessibleDescription('Codigo no es valido.');
  });

  test('with an e-mail address that somebody signs in with', async ({ page }) => {
    const code = await aCode(page.request, 'contador@demo.garita');
    await register(page, 'contador@demo.garita', code);
    await expect(box(page, 'Correo electrónico')).toHaveAccessibleDescription(
      'Este correo electrónico ya está registrado.',
    );
    await expect(page).toHaveURL('/registro');
  });
});

test('the profile lists where one is signed in, and ends the others', async ({ page }) => {
  await typeSignIn(page, 'auditor');
  await page.evaluate(() => localStorage.clear());
  await typeSignIn(page, 'auditor');
  await page.goto('/escritorio/profile');
  const sessions = page.getByRole('table', { name: 'Sesiones' });
  await expect(sessions.getByText('Esta sesión')).toBeVisible();
  await expectAccessible(page, sessions);
  await page.getByRole('button', { name: 'Terminar las demás' }).click();
  await page
    .getByRole('alertdialog', { name: 'Terminar las demás' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByText('Sus demás sesiones terminaron.')).toBeVisible();
  await expect(sessions.getByRole('row')).toHaveCount(2);
});
