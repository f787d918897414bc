import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { LoadedTable } from './loaded-table.tsx';

it('ends with what everybody is paid', async () => {
  const person = (id: number, firstName: string) => ({
    id,
    firstName,
    middleName: '',
    lastName: 'Paz',
    motherLastName: '',
  });
  const answers = {
    'session.current': () => ({ user: { id: 1, role: 'practitioner' } }),
    'employees.payees': () => [person(1, 'Ana'), person(2, 'Luis')],
    'payroll.loaded': () => [
      { employeeId: 1, minutes: 2_400, net: 230_01 },
      { employeeId: 2, minutes: 600, net: 554_49 },
    ],
  };
  show(
    <TestServer answers={answers}>
      <LoadedTable companyId={7} periodId={2026118} />
    </TestServer>,
  );
  const total = (await screen.findByText('Total')).closest('tr');
  // 230.01 + 554.49
  expect(total && within(total).getByText('$784.50')).toBeTruthy();
});
