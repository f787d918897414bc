import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';
import { type Api, anEmployee, COMPANY, test } from './office.ts';

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Historial' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Historial/ });
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return drawer;
}

const list = `/escritorio/empresas/${COMPANY}/empleados`;

test('the history of an employee says what was edited, and that personal data was, but not to what', async ({
  page,
  api,
}) => {
  const form = `${list}/${await anEmployee(api)}/editar`;
  await signIn(page);
  await page.goto(form);
  await fill(page, { 'Hora regular': '11.25', 'Número de teléfono celular': '7875550199' });
  await saveAndAccept(page, 'Editar Empleado');
  await page.goto(form);
  const drawer = await openHistory(page);
  await expectAccessible(page, drawer);

  const edited = drawer.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Edición' }) });
  await expect(edited).toContainText('Carlos Maldonado');
  await expect(edited).toContainText('$10.50');
  await expect(edited).toContainText('$11.25');
  await expect(edited).toContainText('Número de teléfono celular');
  await expect(edited).not.toContainText('0199');
  // Opening the form twice was no look at the number.
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(['Edición', 'Creación']);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Historial' })).toBeFocused();
});

async function lastFourOf(api: Api, employeeId: number): Promise<string> {
  const answer = await api('GET', `employers/${COMPANY}/${employeeId}`);
  const { result } = answer as { result: { social_security_number: string } }; // as documented
  return result.social_security_number.slice(-4);
}

test('a social security number is shown whole to who clicks it, hidden again, and that is recorded', async ({
  page,
  api,
}) => {
  const employeeId = await anEmployee(api);
  const lastFour = await lastFourOf(api, employeeId);
  await signIn(page, 'auditor');
  await page.goto(list);
  await page.getByRole('searchbox').fill(lastFour);
  // Others of that name are listed until the search is answered.
  const masked = page
    .getByRole('button', { name: /^Mostrar el número de seguro social de Prueba Ortiz/ })
    .filter({ hasText: lastFour });
  await expect(masked).toContainText(`***-**-${lastFour}`);
  await masked.press('Enter');
  const whole = page.getByRole('button', { name: /^Ocultar el número de seguro social de Prueba Ortiz/ });
  await expect(whole).toContainText(`900-66-${lastFour}`);
  await expect(page.getByText('Quedó registrado que usted vio el número de Prueba Ortiz.')).toBeVisible();
  await whole.press('Enter');
  await expectAccessible(page, masked);

  await page.goto(`${list}/${employeeId}/editar`);
  const drawer = await openHistory(page);
  await expect(drawer.getByRole('listitem').first()).toContainText('Aurora Ortiz');
  await expect(drawer.getByRole('heading', { level: 3 }).first()).toHaveText(
    'Se mostró el número de seguro social',
  );
});

test('companies, accountants, codes and fixed taxes have a history too', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/escritorio/empresas/editar/1');
  const ofCompany = await openHistory(page);
  await ofCompany.getByText(/^\d+ datos$/).click();
  await expectAccessible(page, ofCompany.getByRole('listitem').first());
  await page.goto('/escritorio/contadores/editar/1');
  const ofAccountant = await openHistory(page);
  await expect(ofAccountant.getByRole('listitem').filter({ hasText: 'Creación' })).toBeVisible();
  await page.goto('/escritorio/codigos/editar/1');
  await expect(page.getByRole('button', { name: 'Historial' })).toBeVisible();

  await page.goto('/escritorio/fixed-taxes/agregar');
  await expectAccessible(page, page.getByLabel('Tax fijo'));
  await page.getByLabel('Tax fijo').selectOption('MEDICARE');
  await page.getByLabel('Vigente desde').fill('2031-01-01');
  await fill(page, { '%': '1.5' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page
    .getByRole('alertdialog', { name: 'Crear Tax Fijo' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
  await page.getByRole('link', { name: 'Editar: MEDICARE' }).click();
  const versions = page.getByRole('table', { name: 'Versiones' });
  await expect(versions.getByRole('row', { name: '1 ene 2031' })).toContainText('Futura');
  const drawer = await openHistory(page);
  await expect(drawer.getByRole('listitem').first()).toContainText('Nueva versión');
  await expect(drawer.getByRole('listitem').first()).toContainText('1.45%');
});
