import { Alert, Button, Text } from '@chakra-ui/react';
import type { Company } from '@garita/domain/company/company.schema';
import { initialVacationMinutes } from '@garita/domain/employee/initial-leave';
import { leaveByLaw } from '@garita/domain/employee/leave-by-law';
import { LEAVE_KINDS, type LeaveCredits, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { vacationAboveTyped } from '@garita/domain/employee/leave-terms';
import { flagSchema } from '@garita/domain/field/flag.schema';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { formatMinutes, type Minutes, minutesSchema } from '@garita/domain/time/work-minutes';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { employeeLabels, employeesText } from '../../text/records/employees.es.ts';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { HoursField } from '../../ui/form/fields/hours-field.tsx';
import { DateField } from '../../ui/form/fields/plain-fields.tsx';
import { useTypedField } from '../../ui/form/follow-values.ts';
import { FormSection } from '../../ui/form/form-section.tsx';

const field = labelledFields(employeeLabels);
const text = employeesText.leave;

/** The rules of a company that leave depends on. */
type LeaveRules = Pick<Company, 'leaveRule' | 'isSmallEmployer'>;

const BY_SPECIFICATION: LeaveRules = { leaveRule: 'specification', isSmallEmployer: false };

/** The employee's initial balances of leave, and what each month adds to them. */
export function LeaveSection({ companyId, isNew }: { companyId: number; isNew: boolean }) {
  const { data: company = BY_SPECIFICATION } = trpc.companies.get.useQuery({ companyId });
  return <LeaveRulesSection company={company} isNew={isNew} />;
}

/** The leave of an employee in a company with these rules. */
export function LeaveRulesSection({ company, isNew }: { company: LeaveRules; isNew: boolean }) {
  const isByLaw = company.leaveRule === 'law';
  useInitialVacation(isNew && !isByLaw);
  const backToLaw = useLawTerms(company);
  return (
    <FormSection title={text.title} help={isByLaw ? text.byLaw : text.help}>
      <HoursField {...field('dayMinutes')} help={isByLaw ? text.dayHelp : text.dayNotUsed} isRequired />
      {isByLaw ? <TypedTerms company={company} onBackToLaw={backToLaw} /> : <VacationRaise />}
      <LeaveFields kind="vacation" />
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
      <HoursField {...field(`leave.${kind}.thresholdMinutes`)} help={text.thresholdHelp} isRequired />
    </>
  );
}

const VACATION = 'leave.vacation.minutesPerMonth';

const admissionSchema = z.object({ admissionDate: calendarDateSchema });
const lawTermsSchema = admissionSchema.extend({
  isExempt: flagSchema,
  dayMinutes: minutesSchema,
});

/**
 * Typing the admission date of a new employee sets the vacation hours per month by their years of service.
 */
function useInitialVacation(isFollowing: boolean): void {
  const { getValues, setValue } = useFormContext();
  useTypedField('admissionDate', () => {
    const typed = admissionSchema.safeParse(getValues());
    if (!isFollowing || !typed.success) return;
    const minutes = initialVacationMinutes(typed.data.admissionDate, todayInPuertoRico());
    setValue(VACATION, minutes, { shouldDirty: true });
  });
}

/**
 * Keeps the terms of leave those of the law while nobody types others: they follow the hire date, the regular
 * day and the mark of an exempt employee. Typing a term marks the record. Returns the way back to the law.
 */
function useLawTerms({ leaveRule, isSmallEmployer }: LeaveRules): () => void {
  const { getValues, setValue } = useFormContext();
  const isByLaw = leaveRule === 'law';
  const setTerms = () => {
    const terms = lawTermsSchema.safeParse(getValues());
    if (!terms.success) return;
    const credits = leaveByLaw({ ...terms.data, isSmallEmployer }, todayInPuertoRico());
    for (const kind of LEAVE_KINDS) {
      setValue(`leave.${kind}.minutesPerMonth`, credits[kind].minutesPerMonth, { shouldDirty: true });
      setValue(`leave.${kind}.thresholdMinutes`, credits[kind].thresholdMinutes, { shouldDirty: true });
    }
  };
  const follow = () => {
    if (isByLaw && getValues('isLeaveEdited') !== true) setTerms();
  };
  const mark = () => {
    if (isByLaw) setValue('isLeaveEdited', true, { shouldDirty: true });
  };
  useTypedField('admissionDate', follow);
  useTypedField('isExempt', follow);
  useTypedField('dayMinutes', follow);
  useTypedField(VACATION, mark);
  useTypedField('leave.vacation.thresholdMinutes', mark);
  useTypedField('leave.sick.minutesPerMonth', mark);
  useTypedField('leave.sick.thresholdMinutes', mark);
  return () => {
    setValue('isLeaveEdited', false, { shouldDirty: true });
    setTerms();
  };
}

type TypedTermsProps = { company: LeaveRules; onBackToLaw: () => void };

/** Says that the terms were typed, and what the law gives; one click goes back to the law. */
function TypedTerms({ company, onBackToLaw }: TypedTermsProps) {
  const [isLeaveEdited, admissionDate, isExempt, dayMinutes, minutesPerMonth]: unknown[] = useWatch({
    name: ['isLeaveEdited', 'admissionDate', 'isExempt', 'dayMinutes', VACATION],
  });
  const terms = lawTermsSchema.safeParse({ admissionDate, isExempt, dayMinutes });
  if (isLeaveEdited !== true || !terms.success) return null;
  const today = todayInPuertoRico();
  const credits = leaveByLaw({ ...terms.data, isSmallEmployer: company.isSmallEmployer }, today);
  const typed = { ...terms.data, isLeaveEdited, minutesPerMonth: Number(minutesPerMonth) };
  const above = vacationAboveTyped(typed, company, today);
  return (
    <LeaveNotice
      says={above === undefined ? text.edited(lawText(credits)) : text.passed(formatMinutes(above))}
      action={text.backToLaw}
      onAccept={onBackToLaw}
    />
  );
}

function lawText({ vacation, sick }: LeaveCredits) {
  return {
    vacation: formatMinutes(vacation.minutesPerMonth),
    sick: formatMinutes(sick.minutesPerMonth),
    threshold: formatMinutes(vacation.thresholdMinutes),
  };
}

/** Offers the raise that an anniversary brings, on one click, or says from which month a saved one counts. */
export function VacationRaise() {
  const { setValue } = useFormContext();
  const [admissionDate, minutesPerMonth]: unknown[] = useWatch({ name: ['admissionDate', VACATION] });
  const typed = admissionSchema.safeParse({ admissionDate });
  if (typeof minutesPerMonth !== 'number' || !typed.success) return null;
  const employee = { ...typed.data, isExempt: false, dayMinutes: 0, isLeaveEdited: false, minutesPerMonth };
  const raised = vacationAboveTyped(employee, BY_SPECIFICATION, todayInPuertoRico());
  if (raised === undefined) return <CountedRaise minutesPerMonth={minutesPerMonth} />;
  const hours = formatMinutes(raised);
  return (
    <LeaveNotice
      says={text.raised(hours)}
      action={text.accept(hours)}
      onAccept={() => setValue(VACATION, raised, { shouldDirty: true })}
    />
  );
}

/** Says from which month a raise counts that was saved, and what the months before it earn. */
function CountedRaise({ minutesPerMonth }: { minutesPerMonth: Minutes }) {
  const before: unknown = useWatch({ name: 'vacationMinutesBefore' });
  if (typeof before !== 'number' || before >= minutesPerMonth) return null;
  return (
    <Text gridColumn="1 / -1" color="fg.muted" fontSize="sm">
      {text.counted(formatMinutes(minutesPerMonth), formatMinutes(before))}
    </Text>
  );
}

type LeaveNoticeProps = { says: string; action: string; onAccept: () => void };

function LeaveNotice({ says, action, onAccept }: LeaveNoticeProps) {
  return (
    <Alert.Root gridColumn="1 / -1" status="warning" colorPalette="accent" size="sm" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">{says}</Alert.Title>
      <Button size="xs" variant="outline" onClick={onAccept}>
        {action}
      </Button>
    </Alert.Root>
  );
}
