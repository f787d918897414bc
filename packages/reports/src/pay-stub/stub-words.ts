import { isIndividual } from '@garita/domain/contractor/contractor.schema';
import type { OptionalAddress } from '@garita/domain/field/address.schema';
import type { EntityType } from '@garita/domain/reference/enumerations';
import { municipalityName } from '@garita/domain/reference/municipalities';
import { unlessZeros } from '../text/printed-number.ts';

/** An address as two lines: street; municipality, state and zip, as far as they are known. */
export function addressLines({ street, municipalityId, state, zip }: OptionalAddress): [string, string] {
  const region = `${state} ${unlessZeros(zip)}`.trim();
  return [
    unlessZeros(street),
    municipalityId === null ? region : `${municipalityName(municipalityId)}, ${region}`,
  ];
}

/**
 * '***-**-1234'.
 *
 * @throws RangeError when it is given anything but four digits: the rest of the number must never get here.
 */
export function maskedSocialSecurityNumber(lastFour: string): string {
  return `***-**-${lastFourAlone(lastFour)}`;
}

/** The same of an individual, and '**-***1234' of every other entity; RangeError as above. */
export function maskedTaxpayerNumber(entityType: EntityType, lastFour: string): string {
  return isIndividual(entityType) ? maskedSocialSecurityNumber(lastFour) : `**-***${lastFourAlone(lastFour)}`;
}

function lastFourAlone(digits: string): string {
  if (!/^\d{4}$/.test(digits)) throw new RangeError('A stub takes the last four digits only');
  return digits;
}
