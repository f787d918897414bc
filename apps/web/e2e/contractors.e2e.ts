import { expect, type Page } from '@playwright/test';
import { accept, box, choice, choose, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';
import { aContractor, COMPANY, test } from './office.ts';

const CONTRACTORS = `/escritorio/empresas/${COMPANY}/terceros`;

async function findRow(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(name);
  return page.getByRole('row', { name });
}

test.describe('the form of a contractor', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('follows the kind of entity: names, masks, and what is cleared', async ({ page }) => {
    await page.goto('/escritorio/empresas');
    await page.getByRole('link', { name: 'Servicios Profesionales: Panadería La Garita, Inc.' }).click();
    await page.getByRole('link', { name: 'Agregar contratista' }).click();
    await fill(page, { Nombre: 'Marta', 'Apellido paterno': 'Ríos', '#SS O #PATRONAL': '900557788' });
    await expect(box(page, '#SS O #PATRONAL')).toHaveValue('900-55-7788');

    await choose(page, { 'Tipo de Entidad': 'Corporación' });
    await expect(box(page, 'Apellido paterno')).toBeHidden();
    await expect(box(page, 'Nombre de la compañía')).toHaveValue('Marta');
    await expect(box(page, '#SS O #PATRONAL')).toHaveValue('');
    await choose(page, { 'Tipo de Entidad': 'Individuo' });
    await expect(box(page, 'Apellido paterno')).toHaveValue('');
    await choose(page, { 'Tipo de Entidad': 'Sociedad' });

    await fill(page, {
      'Nombre de la compañía': 'Ríos 24, S.E.',
      '#SS O #PATRONAL': '660557788',
      'Registro Comerciante': '01234560010',
      'Número de teléfono celular': '9395550177',
    });
    await expect(box(page, 'Registro Comerciante')).toHaveValue('0123456-0010');
    const address = page.getByRole('group', { name: 'Dirección', exact: true });
    await fill(address, { Dirección: '7 Calle Luna', 'Código postal': '00725' });
    await choose(address, { Municipio: 'Caguas' });
    await expect(box(page, '% de Retención')).toHaveValue('10.00');
    await choose(page, { 'Tipo de relevo': 'Total' });
    await expect(box(page, '% de Retención')).toHaveValue('0.00');

    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(page.getByText('Debe ingresar un monto de Hora a pagar.').first()).toBeVisible();
    await expectAccessible(page, box(page, 'Tarifa regular'));
    await fill(page, { 'Tarifa regular': '48,50' });
    await saveAndAccept(page, 'Crear Tercero');
    await expect(page.getByText('Creado exitosamente.')).toBeVisible();

    const row = await findRow(page, 'Ríos 24, S.E.');
    await expect(row).toContainText('939-555-0177');
    await row.getByRole('link', { name: 'Editar: Ríos 24, S.E.' }).click();
    await expect(box(page, 'Tarifa regular')).toHaveValue('48.50');
    await expect(choice(page, 'Tipo de Entidad').locator('option:checked')).toHaveText('Sociedad');
    await expect(choice(page, 'Tipo de exención').locator('option:checked')).toHaveText('A');
    await fill(page, { 'Página web': 'rios.example' });
    await saveAndAccept(page, 'Editar Terceros');
    await expect(page.getByText('Editado exitosamente.')).toBeVisible();
  });
});

