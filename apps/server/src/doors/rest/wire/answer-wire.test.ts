import { expect, it } from 'vitest';
import { z } from 'zod';
import { answerWire, listOf } from './answer-wire.ts';

const named = answerWire(
  'Named',
  () => ({ name: z.string() }),
  ({ name }: { name: string }) => ({
    name: name.toUpperCase(),
  }),
);

it('writes a list in turns, with a pause after each of its results', async () => {
  let written = 0;
  const counted = Object.assign(
    (result: { name: string }) => {
      written += 1;
      return named(result);
    },
    { schema: named.schema },
  );
  const list = listOf(counted);
  const writtenAtPause: number[] = [];
  const pause = async () => {
    writtenAtPause.push(written);
  };
  const results = [{ name: 'Ana' }, { name: 'Luz "Lucy"' }];
  const json = await list.jsonInTurns?.(results, pause);
  expect(JSON.parse(json ?? '')).toEqual([{ name: 'ANA' }, { name: 'LUZ "LUCY"' }]);
  expect(writtenAtPause).toEqual([1, 2]);
});

it('writes an empty list', async () => {
  expect(await listOf(named).jsonInTurns?.([], async () => undefined)).toBe('[]');
});
