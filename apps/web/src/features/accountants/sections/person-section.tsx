import { TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { accountantsText } from '../../../text/accountants.es.ts';

const text = accountantsText.person;

/** Who the accountant is. */
export function PersonSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="name" label={text.name} isRequired />
      <TextField name="middleName" label={text.middleName} />
      <TextField name="firstLastName" label={text.firstLastName} isRequired />
      <TextField name="secondLastName" label={text.secondLastName} />
    </FormSection>
  );
}
