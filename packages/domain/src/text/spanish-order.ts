import type { PersonName } from '../employee/full-name.ts';

const COLLATOR = new Intl.Collator('es-PR', { numeric: true, sensitivity: 'base' });

/**
 * Compares two texts in Spanish order: ignores accents and capitals, ñ after n, 'Período 9' before 'Período
 * 10'.
 */
export function compareSpanish(one: string, other: string): number {
  return COLLATOR.compare(one, other);
}

/** Compares two people by their surnames and then by their names, as in a payroll list. */
export function compareBySurname(one: PersonName, other: PersonName): number {
  return compareSpanish(surnameFirst(one), surnameFirst(other));
}

/** An entity has only one name, in the field of the first name. */
function surnameFirst({ firstName, middleName, lastName, motherLastName }: PersonName): string {
  return [lastName, motherLastName, firstName, middleName].filter(Boolean).join(' ');
}
