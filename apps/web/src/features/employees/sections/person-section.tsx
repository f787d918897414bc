import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { optionsOf } from '../../../form/fields/options.ts';
import { DateField, SelectField, TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { useIsAllowed } from '../../../lib/current-user.ts';
import { employeesText } from '../../../text/employees.es.ts';
import { genderLabels, maritalStatusLabels } from '../../../text/reference.es.ts';
import { type NumberOwner, SameEmployeeNote } from '../same-employee-note.tsx';

const text = employeesText.person;

/** Who the employee is; `whose` says whom to warn about the same number beside. */
export function PersonSection({ whose }: { whose: NumberOwner }) {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="firstName" label={text.firstName} isRequired />
      <TextField name="middleName" label={text.middleName} />
      <TextField name="lastName" label={text.lastName} />
      <TextField name="motherLastName" label={text.motherLastName} />
      <SocialSecurityField />
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

/** Who may only read is sent '***-**-1234', which is no number that a mask could show. */
function SocialSecurityField() {
  const field = { name: 'socialSecurityNumber', label: text.socialSecurity, isRequired: true };
  return useIsAllowed('records:write') ? <MaskedField mask="ssn" {...field} /> : <TextField {...field} />;
}
