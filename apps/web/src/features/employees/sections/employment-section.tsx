import { initialVacationMinutes } from '@garita/domain/employee/initial-leave';
import { isCalendarDate } from '@garita/domain/time/calendar-date';
import { useFormContext } from 'react-hook-form';
import { todayInPuertoRico } from '../../../lib/today.ts';
import { employeesText } from '../../../text/employees.es.ts';
import { payFrequencyLabels } from '../../../text/reference.es.ts';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import { DateField, SelectField, SwitchField } from '../../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useTypedField } from '../../../ui/form/follow-values.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';

const text = employeesText.employment;

/** Since when the employee works here, and how often they are paid. */
export function EmploymentSection({ isNew }: { isNew: boolean }) {
  useInitialVacation(isNew);
  return (
    <FormSection title={text.title} help={text.help}>
      <DateField name="admissionDate" label={text.admission} isRequired />
      <DateField name="egressDate" label={text.egress} />
      <SelectField
        name="payFrequency"
        label={text.payFrequency}
        options={optionsOf(payFrequencyLabels)}
        isRequired
      />
      <TextField name="workersCompensationClass" label={text.workersCompensation} />
      <SwitchField name="hasPartialWages" label={text.partialWages} help={text.partialWagesHelp} />
    </FormSection>
  );
}

/** Typing the admission date of a new employee sets the vacation hours per month by their years of service. */
function useInitialVacation(isNew: boolean): void {
  const { setValue } = useFormContext();
  useTypedField('admissionDate', (date) => {
    if (!isNew || typeof date !== 'string' || !isCalendarDate(date)) return;
    const minutes = initialVacationMinutes(date, todayInPuertoRico());
    setValue('leave.vacation.minutesPerMonth', minutes, { shouldDirty: true });
  });
}