test.describe('the list of contractors', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('switches one off and on, removes one that was never paid, and keeps one that was', async ({
    page,
    api,
  }) => {
    await aContractor(api, { first_name: 'Breve' });
    const paid = 'Carlos Nieves Colón';
    await page.goto(CONTRACTORS);
    await expectAccessible(page, page.getByRole('row', { name: paid }));
    await page.getByRole('button', { name: `Eliminar: ${paid}` }).click();
    await accept(page, 'Eliminar');
    await expect(
      page.getByText('El contratista tiene horas cargadas y no puede ser eliminado.'),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: paid })).toBeVisible();

    const name = 'Breve Nieves';
    const row = await findRow(page, name);
    const toggle = row.getByRole('switch', { name: `Activo: el contratista: ${name}` });
    await toggle.press('Space');
    await accept(page, 'Desactivar');
    await expect(toggle).not.toBeChecked();
    await toggle.press('Space');
    await accept(page, 'Activar');
    await expect(toggle).toBeChecked();
    await page.getByRole('button', { name: `Eliminar: ${name}` }).click();
    await accept(page, 'Eliminar');
    await expect(page.getByText('Eliminado exitosamente')).toBeVisible();
    await expect(row).toBeHidden();
  });

  test('stands under its reports: by dates, by year, and the text file', async ({ page }) => {
    await page.goto(CONTRACTORS);
    const panel = page.getByRole('region', { name: 'Reporte de Servicios Profesionales' });
    const download = panel.getByRole('button', { name: 'Descargar Archivo' });
    await page.getByLabel('Desde').fill('2026-03-31');
    await page.getByLabel('Hasta').fill('2026-01-01');
    await download.click();
    await expect(page.getByLabel('Hasta')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Hasta')).toBeFocused();

    await panel.getByRole('button', { name: 'Vista previa' }).click();
    const preview = page.getByRole('region', { name: 'Vista previa' });
    await expect(preview).toContainText('Complete los campos indicados');
    await page.getByLabel('Desde').fill('2026-01-01');
    await page.getByLabel('Hasta').fill('2026-12-31');
    await expect(preview).toContainText('Carlos Nieves Colón');
    await preview.getByRole('button', { name: /^servicios \$/ }).click();
    const sources = page.getByRole('dialog', { name: /^¿De dónde sale\? servicios \$/ });
    await expect(sources).toContainText('Carlos Nieves Colón');
    await page.keyboard.press('Escape');
    await expectAccessible(page, preview);
    const workbook = page.waitForEvent('download');
    await preview.getByRole('button', { name: 'Excel' }).click();
    expect((await workbook).suggestedFilename()).toMatch(/^Contratistas-2026-01-01-2026-12-31-.+\.xlsx$/);

    await panel.getByRole('tab', { name: 'Por contratista' }).click();
    await expect(preview).toContainText('Por favor seleccione un año.');
    await download.click();
    await expect(panel.getByText('Por favor seleccione un año.')).toBeVisible();
    await choose(panel, { 'Seleccione el año': '2026', 'Período de norma': 'MENSUAL / MONTHLY' });
    await expect(preview).toContainText('Servicios Profesionales 2026, por mes');

    const asking = page.waitForRequest('**/files/contractor-year');
    const downloading = page.waitForEvent('download');
    await download.click();
    const ofYear = { companyId: COMPANY, year: 2026, payFrequency: 'monthly' };
    expect((await asking).postDataJSON()).toEqual(ofYear);
    expect((await downloading).suggestedFilename()).toMatch(/^Contratistas-2026-/);
    await expect(page.getByText('Generado exitosamente.')).toBeVisible();

    const textFile = page.getByRole('region', { name: '480.6SP TXT' });
    await choose(textFile, { 'Seleccione el año': '2026', 'Tipo de envío': 'Corrección' });
    const askingForText = page.waitForRequest('**/files/form-480-text');
    await textFile.getByRole('button', { name: 'Descargar Archivo' }).click();
    const corrected = { companyId: COMPANY, year: 2026, submission: 'correction' };
    expect((await askingForText).postDataJSON()).toEqual(corrected);
  });
});

const hoursAddress = (contractorId: number) => `${CONTRACTORS}/horas/${contractorId}?year=2026`;
const hours = (page: Page) =>
  page.getByRole('group', { name: 'Horas Regulares' }).getByRole('textbox').first();
