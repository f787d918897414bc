import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../../testing/show.tsx';
import { SchemaForm } from '../schema-form.tsx';
import { DateField } from './plain-fields.tsx';

const SCHEMA = z.strictObject({ left: calendarDateSchema.nullable() });

function setUp(left: string | null = null) {
  const onSubmit = vi.fn<(values: unknown) => Promise<unknown>>(() => Promise.resolve());
  const { user } = show(
    <SchemaForm schema={SCHEMA} defaultValues={{ left }} onSubmit={onSubmit}>
      <DateField name="left" label="Fecha de egreso" />
    </SchemaForm>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Fecha de egreso');
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar datos' }));
  return { user, field, save, onSubmit };
}

/** The tests' browser has no half-typed dates; in a real one the field is then empty and says so. */
function typeHalfADate(field: HTMLInputElement, isHalf = true) {
  Object.defineProperty(field, 'validity', { value: { badInput: isHalf }, configurable: true });
  fireEvent.keyUp(field, { key: '3' });
}

it('is no date while it is half typed, and is not saved as none', async () => {
  const { field, save, onSubmit } = setUp();
  typeHalfADate(field);
  await save();
  expect(await screen.findByRole('link', { name: 'Fecha de egreso: La fecha no es válida.' })).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is none again once the half of it is taken back', async () => {
  const { field, save, onSubmit } = setUp();
  typeHalfADate(field);
  typeHalfADate(field, false);
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ left: null }, expect.any(String)));
});

it('changes nothing for somebody who only passes through it', async () => {
  const { user, field } = setUp('2026-03-15');
  await user.click(field);
  await user.keyboard('{Shift}');
  await user.tab();
  expect(screen.queryByText('Cambios sin guardar')).toBeNull();
});
