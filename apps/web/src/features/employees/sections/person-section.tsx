import { employeesText } from '../../../text/employees.es.ts';
import { genderLabels, maritalStatusLabels } from '../../../text/reference.es.ts';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import { DateField, SelectField } from '../../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { type EmployeeWithNumber, SameEmployeeNote } from '../same-employee-note.tsx';
import { SocialSecurityField } from './social-security-field.tsx';

const text = employeesText.person;

/** Who the employee is; `whose` says whom to warn about the same number beside. */
export function PersonSection({ whose }: { whose: EmployeeWithNumber }) {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="firstName" label={text.firstName} isRequired />
      <TextField name="middleName" label={text.middleName} />
      <TextField name="lastName" label={text.lastName} />
      <TextField name="motherLastName" label={text.motherLastName} />
      <SocialSecurityField {...whose} />
      <SameEmployeeNote whose={whose} />
      <DateField name="birthday" label={text.birthday} isRequired />
      <SelectField
        name="maritalStatus"
        label={text.maritalStatus}
        options={optionsOf(maritalStatusLabels)}
        isRequired
      />
      <SelectField name="gender" label={text.gender} options={optionsOf(genderLabels)} isRequired />
    </FormSection>
  );
}
