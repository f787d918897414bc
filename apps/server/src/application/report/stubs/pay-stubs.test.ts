import { expect, it } from 'vitest';
import { readInParts } from './pay-stubs.ts';

it('reads all, in order, a part at a time and the last one as long as it is', async () => {
  const parts: string[] = [];
  for await (const part of readInParts([1, 2, 3, 4, 5], 2, async (some) => some.join())) parts.push(part);
  expect(parts).toEqual(['1,2', '3,4', '5']);
});

it('reads a part when it is asked for, and no more once nobody asks', async () => {
  const asked: number[] = [];
  const parts = readInParts([1, 2, 3], 1, async ([item = 0]) => asked.push(item));
  expect(asked).toEqual([]);
  for await (const countSoFar of parts) {
    expect(countSoFar).toBe(1);
    break;
  }
  expect(asked).toEqual([1]);
});
