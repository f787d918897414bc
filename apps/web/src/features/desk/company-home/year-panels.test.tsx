import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClosing, aMonth } from '../../../pay/month.builder.ts';
import { show } from '../../../testing/show.tsx';
import { TestServer } from '../../../testing/test-server.tsx';
import { MonthsPanel } from './year-panels.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function shownTo(toYear: number | null) {
  const list = vi.fn<(input: unknown) => unknown>(() => [
    aMonth({ month: '2026-01', status: 'changed', closing: aClosing() }),
    aMonth({ month: '2026-02', status: 'closed', closing: aClosing() }),
    aMonth({ month: '2026-03', status: 'closed', closing: aClosing() }),
    aMonth({ month: '2026-04', status: 'closed', closing: aClosing() }),
    aMonth({ month: '2026-05' }),
    aMonth({ month: '2026-06', isOver: false }),
  ]);
  const user = { id: 1, role: 'auditor', access: { ...WHOLE_ACCOUNT, toYear } };
  show(
    <TestServer answers={{ 'session.current': () => ({ user }), 'months.list': list }}>
      <MonthsPanel companyId={7} />
      <p>Lo demás</p>
    </TestServer>,
  );
  return list;
}

it('tells how the months stand that ended last, and of the others which have changed', async () => {
  shownTo(null);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'mayo de 2026Por cerrar',
    'abril de 2026Cerrado',
    'marzo de 2026Cerrado',
    'enero de 2026Cambió',
  ]);
  const panel = within(screen.getByRole('region', { name: 'Meses' }));
  const all = panel.getByRole('link', { name: 'Ver todos los meses' });
  expect(all.getAttribute('href')).toBe('/escritorio/empresas/7/meses?year=2026');
});

it('is not there for whoever does not see the year of the month that ended last', async () => {
  shownTo(2025);
  expect(await screen.findByText('Lo demás')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Meses' })).toBeNull());
});
