import { Alert, Box, List, Stack } from '@chakra-ui/react';
import { type FixedTaxInput, fixedTaxSchema } from '@garita/domain/tax/fixed-tax.schema';
import { type CalendarDate, calendarDateSchema } from '@garita/domain/time/calendar-date';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { dateText } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { fixedTaxesText } from '../../text/records/taxes.es.ts';
import { Input } from '../../ui/controls/input.tsx';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { DateField } from '../../ui/form/fields/plain-fields.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Loaded } from '../../ui/page/loaded.tsx';
import { FIXED_TAX, type FixedTaxEffect, fixedTaxName } from './fixed-tax-kind.ts';

const text = fixedTaxesText.form;

type FixedTaxFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string, date: string) => string };
  fixedTaxId: number;
  defaultValues: FixedTaxInput;
  /** False if the name stands beside the form already. */
  isNamed?: boolean;
  /** `commandId` makes it harmless to send the same version twice. */
  onSave: (tax: FixedTaxInput, commandId: string) => Promise<unknown>;
};

/**
 * The form of a new version of a fixed tax. The question before saving shows the pay that it would change.
 */
export function FixedTaxForm({ fixedTaxId, defaultValues, onSave, ...rest }: FixedTaxFormProps) {
  const { text: asking, isNamed = true } = rest;
  const name = fixedTaxName(defaultValues);
  const question = ({ effectiveFrom }: FixedTaxInput) => (
    <Stack gap="3">
      <span>{asking.question(name, dateText(effectiveFrom))}</span>
      <EffectNote {...{ fixedTaxId, effectiveFrom }} />
    </Stack>
  );
  return (
    <RecordForm
      kind={FIXED_TAX}
      schema={fixedTaxSchema}
      defaultValues={defaultValues}
      confirm={{ title: asking.title, description: question }}
      onSubmit={onSave}
      submitLabel={text.save}
    >
      <FormSection title={text.title} help={text.help}>
        {isNamed && <NameField name={name} />}
        {defaultValues.concept === 'chauffeurInsurance' ? (
          <AmountField name="weeklyAmount" label={text.weekly} emptyValue={null} isRequired />
        ) : (
          <PercentField name="rate" label={text.percent} isRequired />
        )}
        <AmountField name="limit" label={text.limit} help={text.limitHelp} emptyValue={null} />
        <DateField name="effectiveFrom" label={text.since} help={text.sinceHelp} isRequired />
        <EffectOfForm fixedTaxId={fixedTaxId} />
      </FormSection>
    </RecordForm>
  );
}

/** The name of the tax, read-only because the law names the five taxes. */
function NameField({ name }: { name: string }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={text.name} isRequired={false} help={undefined} error={undefined}>
      <Input id={id} value={name} readOnly bg="bg.muted" />
    </FieldFrame>
  );
}

/** The effect of the version in the form, once its date is valid. */
function EffectOfForm({ fixedTaxId }: { fixedTaxId: number }) {
  const typed: unknown = useWatch({ name: 'effectiveFrom' });
  const date = calendarDateSchema.safeParse(typed);
  return date.success && <EffectNote fixedTaxId={fixedTaxId} effectiveFrom={date.data} />;
}

const effectText = fixedTaxesText.effect;

type EffectNoteProps = {
  fixedTaxId: number;
  effectiveFrom: CalendarDate;
};

/** Lists the pay that a version from this date on would change if it were recalculated. */
function EffectNote({ fixedTaxId, effectiveFrom }: EffectNoteProps) {
  const effect = trpc.fixedTaxes.effect.useQuery({ fixedTaxId, effectiveFrom });
  return (
    <Alert.Root status="info" gridColumn="1 / -1">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{effectText.title}</Alert.Title>
        <Alert.Description as="div">
          <Loaded query={effect} lines={2}>
            {({ entryCount, periods, until }) => (
              <Stack gap="1">
                <span>{entryCount === 0 ? effectText.none : effectText.entries(entryCount)}</span>
                <PeriodList periods={periods} />
                {until !== undefined && <span>{effectText.until(dateText(until))}</span>}
                {entryCount > 0 && <span>{effectText.kept}</span>}
              </Stack>
            )}
          </Loaded>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/**
 * Lists the periods that would change, in a box that scrolls, so that the buttons of the question stay in
 * view.
 */
function PeriodList({ periods }: Pick<FixedTaxEffect, 'periods'>) {
  if (periods.length === 0) return null;
  return (
    // Tab reaches it, because there is nothing in it that could have the focus and scroll it.
    <Box as="section" aria-label={effectText.periods} tabIndex={0} maxHeight="48" overflowY="auto">
      <List.Root display="block" ps="5" columnWidth="18rem">
        {periods.map(({ period: { id, start, end }, entryCount }) => (
          <List.Item key={id}>{effectText.period(dateText(start), dateText(end), entryCount)}</List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
