import { expect, type Page } from '@playwright/test';
import { fillCompany } from './company-form.ts';
import { accept, box, choice, expectAccessible, signIn } from './fixtures.ts';
import { aCompany, anEmployee, COMPANY, openApi, test } from './office.ts';

const COMPANIES = '/escritorio/empresas';
const EMPLOYEES = `${COMPANIES}/${COMPANY}/empleados`;
const WEEK = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: 1, regular_time: '40:00' };

const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title });

async function findRow(page: Page, name: string) {
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(name);
  return page.getByRole('row', { name });
}

async function askToRemove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Eliminar: ${name}` }).click();
}

test.describe('a company', () => {
  test('is switched off and on again, and removed unless it has employees, each time after a question', async ({
    page,
    api,
  }) => {
    const name = 'Colmado Switch, Inc.';
    await aCompany(api, { name });
    await signIn(page);
    await page.goto(COMPANIES);
    const row = await findRow(page, name);
    const toggle = row.getByRole('switch', { name: `Activa: la compañía: ${name}` });

    await toggle.press('Space');
    await expect(question(page, 'Desactivar')).toContainText(
      `¿Está seguro que desea DESACTIVAR la compañía: ${name}?`,
    );
    await question(page, 'Desactivar').getByRole('button', { name: 'Atras' }).click();
    await expect(toggle).toBeChecked();

    await toggle.press('Space');
    await accept(page, 'Desactivar');
    await expect(page.getByText('Cambiando exitosamente')).toBeVisible();
    await expect(toggle).not.toBeChecked();

    await toggle.press('Space');
    await accept(page, 'Activar');
    await expect(toggle).toBeChecked();

    await askToRemove(page, name);
    await expect(question(page, 'Eliminar')).toContainText(
      `¿Está seguro que desea ELIMINAR la compañía: ${name}?`,
    );
    await accept(page, 'Eliminar');
    await expect(page.getByText('Eliminado exitosamente')).toBeVisible();
    await expect(row).toBeHidden();

    const withEmployees = 'Transporte del Este, Corp.';
    const kept = await findRow(page, withEmployees);
    await askToRemove(page, withEmployees);
    await accept(page, 'Eliminar');
    await expect(page.getByText('La compañía tiene empleados y no puede ser eliminada.')).toBeVisible();
    await expect(kept).toBeVisible();
  });

  test('beyond what the code allows is refused', async ({ page, request }) => {
    const email = 'limite@prueba.example';
    const password = 'una clave bien larga';
    const admin = await openApi(request, 'admin@demo.garita');
    await admin('POST', 'codes/', { owner: 'Luz Paz', email, code: 'LIM001', amount: 1 });
    const person = { name: 'Luz', lastname: 'Paz', email, phone: '787-555-0140', user_code: 'LIM001' };
    await admin('POST', 'users', { ...person, password });
    const api = await openApi(request, email, password);
    const luz = { name: 'Luz', first_last_name: 'Paz', email };
    const { result } = (await api('POST', 'accountant/', luz)) as { result: { id: number } }; // as documented
    await aCompany(api, { name: 'Primera, Inc.', accountant_id: result.id });

    await page.goto('/');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/escritorio/dash');
    await page.goto(`${COMPANIES}/agregar`);
    await fillCompany(page, 'Segunda, Inc.');
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await accept(page, 'Crear Compañía');
    await expect(
      page.getByText(
        'Ha ocurrido un error al procesar tus datos. Por favor, verifica la información ingresada y vuelve a intentarlo. Su código permite 1 compañías.',
      ),
    ).toBeVisible();
    await expect(box(page, 'Nombre de la compañía')).toHaveValue('Segunda, Inc.');
  });
});

test.describe('an employee', () => {
  test('an inactive employee gets no new time, and only one without time can be removed', async ({
    page,
    api,
  }) => {
    await anEmployee(api, { first_name: 'Switchia' });
    const name = 'Switchia Ortiz';
    const paid = await anEmployee(api, { first_name: 'Pagada' });
    await api('POST', `time/${paid}`, WEEK);
    await signIn(page);
    await page.goto(EMPLOYEES);
    const toggle = (await findRow(page, name)).getByRole('switch', { name: `Activo: el empleado: ${name}` });
    await toggle.press('Space');
    await expect(question(page, 'Desactivar')).toContainText(
      `¿Está seguro que desea DESACTIVAR el empleado: ${name}?`,
    );
    await accept(page, 'Desactivar');
    await expect(page.getByText('Cambiando exitosamente')).toBeVisible();
    await expect(toggle).not.toBeChecked();

    await page.getByRole('link', { name: `Horas: ${name}` }).click();
    await expect(page.getByText('El empleado está desactivado. No se puede cargar otro pago.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cargar tiempo de empleado' })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Regulares: horas' })).toBeDisabled();

    await page.goBack();
    const switchia = await findRow(page, name);
    await switchia.getByRole('switch').press('Space');
    await accept(page, 'Activar');
    await expect(toggle).toBeChecked();
    await askToRemove(page, name);
    await accept(page, 'Eliminar');
    await expect(page.getByText('Eliminado exitosamente')).toBeVisible();
    await expect(switchia).toBeHidden();

    const pagada = await findRow(page, 'Pagada Ortiz');
    await askToRemove(page, 'Pagada Ortiz');
    await accept(page, 'Eliminar');
    await expect(page.getByText('El empleado tiene horas cargadas y no puede ser eliminado.')).toBeVisible();
    await expect(pagada).toBeVisible();
  });

  test('an inactive employee with pay keeps it open, and no new record is offered', async ({ page, api }) => {
    const id = await anEmployee(api, { first_name: 'Antes' });
    await api('POST', `time/${id}`, WEEK);
    await api('DELETE', `employers/${id}`);
    await signIn(page);
    // Also where the address asks for a new one.
    await page.goto(`/escritorio/procesos/${COMPANY}/${id}/cargar?year=2026&period=2026110&entry=new`);
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Guardado');
    await expect(page.getByText('El empleado está desactivado. No se puede cargar otro pago.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nuevo' })).toBeHidden();
    await expect(choice(page, 'Pago').locator('option')).toHaveText([/^Seleccione/, 'Time 1']);
    await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeVisible();
    await expectAccessible(
      page,
      page.getByText('El empleado está desactivado. No se puede cargar otro pago.'),
    );
  });
});
