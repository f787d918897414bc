import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { DueOfCompany } from '@garita/domain/filing/due/obligation';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { DuePanel } from './due-panel.tsx';

const DUE: DueOfCompany = {
  companyId: 7,
  company: 'Taller Vega',
  kind: 'form-941',
  agency: 'irs',
  period: { from: '2026-01-01', to: '2026-03-31' },
  due: '2026-04-30',
  later: '2026-05-11',
  cents: 1_234_56,
  state: 'ready',
  lacksFacts: false,
  document: { report: 'form-941', year: 2026, quarter: 1 },
  nearsDeposits: false,
  unknown: [],
};
const deposit = (overrides: Partial<DueOfCompany>): DueOfCompany => ({
  ...DUE,
  kind: 'fica-deposit',
  later: null,
  ...overrides,
});

function shown(
  all: readonly DueOfCompany[],
  isShown: (company: { companyId: number }) => boolean = () => true,
  access = {},
) {
  const user = { access: { ...WHOLE_ACCOUNT, ...access } };
  return show(
    <TestServer answers={{ 'filing.due': () => all, 'session.current': () => ({ user }) }}>
      <DuePanel isShown={isShown} />
    </TestServer>,
  );
}

describe('Vence', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-10T16:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says to an auditor which obligations the access leaves out, and to others nothing', async () => {
    const companies = /^Su acceso no llega a todas las compañías/;
    const years = /^Su acceso no llega a todos los años/;
    shown([], undefined, { companyIds: [7] });
    expect(await screen.findByText(companies)).toBeTruthy();
    expect(screen.queryByText(years)).toBeNull();
    cleanup();
    shown([DUE], undefined, { fromYear: 2026 });
    expect(await screen.findByText(years)).toBeTruthy();
    expect(screen.queryByText(companies)).toBeNull();
    cleanup();
    shown([DUE], undefined, { until: '2026-12-31' });
    expect(await screen.findByText('$1,234.56')).toBeTruthy();
    expect(screen.queryByText(/^Su acceso/)).toBeNull();
  });

  it('says by day and company what is due, its amount, where it stands and where it is made', async () => {
    shown([DUE]);
    expect(await screen.findByRole('heading', { name: 'Jueves, 30 abr 2026' })).toBeTruthy();
    const line = within(screen.getByRole('list', { name: 'Taller Vega' })).getByRole('listitem');
    for (const text of [
      '$1,234.56',
      'Listo',
      'Del 1 ene al 31 mar 2026 · si todo se depositó a tiempo, 11 may 2026',
    ])
      expect(within(line).getByText(text)).toBeTruthy();
    expect(within(line).getByRole('link', { name: '941' }).getAttribute('href')).toBe(
      '/escritorio/procesos?company=7&type=3&year=2026&quarter=1',
    );
  });

  it('leads to the company where nobody has said how it deposits', async () => {
    shown([{ ...DUE, unknown: ['schedule', 'previous-quarter'] }]);
    const link = await screen.findByRole('link', {
      name: 'La nómina en Garita no alcanza a decir si la compañía deposita mensual o bisemanal este año, ni si el 941 del trimestre anterior fue de menos de $2,500.00: dígalo en la compañía.',
    });
    expect(link.getAttribute('href')).toBe('/escritorio/empresas/editar/7#depositos');
  });

  it('calls the deposit of a month by the month', async () => {
    shown([deposit({ period: { from: '2026-03-01', to: '2026-03-31' }, due: '2026-04-15' })]);
    expect(await screen.findByText('Marzo de 2026')).toBeTruthy();
  });

  it('folds up what is overdue, and leaves out what was filed before', async () => {
    const { user } = shown([
      deposit({ due: '2026-02-17', state: 'overdue' }),
      deposit({ due: '2026-03-16', state: 'filed', kind: 'form-499' }),
      deposit({ due: '2026-04-15' }),
    ]);
    const past = await screen.findByRole('button', { name: '1 con fecha pasada' });
    expect(screen.queryByText('Vencido')).toBeNull();
    await user.click(past);
    expect(screen.getByText('Vencido')).toBeTruthy();
    expect(screen.queryByText('499 R-1B')).toBeNull();
  });

  it('says that facts are missing in place of ready, and beside overdue', async () => {
    const { user } = shown([
      { ...DUE, lacksFacts: true },
      { ...DUE, due: '2026-02-02', state: 'overdue', lacksFacts: true },
    ]);
    await screen.findByText('Falta información');
    expect(screen.queryByText('Listo')).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 con fecha pasada' }));
    expect(screen.getAllByText('Falta información')).toHaveLength(2);
    expect(screen.getByText('Vencido')).toBeTruthy();
  });

  it('shows the first days, and the rest when it is asked for', async () => {
    const days = ['2026-04-15', '2026-04-22', '2026-05-15'];
    const all = days.flatMap((due) =>
      Array.from({ length: 6 }, (_, index) =>
        deposit({ due, companyId: index + 1, company: `Taller ${index + 1}` }),
      ),
    );
    const { user } = shown(all);
    const more = await screen.findByRole('button', { name: 'Ver los 6 siguientes' });
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    await user.click(more);
    expect(screen.getAllByRole('listitem')).toHaveLength(18);
  });

  it('warns of a quarter that nears deposits, and is of the companies that are looked for', async () => {
    shown(
      [
        { ...DUE, state: 'open', nearsDeposits: true },
        { ...DUE, companyId: 8, company: 'Bazar' },
      ],
      ({ companyId }) => companyId === 7,
    );
    expect(await screen.findByText(/Si llega, se deposita por mes/)).toBeTruthy();
    expect(screen.queryByText('Bazar')).toBeNull();
  });

  it('says that nothing is due', async () => {
    shown([]);
    expect(await screen.findByText('Nada vence en los próximos 60 días.')).toBeTruthy();
  });
});
