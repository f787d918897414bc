import { isIndividual, NO_OTHER_NAMES } from '@garita/domain/contractor/contractor.schema';
import { type EntityType, entityTypeSchema } from '@garita/domain/reference/enumerations';
import {
  ENTITY_TYPE_LABELS,
  EXEMPTION_TYPE_LABELS,
  GENDER_LABELS,
  WAIVER_TYPE_LABELS,
} from '@garita/domain/text/option-labels.es';
import { type ReactNode, useCallback, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { trpc } from '../../lib/trpc.ts';
import { NeverIssuedNote } from '../../records/file-value-notes.tsx';
import { HiddenNumber, SameNumberNote, useShown } from '../../records/hidden-number.tsx';
import { contractorLabels, contractorsText } from '../../text/contractors.es.ts';
import { recordsText } from '../../text/records.es.ts';
import type { FieldProps } from '../../ui/form/fields/bound-field.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useTypedField } from '../../ui/form/follow-values.ts';
import { FormSection } from '../../ui/form/form-section.tsx';

const entity = contractorsText.entity;

/**
 * The contractor's type, names and number: those of a person, or of an entity, which has one name and a
 * number of another form.
 */
export function EntitySection({ whose }: { whose: ContractorWithNumber }) {
  const type = entityTypeSchema.safeParse(useWatch({ name: 'entityType' }));
  const isPerson = type.success && isIndividual(type.data);
  useClearedPerson();
  useClearedNumber(isPerson);
  return (
    <FormSection title={entity.title} help={entity.help}>
      <SelectField
        name="entityType"
        label={contractorLabels.entityType}
        options={optionsOf(ENTITY_TYPE_LABELS)}
        isRequired
      />
      <TaxpayerNumberField isPerson={isPerson} contractorId={whose.contractorId} />
      <SameContractorNote whose={whose} />
      {isPerson && <NeverIssuedNote field="taxpayerNumber" mayBeTaxpayer />}
      {isPerson ? (
        <>
          <TextField name="firstName" label={contractorLabels.firstName} isRequired />
          <TextField name="middleName" label={contractorLabels.middleName} />
          <TextField name="lastName" label={contractorLabels.lastName} isRequired />
          <TextField name="motherLastName" label={contractorLabels.motherLastName} />
          <SelectField
            name="gender"
            label={contractorLabels.gender}
            options={optionsOf(GENDER_LABELS)}
            isRequired
          />
          <DateField name="birthday" label={contractorLabels.birthday} />
        </>
      ) : (
        <TextField name="firstName" label={entity.companyName} isRequired />
      )}
      <MaskedField name="merchantRegister" mask="register" label={contractorLabels.merchantRegister} />
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

type TaxpayerNumberFieldProps = { isPerson: boolean; contractorId: number | undefined };

function TaxpayerNumberField({ isPerson, contractorId }: TaxpayerNumberFieldProps) {
  const help = isPerson ? entity.taxpayerHelp.individual : entity.taxpayerHelp.company;
  const field = {
    name: 'taxpayerNumber',
    label: contractorLabels.taxpayerNumber,
    help,
    isRequired: true,
  } as const;
  const mask = isPerson ? 'ssn' : 'ein';
  return (
    <SavedNumber contractorId={contractorId} field={field}>
      {/* Each mask binds to an input of its own. */}
      <MaskedField key={mask} mask={mask} {...field} />
    </SavedNumber>
  );
}

const payment = contractorsText.payment;
const BANK_ACCOUNT = { name: 'bankAccount', label: contractorLabels.bankAccount } as const;
const RETIREMENT_ACCOUNT = { name: 'retirementAccount', label: contractorLabels.retirementAccount } as const;

/** The hourly rate, the withholding, and the accounts that receive the money. */
export function PaymentSection({ whose: { contractorId } }: { whose: ContractorWithNumber }) {
  useTotalWaiver();
  return (
    <FormSection title={payment.title} help={payment.help}>
      <AmountField
        name="hourlyRate"
        label={contractorLabels.hourlyRate}
        help={payment.hourlyRateHelp}
        isRequired
      />
      <PercentField name="withholdingRate" label={contractorLabels.withholdingRate} isRequired />
      <SelectField
        name="waiverType"
        label={contractorLabels.waiverType}
        help={payment.waiverHelp}
        options={optionsOf(WAIVER_TYPE_LABELS)}
        placeholder={payment.noWaiver}
      />
      <TextField name="waiverNumber" label={contractorLabels.waiverNumber} />
      <SelectField
        name="exemptionType"
        label={contractorLabels.exemptionType}
        options={optionsOf(EXEMPTION_TYPE_LABELS)}
        isRequired
      />
      <SavedNumber contractorId={contractorId} field={BANK_ACCOUNT}>
        <TextField {...BANK_ACCOUNT} />
      </SavedNumber>
      <SavedNumber contractorId={contractorId} field={RETIREMENT_ACCOUNT}>
        <TextField {...RETIREMENT_ACCOUNT} />
      </SavedNumber>
    </FormSection>
  );
}

/** A total waiver sets the percentage to zero. */
function useTotalWaiver(): void {
  const { setValue } = useFormContext();
  useTypedField('waiverType', (type) => {
    if (type === 'total') setValue('withholdingRate', 0, { shouldDirty: true, shouldValidate: true });
  });
}

type SavedNumberProps = {
  /** Undefined for a new contractor, whose numbers are all typed. */
  contractorId: number | undefined;
  field: FieldProps & { name: 'taxpayerNumber' | 'bankAccount' | 'retirementAccount' };
  /** The field once the number is whole. */
  children: ReactNode;
};

/**
 * The number or an account of a contractor. A saved one shows its last four characters until somebody asks
 * for the rest.
 */
function SavedNumber({ contractorId, field, children }: SavedNumberProps) {
  const { show, ...asking } = useShown(field.name);
  const { mutate, isPending } = trpc.contractors.revealNumber.useMutation({
    ...asking,
    onSuccess: ({ number }) => show(number),
  });
  if (contractorId === undefined) return children;
  const showLabel = recordsText.reveal.showOf(field.label);
  const onShow = () => mutate({ contractorId, field: field.name });
  return (
    <HiddenNumber field={field} showLabel={showLabel} isAsking={isPending} onShow={onShow}>
      {children}
    </HiddenNumber>
  );
}

/** The contractor whose number a form holds; a new one has no id yet. */
export type ContractorWithNumber = { companyId: number; contractorId?: number };

/** Warns that other contractors of the company have the number that is typed. */
function SameContractorNote({ whose: { companyId, contractorId } }: { whose: ContractorWithNumber }) {
  const { data, mutate, reset } = trpc.contractors.sameNumber.useMutation({ gcTime: 0 });
  const ask = useCallback(
    (taxpayerNumber: string) => mutate({ companyId, contractorId, taxpayerNumber }),
    [companyId, contractorId, mutate],
  );
  return <SameNumberNote field="taxpayerNumber" others={data} onWhole={ask} onPart={reset} />;
}
