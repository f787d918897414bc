import { Alert, Button, Flex, Text } from '@chakra-ui/react';
import { openingBalanceDays } from '@garita/domain/filing/filed/filed-document';
import {
  OPENING_BALANCE_AMOUNTS,
  OPENING_BALANCE_BASES,
  type OpeningBalanceFigures,
  PARTS_OF_GROSS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { isCalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { momentText } from '../../lib/date-text.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { filedTexts, useFiledPay } from '../../pay/filed-reason.tsx';
import { filedReasonText } from '../../text/pay/pay.es.ts';
import { balancesText } from '../../text/records/balances.es.ts';
import { AmountField } from '../../ui/form/fields/figure-fields.tsx';
import { CheckboxField, DateField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection, FormWarning, SaveButton } from '../../ui/form/form-section.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import type { Balances } from './balances.ts';
import { type OpeningBalanceForm, openingBalanceDraft, openingBalanceFormSchema } from './opening-form.ts';
import { PassedLimits } from './totals-section.tsx';

const { opening: text, concepts } = balancesText;

const PARTS: ReadonlySet<keyof OpeningBalanceFigures> = new Set(PARTS_OF_GROSS);

/**
 * The opening balance of a year: the amounts from before Garita, entered once and corrected as often as
 * needed.
 */
export function OpeningBalanceSection({ balances }: { balances: Balances }) {
  const mayWrite = useIsAllowed('pay:write');
  const save = useSave(balances);
  const { year, employee, opening } = balances;
  const isOpeningBalance = opening?.source === 'brought-forward';
  return (
    <SchemaForm
      schema={openingBalanceFormSchema}
      defaultValues={openingBalanceDraft(balances)}
      confirm={{
        title: text.confirmTitle,
        description: ({ asOf }) => text.question(employee.name, yearOf(asOf)),
      }}
      onSubmit={save}
      isReadOnly={!mayWrite}
      actions={null}
    >
      <FormSection title={text.title} help={text.help}>
        <DateField name="asOf" label={text.asOf} help={text.asOfHelp} isRequired />
        <YearNote year={year} />
        <CheckboxField name="includesEntries" label={text.includesEntries} help={text.includesEntriesHelp} />
        {OPENING_BALANCE_AMOUNTS.map((concept) => (
          <AmountField
            key={concept}
            name={`amounts.${concept}`}
            label={concepts[concept]}
            help={PARTS.has(concept) ? text.partsHelp : undefined}
          />
        ))}
      </FormSection>
      <FormSection title={text.basesTitle} help={text.basesHelp}>
        {OPENING_BALANCE_BASES.map((base) => (
          <AmountField key={base} name={`bases.${base}`} label={text.bases[base]} emptyValue={null} />
        ))}
        {balances.belowBase.map(({ concept, ...tax }) => (
          <FormWarning key={concept} text={text.belowBase({ name: concepts[concept], ...tax })} />
        ))}
        {isOpeningBalance && <PassedLimits passed={balances.passed} />}
        <RecordedBy balances={balances} />
        <FiledYear companyId={balances.company.id} year={year} />
        {mayWrite && <SaveButton label={text.save} />}
        {mayWrite && isOpeningBalance && <OpeningRemoval balances={balances} />}
      </FormSection>
    </SchemaForm>
  );
}

/** Says that the day lies in another year than the one on the screen. */
function YearNote({ year }: { year: number }) {
  const typed: unknown = useWatch({ name: 'asOf' });
  const other = typeof typed === 'string' && isCalendarDate(typed) ? yearOf(typed) : year;
  return (
    <Text aria-live="polite" color="accent.fg" alignSelf="center">
      {other === year ? '' : text.otherYear(other)}
    </Text>
  );
}

/** The documents filed for the year of the day, and the field for the reason of the change. */
function FiledYear({ companyId, year }: { companyId: number; year: number }) {
  const typed: unknown = useWatch({ name: 'asOf' });
  const opened = typeof typed === 'string' && isCalendarDate(typed) ? yearOf(typed) : year;
  const filed = useFiledPay({ companyId, subject: 'employee', payDates: openingBalanceDays(opened) });
  if (filed.length === 0) return null;
  return (
    <>
      <Alert.Root status="warning" colorPalette="accent" size="sm" gridColumn="1 / -1">
        <Alert.Indicator />
        <Alert.Description>{filedTexts(filed).join(' ')}</Alert.Description>
      </Alert.Root>
      <TextField name="reason" label={filedReasonText.reason} help={filedReasonText.reasonHelp} isRequired />
    </>
  );
}

function RecordedBy({ balances: { opening, users } }: { balances: Balances }) {
  if (opening?.source !== 'brought-forward') return <Text color="fg.muted">{text.none}</Text>;
  const { recordedBy, recordedAt } = opening;
  const person = users.find(({ id }) => id === recordedBy)?.name ?? balancesText.formerUser(recordedBy);
  return <Text color="fg.muted">{text.savedBy(person, momentText(recordedAt))}</Text>;
}

function useSave({ employee }: Balances) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.balances.bringForward.useMutation();
  return async ({ includesEntries, reason, ...opening }: OpeningBalanceForm, commandId: string) => {
    const why = reason === '' ? {} : { reason };
    await mutateAsync({ employeeId: employee.id, opening, includesEntries, ...why, commandId });
    notifySuccess(text.saved);
    await utils.balances.get.invalidate({ employeeId: employee.id });
  };
}

const { removal } = balancesText.opening;

/** The button that removes the opening balance of a year, with its question. */
function OpeningRemoval({ balances: { employee, year } }: { balances: Balances }) {
  const [isAsked, setIsAsked] = useState(false);
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.balances.removeOpening.useMutation();
  const removeOpening = async (answer: { reason: string; commandId: string }) => {
    await mutateAsync({ employeeId: employee.id, year, ...answer });
    await utils.balances.get.invalidate({ employeeId: employee.id });
    notifySuccess(removal.removed);
  };
  return (
    <Flex justify="end" gridColumn="1 / -1">
      <Button variant="outline" colorPalette="red" onClick={() => setIsAsked(true)}>
        {removal.button}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={removal.button}
          question={removal.question(employee.name, year)}
          label={filedReasonText.reason}
          acceptLabel={removal.accept}
          isDestructive
          onClose={() => setIsAsked(false)}
          onAccept={removeOpening}
        />
      )}
    </Flex>
  );
}
