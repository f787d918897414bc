import type { Employee } from './employee.schema.ts';

export type PersonName = Pick<Employee, 'firstName' | 'middleName' | 'lastName' | 'motherLastName'> & {
  nameSuffix?: string | undefined;
};

/** Returns a person's names in spoken order, without missing ones. */
export function fullName({
  firstName,
  middleName,
  lastName,
  motherLastName,
  nameSuffix,
}: PersonName): string {
  return [firstName, middleName, lastName, motherLastName, nameSuffix].filter(Boolean).join(' ');
}
