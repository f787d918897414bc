import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** The accounts of the demonstration. */
export type DemoUser = 'admin' | 'contador' | 'auditor';

/** Signs in as a person does, and waits for Escritorio. */
export async function signIn(page: Page, user: DemoUser = 'contador'): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill(`${user}@demo.garita`);
  await page.getByLabel('Contraseña', { exact: true }).fill(process.env['GARITA_DEMO_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/escritorio/dash');
}

/** A text field, an amount or a number by its whole label. */
export function box(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('textbox', { name: label, exact: true });
}

/** A select by its whole label. */
export function choice(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('combobox', { name: label, exact: true });
}

/** Fills text fields, amounts and numbers, by their labels. */
export async function fill(scope: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await box(scope, label).fill(value);
}

/** Chooses options, by the labels of their selects. */
export async function choose(scope: Page | Locator, options: Record<string, string>): Promise<void> {
  for (const [label, option] of Object.entries(options)) await choice(scope, label).selectOption(option);
}

/** Saves the form and answers the confirmation with this title. */
export async function saveAndAccept(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await accept(page, title);
}

/** Answers the confirmation with this title, and waits until it has gone. */
export async function accept(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title });
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await expect(dialog).toBeHidden();
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Asks axe about what is on the screen: light and dark, wide and narrow, without a single violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe walks every element of a large form four times.
  test.setTimeout(180_000);
  await expect(page.locator('h1')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
      expect(found, `${colorScheme}, ${size.width} px`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}
