import type { PersonName } from '@garita/domain/employee/full-name';

/** Both surnames, as the lists of the agencies have them in a column of their own. */
export function surnames({ lastName, motherLastName }: PersonName): string {
  return [lastName, motherLastName].filter(Boolean).join(' ');
}
