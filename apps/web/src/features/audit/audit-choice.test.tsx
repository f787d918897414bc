import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { TestServer } from '../../testing/test-server.tsx';
import { type AuditChoice, addressOf, choiceIn, useAuditChoice } from './audit-choice.ts';

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
  otherDay: undefined,
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
  expect(choiceIn(addressOf(choice), 2026)).toEqual(choice);
});

it('is of the year of its period, and of everything where an address says nothing that can be chosen', () => {
  expect(choiceIn(new URLSearchParams('period=2024405'), 2026)).toMatchObject({
    year: 2024,
    periodId: 2024405,
  });
  const odd =
    'view=otra&period=7&employee=x&kind=toString&minimum=-1&seq=1.5&day=ayer&other-day=hoy&disclosed=todo&user=yo';
  expect(choiceIn(new URLSearchParams(odd), 2026)).toEqual(NOTHING);
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
  ['year=2026', null],
  ['year=1999', '1999'],
  // The year of a period is known.
  ['year=1999&period=2026110', null],
])('knows of the address %s that the year is %s', (address, unknownYear) => {
  const { result } = renderHook(useAuditChoice, { wrapper: screenAt(address) });
  expect(result.current).toMatchObject({ unknownYear, choice: { year: 2026 } });
});

function screenAt(address: string) {
  return ({ children }: { children: ReactNode }) => (
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, access: WHOLE_ACCOUNT } }) }}>
      <MemoryRouter initialEntries={[`/?${address}`]}>{children}</MemoryRouter>
    </TestServer>
  );
}
