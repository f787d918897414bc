import { Alert, Button, Flex, Text } from '@chakra-ui/react';
import { crossRule } from '@garita/domain/field/cross-rule';
import { optionalLineSchema } from '@garita/domain/field/line.schema';
import { openingBalanceDays } from '@garita/domain/filing/filed/filed-document';
import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
  OPENING_BALANCE_BASES,
  type OpeningBalanceFigures,
  openingBalanceSchema,
  PARTS_OF_GROSS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { basesAbovePay, taxesWithoutBase } from '@garita/domain/pay/opening-balance/opening-limits';
import { exemptAboveLimit } from '@garita/domain/returns/exempt-wages';
import { isCalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { momentText, todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { filedTexts, useFiledPay } from '../../pay/filed-reason.tsx';
import { balancesText } from '../../text/balances.es.ts';
import { filedReasonText } from '../../text/pay.es.ts';
import { AmountField } from '../../ui/form/fields/figure-fields.tsx';
import { CheckboxField, DateField } from '../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection, FormWarning, SaveButton } from '../../ui/form/form-section.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { SchemaForm } from '../../ui/form/schema-form.tsx';
import { notifySuccess } from '../../ui/notices/notices.ts';
import type { Balances } from './balances.ts';
import { PassedLimits } from './totals-section.tsx';

const { opening: text, concepts } = balancesText;

const { asOf: asOfSchema } = openingBalanceSchema.shape;

/**
 * The form's values of an opening balance. The schema refuses what is impossible whatever the rates, limits
 * and records say; the server checks the rest.
 */
export const openingFormSchema = openingBalanceSchema
  .safeExtend({
    includesEntries: z.boolean(),
    reason: optionalLineSchema.max(200, 'text-too-long'),
  })
  .refine(
    (opening) => opening.asOf <= todayInPuertoRico(),
    crossRule('date-in-future', ['asOf'], { asOf: asOfSchema }),
  )
  .check(({ value, issues }) => {
    // The amounts are compared with each other first, so that a tax without gross is reported at the gross
    // alone.
    if (issues.length > 0) return;
    const impossible = [...basesAbovePay(value), ...exemptAboveLimit(value), ...taxesWithoutBase(value)];
    for (const { path, code } of impossible) {
      issues.push({ code: 'custom', message: code, path: [...path], input: value });
    }
  });
export type OpeningForm = z.infer<typeof openingFormSchema>;

const PARTS: ReadonlySet<keyof OpeningBalanceFigures> = new Set(PARTS_OF_GROSS);

/**
 * The opening balance of a year: the amounts from before Garita, entered once and corrected as often as
 * needed.
 */
export function OpeningSection({ balances }: { balances: Balances }) {
  const mayWrite = useIsAllowed('pay:write');
  const save = useSave(balances);
  const { year, employee, opening } = balances;
  const isOpeningBalance = opening?.source === 'brought-forward';
  return (
    <SchemaForm
      schema={openingFormSchema}
      defaultValues={openingDraft(balances)}
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
        <StatedBy balances={balances} />
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

function StatedBy({ balances: { opening, users } }: { balances: Balances }) {
  if (opening?.source !== 'brought-forward') return <Text color="fg.muted">{text.none}</Text>;
  const { recordedBy, recordedAt } = opening;
  const person = users.find(({ id }) => id === recordedBy)?.name ?? balancesText.formerUser(recordedBy);
  return <Text color="fg.muted">{text.stated(person, momentText(recordedAt))}</Text>;
}

function useSave({ employee }: Balances) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.balances.bringForward.useMutation();
  return async ({ includesEntries, reason, ...opening }: OpeningForm, commandId: string) => {
    const why = reason === '' ? {} : { reason };
    await mutateAsync({ employeeId: employee.id, opening, includesEntries, ...why, commandId });
    notifySuccess(text.saved);
    await utils.balances.get.invalidate({ employeeId: employee.id });
  };
}

// The stored amounts that an opening balance can have.
const broughtForward = openingBalanceSchema.shape.amounts.strip();

/** Returns the first values of the form: the balance in force, or zeros up to the first day of the year. */
function openingDraft({ opening, year }: Pick<Balances, 'opening' | 'year'>): OpeningForm {
  return {
    includesEntries: true,
    reason: '',
    asOf: opening?.asOf ?? `${year}-01-01`,
    amounts: broughtForward.parse(opening?.amounts ?? NO_AMOUNTS),
    bases: opening?.bases ?? NO_OPENING_BALANCE_BASES,
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
