import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { optionsOf } from '../../../form/fields/options.ts';
import { DateField, SelectField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';
import { jurisdictionLabels, payerLabels } from '../../../text/reference.es.ts';

const text = companiesText.registration;

/** What the company is to the authorities. */
export function RegistrationSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField name="employerIdentificationNumber" mask="ein" label={text.employerNumber} isRequired />
      <MaskedField name="commercialRegister" mask="register" label={text.commercialRegister} isRequired />
      <SelectField
        name="jurisdiction"
        label={text.jurisdiction}
        options={optionsOf(jurisdictionLabels)}
        isRequired
      />
      <SelectField name="payer" label={text.payer} options={optionsOf(payerLabels)} isRequired />
      <DateField name="businessStartDate" label={text.start} isRequired />
      <DateField name="businessEndDate" label={text.end} />
    </FormSection>
  );
}
