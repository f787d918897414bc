import { SimpleGrid } from '@chakra-ui/react';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { hourlyRateSchema } from '@garita/domain/money/cents';
import { useFormContext } from 'react-hook-form';
import { employeesText } from '../../../text/employees.es.ts';
import { AmountField } from '../../../ui/form/fields/figure-fields.tsx';
import { HoursField } from '../../../ui/form/fields/hours-field.tsx';
import { useTypedField } from '../../../ui/form/follow-values.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';

const text = employeesText.pay;

/** What the employee earns: a salary for each period, or so much an hour. */
export function PaySection() {
  useFollowingRates();
  return (
    <FormSection title={text.title} help={text.help}>
      <AmountField name="salary" label={text.salary} help={text.salaryHelp} />
      <HoursField name="workMinutes" label={text.workHours} help={text.workHoursHelp} />
      <SimpleGrid gridColumn="1 / -1" columns={{ base: 1, md: 3 }} columnGap="6" rowGap="4">
        <AmountField name="rates.regular" label={text.regular} help={text.regularHelp} />
        <AmountField name="rates.overtime" label={text.overtime} help={text.overtimeHelp} />
        <AmountField name="rates.mealPeriod" label={text.mealPeriod} help={text.mealPeriodHelp} />
      </SimpleGrid>
    </FormSection>
  );
}

/** Typing the regular rate sets overtime and meal period; each can be typed over afterwards. */
function useFollowingRates(): void {
  const { setValue } = useFormContext();
  useTypedField('rates.regular', (typed) => {
    const regular = hourlyRateSchema.safeParse(typed);
    if (!regular.success) return;
    const { overtime, mealPeriod } = hourlyRatesFrom(regular.data);
    setValue('rates.overtime', overtime, { shouldDirty: true });
    setValue('rates.mealPeriod', mealPeriod, { shouldDirty: true });
  });
}
