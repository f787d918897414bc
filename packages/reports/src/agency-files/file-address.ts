import type { OptionalAddress } from '@garita/domain/field/address.schema';
import { fitStreet } from '@garita/domain/file-text/fit-text';
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
 * An address for lines of so many characters. What of the street does not fit follows in the second line,
 * where it is cut.
 */
export function fileAddress(
  { street, municipalityId, state, zip }: OptionalAddress,
  lineWidth: number,
): FileAddress {
  const { lines, cut, dropped } = fitStreet(street, lineWidth);
  const [first, second] = lines;
  const [zipCode = '', zipExtension = ''] = zip.split('-');
  return {
    locationAddress: first,
    deliveryAddress: `${second.padEnd(cut === '' ? 0 : lineWidth)}${cut}${dropped}`,
    city: municipalityId === null ? '' : municipalityName(municipalityId),
    state: stateCode(state),
    zip: zipCode,
    zipExtension,
  };
}

/** Returns a state by its two letters, where it is one; 'P.R.' and 'Puerto Rico' are PR. */
function stateCode(state: string): string {
  const letters = state.replace(/[^A-Za-z]/g, '').toUpperCase();
  return letters === 'PUERTORICO' ? 'PR' : letters;
}
