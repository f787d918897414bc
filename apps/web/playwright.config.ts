import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@garita/tooling/browser/chromium';
import { defineConfig } from '@playwright/test';

// Each worker reads this file again; what must be the same everywhere is handed down in the environment.
process.env['GARITA_DEMO_PASSWORD'] ??= randomUUID();

/** The built application in a real Chromium, on demo data that is loaded anew for each run. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: fileURLToPath(new URL('./test-results', import.meta.url)),
  globalSetup: './e2e/prepare-demonstration.ts',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stop for longer than any of the limits below; what fails twice is wrong.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    launchOptions: await findChromium(),
    // Nobody waits for a fade, and colours are measured where they have arrived.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace films every frame, which costs a third of the processor's time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
