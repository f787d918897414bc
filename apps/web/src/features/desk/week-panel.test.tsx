import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { DueOfCompany } from '@garita/domain/filing/due/obligation';
import type { CompanyPeriods } from '@garita/domain/schedule/open-periods';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { deskCounts, isChosen, WHOLE_DESK } from './desk-choice.ts';
import { PeriodLines } from './period-lines.tsx';
import { WeekPanel } from './week-panel.tsx';

it.each<[string, Partial<Access>, string]>([
  ['is of every year', { companyIds: [7] }, 'Nadie cobra por período.'],
  ['ends with a year', { toYear: 2025 }, 'No hay períodos abiertos en los años de su acceso.'],
])('tells why a company has no open period to whom the access %s', async (_, limits, words) => {
  const access = { ...WHOLE_ACCOUNT, ...limits };
  show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'auditor', access } }) }}>
      <PeriodLines companyId={7} company="Café Luna" periods={[]} />
    </TestServer>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});

const [WEEK_47] = [payPeriodById(2026147)]; // 19 to 25 November
if (!WEEK_47) throw new RangeError('2026 has a week 47');

const PERIOD: CompanyPeriods['periods'][number] = {
  period: WEEK_47,
  state: 'to-load',
  status: 'open',
  loaded: 0,
  of: 2,
  unpaid: 0,
  withoutWork: 0,
  next: { employeeId: 5, name: 'Ana Soto' },
};
const companyWeek = (companyId: number, overrides: Partial<CompanyPeriods> = {}): CompanyPeriods => ({
  companyId,
  company: `Taller ${companyId}`,
  isMine: false,
  periods: [PERIOD],
  ...overrides,
});
const DUE = { state: 'ready', due: '2026-12-02' } as DueOfCompany;

it('counts what is late, overdue and due within seven days', () => {
  const due: DueOfCompany[] = [
    DUE,
    { ...DUE, due: '2026-12-03' }, // the eighth day
    { ...DUE, due: '2026-11-26', state: 'filed' },
    { ...DUE, due: '2026-10-15', state: 'overdue' },
    { ...DUE, due: '2026-10-15', state: 'settled' },
  ];
  const counts = { latePeriods: 1, overdue: 1, thisWeek: 1 };
  expect(deskCounts([companyWeek(1)], due, '2026-11-26')).toEqual(counts);
  expect(deskCounts([companyWeek(1)], [], '2026-11-25').latePeriods).toBe(0);
});

it('chooses companies by letters, and by what is mine, late or due this week', () => {
  const none = { latePeriods: 0, overdue: 0, thisWeek: 0 };
  const chosen = (choice: Partial<typeof WHOLE_DESK>, counts = none, isMine = false) =>
    isChosen({ ...WHOLE_DESK, ...choice }, { company: 'Café Luna', isMine }, counts);
  expect([chosen({}), chosen({ search: 'luna' }), chosen({ search: 'sol' })]).toEqual([true, true, false]);
  expect([chosen({ choice: 'mine' }), chosen({ choice: 'mine' }, none, true)]).toEqual([false, true]);
  expect([chosen({ choice: 'late' }), chosen({ choice: 'late' }, { ...none, overdue: 1 })]).toEqual([
    false,
    true,
  ]);
  expect([
    chosen({ choice: 'this-week' }),
    chosen({ choice: 'this-week' }, { ...none, thisWeek: 1 }),
  ]).toEqual([false, true]);
});

it('shows one line for each of many companies, whose periods unfold', async () => {
  const weeks = [1, 2, 3, 4].map((id) => companyWeek(id));
  const answers = { 'session.current': () => ({ user: { id: 1, role: 'auditor', access: WHOLE_ACCOUNT } }) };
  const { user } = show(
    <TestServer answers={answers}>
      <WeekPanel
        query={{ data: weeks, error: null, refetch: () => {} }}
        isShown={() => true}
        countsOf={() => ({ latePeriods: 1, overdue: 2, thisWeek: 0 })}
      />
    </TestServer>,
  );
  expect(screen.getAllByText('1 período atrasado')).toHaveLength(4);
  expect(screen.getAllByText('2 vencidos')).toHaveLength(4);
  expect(screen.queryByText('Semanal 47')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Períodos de Taller 3' }));
  expect(screen.getByRole('list', { name: 'Taller 3' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /47$/ })).toHaveLength(1);
});
