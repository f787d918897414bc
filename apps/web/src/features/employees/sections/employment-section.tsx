import { optionsOf } from '../../../form/fields/options.ts';
import { DateField, SelectField, SwitchField, TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { employeesText } from '../../../text/employees.es.ts';
import { payFrequencyLabels } from '../../../text/reference.es.ts';
import { useInitialVacation } from '../use-initial-vacation.ts';

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
