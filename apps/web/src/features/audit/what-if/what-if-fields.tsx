import { payFrequencyLabels } from '../../../text/reference.es.ts';
import { whatIfText as text } from '../../../text/what-if.es.ts';
import { AmountField, PercentField } from '../../../ui/form/fields/figure-fields.tsx';
import { HoursField } from '../../../ui/form/fields/hours-field.tsx';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import { DateField, SelectField } from '../../../ui/form/fields/plain-fields.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { RaisedEmployees } from './raised-employees.tsx';
import { TableRows } from './table-rows.tsx';

/** Of which pay something is supposed, and what; a zero supposes nothing. */
export function WhatIfFields({ companyId }: { companyId: number }) {
  const { raise, newEmployee } = text;
  return (
    <>
      <FormSection {...text.range}>
        <DateField name="start" label={text.start} isRequired />
        <DateField name="end" label={text.end} isRequired />
      </FormSection>
      <FormSection title={raise.title} help={raise.help}>
        <PercentField name="raise.rate" label={raise.rate} />
        <AmountField name="raise.hourly" label={raise.hourly} />
        <AmountField name="raise.salary" label={raise.salary} />
        <RaisedEmployees companyId={companyId} />
      </FormSection>
      <FormSection title={text.terms.title} help={text.terms.help}>
        <AmountField name="minimumWage" label={text.terms.minimumWage} />
        <TableRows />
      </FormSection>
      <FormSection title={newEmployee.title} help={newEmployee.help}>
        <SelectField
          name="newEmployee.payFrequency"
          label={newEmployee.payFrequency}
          options={optionsOf(payFrequencyLabels)}
        />
        <AmountField name="newEmployee.salary" label={newEmployee.salary} />
        <AmountField name="newEmployee.hourlyRate" label={newEmployee.hourlyRate} />
        <HoursField name="newEmployee.minutes" label={newEmployee.minutes} />
      </FormSection>
    </>
  );
}
