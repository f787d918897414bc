import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { hourlyRateSchema } from '@garita/domain/money/cents';
import { useFormContext } from 'react-hook-form';
import { useTypedField } from '../../form/fields/use-typed-field.ts';

/** Typing the regular rate sets overtime and meal period; each can be typed over afterwards. */
export function useFollowingRates(): void {
  const { setValue } = useFormContext();
  useTypedField('rates.regular', (typed) => {
    const regular = hourlyRateSchema.safeParse(typed);
    if (!regular.success) return;
    const { overtime, mealPeriod } = hourlyRatesFrom(regular.data);
    setValue('rates.overtime', overtime, { shouldDirty: true });
    setValue('rates.mealPeriod', mealPeriod, { shouldDirty: true });
  });
}
