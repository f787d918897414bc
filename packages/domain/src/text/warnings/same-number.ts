import { fullName, type PersonName } from '../../employee/full-name.ts';
import { WARNING_TEXTS } from './warning-texts.es.ts';

/** Another record of a number. `otherCompany` names its company, unless it is that of the first record. */
export type SameNumberRecord = PersonName & { otherCompany?: string };

/** Returns the warnings that others of the company, or of its employer number, have the same number. */
export function sameNumberWarnings(others: readonly SameNumberRecord[]): string[] {
  const own: string[] = [];
  const elsewhere: string[] = [];
  for (const { otherCompany, ...person } of others)
    if (otherCompany === undefined) own.push(fullName(person));
    else elsewhere.push(`${fullName(person)} (${otherCompany})`);
  return [
    ...(own.length > 0 ? [WARNING_TEXTS.sameNumber(own.join(', '))] : []),
    ...(elsewhere.length > 0 ? [WARNING_TEXTS.sameNumberElsewhere(elsewhere.join(', '))] : []),
  ];
}
