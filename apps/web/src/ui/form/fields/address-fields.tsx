import { SimpleGrid } from '@chakra-ui/react';
import { isStateCode } from '@garita/domain/field/file-values';
import { MUNICIPALITIES } from '@garita/domain/reference/municipalities';
import { ADDRESS_LABELS } from '@garita/domain/text/fields/record-labels.es';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { formText } from '../../../text/form.es.ts';
import { TickBox } from '../../controls/tick-box.tsx';
import { FormWarning } from '../form-section.tsx';
import { MaskedField } from './masked-field.tsx';
import { SelectField } from './plain-fields.tsx';
import { TextField } from './text-field.tsx';

const PARTS = ['street', 'municipalityId', 'state', 'zip'] as const;

type AddressPairProps = {
  /** The paths of the two addresses in the form. */
  postal?: string;
  physical?: string;
  isRequired?: boolean;
};

/** The postal and the physical address, and the box that makes the second copy the first. */
export function AddressPair({
  postal = 'postalAddress',
  physical = 'physicalAddress',
  isRequired,
}: AddressPairProps) {
  const [isSame, setIsSame] = useFollowing(postal, physical);
  return (
    <>
      <AddressFields name={postal} label={ADDRESS_LABELS.postalAddress} isRequired={isRequired} />
      <TickBox gridColumn="1 / -1" isTicked={isSame} onTick={setIsSame}>
        {formText.sameAddress}
      </TickBox>
      <AddressFields
        name={physical}
        label={ADDRESS_LABELS.physicalAddress}
        isRequired={isRequired}
        isDisabled={isSame}
      />
    </>
  );
}

/**
 * Copies the postal address to the physical one while the box is ticked. It starts ticked if both were saved
 * equal.
 */
function useFollowing(postal: string, physical: string) {
  const { getValues, setValue } = useFormContext();
  const [isSame, setIsSame] = useState(
    () =>
      Boolean(getValues(`${postal}.street`)) &&
      PARTS.every((part) => getValues(`${postal}.${part}`) === getValues(`${physical}.${part}`)),
  );
  const followed: unknown[] = useWatch({ name: PARTS.map((part) => `${postal}.${part}`) });

  useEffect(() => {
    if (!isSame) return;
    for (const [index, part] of PARTS.entries()) {
      setValue(`${physical}.${part}`, followed[index], { shouldDirty: true });
    }
  }, [isSame, followed, physical, setValue]);
  return [isSame, setIsSame] as const;
}

// The ids follow an alphabet that puts ñ and accented vowels last.
const MUNICIPALITY_OPTIONS = MUNICIPALITIES.toSorted((one, other) =>
  compareSpanish(one.name, other.name),
).map(({ id, name }) => ({ value: id, label: name }));

type AddressFieldsProps = {
  /** The path of the address in the form: 'postalAddress'. */
  name: string;
  /** The kind of address, and the label of its street: 'Dirección postal'. */
  label?: string;
  isRequired?: boolean;
  /** True if the street is required although the rest is not. */
  isStreetRequired?: boolean;
  isDisabled?: boolean;
};

/** Street, municipality, state and postal code of one address, as wide as its section. */
export function AddressFields({
  name,
  label = ADDRESS_LABELS.street,
  isStreetRequired,
  ...flags
}: AddressFieldsProps) {
  const longLabel = (part: string) => `${label}: ${part}`;
  return (
    <SimpleGrid
      as="fieldset"
      aria-label={label}
      gridColumn="1 / -1"
      columns={{ base: 1, md: 6 }}
      columnGap="6"
      rowGap="4"
      alignItems="start"
    >
      <SimpleGrid gridColumn="1 / -1">
        <TextField
          name={`${name}.street`}
          label={label}
          placeholder={formText.streetExample}
          {...flags}
          isRequired={isStreetRequired || flags.isRequired}
        />
      </SimpleGrid>
      <SimpleGrid gridColumn={{ md: 'span 2' }}>
        <SelectField
          name={`${name}.municipalityId`}
          label={ADDRESS_LABELS.municipalityId}
          longLabel={longLabel(ADDRESS_LABELS.municipalityId)}
          options={MUNICIPALITY_OPTIONS}
          {...flags}
        />
      </SimpleGrid>
      <SimpleGrid gridColumn={{ md: 'span 2' }}>
        <TextField
          name={`${name}.state`}
          label={ADDRESS_LABELS.state}
          longLabel={longLabel(ADDRESS_LABELS.state)}
          {...flags}
        />
      </SimpleGrid>
      <SimpleGrid gridColumn={{ md: 'span 2' }}>
        <MaskedField
          mask="zip"
          name={`${name}.zip`}
          label={ADDRESS_LABELS.zip}
          longLabel={longLabel(ADDRESS_LABELS.zip)}
          {...flags}
        />
      </SimpleGrid>
      {flags.isDisabled || <StateNote name={`${name}.state`} />}
    </SimpleGrid>
  );
}

/** Warns of a state that no agency's file has room for, once typing pauses. */
function StateNote({ name }: { name: string }) {
  const { settled }: { settled: unknown } = useDebounced<unknown>(useWatch({ name }));
  const isWrong = typeof settled === 'string' && settled.trim() !== '' && !isStateCode(settled);
  return <FormWarning text={isWrong ? WARNING_TEXTS.stateCode(settled.trim()) : undefined} />;
}
