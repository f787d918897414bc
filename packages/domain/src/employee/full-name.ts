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
