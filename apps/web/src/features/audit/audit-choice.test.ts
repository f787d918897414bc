import { expect, it } from 'vitest';
import { type AuditChoice, addressOf, choiceIn } from './audit-choice.ts';

const NOTHING: AuditChoice = {
  view: 'history',
  year: 2026,
  periodId: undefined,
  employeeId: undefined,
  contractorId: undefined,
  entryId: undefined,
  kind: undefined,
  minimum: undefined,
  seq: undefined,
  day: undefined,
};

it('is read from the address that it is written to', () => {
  const choice: AuditChoice = {
    ...NOTHING,
    view: 'register',
    year: 2025,
    periodId: 2025110,
    employeeId: 3,
    entryId: 12,
    kind: 'amend',
    minimum: 315_00,
    seq: 0,
    day: '2025-04-01',
  };
  expect(choiceIn(addressOf(choice), 2026)).toEqual(choice);
});

it('is of the year of its period, and of everything where an address says nothing that can be chosen', () => {
  expect(choiceIn(new URLSearchParams('period=2024405'), 2026)).toMatchObject({
    year: 2024,
    periodId: 2024405,
  });
  const odd = 'view=otra&period=7&employee=x&kind=toString&minimum=-1&seq=1.5&day=ayer';
  expect(choiceIn(new URLSearchParams(odd), 2026)).toEqual(NOTHING);
});
