import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

it('takes the Chromium of CHROMIUM_PATH before any other', async () => {
  const { executablePath, env } = await findChromium({ CHROMIUM_PATH: '/opt/own/chromium' });

  expect(executablePath).toBe('/opt/own/chromium');
  expect(env).toEqual({ CHROMIUM_PATH: '/opt/own/chromium' });
});

it('finds a Chromium that starts on this machine', { timeout: 60_000 }, async () => {
  const { executablePath, env } = await findChromium();

  const { stdout } = await promisify(execFile)(executablePath, ['--version', '--no-sandbox'], { env });

  expect(stdout).toMatch(/^(Chromium|Google Chrome) \d+/);
});
