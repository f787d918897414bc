import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';

/** What the answer of a write warns of where others in the company have the number, too. */
export function sameNumberWarnings(others: readonly PersonName[]): string[] {
  return others.length > 0 ? [WARNING_TEXTS.sameNumber(others.map(fullName).join(', '))] : [];
}
