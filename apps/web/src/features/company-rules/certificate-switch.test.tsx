import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { CertificateSwitchButton } from './certificate-switch.tsx';

const TAX = { payDate: '2026-03-11', now: 12_57, byCertificate: 17_28, periodsLeft: 43, restOfYear: 202_53 };
const ANA = {
  employeeId: 4,
  version: 2,
  name: 'Ana Rivera',
  withholdingMethod: 'table',
  hasCertificate: false,
  isMarriedIndividual: false,
  tax: TAX,
};
const EVA = { ...ANA, employeeId: 5, version: 7, name: 'Eva Soto', isMarriedIndividual: true, tax: null };

it('shows what each employee would pay, and switches those who stay ticked', async () => {
  const switchThem = vi.fn<() => { switched: number }>(() => ({ switched: 1 }));
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'employees.certificateSwitch': () => [ANA, EVA],
        'employees.switchToCertificate': switchThem,
      }}
    >
      <CertificateSwitchButton companyId={3} />
    </TestServer>,
  );
  await user.click(await screen.findByRole('button', { name: 'Pasar empleados al certificado 499 R-4' }));
  const ana = await screen.findByRole('row', { name: /Ana Rivera/ });
  expect(within(ana).getByText('Sin certificado: se le retendría sin exenciones.')).toBeTruthy();
  expect(ana.textContent).toContain('12.57');
  expect(ana.textContent).toContain('202.53');
  expect(screen.getByRole('row', { name: /Eva Soto/ }).textContent).toContain('Sin pagos este año');
  await user.click(screen.getByRole('checkbox', { name: /Eva Soto/ }));
  await user.click(screen.getByRole('button', { name: 'Pasar 1 empleado' }));
  await waitFor(() =>
    expect(switchThem).toHaveBeenCalledWith({
      companyId: 3,
      employees: [{ employeeId: 4, version: 2 }],
      commandId: expect.any(String),
    }),
  );
});
