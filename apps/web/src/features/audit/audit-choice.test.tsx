import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { TestServer } from '../../testing/test-server.tsx';
import { type AuditChoice, addressOf, choiceIn, useAuditChoice } from './audit-choice.ts';

const YEARS = [2024, 2025, 2026];
const THIS_YEAR = yearOf(todayInPuertoRico());

const NOTHING: AuditChoice = {
  view: 'history',
  year: undefined,
  periodId: undefined,
  employeeId: undefined,
  contractorId: undefined,
  entryId: undefined,
  kind: undefined,
  minimum: undefined,
  seq: undefined,
  day: undefined,
  otherDay: undefined,
  month: undefined,
  disclosed: undefined,
  userId: undefined,
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
    otherDay: '2025-05-01',
    disclosed: 'look',
    userId: 4,
  };
  expect(choiceIn(addressOf(choice), YEARS)).toEqual(choice);
});

it('is of the year of its period, and of everything where an address says nothing that can be chosen', () => {
  expect(choiceIn(new URLSearchParams('period=2024405&year=2025'), YEARS)).toMatchObject({
    year: 2024,
    periodId: 2024405,
  });
  const odd =
    'view=otra&year=1999&period=7&employee=x&kind=toString&minimum=-1&seq=1.5&day=ayer&other-day=hoy&disclosed=todo&user=yo';
  expect(choiceIn(new URLSearchParams(odd), YEARS)).toEqual(NOTHING);
});

it('goes back to what was chosen before the slider, and not to each of its steps', () => {
  const { result } = renderHook(() => ({ ...useAuditChoice(), navigate: useNavigate() }), {
    wrapper: screenAt('year=2026'),
  });
  act(() => result.current.choose({ view: 'register', periodId: 2026110 }));
  act(() => result.current.choose({ seq: 4 }));
  act(() => result.current.choose({ seq: 5 }, { isStep: true }));
  act(() => result.current.choose({ seq: 6 }, { isStep: true }));
  expect(result.current.choice).toMatchObject({ view: 'register', seq: 6 });
  act(() => void result.current.navigate(-1));
  expect(result.current.choice).toMatchObject({ view: 'register', periodId: 2026110, seq: undefined });
});

it.each([
  ['', { unknownYear: null, yearOfPeriods: THIS_YEAR, choice: { year: undefined } }],
  ['year=2025', { unknownYear: null, yearOfPeriods: 2025, choice: { year: 2025 } }],
  ['year=1999', { unknownYear: '1999', yearOfPeriods: THIS_YEAR, choice: { year: undefined } }],
  // The year of a period is known.
  ['year=1999&period=2025110', { unknownYear: null, yearOfPeriods: 2025, choice: { year: 2025 } }],
])('of the address %o offers the periods of its year, or of this one', (address, told) => {
  const { result } = renderHook(useAuditChoice, { wrapper: screenAt(address) });
  expect(result.current).toMatchObject(told);
});

function screenAt(address: string) {
  return ({ children }: { children: ReactNode }) => (
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, access: WHOLE_ACCOUNT } }) }}>
      <MemoryRouter initialEntries={[`/?${address}`]}>{children}</MemoryRouter>
    </TestServer>
  );
}
