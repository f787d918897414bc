import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mapInTurns } from './rows.ts';

it('gives other work a turn while it goes through a long list', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => index);
  let done = 0;
  const all = mapInTurns(rows, (row) => {
    done += 1;
    return row * 2;
  });
  await setImmediate();
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(1_000);
  expect(await all).toEqual(rows.map((row) => row * 2));
});
