import { AddressFields } from '../../../form/fields/address-fields.tsx';
import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { contractorsText } from '../../../text/contractors.es.ts';

const text = contractorsText.contact;

/** Where the contractor is and can be reached. */
export function ContactSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressFields name="address" label={text.address} isRequired />
      <MaskedField name="phoneNumber" mask="phone" label={text.phone} />
      <MaskedField name="mobileNumber" mask="phone" label={text.mobile} />
      <MaskedField name="faxNumber" mask="phone" label={text.fax} />
      <TextField name="email" label={text.email} type="email" />
      <TextField name="website" label={text.website} />
    </FormSection>
  );
}
