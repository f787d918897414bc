import { versionInForce } from '@garita/domain/tax/tax-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/** What becomes of a version: it counted once, counts today, will count, or gave way to a later one of the same first day. */
export type VersionState = 'past' | 'inForce' | 'future' | 'replaced';

type Dated = { effectiveFrom: CalendarDate; version: number };

/** The state of each version of one tax on a day, in the order of the versions. */
export function withStates<Version extends Dated>(
  versions: readonly Version[],
  today: CalendarDate,
): (Version & { state: VersionState })[] {
  const inForce = versionInForce(versions, today);
  const isReplaced = ({ effectiveFrom, version }: Version) =>
    versions.some((other) => other.effectiveFrom === effectiveFrom && other.version > version);
  const stateOf = (version: Version): VersionState => {
    if (version.version === inForce?.version) return 'inForce';
    if (isReplaced(version)) return 'replaced';
    return version.effectiveFrom > today ? 'future' : 'past';
  };
  return versions.map((version) => ({ ...version, state: stateOf(version) }));
}
