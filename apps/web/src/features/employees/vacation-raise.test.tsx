import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../testing/show.tsx';
import { HoursField } from '../../ui/form/fields/hours-field.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { VacationRaise } from './leave-fields.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that the first year is complete, and takes the next step on one click', async () => {
  const { user } = show(
    <SchemaForm
      schema={z.any()}
      defaultValues={{ admissionDate: '2025-12-15', leave: { vacation: { minutesPerMonth: 240 } } }}
      onSubmit={vi.fn<() => Promise<void>>()}
    >
      <HoursField name="leave.vacation.minutesPerMonth" label="Razón" />
      <VacationRaise />
    </SchemaForm>,
  );
  expect(screen.getByText(/le tocan 06:00 horas al mes/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Poner 06:00' }));
  expect(screen.getByLabelText<HTMLInputElement>('Razón: horas').value).toBe('06');
  expect(screen.queryByText(/horas al mes/)).toBeNull();
});
