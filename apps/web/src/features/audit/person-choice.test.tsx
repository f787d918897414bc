import { aContractor } from '@garita/domain/contractor/contractor.builder';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { type AuditViewProps, choiceIn } from './audit-choice.ts';
import { PersonChoice } from './person-choice.tsx';

const ana = { id: 3, firstName: 'Ana', middleName: '', lastName: 'Díaz', motherLastName: '' };
const answers = {
  'employees.payees': () => [{ ...ana, isActive: true, payFrequency: 'weekly', lastFour: '1005' }],
  'contractors.choices': () => [
    { ...aContractor({ firstName: 'Ángel', lastName: 'Ríos' }), id: 3, isActive: true },
  ],
};

it.each([
  ['diaz', { employeeId: 3, contractorId: undefined }],
  ['1005', { employeeId: 3, contractorId: undefined }],
  ['angel servicios', { employeeId: undefined, contractorId: 3 }],
])('finds an employee and a contractor of the same number apart, by %s', async (typed, found) => {
  const choose = vi.fn<AuditViewProps['choose']>();
  const choice = { ...choiceIn(new URLSearchParams(), [2026]), entryId: 12 };
  const { user } = show(
    <TestServer answers={answers}>
      <PersonChoice companyId={1} choice={choice} choose={choose} />
    </TestServer>,
  );
  await user.click(screen.getByRole('combobox', { name: 'Persona' }));
  await screen.findByText(/^Ángel Ríos/);
  await user.paste(typed);
  await user.keyboard('{Enter}');
  expect(choose.mock.calls).toEqual([[{ ...found, entryId: undefined }]]);
});
