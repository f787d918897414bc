import { expect } from '@playwright/test';
import { test } from './demonstration.ts';
import { box, choose, expectAccessible, fill, signIn } from './fixtures.ts';

test('a tax of a company is created as a percentage, edited into dollars, switched off and removed', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/escritorio/empresas');
  await page.getByRole('link', { name: 'Taxes: Transporte del Este, Corp.' }).click();
  await expect(page.getByRole('heading', { name: 'Taxes' })).toBeVisible();
  await expectAccessible(page, page.getByRole('row', { name: 'Unión' }));
  await page.getByRole('link', { name: 'Agregar línea' }).click();
  await fill(page, { Título: 'Cuota de ahorro' });
  await choose(page, { 'Porcentual/Fijo': 'Porcentual' });
  await fill(page, { Porcentaje: '2.5' });
  await expectAccessible(page, box(page, 'Porcentaje'));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page
    .getByRole('alertdialog', { name: 'Crear Taxes' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();

  const row = page.getByRole('row', { name: 'Cuota de ahorro' });
  await expect(row).toContainText('2.50%');
  await row.getByRole('link', { name: 'Editar: Cuota de ahorro' }).click();
  await expect(box(page, 'Porcentaje')).toHaveValue('2.50');
  await choose(page, { 'Porcentual/Fijo': 'Fijo' });
  await fill(page, { Monto: '15' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page
    .getByRole('alertdialog', { name: 'Editar Taxes' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(row).toContainText('$15.00');

  await row.getByRole('switch').press('Space');
  await page
    .getByRole('alertdialog', { name: 'Desactivar' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('button', { name: 'Eliminar: Cuota de ahorro' }).click();
  await page.getByRole('alertdialog', { name: 'Eliminar' }).getByRole('button', { name: 'Aceptar' }).click();
  await expect(row).toBeHidden();
});
