import { versionInForce } from '@garita/domain/pay/withholding/tax-parameters';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { dateText } from '../../lib/date-text.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { fixedTaxesText } from '../../text/fixed-taxes.es.ts';
import { ListSection } from '../../ui/page/list-section.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { FIXED_TAX_COLUMNS, type FixedTaxRow } from './fixed-tax-kind.ts';

const text = fixedTaxesText.versions;

type Version = FixedTaxRow & { state: VersionState };

const COLUMNS: readonly RecordColumn<Version>[] = [
  // The date first, and no name: they are all of one tax.
  ...FIXED_TAX_COLUMNS.filter(({ id }) => id !== 'name').toReversed(),
  { id: 'state', header: text.state, text: ({ state }) => text.states[state] },
];

/** Every version of a fixed tax, the latest first, and which one is in force today. */
export function VersionList({ fixedTaxId }: { fixedTaxId: number }) {
  const versions = trpc.fixedTaxes.versions.useQuery({ fixedTaxId }, { select: latestFirst });
  return (
    <ListSection title={text.title} help={text.help}>
      <RecordTable
        label={text.title}
        columns={COLUMNS}
        data={versions.data}
        isLoading={versions.isLoading}
        error={versions.error}
        onRetry={versions.refetch}
        rowId={({ version }) => version}
        rowLabel={({ effectiveFrom }) => dateText(effectiveFrom)}
        emptyHint={text.empty}
      />
    </ListSection>
  );
}

function latestFirst(versions: FixedTaxRow[]): Version[] {
  return withStates(versions, todayInPuertoRico()).toReversed();
}

/** The state of a version: past, in force, future, or replaced by a later one with the same first day. */
type VersionState = 'past' | 'inForce' | 'future' | 'replaced';

type Dated = { effectiveFrom: CalendarDate; version: number };

/** The state of each version of one tax on a day, in the order of the versions. */
export function withStates<One extends Dated>(
  versions: readonly One[],
  today: CalendarDate,
): (One & { state: VersionState })[] {
  const inForce = versionInForce(versions, today);
  const isReplaced = ({ effectiveFrom, version }: One) =>
    versions.some((other) => other.effectiveFrom === effectiveFrom && other.version > version);
  const stateOf = (version: One): VersionState => {
    if (version.version === inForce?.version) return 'inForce';
    if (isReplaced(version)) return 'replaced';
    return version.effectiveFrom > today ? 'future' : 'past';
  };
  return versions.map((version) => ({ ...version, state: stateOf(version) }));
}
