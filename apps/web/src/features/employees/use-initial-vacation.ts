import { initialVacationMinutes } from '@garita/domain/employee/initial-leave';
import { isCalendarDate } from '@garita/domain/time/calendar-date';
import { useFormContext } from 'react-hook-form';
import { useTypedField } from '../../form/fields/use-typed-field.ts';
import { todayInPuertoRico } from '../../lib/today.ts';

/** Typing the admission date of a new employee sets the vacation hours per month by their years of service. */
export function useInitialVacation(isNew: boolean): void {
  const { setValue } = useFormContext();
  useTypedField('admissionDate', (date) => {
    if (!isNew || typeof date !== 'string' || !isCalendarDate(date)) return;
    const minutes = initialVacationMinutes(date, todayInPuertoRico());
    setValue('leave.vacation.minutesPerMonth', minutes, { shouldDirty: true });
  });
}
