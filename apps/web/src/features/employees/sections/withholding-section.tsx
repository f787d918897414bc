import { useFormContext, useWatch } from 'react-hook-form';
import { CountField } from '../../../form/count-field.tsx';
import { SelectField, SwitchField } from '../../../form/fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { optionsOf } from '../../../form/options.ts';
import { PercentField } from '../../../form/percent-field.tsx';
import { useTypedField } from '../../../form/use-typed-field.ts';
import { employeesText } from '../../../text/employees.es.ts';
import { personalExemptionLabels, withholdingMethodLabels } from '../../../text/reference.es.ts';

const text = employeesText.withholding;

/** How income tax is withheld, and what the employee's certificate says. */
export function WithholdingSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <SelectField
        name="withholdingMethod"
        label={text.method}
        options={optionsOf(withholdingMethodLabels)}
        isRequired
      />
      <FlatRateField />
      <SelectField
        name="personalExemption"
        label={text.personalExemption}
        options={optionsOf(personalExemptionLabels)}
        isRequired
      />
      <CountField name="dependents" label={text.dependents} emptyValue={0} />
      <CountField name="allowanceCount" label={text.allowances} emptyValue={0} />
      <SwitchField name="hasSharedCustody" label={text.sharedCustody} />
      <SwitchField name="isVeteran" label={text.veteran} />
    </FormSection>
  );
}

/** The percentage of a fixed withholding. With the table it is gone, and with it whatever was typed in it. */
function FlatRateField() {
  const { setValue } = useFormContext();
  useTypedField('withholdingMethod', (method) => {
    if (method !== 'flat-rate') setValue('withholdingRate', null, { shouldDirty: true });
  });
  const method: unknown = useWatch({ name: 'withholdingMethod' });
  return method === 'flat-rate' ? <PercentField name="withholdingRate" label={text.rate} isRequired /> : null;
}
