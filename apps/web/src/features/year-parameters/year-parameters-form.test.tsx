import type { YearParameters } from '@garita/domain/tax/year-parameters.schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { YearParametersForm } from './year-parameters-form.tsx';

const PARAMETERS: YearParameters = {
  brackets: [
    { over: 0, rate: 0, plus: 0 },
    { over: 9_000_00, rate: 70_000, plus: 0 },
  ],
  exemptions: {
    individual: 3_500_00,
    married: 7_000_00,
    veteran: 1_500_00,
    dependent: 2_500_00,
    shared: 1_250_00,
    allowance: 500_00,
  },
  specificationTable: [{ over: 0, rate: 0, plus: 0 }],
  minimumWages: [{ effectiveFrom: '2024-07-01', hourly: 10_50, inCash: 2_13 }],
  socialSecurityBase: null,
  codaLimits: null,
  unemploymentBase: 7_000_00,
  futaReduction: null,
  holidays: [],
  source: '',
  confidence: null,
};

async function setUp() {
  const onSave = vi.fn<(parameters: YearParameters, commandId: string) => Promise<unknown>>(() =>
    Promise.resolve(),
  );
  const effect = vi.fn<(input: unknown) => object>(() => ({
    fields: ['socialSecurityBase'],
    companies: [{ companyId: 1, company: 'Fonda Sol', entries: 2, belowMinimumWage: 1 }],
  }));
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'administrator' } }),
        'parameters.effect': effect,
      }}
    >
      <YearParametersForm year={2027} parameters={PARAMETERS} onSave={onSave} />
    </TestServer>,
  );
  await screen.findByRole('button', { name: 'Guardar parámetros' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, box, press, onSave, effect };
}

it('shows what a new base reaches before it is saved, and leaves what was not entered empty', async () => {
  const { user, box, press, onSave, effect } = await setUp();
  await user.type(box('Base anual del Seguro Social'), '190000');
  await press('Guardar parámetros');
  await screen.findByText('Cambia: Base anual del Seguro Social.');
  screen.getByText('Fonda Sol: 2 pagos del año, 1 empleado por debajo del salario mínimo');
  expect(onSave).not.toHaveBeenCalled();
  const changed = { ...PARAMETERS, socialSecurityBase: 190_000_00 };
  expect(effect).toHaveBeenCalledWith({ year: 2027, parameters: changed });
  await press('Aceptar');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith(changed, expect.any(String)));
});

it('refuses the limits of plans of which only one is typed', async () => {
  const { user, box, press, effect } = await setUp();
  await user.type(box('CODA: Plan solo de Puerto Rico'), '15000');
  await press('Guardar parámetros');
  await waitFor(() => expect(box('CODA: Plan dual').getAttribute('aria-invalid')).toBe('true'));
  expect(effect).not.toHaveBeenCalled();
});
