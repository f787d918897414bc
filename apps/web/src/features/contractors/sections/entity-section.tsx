import { isIndividual, NO_OTHER_NAMES } from '@garita/domain/contractor/contractor.schema';
import { type EntityType, entityTypeSchema } from '@garita/domain/reference/enumerations';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { contractorsText } from '../../../text/contractors.es.ts';
import { entityTypeLabels, genderLabels } from '../../../text/reference.es.ts';
import { MaskedField } from '../../../ui/form/fields/masked-field.tsx';
import { optionsOf } from '../../../ui/form/fields/options.ts';
import { DateField, SelectField } from '../../../ui/form/fields/plain-fields.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useTypedField } from '../../../ui/form/follow-values.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { type ContractorWithNumber, SameContractorNote } from '../same-contractor-note.tsx';
import { SavedNumber } from './saved-number.tsx';

const text = contractorsText.entity;

/** Who the contractor is: a person, or an entity with one name and a number of another form; `whose` says whom to warn about it. */
export function EntitySection({ whose }: { whose: ContractorWithNumber }) {
  const type = entityTypeSchema.safeParse(useWatch({ name: 'entityType' }));
  const isPerson = type.success && isIndividual(type.data);
  useClearedPerson();
  useClearedNumber(isPerson);
  return (
    <FormSection title={text.title} help={text.help}>
      <SelectField name="entityType" label={text.type} options={optionsOf(entityTypeLabels)} isRequired />
      <TaxpayerNumberField isPerson={isPerson} contractorId={whose.contractorId} />
      <SameContractorNote whose={whose} />
      {isPerson ? (
        <>
          <TextField name="firstName" label={text.firstName} isRequired />
          <TextField name="middleName" label={text.middleName} />
          <TextField name="lastName" label={text.lastName} isRequired />
          <TextField name="motherLastName" label={text.motherLastName} />
          <SelectField name="gender" label={text.gender} options={optionsOf(genderLabels)} isRequired />
          <DateField name="birthday" label={text.birthday} />
        </>
      ) : (
        <TextField name="firstName" label={text.companyName} isRequired />
      )}
      <MaskedField name="merchantRegister" mask="register" label={text.merchantRegister} />
    </FormSection>
  );
}

/** What only a person has: hidden, it could hold what is wrong and nobody could mend it. */
const NOTHING_OF_A_PERSON = { ...NO_OTHER_NAMES, birthday: null };

/** What an entity that is no person has no use for is cleared as soon as that kind is chosen. */
function useClearedPerson(): void {
  const { setValue } = useFormContext();
  useTypedField('entityType', (type) => {
    if (isIndividual(type as EntityType)) return; // one of the options
    for (const [name, nothing] of Object.entries(NOTHING_OF_A_PERSON)) {
      setValue(name, nothing, { shouldDirty: true });
    }
  });
}

/** The number of a person is no company's, and the other way round: under the other mask it would be another number. */
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
  const help = isPerson ? text.taxpayerHelp.individual : text.taxpayerHelp.company;
  const field = { name: 'taxpayerNumber', label: text.taxpayerNumber, help, isRequired: true } as const;
  const mask = isPerson ? 'ssn' : 'ein';
  return (
    <SavedNumber contractorId={contractorId} field={field}>
      {/* Each mask binds to an input of its own. */}
      <MaskedField key={mask} mask={mask} {...field} />
    </SavedNumber>
  );
}
