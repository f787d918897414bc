import { AddressFields } from '../../../form/fields/address-fields.tsx';
import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { employeesText } from '../../../text/employees.es.ts';

const text = employeesText.contact;

/** Where the employee lives and can be reached. */
export function ContactSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressFields name="address" label={text.address} isRequired />
      <MaskedField name="phoneNumber" mask="phone" label={text.phone} isRequired />
      <MaskedField name="mobileNumber" mask="phone" label={text.mobile} isRequired />
    </FormSection>
  );
}
