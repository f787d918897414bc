import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@garita/tooling/browser/chromium';
import { freePort } from '@garita/tooling/network/free-port';
import { defineConfig } from '@playwright/test';

// Each worker reads this file again; what must be the same everywhere is handed down in the environment.
process.env['GARITA_E2E_PORT'] ??= String(await freePort());
process.env['GARITA_DEMO_PASSWORD'] ??= randomUUID();

const port = process.env['GARITA_E2E_PORT'];
const baseURL = `http://127.0.0.1:${port}`;
const outputDir = fileURLToPath(new URL('./test-results', import.meta.url));

/** The built application in a real Chromium, on demo data that is loaded anew for each run. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stop for longer than any of the limits below; what fails twice is wrong.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    launchOptions: await findChromium(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    // A database of the developer's own must not receive demo data.
    command: 'env -u DATABASE_URL node apps/server/dist/main.js --demo',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PORT: port,
      // Playwright empties its output folder before it starts the server.
      GARITA_DATA: `${outputDir}/data`,
      GARITA_DEMO_PASSWORD: process.env['GARITA_DEMO_PASSWORD'],
    },
    url: `${baseURL}/healthz`,
    // A first start loads a year of pay.
    timeout: 300_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
