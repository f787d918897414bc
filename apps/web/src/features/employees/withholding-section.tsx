import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { PERSONAL_EXEMPTION_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { WITHHOLDING_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { useFormContext, useWatch } from 'react-hook-form';
import { employeeLabels, employeesText } from '../../text/records/employees.es.ts';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { CountField, DateField, SelectField, SwitchField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { useTypedField } from '../../ui/form/follow-values.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { CertificateHistory } from './certificate-history.tsx';
import type { EmployeeWithNumber } from './person-section.tsx';

const field = labelledFields(employeeLabels);
const text = employeesText.withholding;
const methodTexts: Readonly<Record<string, string>> = text.methods;

/** The method of income tax withholding, and the employee's withholding certificate. */
export function WithholdingSection({ employee }: { employee: EmployeeWithNumber }) {
  const method: unknown = useWatch({ name: 'withholdingMethod' });
  return (
    <FormSection title={text.title} help={text.help}>
      <SelectField
        {...field('withholdingMethod')}
        options={optionsOf(WITHHOLDING_METHOD_LABELS)}
        help={typeof method === 'string' ? methodTexts[method] : undefined}
        isRequired
      />
      <FlatRateField />
      <Certificate employee={employee} isUsed={method === 'certificate'} />
    </FormSection>
  );
}

/** The percentage of a fixed withholding. Choosing another method hides and clears it. */
function FlatRateField() {
  const { setValue } = useFormContext();
  useTypedField('withholdingMethod', (method) => {
    if (method !== 'flat-rate') setValue('withholdingRate', null, { shouldDirty: true });
  });
  const method: unknown = useWatch({ name: 'withholdingMethod' });
  return method === 'flat-rate' ? <PercentField {...field('withholdingRate')} isRequired /> : null;
}

/** The card of the latest certificate with its fields, and the history of all of them. */
function Certificate({ employee, isUsed }: { employee: EmployeeWithNumber; isUsed: boolean }) {
  const { employeeId } = employee;
  return (
    <Box
      as="section"
      aria-label={text.certificate.title}
      gridColumn="1 / -1"
      borderWidth="1px"
      rounded="md"
      p="4"
    >
      <Heading as="h3" fontSize="14px">
        {text.certificate.title}
      </Heading>
      <Text color="fg.muted" fontSize="13px" mb="4">
        {isUsed ? text.certificate.help : text.certificate.notUsed}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="4" alignItems="start">
        <DateField {...field('certificateDate')} help={text.certificate.dateHelp} />
        <SelectField
          {...field('personalExemption')}
          options={optionsOf(PERSONAL_EXEMPTION_LABELS)}
          isRequired
        />
        <CountField {...field('dependents')} emptyValue={0} />
        <CountField
          {...field('sharedDependents')}
          help={text.certificate.sharedDependentsHelp}
          emptyValue={0}
        />
        <CountField {...field('allowanceCount')} emptyValue={0} />
        <AmountField {...field('additionalWithholding')} help={text.certificate.additionalHelp} />
        <SwitchField {...field('hasSharedCustody')} help={text.certificate.sharedCustodyHelp} />
        <SwitchField {...field('isVeteran')} />
        <SwitchField {...field('isOptionalComputation')} help={text.certificate.optionalHelp} />
        <SwitchField {...field('youthOptOut')} help={text.certificate.youthHelp} />
      </SimpleGrid>
      {employeeId !== undefined && (
        <CertificateHistory companyId={employee.companyId} employeeId={employeeId} />
      )}
    </Box>
  );
}
