import { type Access, WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import type { Role } from '@garita/domain/account/permissions';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aClosing, aMonth, somePaid } from '../../pay/month.builder.ts';
import type { Month } from '../../pay/month-status.tsx';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { MonthTable } from './month-table.tsx';

type Case = { role?: Role; access?: Partial<Access>; close?: (input: unknown) => unknown };

async function showMonth(month: Month, { role = 'practitioner', access, close = () => null }: Case = {}) {
  const user = { id: 1, role, access: { ...WHOLE_ACCOUNT, ...access } };
  const query = { data: [month], error: null, isLoading: false, refetch: () => {} };
  const shown = show(
    <TestServer answers={{ 'session.current': () => ({ user }), 'months.close': close }}>
      <MonthTable companyId={7} year={2026} query={query} />
    </TestServer>,
  );
  await screen.findByText('marzo');
  return shown;
}

const periods = (...ids: number[]) => ids.flatMap((id) => payPeriodById(id) ?? []);

describe('the months of a company', () => {
  it('lead to the periods that keep one open, and are not closed before', async () => {
    await showMonth(aMonth({ openPeriods: periods(2025153, 2026110) }));
    expect(screen.getByText('Abierto')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Semanal 53 de 2025', '/escritorio/empresas/7/periodos/2025153'],
      ['Semanal 10', '/escritorio/empresas/7/periodos/2026110'],
    ]);
    expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull();
  });

  it('name a period of a year that whoever looks does not see, and lead nowhere', async () => {
    const access = { fromYear: 2026 };
    await showMonth(aMonth({ openPeriods: periods(2025153, 2026110) }), { role: 'auditor', access });
    expect(await screen.findByText(/Semanal 53 de 2025/)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('are closed with the net that the question showed', async () => {
    const close = vi.fn<(input: unknown) => unknown>();
    const { user } = await showMonth(aMonth({ paid: somePaid(1) }), { close });
    expect(screen.getByText('1 a un contratista')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Cerrar mes: marzo de 2026' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cerrar marzo de 2026' }));
    // 374.04 + 330.75
    expect(question.getByText('$704.79')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cerrar mes' }));
    expect(await screen.findByText('Mes cerrado.')).toBeTruthy();
    expect(close).toHaveBeenCalledExactlyOnceWith({
      companyId: 7,
      month: '2026-03',
      confirmedNet: 704_79,
      commandId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('say why one is not closed', async () => {
    const close = () => {
      throw refusal('net-changed', 'El total ya no es el que confirmó.');
    };
    const { user } = await showMonth(aMonth(), { close });
    await user.click(await screen.findByRole('button', { name: 'Cerrar mes: marzo de 2026' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cerrar mes' }));
    expect(await screen.findByText('El total ya no es el que confirmó.')).toBeTruthy();
  });

  it('are closed by nobody who only reads', async () => {
    await showMonth(aMonth(), { role: 'auditor' });
    expect(screen.getByText('Por cerrar')).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull());
  });

  it('say who closed one, with its seal, and lead to its movement', async () => {
    await showMonth(aMonth({ status: 'closed', closing: aClosing() }));
    expect(screen.getByText(/^Ana Soto, 2 abr 2026/)).toBeTruthy();
    const seal = screen.getByRole('link', { name: 'Sello 0123456789abcdef' });
    expect(seal.getAttribute('href')).toBe('/escritorio/empresas/7/auditoria?seq=12');
    expect(screen.queryByRole('button', { name: /^Cerrar/ })).toBeNull();
  });

  it('tell what is paid in one that is not what it was closed with', async () => {
    const changed = { employees: [], contractors: [{ name: 'net', before: 0, after: 330_75 } as const] };
    const closing = { ...aClosing(), changed };
    const { user } = await showMonth(aMonth({ status: 'changed', paid: somePaid(1), closing }));
    expect(await screen.findByRole('button', { name: 'Cerrar otra vez: marzo de 2026' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Qué cambió' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Cierre de marzo de 2026' }));
    const rowOf = (table: HTMLElement, name: string) =>
      within(table).getByRole('rowheader', { name }).closest('tr')?.textContent;
    const [paid, amounts] = drawer.getAllByRole('table');
    if (!paid || !amounts) throw new TypeError('Both tables are there');
    expect(rowOf(paid, 'Pagos a contratistas')).toBe('Pagos a contratistas01');
    expect(rowOf(paid, 'Neto')).toBe('Neto$374.04$704.79');
    expect(rowOf(amounts, 'Neto')).toBe('Neto0.00$330.75');
    expect(drawer.getByRole('heading', { name: 'Montos de contratistas que cambiaron' })).toBeTruthy();
    expect(drawer.queryByRole('heading', { name: 'Montos de empleados que cambiaron' })).toBeNull();
    const since = drawer.getByRole('link', { name: 'Ver lo registrado después del cierre' });
    expect(since.getAttribute('href')).toBe('/escritorio/empresas/7/auditoria?seq=13');
  });
});
