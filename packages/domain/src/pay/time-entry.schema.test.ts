import { expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { somePayInputs } from './pay.builder.ts';
import { timeEntrySchema } from './time-entry.schema.ts';

const refusalsOf = (periodId: number) =>
  refusals(timeEntrySchema, { ...somePayInputs(), memo: '', periodId });

it('a time entry must be in a payroll year', () => {
  for (const periodId of [2024101, 2030412]) expect(refusalsOf(periodId)).toEqual([]);
  for (const periodId of [2023153, 2031401]) expect(refusalsOf(periodId)).toEqual(['periodId: year-invalid']);
});

it('a period id that does not exist is not refused for its year', () => {
  expect(refusalsOf(2026399)).toEqual([]);
});
