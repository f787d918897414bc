import { fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { PaidSwitch } from './paid-switch.tsx';

const ENTRY = { entryId: 11, version: 42, payDate: '2026-03-11' };

const MARIA = {
  particulars: [{ label: 'Empleado', value: 'María Rivera' }],
  summary: 'María Rivera · Período 10 · 40:00 · $374.04',
};

type Props = ComponentProps<typeof PaidSwitch>;

/** A server for which everything was 467.24 and cheques take the number that is said, or 1001. */
const aMark = () =>
  vi.fn<(asked: Parameters<Props['onMark']>[0]) => Promise<{ paid: Paid }>>(({ paid }) =>
    Promise.resolve({
      paid: paid && {
        ...paid,
        ...(paid.method === 'check' ? { chequeNumber: paid.chequeNumber ?? 1001 } : {}),
        amount: 467_24,
        net: 467_24,
        difference: 0,
      },
    }),
  );

const PAID = {
  paidOn: '2026-11-27',
  method: 'direct-deposit',
  amount: 467_24,
  net: 467_24,
  difference: 0,
} as const;

type Paid = Props['saved']['paid'];

function Form({ opened, onMark }: { opened: Paid; onMark: ReturnType<typeof aMark> }) {
  const [paid, setPaid] = useState(opened);
  const mark: Props['onMark'] = async (asked) => setPaid((await onMark(asked)).paid);
  return <PaidSwitch saved={{ ...ENTRY, paid }} nextCheque={1001} onMark={mark} {...MARIA} />;
}

const showSwitch = (paid: Paid, onMark: ReturnType<typeof aMark>) =>
  show(<Form opened={paid} onMark={onMark} />);

describe('the mark as paid', () => {
  it('asks for the day and the method, and starts with the pay date', async () => {
    const onMark = aMark();
    const { user } = showSwitch(null, onMark);
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
    expect(screen.getByText('María Rivera · Período 10 · 40:00 · $374.04')).toBeTruthy();
    expect(screen.getByText('Pagado el 13 mar 2026: $467.24')).toBeTruthy();
    expect(screen.getByText('Cheque núm. 1001')).toBeTruthy();
  });

  it('offers the next number of the company for a cheque, and takes another', async () => {
    const onMark = aMark();
    const { user } = showSwitch(null, onMark);
    await user.click(screen.getByRole('switch', { name: 'Pagado' }));
    await user.selectOptions(await screen.findByLabelText('Método de pago'), 'Cheque');
    const number = screen.getByLabelText<HTMLInputElement>('Número de cheque');
    expect(number.placeholder).toBe('1001');
    await user.type(number, '2050');
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onMark).toHaveBeenCalledWith(
      expect.objectContaining({ paid: { paidOn: '2026-03-11', method: 'check', chequeNumber: 2050 } }),
    );
    expect(await screen.findByText('Cheque núm. 2050')).toBeTruthy();
  });

  it('shows when, how and how much, and is taken back after asking, its cheque void', async () => {
    const onMark = aMark();
    const { user } = showSwitch({ ...PAID, method: 'check', chequeNumber: 1001 }, onMark);
    expect(screen.getByText('Pagado el 27 nov 2026: $467.24')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Pagado' }));
    expect(await screen.findByRole('alertdialog', { name: 'Quitar la marca de pagado' })).toBeTruthy();
    expect(screen.getByText(/El cheque núm. 1001 queda anulado/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onMark).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ paid: null }));
    expect(screen.queryByText('Cheque núm. 1001')).toBeNull();
  });

  it('says after a correction what the pay differs by, and settles it', async () => {
    const onMark = aMark();
    const { user } = showSwitch({ ...PAID, difference: -105_96 }, onMark);
    expect(screen.getByText('Pagado el 27 nov 2026: $467.24; diferencia -$105.96')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Saldar la diferencia' }));
    expect(await screen.findByText(/Se pagaron \$105.96 de más/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));
    expect(onMark).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ paid: { paidOn: '2026-03-11' } }),
    );
    expect(await screen.findByText('La diferencia quedó saldada.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Saldar la diferencia' })).toBeNull();
  });

  it('stays as it was after Atras', async () => {
    const onMark = aMark();
    const { user } = showSwitch(null, onMark);
    await user.click(screen.getByRole('switch', { name: 'Pagado' }));
    await user.click(await screen.findByRole('button', { name: 'Atras' }));
    expect(onMark).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });
});
