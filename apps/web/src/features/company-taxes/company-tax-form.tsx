import type { CompanyTax } from '@garita/domain/tax/company-tax.schema';
import { LINE_BASIS_LABELS, REQUIREMENT_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { LINE_DIRECTION_LABELS } from '@garita/domain/text/option-labels.es';
import { useWatch } from 'react-hook-form';
import { RecordForm } from '../../records/record-form.tsx';
import { companyTaxesText } from '../../text/records/taxes.es.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { SelectField, SwitchField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { type CompanyTaxDraft, companyTaxDraftSchema } from './company-tax-draft.ts';
import { COMPANY_TAX } from './company-tax-kind.ts';

const words = companyTaxesText.form;

type CompanyTaxFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string) => string };
  defaultValues: CompanyTaxDraft;
  /** `commandId` makes it harmless to send the same line twice. */
  onSave: (tax: CompanyTax, commandId: string) => Promise<unknown>;
};

/** The form of a tax line. It is read-only for users without permission to change it. */
export function CompanyTaxForm({ text, defaultValues, onSave }: CompanyTaxFormProps) {
  return (
    <RecordForm
      kind={COMPANY_TAX}
      schema={companyTaxDraftSchema}
      defaultValues={defaultValues}
      confirm={{ title: text.title, description: ({ name }) => text.question(name) }}
      onSubmit={onSave}
      submitLabel={words.save}
    >
      <FormSection title={words.title} help={words.help}>
        <TextField name="name" label={words.name} isRequired />
        <SelectField
          name="direction"
          label={companyTaxesText.list.direction}
          options={optionsOf(LINE_DIRECTION_LABELS)}
          isRequired
        />
        <SelectField
          name="basis"
          label={companyTaxesText.list.basis}
          options={optionsOf(LINE_BASIS_LABELS)}
          isRequired
        />
        <SizeField />
        <SelectField
          name="requirement"
          label={companyTaxesText.list.requirement}
          options={optionsOf(REQUIREMENT_LABELS)}
          isRequired
        />
        <DefaultField />
        <TextField
          name="accountName"
          label={words.accountName}
          help={words.accountNameHelp}
          autoComplete="off"
        />
      </FormSection>
    </RecordForm>
  );
}

/** The size of the line: dollars or a percentage. */
function SizeField() {
  const basis: unknown = useWatch({ name: 'basis' });
  return basis === 'percentage' ? (
    <PercentField name="rate" label={words.percent} isRequired />
  ) : (
    <AmountField name="cents" label={words.amount} emptyValue={null} isRequired />
  );
}

/** The switch that makes an optional line start ticked. A required line is part of all pay. */
function DefaultField() {
  const requirement: unknown = useWatch({ name: 'requirement' });
  if (requirement === 'required') return null;
  return <SwitchField name="isOnByDefault" label={words.isOnByDefault} help={words.isOnByDefaultHelp} />;
}
