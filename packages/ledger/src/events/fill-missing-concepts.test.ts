import { expect, it } from 'vitest';
import { fillMissingConcepts } from './fill-missing-concepts.ts';
import { frozenEventNames, readFrozenEvent } from './frozen-events.testing.ts';

const names = await frozenEventNames();

/** A payload as it would have been before there was such a concept. */
function without(concept: string, payload: object): object {
  return JSON.parse(JSON.stringify(payload), (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).filter(([name]) => name !== concept));
  }) as object; // what was parsed is what was written
}

it.each(names)('a payload keeps what it says, and is whole but once: %s', async (name) => {
  const { data } = await readFrozenEvent(name);
  expect(fillMissingConcepts(data)).toMatchObject(data);
  expect(fillMissingConcepts(fillMissingConcepts(data))).toEqual(fillMissingConcepts(data));
});

it.each(names)('there was nothing of a concept that came later: %s', async (name) => {
  const { data } = await readFrozenEvent(name);
  const before = without('codaPlans', data);
  expect(JSON.stringify(before)).not.toContain('codaPlans');
  expect(fillMissingConcepts(before)).toEqual(fillMissingConcepts(data));
});
