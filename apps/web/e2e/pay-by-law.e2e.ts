import { expect, type Page } from '@playwright/test';
import { accept, box, expectAccessible, signIn } from './fixtures.ts';
import { aCompany, anEmployee, test } from './office.ts';

// The preview of the switch takes the last pay of this year.
const YEAR = new Date().getFullYear();
const FIRST_HALF_OF_MARCH = YEAR * 1000 + 305;

const DAY = /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), .*: horas$/;

const summary = (page: Page) => page.getByRole('region', { name: 'Resumen' });

test('a waiter is paid by days with tips that he already has, and then switched to the certificate', async ({
  page,
  api,
}) => {
  const companyId = await aCompany(api, { name: 'Fonda de Prueba, Inc.' });
  const hourly = { period_norma: 3, regular_time: 40, overtime: 60 };
  const employeeId = await anEmployee(api, { ...hourly, first_name: 'Mesero' }, companyId);
  await signIn(page);
  await page.goto(
    `/escritorio/procesos/${companyId}/${employeeId}/cargar?year=${YEAR}&period=${FIRST_HALF_OF_MARCH}`,
  );
  await page.getByRole('button', { name: 'Por día' }).click();
  const days = page.getByRole('textbox', { name: DAY });
  await expect(days).toHaveCount(15);
  await days.nth(0).fill('9');
  await days.nth(1).fill('8');
  await page
    .getByRole('button', { name: /^Más líneas/ })
    .first()
    .click();
  await box(page, 'Propinas ya cobradas').fill('100');
  // 16 × 40.00 + 60.00 + 100.00 = 800.00. 43.40 + 6.20 of social security, 11.60, 2.40, and by the table
  // (800.00 × 24 − 12,500) × 7 % ÷ 24 = 19.54 leave 716.86, of which the 100.00 are not paid again.
  await expect(summary(page)).toContainText('616.86');
  await expectAccessible(page, summary(page));
  await page.getByRole('button', { name: 'Cargar tiempo de empleado' }).click();
  await accept(page, 'Cargar Hora');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();

  await page.goto(`/escritorio/empresas/${companyId}/reglas`);
  await page.getByRole('button', { name: 'Pasar empleados al certificado 499 R-4' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pasar empleados al certificado 499 R-4' });
  const row = question.getByRole('row', { name: /Mesero Ortiz/ });
  // Without a certificate: (800.00 × 24 − 9,000) × 7 % ÷ 24 = 29.75.
  await expect(row).toContainText('Sin certificado');
  await expect(row).toContainText('$19.54');
  await expect(row).toContainText('$29.75');
  await row.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Pasar 1 empleado' }).click();
  await expect(question).toBeHidden();

  await page.goto(
    `/escritorio/procesos/${companyId}/${employeeId}/cargar?year=${YEAR}&period=${FIRST_HALF_OF_MARCH + 1}`,
  );
  await expect(page.getByText('499 R-4')).toBeVisible();
});
