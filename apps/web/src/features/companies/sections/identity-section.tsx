import { SelectField, TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';
import { useAccountantOptions } from '../accountant-options.ts';

const text = companiesText.identity;

/** The head of the form: the name of the company and the accountant who prepares its returns. */
export function IdentitySection() {
  const accountants = useAccountantOptions();
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="name" label={text.name} autoComplete="organization" isRequired />
      <SelectField
        name="accountantId"
        label={text.accountant}
        placeholder={text.chooseAccountant}
        options={accountants}
        isRequired
      />
    </FormSection>
  );
}
