import { expect, type Page } from '@playwright/test';
import { accept, box, choice, choose, expectAccessible, pick, signIn } from './fixtures.ts';
import { type Api, aCompany, aContractor, anEmployee, test } from './office.ts';

const NAME = 'Zapatería Apagada, Inc.';
const NO_TIME = 'La compañía está desactivada. No se puede cargar otro pago.';
const NO_PAYMENT = 'La compañía está desactivada. No se le puede cargar un pago nuevo.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A company with an employee and a contractor who were paid before it was switched off. */
async function aDisabledCompany(api: Api) {
  const companyId = await aCompany(api, { name: NAME });
  const employeeId = await anEmployee(api, {}, companyId);
  const contractorId = await aContractor(api, {}, companyId);
  const week = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: 1, regular_time: '40:00' };
  await api('POST', `time/${employeeId}`, week);
  const hours = { pay_date: '2026-03-15', year: 2026, regular_hours: '10', regular_min: '00' };
  await api('POST', `outtime/${contractorId}`, hours);
  await api('DELETE', `companies/${companyId}`);
  return { companyId, employeeId, contractorId };
}

test('a company that is switched off keeps its documents, changes and deletes what was saved, and pays nobody anew', async ({
  page,
  api,
}) => {
  const { companyId, employeeId, contractorId } = await aDisabledCompany(api);
  await signIn(page);
  await page.goto(`/escritorio/procesos?company=${companyId}&type=8&year=2026&frequency=weekly`);
  await expect(choice(page, 'Seleccione una compañía').locator('option:checked')).toHaveText(
    `${NAME} (desactivada)`,
  );
  await choose(page, { 'Seleccione un Periodo': 'Periodo Numero 10 Fecha 5 mar 2026 11 mar 2026' });
  const downloading = page.waitForEvent('download');
  await button(page, 'Descargar Archivo').click();
  expect((await downloading).suggestedFilename()).toBe('All-Periodo-10-2026-Zapatería-Apagada-Inc.pdf');

  await pick(page, 'Seleccione un empleado', 'Prueba Ortiz');
  await button(page, 'Cargar tiempo').click();
  await expect(page).toHaveURL(`/escritorio/procesos/${companyId}/${employeeId}/cargar`);
  const regular = box(page, 'Regulares: horas');
  await expect(page.getByText(NO_TIME)).toBeVisible();
  await expect(regular).toBeDisabled();
  await expect(button(page, 'Cargar tiempo de empleado')).toBeHidden();
  await expectAccessible(page, page.getByText(NO_TIME));
  // Period 10, after what says that none is chosen.
  await choice(page, 'Período').selectOption({ index: 10 });
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Guardado');
  await expect(page.getByText(NO_TIME)).toBeVisible();
  await expect(button(page, 'Nuevo')).toBeHidden();
  await regular.fill('41');
  await button(page, 'Guardar cambios').click();
  await accept(page, 'Cargar Hora');
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();
  await button(page, 'Eliminar').click();
  await accept(page, 'Eliminar');
  await expect(page.getByText('Eliminado exitosamente.')).toBeVisible();
  await expect(regular).toBeDisabled();

  await page.getByRole('banner').getByRole('button', { name: 'Volver' }).click();
  await page
    .getByRole('navigation', { name: 'Áreas de la compañía' })
    .getByRole('link', { name: 'Servicios Profesionales' })
    .click();
  await page.getByRole('link', { name: 'Horas: Tercero Nieves' }).click();
  await expect(page).toHaveURL(new RegExp(`/terceros/horas/${contractorId}`));
  await choose(page, { 'Año de pago': '2025' });
  const hours = page.getByRole('group', { name: 'Horas Regulares' }).getByRole('textbox').first();
  await expect(page.getByText(NO_PAYMENT)).toBeVisible();
  await expect(hours).toBeDisabled();
  await expect(button(page, 'Cargar tiempo de empleado')).toBeHidden();
  await choose(page, { 'Año de pago': '2026' });
  await expect(choice(page, 'Pago Numero').locator('option:checked')).toHaveText('Pago 1 - 15 mar');
  await expect(page.getByText(NO_PAYMENT)).toBeVisible();
  await expect(button(page, 'Nuevo')).toBeHidden();
  await hours.fill('11');
  await button(page, 'Guardar cambios').click();
  await accept(page, 'Cargar Hora');
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();
  await button(page, 'Eliminar tiempo de empleado').click();
  await accept(page, 'Eliminar');
  await expect(page.getByText('Eliminado exitosamente.')).toBeVisible();
  await expect(hours).toBeDisabled();
});
