import { AddressPair } from '../../../form/fields/address-pair.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';

const text = companiesText.addresses;

/** Where the company gets its mail, and where it works. */
export function AddressSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressPair isRequired />
    </FormSection>
  );
}
