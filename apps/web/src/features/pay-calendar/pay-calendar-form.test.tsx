import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { PayCalendarForm } from './pay-calendar-form.tsx';

it('shows the next six periods and paydays before saving, and saves what was typed', async () => {
  const set = vi.fn<(input: unknown) => unknown>(() => ({}));
  const { user } = show(
    <TestServer answers={{ 'companies.payCalendars': () => [], 'companies.setPayCalendar': set }}>
      <PayCalendarForm
        companyId={7}
        frequency="weekly"
        name="semanal"
        calendars={[]}
        onDone={() => undefined}
      />
    </TestServer>,
  );
  expect(screen.getByText(/^Complete los datos/)).toBeTruthy();
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  // Monday 1 July 2030. It cuts the specification's week that begins on 25 June, 175 days after 1 January.
  type(/^Primer día de un período/, '2030-07-01');
  type(/^Rige desde/, '2030-07-02');
  await user.clear(screen.getByLabelText(/^Días hasta el pago/));
  await user.type(screen.getByLabelText(/^Días hasta el pago/), '5');
  // A day on which no period begins gives none.
  expect(screen.getByText(/^Complete los datos/)).toBeTruthy();
  type(/^Rige desde/, '2030-07-01');
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(6);
  expect(items[0]?.textContent).toContain('Periodo 26 - 25 jun 2030 - 30 jun 2030');
  // The first week of the calendar ends on Sunday 7 July; five days later is Friday the 12th.
  expect(items[1]?.textContent).toContain('1 jul 2030 - 7 jul 2030');
  expect(items[1]?.textContent).toContain('12 jul 2030');

  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await vi.waitFor(() => expect(set).toHaveBeenCalledOnce());
  expect(set.mock.calls[0]?.[0]).toMatchObject({
    companyId: 7,
    frequency: 'weekly',
    // No calendar was saved before.
    version: 1,
    calendar: { firstStart: '2030-07-01', effectiveFrom: '2030-07-01', payLagDays: 5, holidays: 'none' },
  });
});
