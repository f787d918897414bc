import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RecordColumn } from '../components/record-table/record-column.ts';
import { RecordTable } from '../components/record-table.tsx';
import { show } from '../testing/show.tsx';
import { TestServer } from '../testing/test-server.tsx';
import { useFoundByNumber } from './use-found-by-number.ts';

type Person = { id: number; name: string; number: string };

const PEOPLE: Person[] = [
  { id: 5, name: 'Ana Ortiz', number: '***-**-1234' },
  { id: 6, name: 'Luis Vega', number: '***-**-1234' },
];
const COLUMNS: RecordColumn<Person>[] = [
  { id: 'name', header: 'Nombre', text: ({ name }) => name },
  { id: 'number', header: 'Seguro social', text: ({ number }) => number },
];

function People() {
  const foundByNumber = useFoundByNumber('employeeIds');
  return (
    <RecordTable
      label="Empleados"
      columns={COLUMNS}
      data={PEOPLE}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      foundBeside={foundByNumber}
    />
  );
}

it('finds in a list who has a whole number, of which it shows the last four digits', async () => {
  const byNumber = vi.fn<(input: unknown) => object>(() => ({ employeeIds: [6], contractorIds: [5] }));
  const { user } = show(
    <TestServer answers={{ 'search.byNumber': byNumber }}>
      <People />
    </TestServer>,
  );
  const search = await screen.findByRole('searchbox');
  await user.type(search, '900-55-1234');
  expect(await screen.findByText('Luis Vega')).toBeTruthy();
  expect(screen.queryByText('Ana Ortiz')).toBeNull();
  // Asked once, for the whole number, because each asking is recorded.
  expect(byNumber.mock.calls).toEqual([[{ number: '900551234' }]]);
  await user.clear(search);
  await waitFor(() => expect(screen.getByText('Ana Ortiz')).toBeTruthy());
});
