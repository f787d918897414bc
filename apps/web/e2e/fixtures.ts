import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from './people.ts';

/** The accounts of the demonstration. */
export type DemoUser = 'admin' | 'contador' | 'auditor';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The sessions that the tests of this worker share. */
const stored = new Map<DemoUser, StoredSession>();

/**
 * Gives the page a session of the user without opening an address. The first use types the sign-in, and so
 * does the first after a test ended the session.
 */
export async function signIn(page: Page, user: DemoUser = 'contador'): Promise<void> {
  const kept = stored.get(user);
  const session = kept && (await isOpen(page, kept)) ? kept : await newSession(page, user);
  stored.set(user, session);
  await page.context().setStorageState(session);
}

async function isOpen(page: Page, { origins }: StoredSession): Promise<boolean> {
  const items = origins.flatMap(({ localStorage }) => localStorage);
  const token = items.find(({ name }) => name === 'access_token')?.value;
  const answer = await page.request.get('/api/auth/', { headers: { Authorization: `Bearer ${token}` } });
  return answer.ok();
}

/** Comes with a session of the user, to Escritorio. */
export async function openEscritorio(page: Page, user?: DemoUser): Promise<void> {
  await signIn(page, user);
  await page.goto('/escritorio/dash');
}

/** Signs in as a person does, and waits for Escritorio. */
export async function typeSignIn(page: Page, user: DemoUser = 'contador'): Promise<void> {
  await page.goto('/');
  await enter(page, { email: `${user}@demo.garita`, password: process.env['GARITA_DEMO_PASSWORD'] ?? '' });
  await expect(page).toHaveURL('/escritorio/dash');
}

/**
 * Signs in within a window of its own, so that the test's window has no history that it would lack the next
 * time.
 */
async function newSession(page: Page, user: DemoUser): Promise<StoredSession> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('The page of a test has a browser');
  await typeSignIn(await context.newPage(), user);
  const session = await context.storageState();
  await context.close();
  return session;
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

/** Finds somebody in a choice that one types into, and chooses with the keyboard. */
export async function pick(scope: Page | Locator, label: string, name: string): Promise<void> {
  await choice(scope, label).fill(name);
  await choice(scope, label).press('Enter');
  await expect(choice(scope, label)).toHaveValue(name);
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

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/**
 * The looks of a screen that are checked. Two of them show each colour and each width; `GARITA_LOOKS=all`
 * asks for every one.
 */
const LOOKS = [
  { colorScheme: 'light', size: NARROW, isExtra: true },
  { colorScheme: 'dark', size: NARROW, isExtra: false },
  { colorScheme: 'dark', size: WIDE, isExtra: true },
  { colorScheme: 'light', size: WIDE, isExtra: false },
] as const;

/** A part of a screen that others made: its selector, and the rules of axe that it breaks by itself. */
type ForeignPart = { selector: string; brokenRules: string[] };

/**
 * Checks the screen with axe, light and dark, wide and narrow, without a single violation. A blank or failed
 * screen has none either, so it first waits for `seen`: something that only the loaded screen shows.
 */
export async function expectAccessible(page: Page, seen: Locator, foreign?: ForeignPart): Promise<void> {
  // Axe walks every element of a large form for each look.
  test.setTimeout(180_000);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(seen).toBeVisible();
  for (const { colorScheme, size } of looks()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await untilItIsSeen(page);
    expect(await violationsOn(page, foreign), `${colorScheme}, ${size.width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Returns the violations that axe finds, with their places. Our pages have no frames, so axe need not put
 * their answers together in a page of its own; nor need it say what each element passed, which takes most of
 * its time.
 */
async function violationsOn(page: Page, foreign?: ForeignPart): Promise<string[]> {
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (!foreign) return violationsBy(axe());
  const ours = await violationsBy(axe().exclude(foreign.selector));
  const theirs = await violationsBy(axe().include(foreign.selector).disableRules(foreign.brokenRules));
  return [...ours, ...theirs];
}

async function violationsBy(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

/**
 * Waits for two frames: in the first the page hears what was changed around it, in the second it shows the
 * result. After that it rests, since the tests ask for no motion: a colour on its way to another has no
 * contrast that could be measured.
 */
async function untilItIsSeen(page: Page): Promise<void> {
  const moving = await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    return document.getAnimations().length;
  });
  expect(moving, 'movements of somebody who asked for none').toBe(0);
}

function looks() {
  return process.env['GARITA_LOOKS'] === 'all' ? LOOKS : LOOKS.filter(({ isExtra }) => !isExtra);
}
