import { expect, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { test } from './demonstration.ts';
import { signIn } from './fixtures.ts';

/** Presses 'Exportar a Excel' and opens the file that comes of it. */
async function exported(page: Page): Promise<{ fileName: string; sheet: ExcelJS.Worksheet }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar a Excel' }).click();
  const download = await downloading;
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await download.path());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The file has no sheet');
  return { fileName: download.suggestedFilename(), sheet };
}

/** The words of one column, heading first. */
function columnOf(sheet: ExcelJS.Worksheet, position: number): unknown[] {
  const [, ...values] = sheet.getColumn(position).values;
  return values;
}

/** Returns the first column of the table on the page in view. */
function names(page: Page): Promise<string[]> {
  return page.locator('tbody tr td:first-child').allTextContents();
}

function isDescending(shown: readonly string[]): boolean {
  const { compare } = new Intl.Collator('es', { sensitivity: 'base' });
  return shown.length > 1 && shown.every((name, at) => at === 0 || compare(shown[at - 1] ?? '', name) >= 0);
}

test('a list is saved as it is shown: found, ordered, from all pages, with numbers as masked', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/escritorio/empresas');
  await page.getByRole('button', { name: 'Empresa', exact: true }).click();
  await page.getByRole('button', { name: 'Empresa', exact: true }).click();
  // It comes from the server, so ordered, with whatever companies other journeys made before.
  await expect.poll(async () => isDescending(await names(page))).toBe(true);
  const shown = await names(page);
  const { fileName, sheet } = await exported(page);
  expect(fileName).toMatch(/^Compañías-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(sheet.name).toBe('Compañías');
  expect(columnOf(sheet, 1)).toEqual([expect.any(String), ...shown]);
  await expect(page.getByRole('status').filter({ hasText: `filas a ${fileName}.` })).toBeVisible();

  // In a narrow window the cards are ordered, and the same button is in reach.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Empresa, ascendente');
  const [, first] = columnOf((await exported(page)).sheet, 1);
  const cards = page.getByRole('list', { name: 'Compañías' }).getByRole('listitem');
  await expect(cards.first()).toContainText(String(first));
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('searchbox', { name: 'Buscar' }).fill('panaderia');
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  const found = await exported(page);
  expect(columnOf(found.sheet, 1)).toEqual([expect.any(String), 'Panadería La Garita, Inc.']);

  await page.getByRole('link', { name: 'Empleados: Panadería La Garita, Inc.' }).click();
  await expect(page.getByRole('button', { name: /^Activos \(\d+\)$/ })).toBeVisible();
  const [heading, ...numbers] = columnOf((await exported(page)).sheet, 2);
  expect(heading).toBe('Número Social');
  expect(numbers.length).toBeGreaterThan(2);
  for (const number of numbers) expect(number).toMatch(/^\*{3}-\*{2}-\d{4}$/);
});

test('fixed taxes are numbers and dates that Excel can reckon with', async ({ page }) => {
  await signIn(page);
  await page.goto('/escritorio/fixed-taxes');
  const { sheet } = await exported(page);
  const medicare = columnOf(sheet, 1).indexOf('MEDICARE') + 1;
  // 1.45 %.
  expect(sheet.getRow(medicare).getCell(2).value).toBe(0.0145);
  expect(sheet.getRow(medicare).getCell(4).value).toBeInstanceOf(Date);
});
