import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { PaidSwitch } from './paid-switch.tsx';

const ENTRY = { entryId: 11, version: 42, payDate: '2026-03-11' };

const MARIA = {
  particulars: [{ label: 'Empleado', value: 'María Rivera' }],
  summary: 'María Rivera · Periodo 10 · 40:00 · $374.04',
};

type Mark = Parameters<ComponentProps<typeof PaidSwitch>['onMark']>[0];

const aMark = () => vi.fn<(mark: Mark) => Promise<Mark>>((mark) => Promise.resolve(mark));

describe('the mark as paid', () => {
  it('asks for the day and the method, and starts with the pay date', async () => {
    const onMark = aMark();
    const { user } = show(<PaidSwitch saved={{ ...ENTRY, paid: null }} onMark={onMark} {...MARIA} />);
    await user.click(screen.getByRole('switch', { name: 'Pagado' }));
    expect(await screen.findByRole('alertdialog', { name: 'Marcar como pagado' })).toBeTruthy();
    expect(screen.getByText('María Rivera')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Fecha en que se pagó'), { target: { value: '2026-03-13' } });
    await user.selectOptions(screen.getByLabelText('Método de pago'), 'Cheque');
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onMark).toHaveBeenCalledExactlyOnceWith({
      entryId: 11,
      version: 42,
      paid: { paidOn: '2026-03-13', method: 'check' },
      commandId: expect.any(String),
    });
    expect(await screen.findByText('Marcado como pagado.')).toBeTruthy();
    expect(screen.getByText('María Rivera · Periodo 10 · 40:00 · $374.04')).toBeTruthy();
    expect(screen.getByText('El 13 mar 2026 · Cheque')).toBeTruthy();
  });

  it('shows when and how, and is taken back after asking', async () => {
    const onMark = aMark();
    const paid = { paidOn: '2026-03-13', method: 'direct-deposit' } as const;
    const { user } = show(<PaidSwitch saved={{ ...ENTRY, paid }} onMark={onMark} {...MARIA} />);
    expect(screen.getByText('El 13 mar 2026 · Depósito directo')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Pagado' }));
    expect(await screen.findByRole('alertdialog', { name: 'Quitar la marca de pagado' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onMark).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ paid: null }));
    expect(screen.queryByText('El 13 mar 2026 · Depósito directo')).toBeNull();
  });

  it('stays as it was after Atras', async () => {
    const onMark = aMark();
    const { user } = show(<PaidSwitch saved={{ ...ENTRY, paid: null }} onMark={onMark} {...MARIA} />);
    await user.click(screen.getByRole('switch', { name: 'Pagado' }));
    await user.click(await screen.findByRole('button', { name: 'Atras' }));
    expect(onMark).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });
});
