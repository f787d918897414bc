import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';

const text = companiesText.contact;

/** How to reach the company, and whom to ask for. */
export function ContactSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="contact" label={text.person} isRequired />
      <MaskedField name="contactNumber" mask="phone" label={text.personPhone} isRequired />
      <MaskedField name="phoneNumber" mask="phone" label={text.phone} isRequired />
      <MaskedField name="faxNumber" mask="phone" label={text.fax} />
      <TextField name="email" type="email" label={text.email} isRequired />
      <TextField name="website" label={text.website} />
    </FormSection>
  );
}
