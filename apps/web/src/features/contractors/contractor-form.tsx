import {
  type Contractor,
  changedContractorSchema,
  contractorSchema,
} from '@garita/domain/contractor/contractor.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import type { DefaultValues } from 'react-hook-form';
import { todayInPuertoRico } from '../../lib/today.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { contractorsText } from '../../text/contractors.es.ts';
import { AddressFields } from '../../ui/form/fields/address-fields.tsx';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { CONTRACTOR } from './contractor-kind.ts';
import { type ContractorWithNumber, EntitySection, PaymentSection } from './contractor-sections.tsx';

const NEW = withBirthdayBy(todayInPuertoRico, contractorSchema);
const CHANGED = withBirthdayBy(todayInPuertoRico, changedContractorSchema);

type ContractorFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string) => string };
  whose: ContractorWithNumber;
  defaultValues: DefaultValues<Contractor>;
  /** A new one has no number yet that may stay as it is. */
  isNew?: boolean;
  /** `commandId` makes it harmless to send the same contractor twice. */
  onSave: (contractor: Contractor, commandId: string) => Promise<unknown>;
};

/** Everything that is kept of a contractor, in sections. Who may not write sees it and cannot change it. */
export function ContractorForm({ text, whose, defaultValues, isNew = false, onSave }: ContractorFormProps) {
  return (
    <RecordForm
      kind={CONTRACTOR}
      schema={isNew ? NEW : CHANGED}
      defaultValues={defaultValues}
      confirm={{ title: text.title, description: (contractor) => text.question(fullName(contractor)) }}
      onSubmit={onSave}
    >
      <EntitySection whose={whose} />
      <ContactSection />
      <PaymentSection whose={whose} />
    </RecordForm>
  );
}

/** The address, telephone numbers, email and website. */
function ContactSection() {
  const text = contractorsText.contact;
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressFields name="address" label={text.address} isStreetRequired />
      <MaskedField name="phoneNumber" mask="phone" label={text.phone} />
      <MaskedField name="mobileNumber" mask="phone" label={text.mobile} />
      <MaskedField name="faxNumber" mask="phone" label={text.fax} />
      <TextField name="email" label={text.email} type="email" />
      <TextField name="website" label={text.website} />
    </FormSection>
  );
}
