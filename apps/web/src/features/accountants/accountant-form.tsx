import {
  type AccountantRecord,
  accountantRecordSchema,
} from '@garita/domain/account/accountant-record.schema';
import { RecordForm } from '../../records/record-form.tsx';
import { accountantLabels, accountantsText } from '../../text/records/accountants.es.ts';
import { AddressPair } from '../../ui/form/fields/address-fields.tsx';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { ACCOUNTANT, accountantName } from './accountant-kind.ts';

const field = labelledFields(accountantLabels);

type AccountantFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string) => string };
  defaultValues: AccountantRecord;
  /** `commandId` makes it harmless to send the same accountant twice. */
  onSave: (accountant: AccountantRecord, commandId: string) => Promise<unknown>;
};

/** The form of an accountant. It is read-only for users without permission to change it. */
export function AccountantForm({ text, defaultValues, onSave }: AccountantFormProps) {
  return (
    <RecordForm
      kind={ACCOUNTANT}
      schema={accountantRecordSchema}
      defaultValues={defaultValues}
      confirm={{
        title: text.title,
        description: (accountant) => text.question(accountantName(accountant)),
      }}
      onSubmit={onSave}
    >
      <PersonSection />
      <PracticeSection />
      <AddressSection />
      <FilingSection />
    </RecordForm>
  );
}

function PersonSection() {
  const text = accountantsText.person;
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('name')} isRequired />
      <TextField {...field('middleName')} />
      <TextField {...field('firstLastName')} isRequired />
      <TextField {...field('secondLastName')} />
    </FormSection>
  );
}

/** The accountant's firm and contact details. */
function PracticeSection() {
  const text = accountantsText.practice;
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('company')} autoComplete="organization" />
      <MaskedField {...field('employerIdentificationNumber')} mask="ein" />
      <MaskedField {...field('phone')} mask="phone" />
      <TextField {...field('email')} type="email" isRequired />
    </FormSection>
  );
}

/** The accountant's postal and office addresses. */
function AddressSection() {
  const text = accountantsText.addresses;
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressPair postal="address" />
    </FormSection>
  );
}

/** The accountant's user ids with the agencies. */
function FilingSection() {
  const text = accountantsText.filing;
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('ssaUserId')} />
      <TextField {...field('bsoUserId')} />
      <TextField {...field('efileUserId')} />
      <TextField {...field('preparerTaxNumber')} help={text.ptinHelp} />
    </FormSection>
  );
}
