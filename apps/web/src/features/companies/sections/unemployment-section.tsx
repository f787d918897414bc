import { PercentField } from '../../../form/fields/percent-field.tsx';
import { TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';

const text = companiesText.unemployment;

/** What the company pays for unemployment and disability. */
export function UnemploymentSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="unemploymentAccountNumber" label={text.account} isRequired />
      <TextField name="industrialCode" label={text.industrialCode} isRequired />
      <PercentField name="unemploymentRate" label={text.rate} isRequired />
      <PercentField name="specialContributionRate" label={text.specialContribution} isRequired />
      <PercentField name="disabilityRate" label={text.disability} isRequired />
      <PercentField
        name="employerDisabilityRate"
        label={text.employerDisability}
        help={text.employerDisabilityHelp}
        isRequired
      />
    </FormSection>
  );
}
