import { expect, type Page } from '@playwright/test';
import { fillCompany } from './company-form.ts';
import { test } from './demonstration.ts';
import { fillEmployee } from './employee-form.ts';
import { accept, box, choose, expectAccessible, fill, saveAndAccept } from './fixtures.ts';
import { anEmptyAccount, enter } from './people.ts';

/** The step that the welcome says is next. */
const step = (page: Page) =>
  page.getByRole('region', { name: 'Bienvenido a Garita' }).locator('[aria-current]');

test('a newcomer is led from the contador by the company to the employees', async ({ page, request }) => {
  await page.goto('/');
  await enter(page, await anEmptyAccount(request, 'Rosa'));
  await expect(page).toHaveURL('/escritorio/contadores/agregar');
  await expect(step(page)).toContainText('Contador');
  await expect(box(page, 'Nombre')).toHaveValue('Rosa');
  await expect(box(page, 'Apellido paterno')).toHaveValue('Paz');
  await expect(box(page, 'Número de teléfono')).toHaveValue('787-555-0140');
  await expectAccessible(page, box(page, 'Nombre'));
  await saveAndAccept(page, 'Crear Contador');

  await expect(page).toHaveURL('/escritorio/empresas/agregar');
  await expect(step(page)).toContainText('Compañía');
  await page.getByRole('link', { name: 'Escritorio' }).click();
  await expect(step(page)).toContainText('Compañía');
  await expectAccessible(page, step(page));
  await page.getByRole('link', { name: 'Continuar' }).click();
  await fillCompany(page, 'Café Luna');
  await choose(page, { 'Contador/a': 'Rosa Paz' });
  await saveAndAccept(page, 'Crear Compañía');

  await expect(page).toHaveURL('/escritorio/empresas');
  await page.getByRole('link', { name: 'Agregar empleados' }).click();
  await expect(step(page)).toContainText('Empleados');
  await expect(page.getByRole('link', { name: 'Importar empleados' })).toBeVisible();
  await fillEmployee(page);
  await fill(page, { 'Hora regular': '10.50' });
  await page.getByRole('button', { name: 'Guardar y agregar otro' }).click();
  await accept(page, 'Crear Empleado');
  await expect(page.getByText('Creado exitosamente.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Crear Empleado' })).toBeVisible();
  await expect(box(page, 'Nombre')).toHaveValue('');
  await expect(page.getByText('Bienvenido a Garita')).toBeHidden();

  await page.getByRole('main').getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('row', { name: 'Nereida Ávila' })).toBeVisible();
});
