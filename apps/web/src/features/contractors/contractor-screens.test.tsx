import { aContractor } from '@garita/domain/contractor/contractor.builder';
import type { Contractor } from '@garita/domain/contractor/contractor.schema';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { contractorsText } from '../../text/records/contractors.es.ts';
import { ContractorForm } from './contractor-screens.tsx';

type Opened = { contractorId?: number; defaultValues?: Contractor };

/** The masked answer for a saved contractor, before anybody asks for the numbers. */
const MASKED = aContractor({ taxpayerNumber: '***-**-0071', bankAccount: '*****4321' });

const FIRM = { firstName: 'Servicios 24', middleName: '', lastName: '', motherLastName: '' };

async function setUp({ contractorId, defaultValues = aContractor() }: Opened = {}) {
  const onSave = vi.fn<(contractor: Contractor, commandId: string) => Promise<unknown>>(() =>
    Promise.resolve(),
  );
  const reveal = vi.fn<(input: unknown) => object>(() => ({ number: '900550071' }));
  const { user } = show(
    <TestServer
      answers={{
        'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
        'contractors.revealNumber': reveal,
        'contractors.sameNumber': (input) => (JSON.stringify(input).includes('660550071') ? [FIRM] : []),
      }}
    >
      <ContractorForm
        text={contractorsText.edit}
        contractor={{ companyId: 1, ...(contractorId !== undefined && { contractorId }) }}
        defaultValues={defaultValues}
        onSave={onSave}
      />
    </TestServer>,
  );
  const saveButton = await screen.findByRole('button', { name: 'Guardar datos' });
  return {
    user,
    reveal,
    number: () => screen.getByRole<HTMLInputElement>('textbox', { name: '#SS O #PATRONAL' }),
    becomeCorporation: () =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de Entidad' }), 'Corporación'),
    saved: async () => {
      await user.click(saveButton);
      await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
      await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
      return onSave.mock.calls[0]?.[0];
    },
  };
}

it('asks no birthday of a company: one that was typed before, right or wrong, is nothing to correct', async () => {
  const { user, number, becomeCorporation, saved } = await setUp();
  fireEvent.change(screen.getByLabelText('Fecha de nacimiento'), { target: { value: '1084-03-09' } });
  await becomeCorporation();
  await user.type(number(), '660550071');
  expect(screen.queryByLabelText('Fecha de nacimiento')).toBeNull();
  expect(await saved()).toMatchObject({ entityType: 'corporation', lastName: '', birthday: null });
});

it('keeps no number of a person for a company, and warns of one that somebody else has', async () => {
  const { user, number, becomeCorporation } = await setUp();
  expect(number().value).toBe('900-55-0071');
  await becomeCorporation();
  expect(number().value).toBe('');
  await user.type(number(), '660550071');
  expect(number().value).toBe('66-0550071');
  expect(await screen.findByText('Este número ya lo tiene en la compañía: Servicios 24')).toBeTruthy();
});

it('refuses a number of the other kind as it was pasted, instead of grouping it anew', async () => {
  const { user, number } = await setUp();
  await user.clear(number());
  await user.paste('66-0550071');
  await user.tab();
  expect(number().value).toBe('66-0550071');
  expect(await screen.findByText('El número de seguro social debe tener 9 dígitos.')).toBeTruthy();
});

it('opens no number of a saved one, and sends back what it shows', async () => {
  const { user, number, reveal, saved } = await setUp({ contractorId: 5, defaultValues: MASKED });
  expect(number().value).toBe('***-**-0071');
  expect(number().readOnly).toBe(true);
  const phone = screen.getByRole('textbox', { name: 'Número de teléfono celular' });
  await user.clear(phone);
  await user.type(phone, '7875550199');
  expect(await saved()).toMatchObject({ taxpayerNumber: '***-**-0071', bankAccount: '*****4321' });
  expect(reveal).not.toHaveBeenCalled();
});

it('shows one number of a saved one whole to who asks for it', async () => {
  const { user, number, reveal } = await setUp({ contractorId: 5, defaultValues: MASKED });
  await user.click(screen.getByRole('button', { name: 'Mostrar: #SS O #PATRONAL' }));
  await waitFor(() => expect(number().value).toBe('900-55-0071'));
  expect(reveal.mock.calls).toEqual([[{ contractorId: 5, field: 'taxpayerNumber' }]]);
});

it('warns of 0 % while no waiver is in force and no code says why', async () => {
  const nothing = { withholdingRate: 0, exemptionType: null };
  const { user } = await setUp({ defaultValues: aContractor(nothing) });
  const warning =
    'No se retiene nada, y no hay un relevo vigente ni un código de exención: por ley se retiene 10%.';
  await screen.findByText(warning);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de exención' }), 'B');
  expect(screen.queryByText(warning)).toBeNull();
});
