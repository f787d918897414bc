import { SimpleGrid } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { employeesText } from '../../../text/employees.es.ts';
import { personalExemptionLabels, withholdingMethodLabels } from '../../../text/reference.es.ts';
import { CountField } from '../../../ui/form/fields/count-field.tsx';
import { PercentField } from '../../../ui/form/fields/figure-fields.tsx';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import { SelectField, SwitchField } from '../../../ui/form/fields/plain-fields.tsx';
import { useTypedField } from '../../../ui/form/follow-values.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';

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
      {/* A grid of their own: the percentage above comes and goes, and these stay side by side. */}
      <SimpleGrid gridColumn="1 / -1" columns={{ base: 1, md: 2 }} columnGap="6" rowGap="4">
        <CountField name="dependents" label={text.dependents} emptyValue={0} />
        <CountField name="allowanceCount" label={text.allowances} emptyValue={0} />
        <SwitchField name="hasSharedCustody" label={text.sharedCustody} />
        <SwitchField name="isVeteran" label={text.veteran} />
      </SimpleGrid>
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
