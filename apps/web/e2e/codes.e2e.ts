import { expect, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { accept, box, expectAccessible, fill, openEscritorio, saveAndAccept, signIn } from './fixtures.ts';

const codeOf = (page: Page, owner: string) => page.getByRole('row', { name: owner });

test('a code is made, edited, switched off and removed, unless somebody used it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/escritorio/codigos/agregar');
  await expectAccessible(page, box(page, 'Número de empresas'));
  await fill(page, {
    Nombre: 'Elba Mar',
    'Correo electrónico': 'elba@mar.example',
    'Número de empresas': '2',
  });
  await page.getByRole('button', { name: 'Generar Código' }).click();
  await expect(box(page, 'Código')).toHaveValue(/^[A-Z\d]{6}$/);
  await saveAndAccept(page, 'Crear Código');
  const row = codeOf(page, 'Elba Mar');
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

  const used = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Sí', exact: true }) })
    .first();
  await used.getByRole('button', { name: /^Eliminar/ }).click();
  await accept(page, 'Eliminar');
  await expect(
    page.getByText('El código ya tiene un usuario asignado y no puede ser eliminado.'),
  ).toBeVisible();
  await expect(used).toBeVisible();
});

test('who is no administrator reaches no code, by no address', async ({ page }) => {
  await openEscritorio(page);
  await expect(page.getByRole('link', { name: 'Compañías' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Codigos' })).toBeHidden();
  for (const address of ['/escritorio/codigos', '/escritorio/codigos/editar/1']) {
    await page.goto(address);
    await expect(page.getByText('No tiene permiso para hacer esto.').first()).toBeVisible();
  }
});
