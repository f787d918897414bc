import { readFile } from 'node:fs/promises';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { expect, type Page } from '@playwright/test';
import { accept, expectAccessible, signIn } from './fixtures.ts';
import { aCompany, anEmployee, test } from './office.ts';

const filing = (page: Page) => page.getByRole('region', { name: 'Presentado', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const regularHours = (page: Page) =>
  page.getByRole('group', { name: 'Regulares' }).getByRole('textbox').first();

test('a quarter is filed, and whoever corrects it is told so, says why, and sees the line that changed', async ({
  page,
  api,
}) => {
  const company = await aCompany(api, { name: 'Colmado Presentado, Inc.' });
  const employee = await anEmployee(api, { first_name: 'Trimestre' }, company);
  await signIn(page);

  await page.goto(`/escritorio/procesos/${company}/${employee}/cargar?year=2026&period=2026110`);
  await page.getByLabel('Fecha de Pago').fill('2026-03-11');
  await regularHours(page).fill('40');
  await button(page, 'Cargar tiempo de empleado').click();
  await accept(page, 'Cargar Hora');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
  await expect(page).toHaveURL(/entry=\d+/);
  const pay = page.url();

  await page.goto(`/escritorio/procesos?company=${company}&type=3&year=2026&quarter=1`);
  await button(page, 'Marcar como presentado').click();
  const form = page.getByRole('dialog', { name: 'Marcar como presentado' });
  await form.getByLabel('Fecha en que se presentó').fill('2026-04-30');
  await form.getByLabel('Número de confirmación').fill('941-77');
  await form.getByRole('button', { name: 'Marcar como presentado' }).click();
  await expect(filing(page)).toContainText('Presentado el 30 abr 2026 · confirmación 941-77');
  await expect(filing(page)).toContainText('Hoy dice lo mismo que se presentó.');

  await page.goto(pay);
  const warned = 'Este trimestre se presentó el 30 abr: 941.';
  await expect(page.getByText(warned)).toBeVisible();
  await regularHours(page).fill('50');
  await button(page, 'Guardar cambios').click();
  const question = page.getByRole('alertdialog', { name: 'Cargar Hora' });
  await expect(question).toContainText(warned);
  await question.getByRole('button', { name: 'Aceptar' }).click();
  const reason = question.getByLabel('Razón de la corrección');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('Este campo es requerido.');
  await page.keyboard.type('Faltaban 10 horas');
  await question.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();

  await page.goto(`/escritorio/procesos?company=${company}&type=3&year=2026&quarter=1`);
  // 40 and 50 hours at 10.50, of which 12.4 % are 52.08 and 65.10.
  const line = filing(page).getByRole('row', { name: /^5a .* columna 2/ });
  await expect(line).toContainText('52.08');
  await expect(line).toContainText('65.10');
  await expect(filing(page)).toContainText('Se corrige con: 941-X.');
  const downloading = page.waitForEvent('download');
  await button(page, 'Copia presentada').click();
  const [copy] = await pdfText(new Uint8Array(await readFile(await (await downloading).path())));
  expect(copy?.join(' ')).toContain('52.08');
  await expectAccessible(page, line);

  const packing = page.waitForEvent('download');
  await button(page, 'Paquete del trimestre 1 de 2026').click();
  expect((await packing).suggestedFilename()).toBe('Paquete-Trimestre-1-2026-Colmado-Presentado-Inc.zip');
});
