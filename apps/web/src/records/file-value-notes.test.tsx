import { NEW_ADDRESS } from '@garita/domain/field/address.schema';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../testing/show.tsx';
import { AddressFields } from '../ui/form/fields/address-fields.tsx';
import { PercentField } from '../ui/form/fields/figure-fields.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../ui/form/schema-form.tsx';
import {
  DisabilityShareNote,
  NeverGivenNote,
  NeverIssuedNote,
  UnemploymentAccountNote,
} from './file-value-notes.tsx';

function setUp() {
  const { user } = show(
    <SchemaForm
      schema={z.object({
        number: z.string(),
        employer: z.string(),
        account: z.string(),
        rate: z.number(),
        address: z.any(),
      })}
      defaultValues={{ number: '', employer: '', account: '', rate: 0, address: NEW_ADDRESS }}
      onSubmit={vi.fn<() => Promise<void>>()}
    >
      <TextField name="number" label="Número" />
      <NeverIssuedNote field="number" mayBeTaxpayer />
      <TextField name="employer" label="Número patronal" />
      <NeverGivenNote field="employer" />
      <TextField name="account" label="Desempleo" />
      <UnemploymentAccountNote field="account" />
      <PercentField name="rate" label="Incapacitados" />
      <DisabilityShareNote field="rate" />
      <AddressFields name="address" />
    </SchemaForm>,
  );
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  return { type };
}

it('warns of values that a file will refuse where they are typed, until they are right', async () => {
  const { type } = setUp();
  const isSaid = (text: RegExp) => screen.queryByText(text) !== null;

  await type('Número', '666123456');
  expect(isSaid(/no emite números así/)).toBe(true);
  await type('Número', '900701234');
  expect(isSaid(/no emite números así/)).toBe(false);

  await type('Número patronal', '071234567');
  expect(isSaid(/no da números patronales así/)).toBe(true);
  await type('Número patronal', '661234567');
  expect(isSaid(/no da números patronales así/)).toBe(false);

  await type('Desempleo', '12345');
  expect(await screen.findByText(/debe tener 9 dígitos/)).toBeTruthy();
  await type('Desempleo', '123-456-789');
  await vi.waitFor(() => expect(isSaid(/debe tener 9 dígitos/)).toBe(false));

  expect(isSaid(/línea 4B/)).toBe(true);
  await type('Incapacitados', '0.30');
  await vi.waitFor(() => expect(isSaid(/línea 4B/)).toBe(false));

  await type('Estado', 'Puerto Rico');
  expect(await screen.findByText(/«Puerto Rico» no es un estado en dos letras/)).toBeTruthy();
  await type('Estado', 'fl');
  await vi.waitFor(() => expect(isSaid(/no es un estado/)).toBe(false));
});
