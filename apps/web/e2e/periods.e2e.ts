import { expect, type Page } from '@playwright/test';
import { accept, box, choice, expectAccessible, signIn } from './fixtures.ts';
import { aCompany, anEmployee, test } from './office.ts';

const PERIOD = 2026110;

const hours = (page: Page) => page.getByRole('group', { name: 'Regulares' }).getByRole('textbox').first();

test('an accountant closes a period and its month, corrects it in another one, and opens it again with a reason', async ({
  page,
  api,
}) => {
  const company = await aCompany(api);
  const ana = await anEmployee(api, { first_name: 'Ana' }, company);
  const luis = await anEmployee(api, { first_name: 'Luis' }, company);
  await api('POST', `time/${ana}`, {
    period_id: PERIOD,
    pay_date: '2026-03-11',
    accountant_id: 1,
    regular_time: '40:00',
  });
  await signIn(page);
  await page.goto(`/escritorio/empresas/${company}/periodos/${PERIOD}`);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await page.getByRole('button', { name: 'Cerrar período' }).click();
  const closing = page.getByRole('alertdialog', { name: 'Cerrar período' });
  await expect(closing.getByRole('list', { name: 'Sin pago en el período' })).toContainText('Luis');
  await expect(closing.getByRole('list', { name: 'Sin marcar como pagados' })).toContainText('Ana');
  await closing.getByRole('button', { name: 'Cerrar de todos modos' }).click();
  await expect(page.getByRole('heading', { name: 'Sello del cierre' })).toBeVisible();

  await page.getByRole('link', { name: 'Ver los meses' }).click();
  const march = page.getByRole('row', { name: /^Marzo/i });
  await expect(march).toContainText('Por cerrar');
  await march.getByRole('button', { name: 'Cerrar mes' }).click();
  const month = page.getByRole('alertdialog', { name: 'Cerrar marzo de 2026' });
  await expect(month).toContainText('$374.04');
  await month.getByRole('button', { name: 'Cerrar mes' }).click();
  await expect(page.getByText('Mes cerrado.')).toBeVisible();
  await expect(march).toContainText(/Cerrado.*Sello [0-9a-f]{16}/);
  await expectAccessible(page, march);

  const inPeriod = `cargar?year=2026&period=${PERIOD}`;
  await page.goto(`/escritorio/procesos/${company}/${luis}/${inPeriod}`);
  await expect(page.getByText('Este período está cerrado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cargar tiempo de empleado' })).toBeHidden();

  await page.goto(`/escritorio/procesos/${company}/${ana}/${inPeriod}`);
  await page.getByRole('button', { name: 'Corregir en otro período' }).click();
  // Whoever goes by keyboard goes on above the form.
  await expect(page.locator(':focus')).toBeVisible();
  await expect(choice(page, 'Se corrige en')).toBeVisible();
  await hours(page).fill('38');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cargar Hora' });
  // 38 hours come to 356.17, 40 to 374.04.
  await expect(question).toContainText('-$17.87');
  await accept(page, 'Cargar Hora');
  const corrected = page.getByText('Este pago está corregido en el período');
  await expect(corrected).toContainText('-$17.87');
  await expectAccessible(page, corrected);

  await page.goto(`/escritorio/empresas/${company}/meses?year=2026`);
  await expect(march).toContainText('Cambió');
  await march.getByRole('button', { name: 'Qué cambió' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cierre de marzo de 2026' });
  // 374.04 and what is paid less: 356.17
  await expect(drawer.getByRole('row', { name: /^Neto/ }).first()).toContainText('$374.04$356.17');
  await expectAccessible(page, drawer);

  await page.goto(`/escritorio/empresas/${company}/periodos/${PERIOD}`);
  await page.getByRole('button', { name: 'Reabrir' }).click();
  await box(page, 'Razón').fill('Faltó cargar a Luis');
  await page.getByRole('alertdialog', { name: 'Reabrir' }).getByRole('button', { name: 'Reabrir' }).click();
  await expect(page.getByText('Razón: Faltó cargar a Luis')).toBeVisible();

  await page.getByRole('link', { name: 'Ver sus movimientos' }).click();
  await expect(page.getByRole('heading', { name: 'Se volvió a abrir el período' })).toBeVisible();
  await expect(page.getByText('Razón: Faltó cargar a Luis')).toBeVisible();

  // The same payment once more: whoever looks at the period is told.
  await api('POST', `time/${ana}`, {
    period_id: PERIOD,
    pay_date: '2026-03-11',
    accountant_id: 1,
    regular_time: '40:00',
  });
  await page.goto(`/escritorio/empresas/${company}/periodos/${PERIOD}`);
  const repeated = page.getByRole('region', { name: 'Pagos iguales' });
  await expect(repeated.getByRole('listitem')).toHaveCount(2);
  await expect(repeated.getByRole('link', { name: '$374.04 con fecha de pago 11 mar 2026' })).toHaveCount(2);
  await expectAccessible(page, repeated);

  // The company says 0 as '% de Incapacitados', so the return lacks the part of its employees.
  await page.goto(`/escritorio/empresas/${company}/cuadre?year=2026`);
  await expect(page.getByText('1 cifra no cuadra.')).toBeVisible();
  const matrix = page.getByRole('region', { name: 'Cuadre de 2026' });
  for (const document of [/^Retenido y parte patronal/, /^PRUI-10/])
    await expect(matrix.getByRole('row', { name: document })).toContainText('No cuadra');
  // A document that differs is unfolded, with what was withheld above what the return says.
  await expect(matrix.getByRole('row', { name: /^Incapacidad, las dos partes/ })).toHaveCount(2);
});

test('an accountant pastes the hours of a week, mends a cell, and loads everybody at once', async ({
  page,
  api,
}) => {
  const company = await aCompany(api);
  const people = ['Ana', 'Berta', 'Carla'];
  for (const first_name of people) await anEmployee(api, { first_name }, company);
  await signIn(page);
  await page.goto(`/escritorio/empresas/${company}/periodos/${PERIOD}`);
  const cell = (column: string, name: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${column} de ${name}`) });
  const load = page.getByRole('button', { name: /^Cargar \d+ pagos?$/ });
  await expect(load).toBeDisabled();
  await cell('Regular', 'Ana').focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '40\n38:30\n8:75\n');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(cell('Regular', 'Carla')).toHaveValue('8:75');
  await expect(page.getByText('Corrija 1 celda primero.')).toBeVisible();
  await cell('Regular', 'Carla').fill('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowUp');
  await expect(cell('Sobretiempo', 'Berta')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell('Sobretiempo', 'Carla')).toHaveValue('');
  await expectAccessible(page, load);
  await load.click();
  const question = page.getByRole('alertdialog', { name: 'Cargar la nómina' });
  await expect(question).toContainText('3 pagos');
  await accept(page, 'Cargar la nómina');
  await expect(page.getByText('3 pagos cargados.')).toBeVisible();
  const loaded = page.getByRole('table', { name: 'Lo cargado' });
  for (const [name, worked] of [
    ['Ana', '40:00'],
    ['Berta', '38:30'],
    ['Carla', '10:00'],
  ] as const) {
    await expect(loaded.getByRole('row', { name })).toContainText(worked);
  }
  await expect(load).toBeHidden();
});
