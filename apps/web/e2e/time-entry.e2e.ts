import { readFile } from 'node:fs/promises';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signIn } from './fixtures.ts';
import { anEmployee, COMPANY, test } from './office.ts';

const hoursOf = (page: Page, kind: string) =>
  page.getByRole('group', { name: kind }).getByRole('textbox').first();

async function openWeek(page: Page, employeeId: number): Promise<void> {
  await page.goto(`/escritorio/procesos/${COMPANY}/${employeeId}/cargar`);
  await page.getByLabel('Año', { exact: true }).selectOption('2026');
  const period = page.getByLabel('Período', { exact: true });
  await period.selectOption({ label: 'Periodo 10 - 5 mar - 11 mar' });
  await expect(page).toHaveURL(/=2026110/);
  await page.getByLabel('Fecha de Pago').fill('2026-03-11');
}

const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' });

async function loadFortyHours(page: Page): Promise<void> {
  await hoursOf(page, 'Regulares').fill('40');
  await page.getByRole('button', { name: 'Cargar tiempo de empleado' }).click();
  await page
    .getByRole('alertdialog', { name: 'Cargar Hora' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
}

test.beforeEach(({ page }) => signIn(page));

test('an accountant loads a week, sees every cent and its reason as it is typed, and the stub says the same', async ({
  page,
  api,
}) => {
  const id = await anEmployee(api);
  await openWeek(page, id);
  await hoursOf(page, 'Regulares').fill('40');
  // 420.00 − 1.26 − 6.09 − 26.04 − 12.57 = 374.04; less 2 % for the Cooperativa, 8.40
  await expect(summary(page)).toContainText('365.64');
  await page.getByRole('button', { name: 'Por qué: Contribución retenida' }).click();
  const drawer = page.getByRole('dialog');
  // 420.00 × 52 = 21,840.00; the row from 12,500 takes 7 %: 653.80 a year
  await expect(drawer).toContainText('21,840.00');
  await expect(drawer).toContainText('653.80');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Cargar tiempo de empleado' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cargar Hora' });
  await expect(dialog).toContainText('¿Esta seguro que desea cargar esta data por un monto de $365.64?');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
  await expect(summary(page)).toContainText('Guardado');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Talonario' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Empleado-Prueba-Ortiz-Periodo-10-2026-.+\.pdf$/);
  const [stub] = await pdfText(new Uint8Array(await readFile(await download.path())));
  expect(stub?.join(' ')).toContain('365.64');
});

test('an accountant goes from employee to employee without the mouse', async ({ page, api }) => {
  const [id] = [await anEmployee(api), await anEmployee(api)];
  await openWeek(page, id);
  const progress = page.getByText(/\d+ de \d+ cargados/);
  const [before = 0, all = 0] = (await progress.innerText()).match(/\d+/g)?.map(Number) ?? [];
  await hoursOf(page, 'Regulares').focus();
  await page.keyboard.type('37.5');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('alertdialog', { name: 'Cargar Hora' })).toContainText('37:30');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`/${id}/cargar`));
  await expect(page).toHaveURL(/=2026110/);
  await expect(hoursOf(page, 'Regulares')).toBeFocused();
  await expect(progress).toContainText(`${before + 1} de ${all} cargados`);
});

test('a saved entry is marked as paid and back, corrected, recalculated and deleted, each after a question', async ({
  page,
  api,
}) => {
  const id = await anEmployee(api);
  await openWeek(page, id);
  await loadFortyHours(page);
  const paid = page.getByRole('switch', { name: 'Pagado' });
  await paid.press('Space');
  const mark = page.getByRole('alertdialog', { name: 'Marcar como pagado' });
  await mark.getByLabel('Fecha en que se pagó').fill('2026-03-13');
  await mark.getByLabel('Método de pago').selectOption('Cheque');
  await mark.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(/^Pagado el 13 mar 2026: /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Pagado el 13 mar 2026: /)).toBeVisible();
  await expect(summary(page)).toContainText('365.64');
  await paid.press('Space');
  const back = page.getByRole('alertdialog', { name: 'Quitar la marca de pagado' });
  await back.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(/^Pagado el 13 mar 2026: /)).toBeHidden();

  await hoursOf(page, 'Regulares').fill('41');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cargar Hora' });
  // an amendment that changes the net shows both
  await expect(dialog).toContainText('365.64');
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();

  await page.getByRole('button', { name: 'Recalcular' }).click();
  await page
    .getByRole('alertdialog', { name: 'Recalcular' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Eliminar' });
  await expect(question).toContainText('¿Esta seguro que desea ELIMINAR el periodo seleccionado?');
  await question.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Eliminado exitosamente.')).toBeVisible();
  await expect(summary(page)).toContainText('Nuevo, sin guardar');
});

test('after one of two records is deleted, the keyboard goes on at the choices above the other', async ({
  page,
  api,
}) => {
  await openWeek(page, await anEmployee(api));
  await loadFortyHours(page);
  await page.getByRole('button', { name: 'Nuevo' }).click();
  await loadFortyHours(page);
  await expect(page).toHaveURL(/entry=\d+/);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog', { name: 'Eliminar' }).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByLabel('Pago', { exact: true }).locator('option')).toHaveText([
    'Seleccione',
    'Time 1',
    'Nuevo pago',
  ]);
  await expect(page.getByRole('region', { name: 'Qué se carga' })).toBeFocused();
});

test('the screen is accessible and fits, light and dark, wide and narrow, and on paper', async ({
  page,
  api,
}) => {
  const id = await anEmployee(api);
  await openWeek(page, id);
  await hoursOf(page, 'Regulares').fill('40');
  await expect(summary(page)).toContainText('365.64');
  await expectAccessible(page, summary(page));
  await page.setViewportSize({ width: 1024, height: 768 });
  const top = async (name: string) => (await page.getByRole('combobox', { name }).boundingBox())?.y ?? 0;
  expect(await top('Contador/a')).toBeCloseTo(await top('Año'), 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('$365.64').last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // A line that counts is still ticked.
  await page.emulateMedia({ media: 'print' });
  const tick = page.locator('label', { hasText: 'Cooperativa' }).locator('[data-part="control"]');
  await expect(tick).toHaveCSS('print-color-adjust', 'exact');
});
