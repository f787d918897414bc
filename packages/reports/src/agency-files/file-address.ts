import type { OptionalAddress } from '@garita/domain/field/address.schema';
import { fitStreet } from '@garita/domain/file-text/fit-text';
import { municipalityName } from '@garita/domain/reference/municipalities';

/** An address in the fields of a record: the street on two lines, the first one blank if it fits on one. */
export type FileAddress = {
  locationAddress: string;
  deliveryAddress: string;
  city: string;
  state: string;
  zip: string;
  zipExtension: string;
};

/**
 * Returns an address for lines of this width. The rest of a long street is on the second line, where it is
 * cut.
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
    // What is lost stands after the width of the line, so that the field reports it.
    deliveryAddress:
      cut === '' || dropped !== '' ? `${second}${dropped}` : `${second.padEnd(lineWidth)}${cut}`,
    city: municipalityId === null ? '' : municipalityName(municipalityId),
    state: stateCode(state),
    zip: zipCode,
    zipExtension,
  };
}

/** Returns the two letters of a state, if it is one; 'P.R.' and 'Puerto Rico' are PR. */
function stateCode(state: string): string {
  const letters = state.replace(/[^A-Za-z]/g, '').toUpperCase();
  return letters === 'PUERTORICO' ? 'PR' : letters;
}
