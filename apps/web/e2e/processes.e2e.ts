import { readFile } from 'node:fs/promises';
import { pdfText } from '@garita/reports/testing/pdf-text';
import { expect, type Page } from '@playwright/test';
import { choice, choose, expectAccessible, pick, signIn } from './fixtures.ts';
import { type Api, aCompany, anEmployee, COMPANY, test } from './office.ts';

const FILE_TYPE = 'Seleccione tipo de archivo';
const YEAR = 'Seleccione el año';
const QUARTER = 'Seleccione el trimestre';

const file = (page: Page) => page.getByRole('region', { name: 'Archivo' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openProcesses(page: Page, address = `?company=${COMPANY}`): Promise<void> {
  await signIn(page);
  await page.goto(`/escritorio/procesos${address}`);
  await expect(page.getByRole('heading', { name: 'Procesos' })).toBeVisible();
}

async function expectRefused(page: Page, text: string): Promise<void> {
  await button(page, 'Descargar Archivo').click();
  const notice = page.getByRole('status').filter({ hasText: text });
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
}

/** Ten hours a week at 10.50 in the tenth and the eleventh week of 2026. */
async function twoWeeksOf(api: Api, employeeId: number): Promise<void> {
  const { result } = (await api('GET', 'accountant/')) as { result: { id: number }[] }; // as documented
  for (const [period, day] of [
    [2026110, '2026-03-11'],
    [2026111, '2026-03-18'],
  ]) {
    await api('POST', `time/${employeeId}`, {
      period_id: period,
      pay_date: day,
      accountant_id: result[0]?.id,
      regular_time: '10:00',
    });
  }
}

async function downloaded(page: Page): Promise<{ name: string; pages: string[][] }> {
  const downloading = page.waitForEvent('download');
  await button(page, 'Descargar Archivo').click();
  const download = await downloading;
  // The notice of the previous download may still be closing.
  await expect(page.getByText('Generado exitosamente.').first()).toBeVisible();
  const bytes = new Uint8Array(await readFile(await download.path()));
  return { name: download.suggestedFilename(), pages: await pdfText(bytes) };
}

test('the three buttons wait for what they need', async ({ page, api }) => {
  const id = await anEmployee(api, { first_name: 'Botones' });
  await openProcesses(page, '');
  for (const name of ['Cargar tiempo', 'Descargar Archivo', 'Pagar nómina']) {
    await expect(button(page, name)).toBeDisabled();
  }
  await choose(page, { 'Seleccione una compañía': 'Panadería La Garita, Inc.' });
  await choose(page, { [FILE_TYPE]: '940' });
  await expect(button(page, 'Descargar Archivo')).toBeEnabled();
  await expect(button(page, 'Cargar tiempo')).toBeDisabled();
  await pick(page, 'Seleccione un empleado', 'Botones Ortiz');
  await expect(button(page, 'Pagar nómina')).toBeDisabled();

  await page.goto(`/escritorio/procesos?company=${COMPANY}&employee=${id}&type=2&year=2025`);
  await button(page, 'Cargar tiempo').click();
  await expect(page).toHaveURL(new RegExp(`/procesos/${COMPANY}/${id}/cargar`));
  await page.goBack();
  await expect(choice(page, FILE_TYPE)).toHaveValue('1');
  await expect(choice(page, YEAR).locator('option:checked')).toHaveText('2025');
  await expect(choice(page, 'Seleccione un empleado')).toHaveValue('Botones Ortiz');
});

test('a document that cannot be made is refused in the words of the specification, before anything is sent', async ({
  page,
}) => {
  await openProcesses(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await choose(page, { [FILE_TYPE]: '940', [YEAR]: 'Seleccione una opción' });
  await expectRefused(page, 'Debe seleccionar un año para generar el documento');
  await choose(page, { [YEAR]: '2026', [FILE_TYPE]: '943' });
  await expectRefused(page, 'Esta compañia no posee 943');
  await choose(page, { [FILE_TYPE]: '941' });
  await button(page, 'Descargar Archivo').click();
  await expect(choice(page, QUARTER)).toBeFocused();
  await expect(file(page)).toContainText('Este campo es requerido.');
  await choose(page, { [FILE_TYPE]: 'W-2PR SURI TXT', 'Tipo de envío': 'Correcciones W2-C' });
  await page.getByRole('textbox', { name: 'Codigo' }).fill('ABC');
  await button(page, 'Descargar Archivo').click();
  await expect(file(page)).toContainText('El código debe tener 6 letras o números.');
  await choose(page, { [FILE_TYPE]: 'Vacaciones y enfermedad' });
  await page.getByLabel('Desde').fill('2026-02-01');
  await page.getByLabel('Hasta').fill('2026-01-31');
  await button(page, 'Descargar Archivo').click();
  await expect(file(page)).toContainText('La fecha no puede ser anterior a la de inicio.');
  expect(sent.filter((url) => url.includes('/files/'))).toEqual([]);
});

test('a payer of 943 has no 941, whatever else is chosen, and keeps the 943', async ({ page, api }) => {
  const farm = await aCompany(api, { name: 'Vaquería La Ceiba', payer: 2 });
  await openProcesses(page, `?company=${farm}&year=2026`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await choose(page, { [FILE_TYPE]: '941' });
  await button(page, 'Descargar Archivo').click();
  await expect(choice(page, FILE_TYPE)).toBeFocused();
  await expect(choice(page, FILE_TYPE)).toHaveAccessibleDescription('Esta compañia no posee 941');
  await choose(page, { [QUARTER]: 'Abril - Junio' });
  await expectRefused(page, 'Esta compañia no posee 941');
  await expectAccessible(page, choice(page, QUARTER));
  expect(sent.filter((url) => url.includes('/files/form'))).toEqual([]);

  await choose(page, { [FILE_TYPE]: '943' });
  const asking = page.waitForRequest('**/files/form-943');
  await button(page, 'Descargar Archivo').click();
  expect((await asking).postDataJSON()).toMatchObject({ companyId: farm, year: 2026 });
});

test('stubs download: of a period, of everybody, of a year; whoever was not paid has none', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const id = await anEmployee(api);
  await twoWeeksOf(api, id);
  await openProcesses(page, `?company=${COMPANY}&employee=${id}&type=8&year=2026`);
  await choose(page, { 'Seleccione un Periodo': 'Periodo Numero 10 Fecha 5 mar 2026 11 mar 2026' });
  const ofPeriod = await downloaded(page);
  expect(ofPeriod.name).toBe('Empleado-Prueba-Ortiz-Periodo-10-2026-Panadería-La-Garita-Inc.pdf');
  expect(ofPeriod.pages).toHaveLength(1);

  await choose(page, { [FILE_TYPE]: 'W-2PR (Archivo del empleado)' });
  await choose(page, { 'Seleccione el documento': 'Talonarios del año' });
  const ofYear = await downloaded(page);
  expect(ofYear.name).toBe('Empleado-Prueba-Ortiz-Talonarios-2026-Panadería-La-Garita-Inc.pdf');
  expect(ofYear.pages).toHaveLength(2);

  await pick(page, 'Seleccione un empleado', 'Todos los Empleados');
  await choose(page, { [FILE_TYPE]: 'Talonarios por período', 'Período de norma': 'SEMANAL / WEEKLY' });
  await choose(page, { 'Seleccione un Periodo': 'Periodo Numero 11 Fecha 12 mar 2026 18 mar 2026' });
  const ofAll = await downloaded(page);
  expect(ofAll.name).toBe('All-Periodo-11-2026-Panadería-La-Garita-Inc.pdf');
  expect(ofAll.pages.flat().join(' ')).toContain('Prueba');

  await choose(page, { [YEAR]: '2024' });
  await choose(page, { 'Seleccione un Periodo': 'Periodo Numero 53 Fecha 30 dic 2024 31 dic 2024' });
  await expectRefused(page, 'Usuario no posee data.');
});

test('a download tells how long it takes, and can be ended without leaving a file', async ({ page, api }) => {
  const id = await anEmployee(api);
  await twoWeeksOf(api, id);
  await openProcesses(page, `?company=${COMPANY}&employee=${id}&type=1&file=year-stubs&year=2026`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The server's answer is the real one, only later.
  await page.route('**/files/**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await button(page, 'Descargar Archivo').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Descargando reporte...').first()).toBeVisible();
  await expect(page.getByText('El servidor prepara el documento: 2 s')).toBeVisible();
  await button(page, 'Cancelar descarga').click();
  await expect(page.getByText('Descarga cancelada.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(button(page, 'Descargar Archivo')).toBeFocused();
  release();
  await page.unroute('**/files/**');
  expect(downloads).toEqual([]);
  expect((await downloaded(page)).pages).toHaveLength(2);
});

test('a download of somebody whose session ended leads to the sign-in, as everything else does', async ({
  page,
}) => {
  await openProcesses(page, `?company=${COMPANY}&type=8&frequency=weekly&period=2026110`);
  // Otherwise what the screen is still asking for would hear of it first.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  await button(page, 'Descargar Archivo').click();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByText('Su sesión terminó. Inicie sesión otra vez.')).toHaveCount(1);
});

test('the bonus settings say what they mean, and those that were used come back', async ({ page }) => {
  test.setTimeout(180_000);
  await openProcesses(page, '?company=2&type=12');
  const bonus = page.getByRole('region', { name: 'Configuración del bono' });
  await expect(bonus.getByLabel('Las compañías con hasta 20 empleados pagarán un bono')).toBeDisabled();
  await bonus.getByLabel('Las compañías con más de 20 empleados pagarán un bono').fill('15');
  await expect(bonus.getByLabel('Las compañías con hasta 15 empleados pagarán un bono')).toHaveValue('15');
  await bonus.getByLabel('Equivalente al 3.00% del total de los salarios computados').fill('101');
  await button(page, 'Descargar Archivo').click();
  await expect(bonus).toContainText('El porcentaje no puede pasar de 100.');
  await bonus.getByLabel('Equivalente al 101.00% del total de los salarios computados').fill('2.5');
  await bonus.getByRole('checkbox', { name: 'Enfermedad' }).press('Space');
  const { name, pages } = await downloaded(page);
  expect(name).toMatch(/^Bonus-2026-/);
  expect(pages[0]?.join(' ')).toContain('Totales');
  await page.reload();
  await expect(bonus.getByLabel('Las compañías con más de 15 empleados pagarán un bono')).toBeVisible();
  await expect(bonus.getByLabel('Equivalente al 2.50% del total de los salarios computados')).toBeVisible();
  await expect(bonus.getByRole('checkbox', { name: 'Enfermedad' })).toBeChecked();
  await expectAccessible(page, bonus);
});

test('the screen without and with fields is accessible', async ({ page }) => {
  await openProcesses(page, '');
  await expectAccessible(page, choice(page, 'Seleccione una compañía'));
  await page.goto(`/escritorio/procesos?company=${COMPANY}&type=8`);
  await expectAccessible(page, choice(page, 'Seleccione un Periodo'));
});

test('a document is seen before it is made, with its figures, where they come from and what it lacks', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const id = await anEmployee(api, { first_name: 'Vista', last_name: 'Previa' });
  await twoWeeksOf(api, id);
  await openProcesses(page, `?company=${COMPANY}&employee=${id}&type=14&start=2026-03-01&end=2026-03-31`);
  const preview = page.getByRole('region', { name: 'Vista previa' });
  const figures = preview.getByRole('list', { name: 'Para comprobar' });
  // 10 h × 10.50 × 2 weeks
  await expect(figures.getByRole('button', { name: 'salarios $210.00' })).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Reporte de salarios' })).toContainText('Vista Previa');
  await expectAccessible(page, figures);

  // A cell is of its row alone: by the arrow from the first week's to the second one's.
  const sheet = preview.getByRole('region', { name: 'Reporte de salarios' });
  await sheet.getByRole('button', { name: '105.00', exact: true }).first().press('ArrowDown');
  await page.keyboard.press('Enter');
  const ofCell = page.getByRole('dialog', { name: /^¿De dónde sale\? .* · 105\.00$/ });
  await expect(ofCell.getByText('$105.00 · 1 pago')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ofCell).toBeHidden();

  const downloading = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Excel' }).click();
  expect((await downloading).suggestedFilename()).toBe(
    'WAGES-Empleado-Vista-Previa-2026-03-01-2026-03-31-Panadería-La-Garita-Inc.xlsx',
  );

  await figures.getByRole('button', { name: 'salarios $210.00' }).click();
  const sources = page.getByRole('dialog', { name: '¿De dónde sale? salarios $210.00' });
  await sources.getByText('Vista Previa').click();
  await expect(sources.getByRole('link')).toHaveCount(2);
  await sources.getByRole('link').first().click();
  await expect(page).toHaveURL(
    new RegExp(`/procesos/${COMPANY}/${id}/cargar\\?year=2026&period=2026110&entry=`),
  );

  const shop = await aCompany(api, { name: 'Taller Sin Categoría' });
  await twoWeeksOf(api, await anEmployee(api, { first_name: 'Vista', last_name: 'Previa' }, shop));
  await page.goto(`/escritorio/procesos?company=${shop}&type=7&fiscal=2026`);
  await preview.getByRole('link', { name: 'Categoría CFSE · Vista Previa' }).click();
  await expect(page.getByLabel('Categoría CFSE')).toBeFocused();
});

test('a payroll is an entry of the books, in the accounts that the company names', async ({ page, api }) => {
  test.setTimeout(90_000);
  const shop = await aCompany(api, { name: 'Taller de los Libros' });
  await twoWeeksOf(api, await anEmployee(api, { first_name: 'Libro' }, shop));
  await openProcesses(page, `?company=${shop}&type=17&start=2026-03-01&end=2026-03-31`);
  await page.getByRole('link', { name: 'Cuentas del asiento' }).click();
  const named = page
    .getByRole('region', { name: 'Débitos: lo que se paga' })
    .getByLabel('Regular', { exact: true });
  await expect(named).toHaveAttribute('placeholder', 'Gasto de horas regulares');
  await named.fill('6000 · Sueldos');
  await expectAccessible(page, named);
  await button(page, 'Guardar datos').click();
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();

  const preview = page.getByRole('region', { name: 'Vista previa' });
  // 10 h × 10.50 on each of two paydays; the usual account beside the one that was named
  const entry = preview.getByRole('region', { name: 'Asiento contable de nómina' });
  await expect(entry.getByRole('row', { name: /6000 · Sueldos 105\.00/ })).toHaveCount(2);
  await expect(entry.getByRole('row', { name: /Nómina por pagar/ })).toHaveCount(2);
  const [debits, credits] = await preview
    .getByRole('button', { name: /^(débitos|créditos) / })
    .allTextContents();
  expect(debits?.replace('débitos', 'créditos')).toBe(credits);
  const downloading = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'QuickBooks (IIF)' }).click();
  const imported = await downloading;
  expect(imported.suggestedFilename()).toBe('Asiento-2026-03-01-2026-03-31-Taller-de-los-Libros.iif');
  expect(await readFile(await imported.path(), 'latin1')).toContain('\t6000 · Sueldos\t105.00\t');
});
