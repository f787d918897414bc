import { screen, waitFor } from '@testing-library/react';
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
  hasCertificate: true,
  isMarriedIndividual: false,
  tax: TAX,
};
const EVA = { ...ANA, employeeId: 5, version: 7, name: 'Eva Soto', isMarriedIndividual: true, tax: null };
const LUIS = { ...ANA, employeeId: 6, version: 1, name: 'Luis Vega', hasCertificate: false };

it('ticks those with a certificate, and switches those who stay ticked', async () => {
  const switchThem = vi.fn<() => { switched: number }>(() => ({ switched: 1 }));
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'employees.certificateSwitch': () => [ANA, EVA, LUIS],
        'employees.switchToCertificate': switchThem,
      }}
    >
      <CertificateSwitchButton companyId={3} />
    </TestServer>,
  );
  await user.click(await screen.findByRole('button', { name: 'Pasar empleados al certificado 499 R-4' }));
  const ana = await screen.findByRole('row', { name: /Ana Rivera/ });
  expect(ana.textContent).toContain('12.57');
  expect(ana.textContent).toContain('202.53');
  expect(screen.getByRole('row', { name: /Eva Soto/ }).textContent).toContain('Sin pagos este año');
  const luis = screen.getByRole<HTMLInputElement>('checkbox', { name: /Luis Vega Sin certificado/ });
  expect(luis.checked).toBe(false);
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
