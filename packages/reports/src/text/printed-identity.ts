import { isIndividual } from '@garita/domain/contractor/contractor.schema';
import type { OptionalAddress } from '@garita/domain/field/address.schema';
import type { EntityType } from '@garita/domain/reference/enumerations';
import { municipalityName } from '@garita/domain/reference/municipalities';

/** '66-0123456'. */
export const employerNumber = groupDigits(/^(\d{2})(\d{7})$/);
/** '787-555-0101'. */
export const phone = groupDigits(/^(\d{3})(\d{3})(\d{4})$/);
/** '1234567-0012'. */
export const commercialRegister = groupDigits(/^(\d{7})(\d{4})$/);
/** '123-45-6789', for the forms that have to have it whole. */
export const socialSecurityNumber = groupDigits(/^(\d{3})(\d{2})(\d{4})$/);

/**
 * Returns a number or an address line as it was typed; '' if it is only zeros, which stand for an unknown
 * number.
 */
export function unlessZeros(typed: string): string {
  return /^[0\s-]*$/.test(typed) ? '' : typed;
}

/**
 * Makes the function that groups the digits of a number as the trade writes it. A number of another length
 * stays as it is; one of zeros becomes ''.
 */
function groupDigits(groups: RegExp): (digits: string) => string {
  return (digits) => unlessZeros(groups.exec(digits)?.slice(1).join('-') ?? digits);
}

/** Returns an address as two lines: street; municipality, state and zip, as far as they are known. */
export function addressLines({ street, municipalityId, state, zip }: OptionalAddress): [string, string] {
  const region = `${state} ${unlessZeros(zip)}`.trim();
  return [
    unlessZeros(street),
    municipalityId === null ? region : `${municipalityName(municipalityId)}, ${region}`,
  ];
}

/**
 * Returns '***-**-1234'.
 *
 * @throws RangeError for anything but four digits: the rest of the number must never get here.
 */
export function maskedSocialSecurityNumber(lastFour: string): string {
  return `***-**-${lastFourAlone(lastFour)}`;
}

/**
 * Returns the masked number of an individual, and '**-***1234' for every other entity; RangeError as for
 * `maskedSocialSecurityNumber`.
 */
export function maskedTaxpayerNumber(entityType: EntityType, lastFour: string): string {
  return isIndividual(entityType) ? maskedSocialSecurityNumber(lastFour) : `**-***${lastFourAlone(lastFour)}`;
}

function lastFourAlone(digits: string): string {
  if (!/^\d{4}$/.test(digits)) throw new RangeError('A stub takes the last four digits only');
  return digits;
}
