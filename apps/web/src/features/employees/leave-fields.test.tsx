import { anEmployee } from '@garita/domain/employee/employee.builder';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { show } from '../../testing/show.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { LeaveRulesSection } from './leave-fields.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const RATE = 'Las vacaciones se acumularán a razón de: horas';

/** The leave of somebody hired in March 2022, who earns 6 hours of vacation a month by law. */
function setUp(leaveRule: 'law' | 'specification') {
  const credit = { openingMinutes: 0, openingDate: '2026-01-01', thresholdMinutes: 7_800 };
  const leave = {
    vacation: { ...credit, minutesPerMonth: 360 },
    sick: { ...credit, minutesPerMonth: 480 },
  };
  const onSubmit = vi.fn<(values: unknown) => Promise<void>>(() => Promise.resolve());
  const { user } = show(
    <SchemaForm
      schema={z.any()}
      defaultValues={anEmployee({ admissionDate: '2022-03-14', leave })}
      onSubmit={onSubmit}
    >
      <LeaveRulesSection company={{ leaveRule, isSmallEmployer: false }} isNew={false} />
    </SchemaForm>,
  );
  const hoursIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Guardar datos' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    return onSubmit.mock.calls[0]?.[0];
  };
  return { user, hoursIn, saved };
}

describe('leave by law in the form of an employee', () => {
  it('marks the record when somebody types a rate, and goes back to the law on one click', async () => {
    const { user, hoursIn, saved } = setUp('law');
    await user.clear(hoursIn(RATE));
    await user.type(hoursIn(RATE), '3');
    // 3/4 of 8 hours are more than 3.
    expect(await screen.findByText(/^La ley ya le da 06:00 horas de vacaciones al mes/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Poner lo de la ley' }));
    expect(hoursIn(RATE).value).toBe('06');
    expect(screen.queryByRole('button', { name: 'Poner lo de la ley' })).toBeNull();
    expect(await saved()).toMatchObject({
      isLeaveEdited: false,
      leave: { vacation: { minutesPerMonth: 360 } },
    });
  });

  it('follows the regular day while nobody typed a rate', async () => {
    const { user, hoursIn, saved } = setUp('law');
    await user.clear(hoursIn('Horas de un día de trabajo: horas'));
    await user.type(hoursIn('Horas de un día de trabajo: horas'), '4');
    expect(await saved()).toMatchObject({
      isLeaveEdited: false,
      dayMinutes: 240,
      leave: { vacation: { minutesPerMonth: 180 }, sick: { minutesPerMonth: 240 } },
    });
  });

  it('marks nothing without the law’s rule', async () => {
    const { user, hoursIn, saved } = setUp('specification');
    await user.clear(hoursIn(RATE));
    await user.type(hoursIn(RATE), '9');
    expect(await saved()).toMatchObject({
      isLeaveEdited: false,
      leave: { vacation: { minutesPerMonth: 540 } },
    });
  });
});