const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' });
const category = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^${number}\\. Pagos servicios prestados`) });
const retained = (page: Page) => box(page, 'Retenido');

async function askToSave(page: Page) {
  await page.getByRole('button', { name: /^(Cargar tiempo de empleado|Guardar cambios)$/ }).click();
  return page.getByRole('alertdialog', { name: 'Cargar Hora' });
}

test.describe('a contractor’s hours', () => {
  test('are loaded, explained, changed, marked as paid and deleted', async ({ page, api }) => {
    const id = await aContractor(api);
    await signIn(page);
    await page.goto(hoursAddress(id));
    await expect(choice(page, 'Pago Numero').locator('option:checked')).toHaveText('Pago 1 (nuevo)');
    await page.getByLabel('Fecha de Pago').fill('2026-03-15');
    await hours(page).fill('10');
    // 35.00 × 10 h = 350.00; 10 % of it 35.00; 315.00 is left
    await expect(category(page, 3)).toContainText('$350.00');
    await expect(retained(page)).toHaveValue('35.00');
    await expect(category(page, 1)).toContainText('0.00');
    await expect(category(page, 4)).toContainText('0.00');
    await expect(summary(page)).toContainText('$315.00');
    await expectAccessible(page, category(page, 3));

    const question = await askToSave(page);
    await expect(question).toContainText('por un monto de $315.00?');
    await accept(page, 'Cargar Hora');
    await expect(page.getByText('Creado exitosamente.')).toBeVisible();
    await expect(summary(page)).toContainText('Guardado por Carlos Maldonado');
    await expect(choice(page, 'Pago Numero').locator('option:checked')).toHaveText('Pago 1 - 15 mar');
    const year = page.getByRole('region', { name: 'Guardado en 2026' });
    await expect(year).toContainText('$350.00');
    await expect(year).toContainText('$35.00');
    await expectAccessible(page, summary(page));

    await retained(page).fill('20');
    await expect(summary(page)).toContainText('$330.00');
    await expect(summary(page)).toContainText('Antes $315.00');
    await page.getByRole('button', { name: 'Por qué: Retenido' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText('sec. 1062.03');
    await expect(drawer).toContainText('El calculado es $35.00.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Volver al calculado: Retenido' }).click();
    await expect(retained(page)).toHaveValue('35.00');
    await retained(page).fill('20');
    await askToSave(page);
    await accept(page, 'Cargar Hora');
    await expect(page.getByText('Editado exitosamente.')).toBeVisible();
    await expect(year).toContainText('$330.00');

    await page.getByRole('switch', { name: 'Pagado' }).press('Space');
    await accept(page, 'Marcar como pagado');
    await expect(page.getByRole('switch', { name: 'Pagado' })).toBeChecked();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar Talonario' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Contratista-.+\.pdf$/);

    await page.getByRole('button', { name: 'Eliminar tiempo de empleado' }).click();
    const removal = page.getByRole('alertdialog', { name: 'Eliminar' });
    await expect(removal).toContainText(/Pagado el .+; diferencia -/);
    await removal.getByRole('button', { name: 'Eliminar lo ya pagado' }).click();
    await expect(page.getByText('Eliminado exitosamente.')).toBeVisible();
    await expect(choice(page, 'Pago Numero').locator('option:checked')).toHaveText('Pago 1 (nuevo)');
  });
});

test('a contractor’s cheque takes the company’s next number, stands in the pay of the year, and is listed once void', async ({
  page,
  api,
}) => {
  const id = await aContractor(api, { first_name: 'Vera' });
  const time = { pay_date: '2026-03-15', year: 2026, regular_hours: '10', regular_min: 0 };
  const loaded = await api('POST', `outtime/${id}`, time);
  const payment = `outtime/${(loaded as { result: { id: number } }).result.id}`; // as documented
  await signIn(page);
  await page.goto(`/escritorio/empresas/editar/${COMPANY}`);
  await expect(page.getByRole('button', { name: 'Guardar datos' })).toBeVisible();
  const cheques = page.getByRole('region', { name: 'Cheques', exact: true });
  await cheques.getByRole('button', { name: 'Cambiar el próximo número' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cambiar el próximo número' });
  await fill(drawer, { 'Próximo número de cheque': '70001' });
  await expectAccessible(page, drawer);
  await drawer.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(cheques).toContainText('lleva el número 70001');

  await api('PUT', `${payment}/paid`, { paid: true, paid_date: '2026-03-16', paid_method: 1 });
  await api('PUT', payment, { regular_hours: '8' });
  await page.goto(CONTRACTORS);
  await (await findRow(page, 'Vera Nieves')).getByRole('link', { name: 'Pagos: Vera Nieves' }).click();
  // 10 × 35.00 = 350.00, less 10 %; then 8 × 35.00 = 280.00
  const row = page.getByRole('row', { name: /15 mar 2026/ });
  await expect(row).toContainText('Pagado el 16 mar 2026: $315.00; diferencia -$63.00 · Cheque núm. 70001');
  await expectAccessible(page, row);
  const stub = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Talonario/ }).click();
  expect((await stub).suggestedFilename()).toMatch(/\.pdf$/);
  await row.getByRole('button', { name: 'Corregido 1 vez' }).click();
  await expect(page.getByRole('dialog', { name: 'Qué cambió' })).toContainText('Horas: 10:00 → 08:00');

  await api('PUT', `${payment}/paid`, { paid: false });
  await page.goto(`/escritorio/empresas/editar/${COMPANY}`);
  await expect(cheques.getByRole('row', { name: /^70001/ })).toContainText('Se quitó la marca de pagado');
});
