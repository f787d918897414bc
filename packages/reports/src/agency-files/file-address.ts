import type { OptionalAddress } from '@garita/domain/field/address.schema';
import { municipalityName } from '@garita/domain/reference/municipalities';

/**
 * An address in the fields of a record: the street in two lines, the first blank where one has room for it
 * all.
 */
export type FileAddress = {
  locationAddress: string;
  deliveryAddress: string;
  city: string;
  state: string;
  zip: string;
  zipExtension: string;
};

/**
 * An address for lines of so many characters. Where the street does not fit in two, it is one line that is
 * too long.
 */
export function fileAddress(
  { street, municipalityId, state, zip }: OptionalAddress,
  lineWidth: number,
): FileAddress {
  const [first, second] = inTwoLines(street, lineWidth);
  const [zipCode = '', zipExtension = ''] = zip.split('-');
  return {
    locationAddress: first,
    deliveryAddress: second,
    city: municipalityId === null ? '' : municipalityName(municipalityId),
    state,
    zip: zipCode,
    zipExtension,
  };
}

// The urbanization or the building goes before the street: whoever writes addresses puts a comma between
// them.
function inTwoLines(street: string, width: number): [string, string] {
  if (street.length <= width) return ['', street];
  const breaks = [...street.matchAll(/,? /g)]
    .map(({ index, 0: gap }) => ({
      first: street.slice(0, index),
      second: street.slice(index + gap.length),
      isComma: gap.startsWith(','),
    }))
    .filter(({ first, second }) => first.length <= width && second.length <= width);
  const chosen = breaks.find(({ isComma }) => isComma) ?? breaks.at(-1);
  return chosen ? [chosen.first, chosen.second] : ['', street];
}
