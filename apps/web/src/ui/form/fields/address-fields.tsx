import { SimpleGrid } from '@chakra-ui/react';
import { MUNICIPALITIES } from '@garita/domain/reference/municipalities';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { formText } from '../../../text/form.es.ts';
import { MaskedField } from './masked-field.tsx';
import { SelectField } from './plain-fields.tsx';
import { TextField } from './text-field.tsx';

// The ids follow an alphabet that puts ñ and accented vowels last.
const MUNICIPALITY_OPTIONS = MUNICIPALITIES.toSorted((one, other) =>
  compareSpanish(one.name, other.name),
).map(({ id, name }) => ({ value: id, label: name }));

type AddressFieldsProps = {
  /** The path of the address in the form: 'postalAddress'. */
  name: string;
  /** What address it is, and the label of its street: 'Dirección postal'. */
  label?: string;
  isRequired?: boolean;
  /** Whether the street at least has to be there. */
  isStreetRequired?: boolean;
  isDisabled?: boolean;
};

/** Street, municipality, state and postal code of one address, as wide as the section that it stands in. */
export function AddressFields({
  name,
  label = formText.street,
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
          label={formText.municipality}
          longLabel={longLabel(formText.municipality)}
          options={MUNICIPALITY_OPTIONS}
          {...flags}
        />
      </SimpleGrid>
      <SimpleGrid gridColumn={{ md: 'span 2' }}>
        <TextField
          name={`${name}.state`}
          label={formText.state}
          longLabel={longLabel(formText.state)}
          {...flags}
        />
      </SimpleGrid>
      <SimpleGrid gridColumn={{ md: 'span 2' }}>
        <MaskedField
          mask="zip"
          name={`${name}.zip`}
          label={formText.zip}
          longLabel={longLabel(formText.zip)}
          {...flags}
        />
      </SimpleGrid>
    </SimpleGrid>
  );
}
