import { expect } from '@playwright/test';
import { test } from './demonstration.ts';
import { choice, expectAccessible, signIn } from './fixtures.ts';

// The books that are verified here are those of a person's first start.
test.use({ database: 'embedded' });

test('an auditor reads what happened, sees what was known when, and verifies the books', async ({ page }) => {
  await signIn(page, 'auditor');
  await page.goto('/escritorio/empresas/1');
  await page
    .getByRole('navigation', { name: 'Áreas de la compañía' })
    .getByRole('link', { name: 'Auditoría' })
    .click();

  // The events of one period, newest first, and their sum: 365.64 + 491.45 + 164.56 of the demonstration.
  await choice(page, 'Período').selectOption({ label: 'Período 10 · 5 mar 2026 al 11 mar 2026' });
  const events = page.getByRole('list', { name: 'Movimientos' }).locator('> li');
  await expect(events.first()).toContainText('Se cargó el pago');
  await expect(events.filter({ hasText: 'Se cargó el pago' }).first()).toContainText('$1,021.65');
  await expectAccessible(page, events.first());
  // The sums of the whole company are the widest; on a telephone nothing of them is cut off.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await choice(page, 'Período').selectOption({ label: 'Toda la compañía' });
  await choice(page, 'Movimiento').selectOption({ label: 'Cargado' });
  await expect(events.first()).toContainText('Acumulado');
  await page.setViewportSize({ width: 390, height });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width, height });
  await choice(page, 'Movimiento').selectOption({ label: 'Todos' });
  await choice(page, 'Período').selectOption({ label: 'Período 10 · 5 mar 2026 al 11 mar 2026' });
  await expect(events.filter({ hasText: 'Se cargó el pago' }).first()).toContainText('$1,021.65');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Historial-Periodo-10-2026-Panadería-La-Garita-Inc.pdf');

  // And whatever else is on the screen, with its filters: what was loaded of another year.
  await choice(page, 'Año').selectOption({ label: '2025' });
  await choice(page, 'Movimiento').selectOption({ label: 'Cargado' });
  await expect(events.first()).toContainText(/Se paga el \d+ \w+ 2025/);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await workbook).suggestedFilename()).toBe('Historial-2025-Panadería-La-Garita-Inc.xlsx');
  await choice(page, 'Año').selectOption({ label: '2026' });
  await choice(page, 'Período').selectOption({ label: 'Período 10 · 5 mar 2026 al 11 mar 2026' });

  // The state before the first event, by the keyboard; the address has the choice.
  await page.getByRole('tab', { name: 'Según lo conocido' }).click();
  await page.getByRole('slider', { name: 'Tras el movimiento' }).press('Home');
  await expect(page.getByText('Antes del primer movimiento')).toBeVisible();
  await expect(page.getByText('3 pagos son hoy otros: +$1,021.65 de neto.')).toBeVisible();
  await expect(page).toHaveURL(/view=register&.*period=2026110&.*seq=0/);
  await expectAccessible(page, page.getByRole('heading', { name: 'Qué hizo cada diferencia' }));

  await page.getByRole('tab', { name: 'Verificar' }).click();
  await page.getByRole('button', { name: 'Verificar ahora' }).click();
  await expect(page.getByText(/^Todo está íntegro: \d+ movimientos\.$/)).toBeVisible();
  await expectAccessible(page, page.getByRole('region', { name: 'Anclas' }));
});
