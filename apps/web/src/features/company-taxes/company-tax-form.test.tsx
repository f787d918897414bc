import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { companyTaxesText } from '../../text/records/taxes.es.ts';
import { draftOf, NEW_COMPANY_TAX } from './company-tax-draft.ts';
import { CompanyTaxForm } from './company-tax-form.tsx';

async function setUp(defaultValues = NEW_COMPANY_TAX) {
  const onSave = vi.fn<(tax: CompanyTax, commandId: string) => Promise<unknown>>();
  const { user } = show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'practitioner' } }) }}>
      <CompanyTaxForm text={companyTaxesText.create} defaultValues={defaultValues} onSave={onSave} />
    </TestServer>,
  );
  const button = await screen.findByRole('button', { name: 'Guardar' });
  const save = async () => {
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  };
  return { user, onSave, save };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

it('saves an optional deduction in dollars', async () => {
  const { user, onSave, save } = await setUp();
  await user.type(box('Título'), 'Cooperativa');
  await user.type(box('Monto'), '15');
  await save();
  expect(onSave).toHaveBeenCalledWith(
    {
      name: 'Cooperativa',
      requirement: 'optional',
      direction: 'deduction',
      basis: 'fixed',
      isOnByDefault: true,
      accountName: '',
      cents: 1_500,
    },
    expect.any(String),
  );
});

it('asks for a percentage instead, and saves no dollars with it', async () => {
  const { user, onSave, save } = await setUp();
  await user.type(box('Título'), 'Unión');
  await user.type(box('Monto'), '15');
  await user.selectOptions(choice('Porcentual/Fijo'), 'Porcentual');
  await user.type(box('Porcentaje'), '2');
  await user.selectOptions(choice('Requerido/Opcional'), 'Requerido');
  await user.type(box('Cuenta del asiento'), '2130');
  expect(screen.queryByRole('switch', { name: 'Marcado al cargar un pago' })).toBeNull();
  await save();
  expect(onSave.mock.lastCall?.[0]).toEqual({
    name: 'Unión',
    requirement: 'required',
    direction: 'deduction',
    basis: 'percentage',
    isOnByDefault: true,
    accountName: '2130',
    rate: 20_000,
  });
});

it('shows a saved percentage as one', async () => {
  const union = { name: 'Unión', requirement: 'required', direction: 'deduction' } as const;
  await setUp(draftOf({ ...union, isOnByDefault: true, accountName: '', basis: 'percentage', rate: 62_000 }));
  expect(box('Porcentaje').value).toBe('6.20');
  expect(screen.queryByRole('textbox', { name: 'Monto' })).toBeNull();
});
