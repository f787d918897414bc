import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../../testing/show.tsx';
import { SchemaForm } from '../schema-form.tsx';
import { CountField } from './count-field.tsx';

it('counts none where the box is emptied, if none is an answer', async () => {
  const onSubmit = vi.fn<(values: unknown, commandId: string) => Promise<void>>(() => Promise.resolve());
  const { user } = show(
    <SchemaForm
      schema={z.object({ dependents: z.int('required'), floors: z.int('required') })}
      defaultValues={{ dependents: 2, floors: 3 }}
      onSubmit={onSubmit}
    >
      <CountField name="dependents" label="Dependientes" emptyValue={0} />
      <CountField name="floors" label="Pisos" />
    </SchemaForm>,
  );
  const floors = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pisos' });
  await user.clear(screen.getByRole('textbox', { name: 'Dependientes' }));
  await user.clear(floors);
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  expect(await screen.findByText('Requerido.')).toBeTruthy();

  await user.type(floors, '4x');
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ dependents: 0, floors: 4 }, expect.any(String)),
  );
});
