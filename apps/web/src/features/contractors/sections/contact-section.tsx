import { AddressFields } from '../../../form/address-fields.tsx';
import { TextField } from '../../../form/fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { MaskedField } from '../../../form/masked-field.tsx';
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
