import { AddressPair } from '../../../form/fields/address-pair.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { accountantsText } from '../../../text/accountants.es.ts';

const text = accountantsText.addresses;

/** Where the accountant gets mail, and where the office is. */
export function AddressSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressPair postal="address" />
    </FormSection>
  );
}
