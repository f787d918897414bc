import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { contractorsText } from '../../text/contractors.es.ts';
import { ContractorForm } from './contractor-form.tsx';

async function setUp() {
  const onSave = vi.fn<(contractor: Contractor, commandId: string) => Promise<unknown>>(() =>
    Promise.resolve(),
  );
  const { user } = show(
    <TestServer answers={{ 'session.current': () => ({ user: { id: 1, role: 'practitioner' } }) }}>
      <ContractorForm text={contractorsText.edit} defaultValues={aContractor()} onSave={onSave} />
    </TestServer>,
  );
  const saveButton = await screen.findByRole('button', { name: 'Guardar datos' });
  return {
    becomeCorporation: () =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de Entidad' }), 'Corporation'),
    saved: async () => {
      await user.click(saveButton);
      await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
      await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
      return onSave.mock.calls[0]?.[0];
    },
  };
}

it('asks no birthday of a company: one that was typed before, right or wrong, is nothing to correct', async () => {
  const { becomeCorporation, saved } = await setUp();
  fireEvent.change(screen.getByLabelText('Fecha de nacimiento'), { target: { value: '1084-03-09' } });
  await becomeCorporation();
  expect(screen.queryByLabelText('Fecha de nacimiento')).toBeNull();
  expect(await saved()).toMatchObject({ entityType: 'corporation', lastName: '', birthday: null });
});
