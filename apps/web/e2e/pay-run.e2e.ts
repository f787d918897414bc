import { expect, type Page } from '@playwright/test';
import { accept, expectAccessible, signIn } from './fixtures.ts';
import { type Api, aCompany, anEmployee, test } from './office.ts';

/** The tenth week of 2026. */
const WEEK = 2026110;

/** The regular hours in the draft, as they were typed. */
async function savedHours(api: Api, company: number): Promise<(string | undefined)[]> {
  const answer = await api('GET', `runs/${company}/${WEEK}/draft`);
  const { draft } = (answer as { result: { draft: { regular_time?: string }[] } }).result; // as documented
  return draft.map((row) => row.regular_time);
}

test('two people type in the run of a period without overwriting each other', async ({
  page,
  api,
  browser,
}) => {
  const company = await aCompany(api);
  await anEmployee(api, { first_name: 'Ana', last_name: 'Rivera' }, company);
  await anEmployee(api, { first_name: 'Luis', last_name: 'Vega' }, company);
  const address = `/escritorio/empresas/${company}/periodos/${WEEK}`;
  await signIn(page);
  await page.goto(address);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'admin');
  await other.goto(address);
  const hours = (of: Page, name: RegExp) =>
    of.getByRole('textbox', { name: new RegExp(`^Regular de ${name.source}`) });

  await hours(page, /Ana/).fill('40');
  await hours(other, /Luis/).fill('38');
  await expect(page.getByText(/^Guardado \d/)).toBeVisible();
  await expect(hours(page, /Luis/)).toHaveValue('38');
  await expect(hours(other, /Ana/)).toHaveValue('40');
  await expect(page.getByText(/^Escrito por /)).toBeVisible();

  // Nothing is asked: the page is closed, and what was typed is there again.
  await page.reload();
  await expect(hours(page, /Ana/)).toHaveValue('40');

  // Both change one row before either sees the other's.
  await page.route('**/trpc/payRuns.*', (route) => route.abort());
  await hours(page, /Ana/).fill('20');
  await hours(other, /Ana/).fill('30');
  await expect.poll(() => savedHours(api, company)).toContain('30');
  await page.unroute('**/trpc/payRuns.*');
  const conflict = page.getByRole('alert').filter({ hasText: 'cambió esta fila' });
  await expect(conflict).toContainText('Regular: 30; usted escribió 20.');
  await expectAccessible(page, conflict);
  await expect(hours(page, /Ana/)).toHaveValue('20');
  await expect(page.getByRole('button', { name: /^Cargar \d+ pagos/ })).toBeDisabled();
  await conflict.getByRole('button', { name: 'Dejar lo mío' }).click();
  await expect(hours(other, /Ana/)).toHaveValue('20');

  // 20 h and 38 h
  await page.getByRole('button', { name: 'Cargar 2 pagos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('2 pagos cargados.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pagos por cargar' })).toBeHidden();
  await expect(other.getByRole('table', { name: 'Pagos por cargar' })).toBeHidden();
});

test('a load settles who did not work, and marks the cell that the server refuses', async ({ page, api }) => {
  const company = await aCompany(api);
  for (const first_name of ['Ana', 'Luis', 'Marta']) await anEmployee(api, { first_name }, company);
  await signIn(page);
  await page.goto(`/escritorio/empresas/${company}/periodos/${WEEK}`);
  const hours = (name: string) => page.getByRole('textbox', { name: `Regular de ${name} Ortiz` });
  await hours('Ana').fill('40');
  await hours('Ana').press('Enter');
  await expect(hours('Luis')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Luis Ortiz no trabajó en el período' }).check();
  await expect(hours('Luis')).toBeDisabled();

  // Nobody is paid for no time.
  await hours('Marta').fill('0');
  const load = async () => {
    await page.getByRole('button', { name: 'Cargar 2 pagos' }).click();
    await accept(page, 'Cargar la nómina');
  };
  await load();
  await expect(page.getByText('No se cargó nada: corrija las celdas marcadas.')).toBeVisible();
  await expect(hours('Marta')).toBeFocused();
  await expect(hours('Marta')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, page.getByText('No trabajó').first());

  await hours('Marta').fill('38');
  await expect(hours('Marta')).toHaveAttribute('aria-invalid', 'false');
  await load();
  await expect(page.getByText('2 pagos cargados.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Por cargar' })).toBeHidden();
});
