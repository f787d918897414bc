import { anEmployee } from '@garita/domain/employee/employee.builder';
import { payPeriods } from '@garita/domain/time/pay-period';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { PeriodActions } from './period-actions.tsx';
import type { Period } from './unfinished-pay.tsx';

const ANA = { ...anEmployee({ firstName: 'Ana', lastName: 'Rivera' }), id: 1, isActive: true };
const LUIS = { ...anEmployee({ firstName: 'Luis', lastName: 'Vega' }), id: 2, isActive: true };
/** Paid by the month: nobody waits for pay of a week. */
const EVA = { ...anEmployee({ firstName: 'Eva', payFrequency: 'monthly' }), id: 3, isActive: true };

type Loaded = { employeeId: number; unpaid: number; hasPay?: boolean };

/** The steps of the reviewed week 10 of 2026, in which this is loaded. */
function showReviewed(
  loaded: readonly Loaded[],
  more: Partial<Period> = {},
  withoutWork: readonly number[] = [],
) {
  const [period] = payPeriods(2026, 'weekly').filter(({ number }) => number === 10);
  if (!period) throw new RangeError('A year has a tenth week');
  const close = vi.fn<(input: unknown) => unknown>(() => null);
  const nothing = {
    entryCount: 0,
    gross: 0,
    net: 0,
    yearsLeftOut: [],
    corrections: [],
    repeated: [],
    steps: [],
    seal: null,
  };
  const reviewed: Period = {
    ...period,
    ...nothing,
    status: 'reviewed',
    version: 7,
    bookedBy: ['Ana Soto', 'Luis Paz'],
    isClosedByAnother: false,
    ...more,
  };
  const shown = show(
    <TestServer
      answers={{
        'payroll.loaded': () =>
          loaded.map((each) => ({ hasPay: true, ...each, minutes: 2_400, net: 374_04 })),
        'employees.payees': () => [ANA, LUIS, EVA],
        'filing.settlements': () =>
          withoutWork.map((employeeId) => ({ kind: 'no-work', employeeId, period })),
        'periods.close': close,
      }}
    >
      <PeriodActions companyId={1} period={reviewed} />
    </TestServer>,
  );
  const ask = async () => {
    await shown.user.click(screen.getByRole('button', { name: 'Cerrar período' }));
    return within(await screen.findByRole('alertdialog', { name: 'Cerrar período' }));
  };
  return { ...shown, close, ask };
}

describe('closing a period', () => {
  it('leaves nobody without pay who did not work in it', async () => {
    const { ask } = showReviewed([{ employeeId: 1, unpaid: 0 }], {}, [2]);
    const question = await ask();
    await vi.waitFor(() => expect(question.queryByText('Sin pago en el período')).toBeNull());
  });

  it('names who has no pay in it and whose pay is not marked as paid, and is done all the same', async () => {
    const { user, ask, close } = showReviewed([
      { employeeId: 1, unpaid: 1 },
      // No more than what corrects another period.
      { employeeId: 2, unpaid: 0, hasPay: false },
    ]);
    const question = await ask();
    const namesUnder = async (title: string) =>
      (await question.findByRole('list', { name: title })).textContent;
    expect(await namesUnder('Sin pago en el período')).toContain('Luis');
    expect(await namesUnder('Sin pago en el período')).not.toContain('Eva');
    expect(await namesUnder('Sin marcar como pagados')).toContain('Ana');
    await user.click(question.getByRole('button', { name: 'Cerrar de todos modos' }));
    await screen.findByText('Período cerrado.');
    expect(close).toHaveBeenCalledWith(
      expect.objectContaining({ companyId: 1, periodId: 2026110, version: 7 }),
    );
  });

  it('warns of nobody where everybody is paid', async () => {
    const { ask } = showReviewed([
      { employeeId: 1, unpaid: 0 },
      { employeeId: 2, unpaid: 0 },
    ]);
    const question = await ask();
    expect(await question.findByRole('button', { name: 'Cerrar período' })).toBeTruthy();
    expect(question.queryByText('Sin pago en el período')).toBeNull();
    expect(question.queryByText('Sin marcar como pagados')).toBeNull();
  });

  it('says who booked in it, in place of the button, where somebody else has to close it', () => {
    showReviewed([], { isClosedByAnother: true });
    expect(screen.getByText(/En este cargaron o cambiaron pagos: Ana Soto, Luis Paz\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cerrar período' })).toBeNull();
  });

  it('leaves opening it again to whoever booked in it, too', () => {
    showReviewed([], { isClosedByAnother: true, status: 'closed' });
    expect(screen.getByRole('button', { name: 'Reabrir' })).toBeTruthy();
  });
});
