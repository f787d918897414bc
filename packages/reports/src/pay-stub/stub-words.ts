import type { Address } from '@garita/domain/field/address.schema';
import { municipalityName } from '@garita/domain/reference/municipalities';
import type { PayStubData } from './pay-stub-data.ts';

/** A person's names in the order in which they are said. */
export function fullName({
  firstName,
  middleName,
  lastName,
  motherLastName,
}: PayStubData['employee']): string {
  return [firstName, middleName, lastName, motherLastName].filter(Boolean).join(' ');
}

/** An address as two lines: street; municipality, state and zip. */
export function addressLines({ street, municipalityId, state, zip }: Address): [string, string] {
  return [street, `${municipalityName(municipalityId)}, ${state} ${zip}`];
}

/**
 * '***-**-1234'.
 *
 * @throws RangeError when it is given anything but four digits: the rest of the number must never get here.
 */
export function maskedSocialSecurityNumber(lastFour: string): string {
  if (!/^\d{4}$/.test(lastFour)) throw new RangeError('A stub takes the last four digits only');
  return `***-**-${lastFour}`;
}
