import { NEW_ADDRESS } from '@garita/domain/field/address.schema';
import { employeeFileLines } from '@garita/domain/file-text/file-lines';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../testing/show.tsx';
import { AddressFields } from '../ui/form/fields/address-fields.tsx';
import { TextField } from '../ui/form/fields/text-field.tsx';
import { SchemaForm } from '../ui/form/schema-form.tsx';
import { FileWordsSection } from './file-words-section.tsx';

it('shows what files have of a name and a street while they are typed, and what is lost', async () => {
  const { user } = show(
    <SchemaForm
      schema={z.object({ firstName: z.string(), address: z.any() })}
      defaultValues={{ firstName: '', address: NEW_ADDRESS }}
      onSubmit={vi.fn<() => Promise<void>>()}
    >
      <TextField name="firstName" label="Nombre" />
      <AddressFields name="address" />
      <FileWordsSection linesOf={employeeFileLines} />
    </SchemaForm>,
  );
  const type = (label: string, text: string) => user.type(screen.getByRole('textbox', { name: label }), text);

  await type('Dirección', 'Urbanización Monte Escondido 45 Calle Guayacán');
  expect(await screen.findByText('En los archivos: URB MONTE ESCONDIDO 45 / CLL GUAYACAN')).toBeTruthy();

  await type('Nombre', 'María de la Soledad');
  expect(await screen.findByText(/el nombre queda «MARIA DE LA SOL» y pierde «EDAD»/)).toBeTruthy();
  await type('Nombre para archivos', 'María S');
  expect(await screen.findByText('En los archivos: MARIA S')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/pierde «EDAD»/)).toBeNull());
});
