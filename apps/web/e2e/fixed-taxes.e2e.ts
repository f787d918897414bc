import { expect } from '@playwright/test';
import { test } from './demonstration.ts';
import { box, expectAccessible, fill, signIn } from './fixtures.ts';

test('a fixed tax gets a version from a date on, after saying what it would reach', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/escritorio/fixed-taxes');
  await expect(page.getByRole('row', { name: 'MEDICARE' })).toContainText('Sin límite');
  await expectAccessible(page, page.getByRole('row', { name: 'MEDICARE' }));
  await page.getByRole('link', { name: 'Editar: CHOFERIL' }).click();
  await expect(box(page, 'Título')).toHaveValue('CHOFERIL');
  await page.getByLabel('Vigente desde').fill('2026-01-01');
  await expectAccessible(page, page.getByText(/^Alcanzaría \d+ pagos? cargados?:$/));

  // However many periods there are, the answers to the question are in view.
  await page.getByRole('button', { name: 'Guardar' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Editar Tax Fijo' });
  await expect(asked.getByRole('region', { name: 'Períodos que alcanzaría' })).toBeVisible();
  await expect(asked.getByRole('button', { name: 'Aceptar' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, asked);
  await asked.getByRole('button', { name: 'Atras' }).click();

  // Far ahead, where it reaches no pay of the other tests.
  await page.getByLabel('Vigente desde').fill('2030-01-01');
  await fill(page, { 'Monto por semana': '0.60' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Editar Tax Fijo' });
  await expect(dialog).toContainText('Ningún pago cargado cae dentro de esta versión.');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'CHOFERIL' })).toContainText('$0.50 por semana');
});

test('a user who is no administrator only reads the fixed taxes', async ({ page }) => {
  await signIn(page);
  await page.goto('/escritorio/fixed-taxes/3/editar');
  await expect(page.getByText('Solo lectura')).toBeVisible();
  await expect(box(page, 'Límite')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden();
});
