import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';

/** Returns the warnings of a write where others in the company have the same number. */
export function sameNumberWarnings(others: readonly PersonName[]): string[] {
  return others.length > 0 ? [WARNING_TEXTS.sameNumber(others.map(fullName).join(', '))] : [];
}
