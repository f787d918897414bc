import { expect, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { box, expectAccessible, signIn } from './fixtures.ts';

const COMPANY = 'Panadería La Garita, Inc.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Áreas de la compañía' }).getByRole('link', { name });

/** A list with records, to which nothing can be added, and of which none can be switched or removed. */
async function expectListToRead(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Sí');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Agregar/ })).toHaveCount(0);
}

test('an auditor goes through the rooms of a company, reads everything and changes nothing', async ({
  page,
}) => {
  await signIn(page, 'auditor');
  await page.goto('/escritorio/contadores');
  await expectListToRead(page, 'Contadores');
  await page.getByRole('link', { name: 'Compañías' }).first().click();
  await expectListToRead(page, 'Compañías');
  await page.getByRole('link', { name: COMPANY, exact: true }).click();
  await room(page, 'Taxes').click();
  await expectListToRead(page, 'Taxes');

  await room(page, 'Empleados').click();
  await expectListToRead(page, 'Empleados');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('María Rivera');
  await page.getByRole('link', { name: 'Abrir: María Rivera' }).click();
  await expect(box(page, 'Núm. de Seguro social')).toHaveValue('***-**-0001');
  await expect(box(page, 'Nombre')).toBeDisabled();
  await expect(button(page, 'Guardar datos')).toBeHidden();
  await expectAccessible(page, box(page, 'Núm. de Seguro social'));

  await page.goBack();
  await page.getByRole('link', { name: 'Pagos y saldos: María Rivera' }).click();
  await expect(page.getByRole('region', { name: 'Vacaciones' })).toBeVisible();
  await expect(button(page, 'Guardar saldo inicial')).toBeHidden();

  await page.goBack();
  await page.getByRole('link', { name: 'Horas: María Rivera' }).click();
  // Period 10, after what says that none is chosen.
  await page.getByLabel('Período', { exact: true }).selectOption({ index: 10 });
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('365.64');
  await expect(box(page, 'Regulares: horas')).toHaveValue('40');
  await expect(box(page, 'Regulares: horas')).toBeDisabled();
  await expect(button(page, 'Descargar Talonario')).toBeVisible();
  await expect(button(page, 'Guardar cambios')).toHaveCount(0);
  await expect(button(page, 'Eliminar')).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Volver' }).click();
  await room(page, 'Servicios Profesionales').click();
  await page.getByRole('link', { name: 'Horas: Carlos Nieves Colón' }).click();
  await expect(page.getByText('Su rol puede ver los pagos, pero no cambiarlos.')).toBeVisible();
  const hours = page.getByRole('group', { name: 'Horas Regulares' });
  await expect(hours.getByRole('textbox').first()).toBeDisabled();
  await expect(button(page, 'Descargar Talonario')).toBeVisible();
  await expect(button(page, 'Eliminar tiempo de empleado')).toBeHidden();
  await button(page, 'Por qué: Total').click();
  await expect(page.getByRole('dialog')).toContainText('Lo que recibe el contratista.');
});
