import { Box, List, Text } from '@chakra-ui/react';
import { nextPaydays } from '@garita/domain/pay/period/next-paydays';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { yearOf } from '@garita/domain/time/calendar-date';
import {
  blockDays,
  HOLIDAY_RULES,
  type PayCalendar,
  type PayCalendarDraft,
  payCalendarIssues,
  payCalendarSchema,
} from '@garita/domain/time/pay-calendar.schema';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useWatch } from 'react-hook-form';
import { withPeriods } from '../../lib/company-calendars.ts';
import { dateText, todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import {
  ConflictOffer,
  EditedRecord,
  isEditConflict,
  useEditConflict,
} from '../../records/edited-record.tsx';
import { payCalendarText as text } from '../../text/records/pay-calendar.es.ts';
import { CountField, DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { SaveButton } from '../../ui/form/form-section.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';

export type CompanyPayCalendar = inferRouterOutputs<AppRouter>['companies']['payCalendars'][number];

type PayCalendarFormProps = {
  companyId: number;
  frequency: PayFrequency;
  /** The word of the frequency in a sentence. */
  name: string;
  calendars: readonly CompanyPayCalendar[];
  onDone: () => void;
};

/** The form of a calendar, with the periods and paydays that it would give. */
export function PayCalendarForm({ companyId, frequency, name, calendars, onDone }: PayCalendarFormProps) {
  const utils = trpc.useUtils();
  const saved = trpc.companies.payCalendars.useQuery(
    { companyId },
    { select: (all) => latestOf(all, frequency) },
  );
  const update = trpc.companies.setPayCalendar.useMutation();
  const conflict = useEditConflict(saved, update);
  const { version, calendar: latest } = latestOf(calendars, frequency);
  const saveOn = (opened: number) => async (calendar: PayCalendarDraft, commandId: string) => {
    await update.mutateAsync({ companyId, frequency, calendar, version: opened, commandId });
    notifySuccess(text.changed(name));
    // Sheets, lists of periods and the desk follow the calendar.
    void utils.payroll.invalidate();
    void utils.desk.invalidate();
    await Promise.all([
      utils.companies.payCalendars.invalidate({ companyId }),
      utils.companies.accountCalendars.invalidate(),
    ]);
    onDone();
  };
  const { labels, help } = text;
  return (
    <EditedRecord {...conflict} version={version}>
      {(opened) => (
        <SchemaForm
          schema={schemaOf(frequency)}
          defaultValues={latest}
          onSubmit={saveOn(opened)}
          isGuarded={false}
          isInDrawer
          isShownInside={isEditConflict}
          actions={<SaveButton label={text.save} />}
        >
          <ConflictOffer saved={latest} />
          {blockDays(frequency) !== undefined && (
            <>
              <DateField name="firstStart" label={labels.firstStart} help={help.firstStart} isRequired />
              <DateField
                name="effectiveFrom"
                label={labels.effectiveFrom}
                help={help.effectiveFrom}
                isRequired
              />
            </>
          )}
          <CountField name="payLagDays" label={labels.payLagDays} help={help.payLagDays} isRequired />
          <SelectField name="holidays" label={labels.holidays} options={HOLIDAYS} isRequired />
          <NextPaydays frequency={frequency} calendars={calendars} />
        </SchemaForm>
      )}
    </EditedRecord>
  );
}

const HOLIDAYS = HOLIDAY_RULES.map((value) => ({ value, label: text.holidayRules[value] }));

/** Returns the schema of a calendar of a frequency. */
function schemaOf(frequency: PayFrequency) {
  return payCalendarSchema.superRefine((calendar, context) => {
    for (const { field, code } of payCalendarIssues(frequency, calendar))
      context.addIssue({ code: 'custom', message: code, path: [field] });
  });
}

/** Returns the newest calendar of a frequency, or that of a company without one, and its version. */
function latestOf(
  calendars: readonly CompanyPayCalendar[],
  frequency: PayFrequency,
): { version: number; calendar: PayCalendarDraft } {
  const latest = calendars.findLast((calendar) => calendar.frequency === frequency);
  const { firstStart = null, effectiveFrom = null, payLagDays = 0, holidays = 'none' } = latest ?? {};
  return { version: latest?.version ?? 1, calendar: { firstStart, effectiveFrom, payLagDays, holidays } };
}

/** The next periods and paydays as they would be once the typed calendar is saved. */
function NextPaydays({ frequency, calendars }: Pick<PayCalendarFormProps, 'frequency' | 'calendars'>) {
  const draft = useTypedCalendar(frequency);
  const { next } = text;
  const today = todayInPuertoRico();
  const freeDays = useFreeDays(yearOf(today));
  return (
    <Box as="section" aria-live="polite" aria-label={next.title}>
      <Text fontWeight="semibold" mb="1">
        {next.title}
      </Text>
      {draft ? (
        <List.Root variant="plain" gap="1">
          {nextPaydays(withPeriods(calendars), draft, { today, freeDays }).map((period) => (
            <List.Item key={period.id} display="flex" flexWrap="wrap" columnGap="3">
              <Text as="span">
                {next.period(period.number, dateText(period.start), dateText(period.end))}
              </Text>
              <Text as="span" color="fg.muted">
                {next.payday(dateText(period.payDate))}
              </Text>
            </List.Item>
          ))}
        </List.Root>
      ) : (
        <Text color="fg.muted">{next.none}</Text>
      )}
    </Box>
  );
}

/** Returns the free days that were entered for a year and the next one. */
function useFreeDays(year: number): readonly string[] {
  const own = trpc.parameters.get.useQuery({ year });
  const next = trpc.parameters.get.useQuery({ year: year + 1 });
  return [...(own.data?.holidays ?? []), ...(next.data?.holidays ?? [])];
}

/** Returns the typed calendar; undefined while its values are incomplete or refused. */
function useTypedCalendar(frequency: PayFrequency): PayCalendar | undefined {
  const values: unknown = useWatch();
  const { data } = schemaOf(frequency).safeParse(values);
  return data && { ...data, frequency, effectiveFrom: data.effectiveFrom ?? todayInPuertoRico() };
}
