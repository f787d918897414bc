import { expect } from '@playwright/test';
import { fillCompany } from './company-form.ts';
import { test } from './demonstration.ts';
import { box, choice, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';

const COMPANIES = '/escritorio/empresas';

test('a company is created with its defaults, found in the list, and edited', async ({ page }) => {
  await signIn(page);
  await page.goto(COMPANIES);
  await expectAccessible(page, page.getByRole('link', { name: 'Panadería La Garita, Inc.', exact: true }));
  await page.getByRole('link', { name: 'Agregar compañía' }).click();
  await expect(page.getByRole('heading', { name: 'Crear Compañía' })).toBeVisible();
  await expect(box(page, 'Contribución Especial')).toHaveValue('1.00');
  await expect(box(page, '% de Incapacitados')).toHaveValue('0.00');
  await expect(box(page, 'Aportación Patronal')).toHaveValue('0.30');
  await expect(box(page, 'Rate Choferil')).toHaveValue('0.80');
  await expect(box(page, 'Aportación Empleado')).toHaveValue('0.50');
  await expect(box(page, '# Choferil')).toHaveValue('000000000000');

  await page.getByRole('button', { name: 'Guardar datos' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Faltan 24 datos' });
  await summary.getByRole('link', { name: 'Número patronal', exact: true }).click();
  await expect(box(page, 'Número patronal')).toBeFocused();
  await page.keyboard.type('66');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Número patronal')).toHaveAccessibleDescription(
    'El número patronal debe tener 9 dígitos.',
  );
  await expectAccessible(page, box(page, 'Número patronal'));
  await fillCompany(page, 'Ferretería Ágil & Hijos, Inc.');
  await expect(box(page, 'Número patronal')).toHaveValue('66-0555123');
  await expect(box(page, 'Registro Comerciante')).toHaveValue('0123456-0010');
  const physical = page.getByRole('group', { name: 'Dirección física' });
  await expect(box(physical, 'Dirección física')).toHaveValue('12 Calle Sol');
  await saveAndAccept(page, 'Crear Compañía');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
  await expect(page).toHaveURL(COMPANIES);

  await page.getByRole('searchbox', { name: 'Buscar' }).fill('agil ferreteria');
  const row = page.getByRole('row', { name: 'Ferretería Ágil & Hijos, Inc.' });
  await expect(row).toContainText('Marta Ríos');
  await expect(row).toContainText('787-555-0100');
  await row.getByRole('link', { name: 'Editar: Ferretería Ágil & Hijos, Inc.' }).click();
  await expect(choice(physical, 'Municipio')).toHaveValue('64');
  await expect(box(page, '% de Desempleo')).toHaveValue('3.40');
  await fill(page, { 'Persona de Contacto': 'Luis Santiago' });
  await saveAndAccept(page, 'Editar Compañía');
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Ferretería Ágil & Hijos, Inc.' })).toContainText(
    'Luis Santiago',
  );
});
