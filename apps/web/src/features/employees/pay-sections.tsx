import { Alert, Button, SimpleGrid } from '@chakra-ui/react';
import { hourlyRatesFrom, mayHaveDoubleOvertime } from '@garita/domain/employee/hourly-rates';
import { initialVacationMinutes, raisedVacationMinutes } from '@garita/domain/employee/initial-leave';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { hourlyRateSchema } from '@garita/domain/money/cents';
import { overtimeMultiplierSchema } from '@garita/domain/reference/enumerations';
import { OVERTIME_MULTIPLIER_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { PAY_FREQUENCY_LABELS } from '@garita/domain/text/option-labels.es';
import { calendarDateSchema, isCalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { todayInPuertoRico } from '../../lib/date-text.ts';
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
export function EmploymentSection({ isNew }: { isNew: boolean }) {
  useInitialVacation(isNew);
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

/**
 * Typing the admission date of a new employee sets the vacation hours per month by their years of service.
 */
function useInitialVacation(isNew: boolean): void {
  const { setValue } = useFormContext();
  useTypedField('admissionDate', (date) => {
    if (!isNew || typeof date !== 'string' || !isCalendarDate(date)) return;
    const minutes = initialVacationMinutes(date, todayInPuertoRico());
    setValue('leave.vacation.minutesPerMonth', minutes, { shouldDirty: true });
  });
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

const leaveText = employeesText.leave;

/** The employee's initial balances of leave, and what each month adds to them. */
export function LeaveSection() {
  return (
    <FormSection title={leaveText.title} help={leaveText.help}>
      <LeaveFields kind="vacation" />
      <VacationRaise />
      <LeaveFields kind="sick" />
    </FormSection>
  );
}

function LeaveFields({ kind }: { kind: LeaveKind }) {
  return (
    <>
      <HoursField {...field(`leave.${kind}.openingMinutes`)} isRequired />
      <DateField {...field(`leave.${kind}.openingDate`)} isRequired />
      <HoursField {...field(`leave.${kind}.minutesPerMonth`)} isRequired />
      <HoursField {...field(`leave.${kind}.thresholdMinutes`)} help={leaveText.thresholdHelp} isRequired />
    </>
  );
}

const VACATION = 'leave.vacation.minutesPerMonth';

/** Says that an anniversary raises the vacation per month, and sets it on one click. */
export function VacationRaise() {
  const { setValue } = useFormContext();
  const [admissionDate, minutesPerMonth]: unknown[] = useWatch({ name: ['admissionDate', VACATION] });
  if (typeof minutesPerMonth !== 'number') return null;
  if (typeof admissionDate !== 'string' || !isCalendarDate(admissionDate)) return null;
  const raised = raisedVacationMinutes({ admissionDate, minutesPerMonth }, todayInPuertoRico());
  if (raised === undefined) return null;
  const hours = formatMinutes(raised);
  return (
    <Alert.Root gridColumn="1 / -1" status="warning" colorPalette="accent" size="sm" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">{leaveText.raised(hours)}</Alert.Title>
      <Button size="xs" variant="outline" onClick={() => setValue(VACATION, raised, { shouldDirty: true })}>
        {leaveText.accept(hours)}
      </Button>
    </Alert.Root>
  );
}
