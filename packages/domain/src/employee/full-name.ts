import { compareSpanish } from '../text/spanish-order.ts';
import type { Employee } from './employee.schema.ts';

export type PersonName = Pick<Employee, 'firstName' | 'middleName' | 'lastName' | 'motherLastName'> & {
  nameSuffix?: string | undefined;
};

/** A person's names in the order in which they are said, without the ones that are missing. */
export function fullName({
  firstName,
  middleName,
  lastName,
  motherLastName,
  nameSuffix,
}: PersonName): string {
  return [firstName, middleName, lastName, motherLastName, nameSuffix].filter(Boolean).join(' ');
}

/** Orders two people by their surnames and then by their names, as a list of a payroll does. */
export function compareBySurname(one: PersonName, other: PersonName): number {
  return compareSpanish(surnameFirst(one), surnameFirst(other));
}

/** An entity has one name only, which stands in place of a first name. */
function surnameFirst({ firstName, middleName, lastName, motherLastName }: PersonName): string {
  return [lastName, motherLastName, firstName, middleName].filter(Boolean).join(' ');
}
