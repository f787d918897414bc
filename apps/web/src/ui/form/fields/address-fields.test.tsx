import { addressSchema, optionalAddressSchema } from '@garita/domain/field/address.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../../testing/show.tsx';
import { SchemaForm } from '../schema-form.tsx';
import { AddressPair } from './address-fields.tsx';

const SCHEMA = z.object({ postalAddress: optionalAddressSchema, physicalAddress: optionalAddressSchema });
const EMPTY = { street: '', municipalityId: null, state: 'PR', zip: '' };

const REQUIRED = z.object({ postalAddress: addressSchema, physicalAddress: addressSchema });

function setUp(physicalAddress = EMPTY, schema: z.ZodType<unknown, object> = SCHEMA) {
  const onSubmit = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { user } = show(
    <SchemaForm schema={schema} defaultValues={{ postalAddress: EMPTY, physicalAddress }} onSubmit={onSubmit}>
      <AddressPair />
    </SchemaForm>,
  );
  const postal = within(screen.getByRole('group', { name: 'Dirección postal' }));
  const physical = within(screen.getByRole('group', { name: 'Dirección física' }));
  const same = screen.getByRole('checkbox', { name: 'Usar misma dirección Postal para la Física' });
  return { user, onSubmit, postal, physical, same };
}

it('offers the municipalities in the order of the Spanish alphabet', () => {
  const { postal } = setUp();
  const options = within(postal.getByRole('combobox', { name: 'Municipio' })).getAllByRole('option');
  const names = options.map(({ textContent }) => textContent);
  expect(names.slice(5, 9)).toEqual(['Aibonito', 'Añasco', 'Arecibo', 'Arroyo']);
  expect(names.slice(names.indexOf('Guánica') - 1, names.indexOf('Guánica') + 2)).toEqual([
    'Florida',
    'Guánica',
    'Guayama',
  ]);
});

describe('the two addresses', () => {
  it('are kept alike while the box is ticked, by later changes too', async () => {
    const { user, onSubmit, postal, same } = setUp();
    await user.type(postal.getByRole('textbox', { name: 'Dirección postal' }), 'Calle Sol 1');
    await user.click(same);
    await user.selectOptions(postal.getByRole('combobox', { name: 'Municipio' }), 'San Juan');
    await user.type(postal.getByRole('textbox', { name: 'Código postal' }), '00901');
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));

    // San Juan is municipality 65.
    const address = { street: 'Calle Sol 1', municipalityId: 65, state: 'PR', zip: '00901' };
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { postalAddress: address, physicalAddress: address },
        expect.any(String),
      ),
    );
  });

  it('go their own ways again when the box is cleared', async () => {
    const { user, physical, same } = setUp();
    const street = physical.getByRole<HTMLInputElement>('textbox', { name: 'Dirección física' });
    await user.click(same);
    expect(street.disabled).toBe(true);
    await user.click(same);
    expect(street.disabled).toBe(false);
  });

  it('are put right together', async () => {
    const { user, postal, same } = setUp(EMPTY, REQUIRED);
    await user.click(same);
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
    const physicalError = { name: 'Dirección física' };
    expect(await screen.findByRole('link', physicalError)).toBeTruthy();
    await user.type(postal.getByRole('textbox', { name: 'Dirección postal' }), 'C');
    await waitFor(() => expect(screen.queryByRole('link', physicalError)).toBeNull());
  });

  it('start apart where they were saved apart', () => {
    const { same } = setUp({ ...EMPTY, street: 'Calle Luna 2' });
    expect(same).toHaveProperty('checked', false);
  });
});
