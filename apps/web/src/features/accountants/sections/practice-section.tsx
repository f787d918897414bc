import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { accountantsText } from '../../../text/accountants.es.ts';

const text = accountantsText.practice;

/** Where the accountant works, and how to reach them. */
export function PracticeSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="company" label={text.company} autoComplete="organization" />
      <MaskedField name="employerIdentificationNumber" mask="ein" label={text.employerNumber} />
      <MaskedField name="phone" mask="phone" label={text.phone} />
      <TextField name="email" type="email" label={text.email} isRequired />
    </FormSection>
  );
}
