import { expect } from '@playwright/test';
import { expectAccessible, signIn } from './fixtures.ts';
import { aCompany, anEmployee, test } from './office.ts';

test('an accountant sets a calendar, sees its paydays first, and loads a pay into its first period', async ({
  page,
  api,
}) => {
  const company = await aCompany(api, { name: 'Calendario Prueba, Inc.', number_patronal: '66-0777999' });
  const employee = await anEmployee(api, {}, company);
  await signIn(page);
  await page.goto(`/escritorio/empresas/editar/${company}`);
  await page.getByRole('link', { name: 'Calendario de pago' }).click();
  await expect(page.getByRole('heading', { name: 'Calendario', exact: true })).toBeVisible();
  const change = page.getByRole('button', { name: 'Cambiar el calendario semanal' });
  await expectAccessible(page, change);
  await change.click();
  const drawer = page.getByRole('dialog');
  // Monday 6 July 2026; the demonstration's today is later, so the shown periods begin with the current one.
  await drawer.getByLabel('Primer día de un período').fill('2026-07-06');
  await drawer.getByLabel('Rige desde').fill('2026-07-06');
  await drawer.getByLabel('Días hasta el pago').fill('5');
  await drawer.getByLabel('Si el pago cae en fin de semana o feriado').selectOption({ index: 1 });
  await expect(drawer.getByRole('listitem')).toHaveCount(6);
  await expect(drawer.getByRole('listitem').first()).toContainText('Se paga el');
  await drawer.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('El calendario semanal queda guardado.')).toBeVisible();

  await page.goto(`/escritorio/procesos/${company}/${employee}/cargar`);
  await page.getByLabel('Año', { exact: true }).selectOption('2026');
  const period = page.getByLabel('Período', { exact: true });
  await expect(period.locator('option', { hasText: 'Periodo 27 - 2 jul - 5 jul' })).toHaveCount(1);
  await period.selectOption({ label: 'Periodo 28 - 6 jul - 12 jul' });
  await expect(page).toHaveURL(/=2026528/);
  // 12 July is a Sunday; five days later is Friday the 17th.
  await expect(page.getByLabel('Fecha de Pago')).toHaveValue('2026-07-17');
  await page.getByRole('group', { name: 'Regulares' }).getByRole('textbox').first().fill('40');
  await page.getByRole('button', { name: 'Cargar tiempo de empleado' }).click();
  await page
    .getByRole('alertdialog', { name: 'Cargar Hora' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
  await page.goto(`/escritorio/empresas/${company}/periodos/2026528`);
  await expect(page.getByText('6 jul 2026').first()).toBeVisible();
});
