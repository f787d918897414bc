import type { PersonName } from '../employee/full-name.ts';

const COLLATOR = new Intl.Collator('es-PR', { numeric: true, sensitivity: 'base' });

/**
 * Orders two texts as Spanish does: accents and capitals count for nothing, ñ comes after n, 'Período 9'
 * before 'Período 10'.
 */
export function compareSpanish(one: string, other: string): number {
  return COLLATOR.compare(one, other);
}

/** Orders two people by their surnames and then by their names, as a list of a payroll does. */
export function compareBySurname(one: PersonName, other: PersonName): number {
  return compareSpanish(surnameFirst(one), surnameFirst(other));
}

/** An entity has one name only, which stands in place of a first name. */
function surnameFirst({ firstName, middleName, lastName, motherLastName }: PersonName): string {
  return [lastName, motherLastName, firstName, middleName].filter(Boolean).join(' ');
}
