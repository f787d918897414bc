import { expect, type Page } from '@playwright/test';
import { expectAccessible, fill, signIn } from './fixtures.ts';
import { type Api, anEmployee, COMPANY, test } from './office.ts';

const WEEK_10 = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: 1, payment: [] };

const balancesOf = (employeeId: number) =>
  `/escritorio/empresas/${COMPANY}/empleados/${employeeId}/saldos?year=2026`;

async function bringForward(page: Page, values: Record<string, string>): Promise<void> {
  await page.getByLabel('Hasta el día').fill('2026-02-28');
  await fill(page, values);
  await page.getByRole('button', { name: 'Guardar saldo inicial' }).click();
  await page
    .getByRole('alertdialog', { name: 'Saldo inicial' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByText('Editado exitosamente.').first()).toBeVisible();
  // The form is another one now: the keyboard goes on at its first field.
  await expect(page.getByLabel('Hasta el día')).toBeFocused();
}

const line = (page: Page, concept: string) => page.getByRole('row', { name: new RegExp(`^${concept} `) });

const loadWeek = (api: Api, employeeId: number, time: object) =>
  api('POST', `time/${employeeId}`, { ...WEEK_10, ...time });

test.beforeEach(({ page }) => signIn(page));

test('what another system withheld counts for the limits; correcting it makes a capped entry stale, with the reason', async ({
  page,
  api,
}) => {
  const id = await anEmployee(api);
  await page.goto(balancesOf(id));
  await expect(page.getByText('Este año no trae nada de otro sistema.')).toBeVisible();
  await bringForward(page, { Ingresos: '8,666.67', Incapacidad: '26.00' });
  await expect(line(page, 'Incapacidad')).toContainText('$26.00');
  await expect(line(page, 'Incapacidad')).toContainText('$1.00'); // left of 27.00

  // 40 hours at 10.50 = 420.00; × 0.3 % = 1.26, of which the limit has 1.00 left
  await loadWeek(api, id, { regular_time: '40:00' });
  await page.reload();
  await expect(line(page, 'Incapacidad')).toContainText('$27.00');

  await bringForward(page, { Incapacidad: '0' });
  await page.getByRole('link', { name: '10 de 2026' }).click();
  await expect(page.getByText('Incapacidad: se guardó $1.00 y hoy serían $1.26.')).toBeVisible();
  const warnings = page.getByRole('region', { name: 'Revise antes de guardar' });
  await warnings.getByRole('button', { name: 'Recalcular' }).click();
  const comparison = page.getByRole('alertdialog', { name: 'Recalcular' });
  await expect(comparison.getByRole('row', { name: /^Incapacidad/ })).toContainText('$0.26');
  await comparison.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Incapacidad: se guardó')).toBeHidden();
});

test('a balance of leave shows each movement, and the entry that took the hours', async ({ page, api }) => {
  const id = await anEmployee(api);
  await loadWeek(api, id, { regular_time: '32:00', vacation_time: '08:00' });
  await page.goto(balancesOf(id));
  const vacation = page.getByRole('region', { name: 'Vacaciones' });
  await expect(vacation.getByRole('row', { name: /Saldo inicial/ })).toContainText('40:00');
  const taken = vacation.getByRole('row', { name: /Usadas en el período 10/ });
  await expect(taken).toContainText('-08:00');
  await expect(taken).toContainText('32:00');
  await expectAccessible(page, taken);
  await taken.getByRole('link').click();
  await expect(page).toHaveURL(/period=2026110&entry=\d+/);
  await expect(page.getByRole('heading', { name: 'Cargar Tiempo' })).toBeVisible();
});

test('a correction by hand moves the balance, with its reason, and is told where it would change nothing', async ({
  page,
  api,
}) => {
  const id = await anEmployee(api);
  await page.goto(balancesOf(id));
  await page.getByRole('button', { name: 'Corregir vacaciones' }).click();
  const drawer = page.getByRole('dialog', { name: 'Corregir vacaciones' });
  await drawer.getByLabel('Corrección').selectOption('Quitar horas');
  await drawer.getByRole('group', { name: 'Horas' }).getByRole('textbox').first().fill('6');
  await drawer.getByLabel('Desde el día').fill('2026-03-02');
  await fill(drawer, { Razón: 'Día pagado aparte' });
  await drawer.getByRole('button', { name: 'Guardar corrección' }).click();
  const question = page.getByRole('alertdialog', { name: 'Corregir saldo' });
  await expect(question).toContainText('¿Está seguro que desea quitar 06:00 horas de vacaciones?');
  await expect(question).toContainText('El saldo de hoy pasa de 40:00 a 34:00 horas.');
  await question.getByRole('button', { name: 'Aceptar' }).click();
  const moved = page
    .getByRole('region', { name: 'Vacaciones' })
    .getByRole('row', { name: /Día pagado aparte/ });
  await expect(moved).toContainText('Corrección: Día pagado aparte (Carlos Maldonado, ');
  await expect(moved).toContainText('-06:00');
  await expect(moved).toContainText('34:00'); // 40 − 6

  await page.getByRole('button', { name: 'Corregir enfermedad' }).click();
  const sick = page.getByRole('dialog', { name: 'Corregir enfermedad' });
  await sick.getByRole('group', { name: 'Horas' }).getByRole('textbox').first().fill('1');
  await sick.getByLabel('Desde el día').fill('2020-01-01');
  await fill(sick, { Razón: 'Antes del saldo inicial' });
  await sick.getByRole('button', { name: 'Guardar corrección' }).click();
  await expect(question).toContainText('No cambiará el saldo');
});

test('a limit that an opening balance passes after the pay was loaded is told', async ({ page, api }) => {
  const id = await anEmployee(api);
  // 40 hours at 10.50 = 420.00; × 0.3 % = 1.26, which 26.00 brings to 27.26
  await loadWeek(api, id, { regular_time: '40:00' });
  await page.goto(balancesOf(id));
  await bringForward(page, { Ingresos: '8,666.67', Incapacidad: '26.00' });
  const passed = page.getByText('Incapacidad: el año suma 27.26 y el límite es 27.00.');
  // Below the totals, and beside the balance.
  await expect(passed).toHaveCount(2);
  await expect(line(page, 'Incapacidad')).toContainText('-$0.26');
});
