import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { WARNINGS } from '../../text/messages.es.ts';

/** What the answer of a write warns of where others in the company have the number, too. */
export function sameNumberWarnings(others: readonly PersonName[]): string[] {
  return others.length > 0 ? [WARNINGS.sameNumber(others.map(fullName).join(', '))] : [];
}
