import { expect } from '@playwright/test';
import { test } from './demonstration.ts';
import { accept, box, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';

const PASSWORD = 'una clave bien larga';

test('an administrator makes codes, and with one of them somebody opens an account that begins with a contador', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/escritorio/codigos');
  const used = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Sí', exact: true }) })
    .first();
  await expectAccessible(page, used);
  await used.getByRole('button', { name: /^Eliminar/ }).click();
  await accept(page, 'Eliminar');
  await expect(
    page.getByText('El código ya tiene un usuario asignado y no puede ser eliminado.'),
  ).toBeVisible();
  await expect(used).toBeVisible();

  // One that nobody uses is edited, switched off and removed.
  await page.getByRole('link', { name: 'Agregar código' }).click();
  await expectAccessible(page, box(page, 'Número de empresas'));
  await fill(page, {
    Nombre: 'Elba Mar',
    'Correo electrónico': 'elba@mar.example',
    'Número de empresas': '2',
  });
  await page.getByRole('button', { name: 'Generar Código' }).click();
  await expect(box(page, 'Código')).toHaveValue(/^[A-Z\d]{6}$/);
  await saveAndAccept(page, 'Crear Código');
  const row = page.getByRole('row', { name: 'Elba Mar' });
  await expect(row).toContainText('elba@mar.example');
  await row.getByRole('link', { name: 'Editar: Elba Mar' }).click();
  await fill(page, { 'Número de empresas': '5' });
  await saveAndAccept(page, 'Editar Código');
  await expect(row.getByRole('cell', { name: '5', exact: true })).toBeVisible();
  await row.getByRole('switch').press('Space');
  await accept(page, 'Desactivar');
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('button', { name: 'Eliminar: Elba Mar' }).click();
  await accept(page, 'Eliminar');
  await expect(page.getByText('Eliminado exitosamente')).toBeVisible();
  await expect(row).toBeHidden();

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
