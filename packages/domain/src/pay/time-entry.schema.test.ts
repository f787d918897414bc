import { expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { somePayInputs } from './pay.builder.ts';
import { timeEntrySchema } from './time-entry.schema.ts';

const refusalsOf = (periodId: number) =>
  refusals(timeEntrySchema, { ...somePayInputs(), memo: '', periodId });

it('time is of a period of the years that time may be loaded in', () => {
  for (const periodId of [2024101, 2030412]) expect(refusalsOf(periodId)).toEqual([]);
  for (const periodId of [2023153, 2031401]) expect(refusalsOf(periodId)).toEqual(['periodId: year-invalid']);
});

it('a period that there is not at all is no matter of the year', () => {
  expect(refusalsOf(2026399)).toEqual([]);
});
