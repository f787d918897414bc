import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { LIST } from '../text/labels.es.ts';

/** Both surnames, as the lists of the agencies have them in a column of their own. */
export function surnames({ lastName, motherLastName }: PersonName): string {
  return [lastName, motherLastName].filter(Boolean).join(' ');
}

/** Whose a list is that is of one employee alone, so that nobody takes its total for that of everybody. */
export function onlyEmployeeLine(only: PersonName | undefined): string[] {
  return only ? [LIST.only(fullName(only))] : [];
}
