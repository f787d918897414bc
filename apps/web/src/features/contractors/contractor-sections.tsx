import { isIndividual, NO_OTHER_NAMES } from '@garita/domain/contractor/contractor.schema';
import { withholdsWithoutReason } from '@garita/domain/contractor/contractor-rule';
import { rateSchema } from '@garita/domain/money/rate';
import {
  type EntityType,
  entityTypeSchema,
  exemptionTypeSchema,
  waiverTypeSchema,
} from '@garita/domain/reference/enumerations';
import {
  ENTITY_TYPE_LABELS,
  EXEMPTION_TYPE_LABELS,
  GENDER_LABELS,
  WAIVER_TYPE_LABELS,
} from '@garita/domain/text/fields/record-option-labels.es';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { NeverGivenNote, NeverIssuedNote } from '../../records/file-value-notes.tsx';
import { contractorLabels, contractorsText } from '../../text/records/contractors.es.ts';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useTypedField } from '../../ui/form/follow-values.ts';
import { FormSection, FormWarning } from '../../ui/form/form-section.tsx';
import {
  type ContractorWithNumber,
  SameContractorNote,
  SavedNumber,
  TaxpayerNumberField,
} from './contractor-numbers.tsx';

const field = labelledFields(contractorLabels);

const entity = contractorsText.entity;

/**
 * The contractor's type, names and number: those of a person, or of an entity, which has one name and a
 * number of another form.
 */
export function EntitySection({ contractor }: { contractor: ContractorWithNumber }) {
  const type = entityTypeSchema.safeParse(useWatch({ name: 'entityType' }));
  const isPerson = type.success && isIndividual(type.data);
  useClearedPerson();
  useClearedNumber(isPerson);
  return (
    <FormSection title={entity.title} help={entity.help}>
      <SelectField {...field('entityType')} options={optionsOf(ENTITY_TYPE_LABELS)} isRequired />
      <TaxpayerNumberField isPerson={isPerson} contractorId={contractor.contractorId} />
      <SameContractorNote contractor={contractor} />
      {isPerson ? (
        <NeverIssuedNote field="taxpayerNumber" mayBeTaxpayer />
      ) : (
        <NeverGivenNote field="taxpayerNumber" />
      )}
      {isPerson ? (
        <>
          <TextField {...field('firstName')} isRequired />
          <TextField {...field('middleName')} />
          <TextField {...field('lastName')} isRequired />
          <TextField {...field('motherLastName')} />
          <SelectField {...field('gender')} options={optionsOf(GENDER_LABELS)} isRequired />
          <DateField {...field('birthday')} />
        </>
      ) : (
        <TextField name="firstName" label={entity.companyName} isRequired />
      )}
      <MaskedField {...field('merchantRegister')} mask="register" />
    </FormSection>
  );
}

/** The fields that only a person has. Hidden fields could hold an error that nobody could mend. */
const NOTHING_OF_A_PERSON = { ...NO_OTHER_NAMES, birthday: null };

/** Clears the fields that only a person has as soon as another kind of entity is chosen. */
function useClearedPerson(): void {
  const { setValue } = useFormContext();
  useTypedField('entityType', (type) => {
    if (isIndividual(type as EntityType)) return; // one of the options
    for (const [name, nothing] of Object.entries(NOTHING_OF_A_PERSON)) {
      setValue(name, nothing, { shouldDirty: true });
    }
  });
}

/**
 * Clears the number when the type changes between a person and an entity: under the other mask it would be
 * another number.
 */
function useClearedNumber(isPerson: boolean): void {
  const { setValue } = useFormContext();
  const wasPerson = useRef(isPerson);
  useTypedField('entityType', (type) => {
    const isNow = isIndividual(type as EntityType); // one of the options
    if (isNow !== wasPerson.current) setValue('taxpayerNumber', '', { shouldDirty: true });
    wasPerson.current = isNow;
  });
}

const payment = contractorsText.payment;

const BANK_ACCOUNT = { name: 'bankAccount', label: contractorLabels.bankAccount } as const;

const RETIREMENT_ACCOUNT = { name: 'retirementAccount', label: contractorLabels.retirementAccount } as const;

/** The hourly rate, the withholding, and the accounts that receive the money. */
export function PaymentSection({ contractor: { contractorId } }: { contractor: ContractorWithNumber }) {
  useTotalWaiver();
  return (
    <FormSection title={payment.title} help={payment.help}>
      <AmountField {...field('hourlyRate')} help={payment.hourlyRateHelp} isRequired />
      <PercentField {...field('withholdingRate')} isRequired />
      <SelectField
        {...field('waiverType')}
        help={payment.waiverHelp}
        options={optionsOf(WAIVER_TYPE_LABELS)}
        placeholder={payment.noWaiver}
      />
      <TextField {...field('waiverNumber')} />
      <PercentField {...field('waiverRate')} />
      <DateField {...field('waiverEnd')} help={payment.waiverEndHelp} />
      <SelectField
        {...field('exemptionType')}
        options={optionsOf(EXEMPTION_TYPE_LABELS)}
        placeholder={payment.noExemption}
      />
      <NothingWithheldNote />
      <SavedNumber contractorId={contractorId} field={BANK_ACCOUNT}>
        <TextField {...BANK_ACCOUNT} />
      </SavedNumber>
      <SavedNumber contractorId={contractorId} field={RETIREMENT_ACCOUNT}>
        <TextField {...RETIREMENT_ACCOUNT} />
      </SavedNumber>
    </FormSection>
  );
}

const withheldSchema = z.object({
  withholdingRate: rateSchema,
  waiverType: waiverTypeSchema.nullable(),
  waiverRate: rateSchema.nullable(),
  waiverEnd: calendarDateSchema.nullable(),
  exemptionType: exemptionTypeSchema.nullable(),
});

/** Warns of a contractor of whom nothing is withheld today, without a waiver or a code that says why. */
function NothingWithheldNote() {
  const [withholdingRate, waiverType, waiverRate, waiverEnd, exemptionType]: unknown[] = useWatch({
    name: ['withholdingRate', 'waiverType', 'waiverRate', 'waiverEnd', 'exemptionType'],
  });
  const typed = withheldSchema.safeParse({
    withholdingRate,
    waiverType,
    waiverRate,
    waiverEnd,
    exemptionType,
  });
  const isWrong = typed.success && withholdsWithoutReason(typed.data, todayInPuertoRico());
  return <FormWarning text={isWrong ? WARNING_TEXTS.withholdsNothing : undefined} />;
}

/**
 * A total waiver sets the percentage to zero: that of the waiver if it has a last day, else the usual one.
 */
function useTotalWaiver(): void {
  const { setValue, getValues } = useFormContext();
  useTypedField('waiverType', (type) => {
    if (type !== 'total') return;
    const rate = getValues('waiverEnd') === null ? 'withholdingRate' : 'waiverRate';
    setValue(rate, 0, { shouldDirty: true, shouldValidate: true });
  });
}
