import { useFormContext } from 'react-hook-form';
import { contractorsText } from '../../../text/contractors.es.ts';
import { exemptionTypeLabels, waiverTypeLabels } from '../../../text/reference.es.ts';
import { AmountField, PercentField } from '../../../ui/form/fields/figure-fields.tsx';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import { SelectField } from '../../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useTypedField } from '../../../ui/form/follow-values.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import type { ContractorWithNumber } from '../same-contractor-note.tsx';
import { SavedNumber } from './saved-number.tsx';

const text = contractorsText.payment;
const BANK_ACCOUNT = { name: 'bankAccount', label: text.bankAccount } as const;
const RETIREMENT_ACCOUNT = { name: 'retirementAccount', label: text.retirementAccount } as const;

/** What an hour pays, what is withheld of it, and where the money goes. */
export function PaymentSection({ whose: { contractorId } }: { whose: ContractorWithNumber }) {
  useTotalWaiver();
  return (
    <FormSection title={text.title} help={text.help}>
      <AmountField name="hourlyRate" label={text.hourlyRate} help={text.hourlyRateHelp} isRequired />
      <PercentField name="withholdingRate" label={text.withholdingRate} isRequired />
      <SelectField
        name="waiverType"
        label={text.waiverType}
        help={text.waiverHelp}
        options={optionsOf(waiverTypeLabels)}
        placeholder={text.noWaiver}
      />
      <TextField name="waiverNumber" label={text.waiverNumber} />
      <SelectField
        name="exemptionType"
        label={text.exemptionType}
        options={optionsOf(exemptionTypeLabels)}
        isRequired
      />
      <SavedNumber contractorId={contractorId} field={BANK_ACCOUNT}>
        <TextField {...BANK_ACCOUNT} />
      </SavedNumber>
      <SavedNumber contractorId={contractorId} field={RETIREMENT_ACCOUNT}>
        <TextField {...RETIREMENT_ACCOUNT} />
      </SavedNumber>
    </FormSection>
  );
}

/** A total waiver sets the percentage to zero. */
function useTotalWaiver(): void {
  const { setValue } = useFormContext();
  useTypedField('waiverType', (type) => {
    if (type === 'total') setValue('withholdingRate', 0, { shouldDirty: true, shouldValidate: true });
  });
}
