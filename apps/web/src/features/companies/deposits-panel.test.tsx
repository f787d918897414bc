import { NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { DepositsPanel } from './deposits-panel.tsx';

const known = { schedule: 'semiweekly', isKnown: true } as const;
const unknown = { schedule: 'monthly', isKnown: false } as const;
const YEARS = [
  {
    year: 2026,
    facts: { ...NO_DEPOSIT_FACTS, federal: 'monthly' },
    proposed: { federal: known, local: unknown },
  },
  { year: 2027, facts: NO_DEPOSIT_FACTS, proposed: { federal: known, local: known } },
];

it('shows what was said, what the pay says and what is missing, and saves what is said of a year', async () => {
  const update = vi.fn<(input: unknown) => unknown>(() => YEARS[0]);
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'companies.deposits': () => YEARS,
        'companies.updateDeposits': update,
      }}
    >
      <DepositsPanel companyId={7} />
    </TestServer>,
  );
  expect(await screen.findByText('IRS (FICA): Mensual')).toBeTruthy();
  expect(screen.getByText('Hacienda (499 R-1): Falta decirlo; mientras tanto, mensual')).toBeTruthy();
  expect(screen.getByText('IRS (FICA): Bisemanal, según la nómina')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Cambiar los depósitos de 2026' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.selectOptions(drawer.getByLabelText('Hacienda (499 R-1)'), 'Bisemanal');
  await user.type(drawer.getByLabelText('Línea 12 del 941 del trimestre anterior'), '2400');
  await user.click(drawer.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    companyId: 7,
    year: 2026,
    facts: { federal: 'monthly', local: 'semiweekly', previousQuarter: 2_400_00, carriedFuta: null },
  });
});
