import { AmountField } from '../../../form/fields/amount-field.tsx';
import { TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';

const text = companiesText.insurance;

/** The insurance of chauffeurs, by week, and the policy with the state insurance fund. */
export function InsuranceSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="chauffeurAccountNumber" label={text.account} isRequired />
      <TextField name="insurancePolicyNumber" label={text.policy} isRequired />
      <AmountField name="chauffeurWeeklyRate" label={text.weeklyRate} help={text.weeklyRateHelp} isRequired />
      <AmountField name="employeeChauffeurShare" label={text.employeeShare} isRequired />
    </FormSection>
  );
}
