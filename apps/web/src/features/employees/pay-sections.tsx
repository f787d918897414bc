import { SimpleGrid } from '@chakra-ui/react';
import { hourlyRatesFrom, mayHaveDoubleOvertime } from '@garita/domain/employee/hourly-rates';
import { hourlyRateSchema } from '@garita/domain/money/cents';
import { overtimeMultiplierSchema } from '@garita/domain/reference/enumerations';
import { OVERTIME_MULTIPLIER_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { trpc } from '../../lib/trpc.ts';
import { employeeLabels, employeesText } from '../../text/records/employees.es.ts';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { AmountField } from '../../ui/form/fields/figure-fields.tsx';
import { HoursField } from '../../ui/form/fields/hours-field.tsx';
import { DateField, SelectField, SwitchField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useTypedField } from '../../ui/form/follow-values.ts';
import { FormSection } from '../../ui/form/form-section.tsx';

const field = labelledFields(employeeLabels);

const employmentText = employeesText.employment;

/** The employee's dates of employment, pay frequency and marks for agencies. */
export function EmploymentSection() {
  return (
    <FormSection title={employmentText.title} help={employmentText.help}>
      <DateField {...field('admissionDate')} isRequired />
      <DateField {...field('egressDate')} />
      <SelectField {...field('payFrequency')} options={optionsOf(PAY_FREQUENCY_LABELS)} isRequired />
      <TextField {...field('workersCompensationClass')} />
      <SwitchField {...field('hasPartialWages')} help={employmentText.partialWagesHelp} />
    </FormSection>
  );
}

const payText = employeesText.pay;

/** The employee's pay: a salary for each period or an hourly rate, and the terms of overtime. */
export function PaySection({ companyId }: { companyId: number }) {
  useFollowingRates(companyId);
  return (
    <FormSection title={payText.title} help={payText.help}>
      <AmountField {...field('salary')} help={payText.salaryHelp} />
      <HoursField {...field('workMinutes')} help={payText.workHoursHelp} />
      <SimpleGrid gridColumn="1 / -1" columns={{ base: 1, md: 3 }} columnGap="6" rowGap="4">
        <AmountField {...field('rates.regular')} help={payText.regularHelp} />
        <AmountField {...field('rates.overtime')} help={payText.overtimeHelp} />
        <AmountField {...field('rates.mealPeriod')} help={payText.mealPeriodHelp} />
      </SimpleGrid>
      <OvertimeMultiplierField />
      <SwitchField {...field('worksFourTens')} help={payText.fourTensHelp} />
      <SwitchField {...field('isExempt')} help={payText.exemptHelp} />
    </FormSection>
  );
}

function OvertimeMultiplierField() {
  const [admissionDate, overtimeMultiplier]: unknown[] = useWatch({
    name: ['admissionDate', 'overtimeMultiplier'],
  });
  const terms = rateTermsSchema.safeParse({ admissionDate, overtimeMultiplier });
  return (
    <SelectField
      {...field('overtimeMultiplier')}
      options={optionsOf(OVERTIME_MULTIPLIER_LABELS)}
      help={terms.data && mayHaveDoubleOvertime(terms.data) ? payText.mayBeDouble : payText.multiplierHelp}
      isRequired
    />
  );
}

const rateTermsSchema = z.object({
  admissionDate: calendarDateSchema,
  overtimeMultiplier: overtimeMultiplierSchema,
});

/**
 * Typing the regular rate, or choosing the multiplier of overtime, sets overtime and meal period; each can be
 * typed over afterwards.
 */
function useFollowingRates(companyId: number): void {
  const { getValues, setValue } = useFormContext();
  const { data: company } = trpc.companies.get.useQuery({ companyId });
  const follow = () => {
    const regular = hourlyRateSchema.safeParse(getValues('rates.regular'));
    if (!regular.success) return;
    const terms = rateTermsSchema.safeParse(getValues());
    const { overtime, mealPeriod } = hourlyRatesFrom(
      regular.data,
      terms.data && { ...terms.data, mealRule: company?.mealRule ?? 'specification' },
    );
    setValue('rates.overtime', overtime, { shouldDirty: true });
    setValue('rates.mealPeriod', mealPeriod, { shouldDirty: true });
  };
  useTypedField('rates.regular', follow);
  useTypedField('overtimeMultiplier', follow);
}
