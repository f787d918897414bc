import { optionsOf } from '../../../form/fields/options.ts';
import { SelectField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { employeesText } from '../../../text/employees.es.ts';
import { employeeTypeLabels } from '../../../text/reference.es.ts';

const text = employeesText.type;

/** The head of the form: what kind of employee it is. */
export function TypeSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <SelectField
        name="employeeType"
        label={text.label}
        options={optionsOf(employeeTypeLabels)}
        isRequired
      />
    </FormSection>
  );
}
