import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Row } from './registry-queries.ts';
import { recordsInTurns } from './registry-verbs.ts';

const inOrder = (one: Row, other: Row) => Number(one.id) - Number(other.id);

it('gives other work a turn while it makes the records of a long list', async () => {
  let made = 0;
  const toRecord = ({ id }: Row) => {
    made += 1;
    return { id: Number(id), isActive: true, version: 1 };
  };
  const rows = Array.from({ length: 5_000 }, (_, index) => ({ id: 5_000 - index }));
  const all = recordsInTurns(rows, { inOrder, toRecord });
  await setImmediate();
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(1_000);
  const ids = (await all).map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1));
});
