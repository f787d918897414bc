import { expect, it } from 'vitest';
import recorded from './fixtures/specification-years.json' with { type: 'json' };
import { specificationYear } from './specification-years.builder.ts';

// The fixture was computed by this builder on the commit before the first option of the law, the parent of
// 21e61843 (28 November 2026). Where no option is chosen, no figure may have changed since.
it('years by the rules of the specification have the figures of before the options of the law', () => {
  expect(recorded).toHaveLength(200);
  for (const year of recorded) expect(specificationYear(year.seed)).toEqual(year);
});
