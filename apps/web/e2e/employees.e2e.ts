import { expect, type Page } from '@playwright/test';
import { aRow, filledTemplate } from '../src/features/employees/import/filled-template.builder.ts';
import { test } from './demonstration.ts';
import { fillEmployee } from './employee-form.ts';
import { box, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';

/** Goes to the employees of a company as one does: through the list of companies. */
async function openEmployees(page: Page): Promise<void> {
  await page.goto('/escritorio/empresas');
  await page.getByRole('link', { name: 'Empleados: Panadería La Garita, Inc.' }).click();
  await expect(page.getByRole('heading', { name: 'Empleados' })).toBeVisible();
}

test('an employee is created, found by a masked number, and edited', async ({ page }) => {
  await signIn(page);
  await openEmployees(page);
  const maria = page.getByRole('row', { name: 'María Rivera' });
  await expectAccessible(page, maria);
  // Anywhere on the row: hours are what one mostly comes for.
  await maria.getByRole('cell', { name: 'Regular' }).click();
  await expect(page).toHaveURL(/\/procesos\/1\/\d+\/cargar$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Agregar empleado' }).click();
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Debe llenar todos los campos para poder guardar los datos.')).toBeVisible();
  // Pedro Soto of this company has this number.
  await fill(page, { 'Núm. de Seguro social': '581000005' });
  await expectAccessible(page, page.getByText('Este número ya lo tiene en la compañía: Pedro Soto'));

  await fillEmployee(page);
  // admitted before 26 February 2017: 10 hours of vacation a month
  await expect(box(page, 'Las vacaciones se acumularán a razón de: horas')).toHaveValue('10');
  await fill(page, { 'Hora regular': '10.55' });
  // 10.55 × 1.5 = 15.825 → 15.83; × 2 = 21.10
  await expect(box(page, 'Sobretiempo')).toHaveValue('15.83');
  await expect(box(page, 'Hora de comida')).toHaveValue('21.10');
  await expect(box(page, 'Núm. de Seguro social')).toHaveValue('900-55-1234');
  await saveAndAccept(page, 'Crear Empleado');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Empleados' })).toBeVisible();

  const row = page.getByRole('row', { name: 'Nereida Ávila' });
  await expect(row).toContainText('***-**-1234');
  await expect(row).toContainText('939-555-0102');
  await expect(row).toContainText('Parcial');
  await row.getByRole('link', { name: 'Editar: Nereida Ávila' }).click();
  await expect(box(page, 'Núm. de Seguro social')).toHaveValue('***-**-1234');
  await page.getByRole('button', { name: 'Mostrar el número de seguro social' }).click();
  await expect(box(page, 'Núm. de Seguro social')).toHaveValue('900-55-1234');
  await fill(page, { 'Apellido materno': 'Núñez' });

  // Half a date is not saved as none.
  const left = page.getByLabel('Fecha de egreso');
  await left.focus();
  await page.keyboard.type('0315');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  const wrong = page.getByRole('link', { name: 'Fecha de egreso: La fecha no es válida.' });
  await expect(wrong).toBeVisible();
  await left.fill('2026-03-15');
  await expect(wrong).toBeHidden();
  await left.fill('');
  await saveAndAccept(page, 'Editar Empleado');
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Nereida Ávila Núñez' })).toBeVisible();
});

test('a certificate is entered, corrected and followed by another, and its history tells who', async ({
  page,
}) => {
  await signIn(page);
  await openEmployees(page);
  const open = () => page.getByRole('link', { name: 'Editar: Pedro Soto' }).click();
  const save = async () => {
    await saveAndAccept(page, 'Editar Empleado');
    await expect(page.getByText('Editado exitosamente.').last()).toBeVisible();
  };
  const card = page.getByRole('region', { name: 'Certificado de exención 499 R-4' });
  const date = page.getByLabel('Fecha del certificado 499 R-4');

  await open();
  await expectAccessible(page, card.getByText('No hay ninguno todavía.'));
  await date.fill('2026-01-15');
  await fill(page, { 'Núm. de dependientes': '1' });
  await save();

  await open();
  await expect(card.getByRole('listitem')).toContainText(['Desde el 15 ene 2026']);
  await fill(page, { 'Núm. de dependientes': '2', 'Retención adicional por período': '10' });
  await save();

  await open();
  await expect(card.getByRole('listitem')).toContainText(['2 dependientes · 10.00 adicionales por período']);
  await expect(card.getByRole('listitem')).toContainText([/Lo entró .*Lo corrigió /]);
  await date.fill('2026-01-14');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(card.getByText(/^El empleado ya tiene un certificado de una fecha posterior/)).toBeVisible();
  await date.fill('2026-06-01');
  await fill(page, { 'Retención adicional por período': '0' });
  await save();

  await open();
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, card.getByText('Desde el 1 jun 2026'));
});

/** A filled template as the browser is given a file. */
async function file(rows: Parameters<typeof filledTemplate>[0]) {
  return {
    name: 'empleados.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await filledTemplate(rows)),
  };
}

test('employees are imported from a file, once every row is right', async ({ page }) => {
  await signIn(page);
  await openEmployees(page);
  await page.getByRole('link', { name: 'Importar empleados' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar plantilla' }).click();
  expect((await downloading).suggestedFilename()).toBe('Plantilla de empleados.xlsx');

  const berta = aRow({ Nombre: 'Berta', 'Núm. de Seguro social': '900-55-7002' });
  const input = page.getByLabel('Archivo de Excel o CSV');
  await input.setInputFiles(await file([aRow({ Nombre: '' }), berta]));
  const wrong = page.getByRole('row', { name: 'Fila 2 Nombre Este campo es requerido.' });
  await expectAccessible(page, wrong);

  // Pedro Soto of this company has the number 581-00-0005.
  await input.setInputFiles(await file([aRow({ 'Núm. de Seguro social': '581-00-0005' }), berta]));
  const importing = page.getByRole('button', { name: 'Importar', exact: true });
  await importing.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('row', { name: /^Fila 2 .*Este número ya lo tiene/ })).toBeVisible();

  await input.setInputFiles(await file([aRow(), berta]));
  await expectAccessible(page, page.getByRole('row', { name: /Ana Rivera.*7001/ }));
  await importing.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Se importaron 2 empleados.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Ana Rivera.*7001/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Berta Rivera.*7002/ })).toBeVisible();
});
