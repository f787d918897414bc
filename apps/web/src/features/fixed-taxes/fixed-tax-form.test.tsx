import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { fixedTaxesText } from '../../text/records/taxes.es.ts';
import { FixedTaxForm } from './fixed-tax-form.tsx';

const MEDICARE: FixedTaxInput = {
  concept: 'medicare',
  rate: 14_500,
  limit: null,
  effectiveFrom: '2026-07-01',
};
const CHAUFFEUR: FixedTaxInput = {
  concept: 'chauffeurInsurance',
  weeklyAmount: 50,
  limit: null,
  effectiveFrom: '2026-07-01',
};
const EFFECT = {
  entryCount: 3,
  periods: [
    { period: { id: 2_026_226, start: '2026-06-15', end: '2026-06-28' }, entryCount: 1 },
    { period: { id: 2_026_227, start: '2026-06-29', end: '2026-07-12' }, entryCount: 2 },
  ],
};

async function setUp(defaultValues: FixedTaxInput) {
  const onSave = vi.fn<(tax: FixedTaxInput, commandId: string) => Promise<unknown>>();
  const answers = {
    'session.current': () => ({ user: { id: 1, role: 'administrator' } }),
    'fixedTaxes.effect': () => EFFECT,
  };
  const { user } = show(
    <TestServer answers={answers}>
      <FixedTaxForm text={fixedTaxesText.edit} fixedTaxId={2} defaultValues={defaultValues} onSave={onSave} />
    </TestServer>,
  );
  const save = await screen.findByRole('button', { name: 'Guardar' });
  return { user, onSave, save };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('shows the name only to read, and a percentage without a limit', async () => {
  await setUp(MEDICARE);
  expect(box('Título').value).toBe('MEDICARE');
  expect(box('Título').readOnly).toBe(true);
  expect(box('%').value).toBe('1.45');
  expect(box('Límite').value).toBe('');
});

it('says which periods and how many entries the version would reach, before and while it asks', async () => {
  const { user, onSave, save } = await setUp(MEDICARE);
  expect(await screen.findByText('Alcanzaría 3 pagos cargados:')).toBeTruthy();
  expect(screen.getByText('15 jun 2026 – 28 jun 2026: 1 pago')).toBeTruthy();
  expect(screen.getByText('29 jun 2026 – 12 jul 2026: 2 pagos')).toBeTruthy();

  await user.clear(box('%'));
  await user.type(box('%'), '1.5');
  await user.type(box('Límite'), '300');
  await user.click(save);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Editar Tax Fijo' }));
  expect(await dialog.findByText('Alcanzaría 3 pagos cargados:')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  // 1.5 % = 15,000 parts per million; 300.00 = 30,000 cents
  expect(onSave).toHaveBeenCalledWith({ ...MEDICARE, rate: 15_000, limit: 30_000 }, expect.any(String));
});

it('asks for dollars a week of the chauffeur insurance', async () => {
  await setUp(CHAUFFEUR);
  expect(box('Monto por semana').value).toBe('0.50');
  expect(screen.queryByRole('textbox', { name: '%' })).toBeNull();
});
