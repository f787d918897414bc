import { Box } from '@chakra-ui/react';
import { versionInForce } from '@garita/domain/pay/withholding/tax-parameters';
import type { FixedTaxInput } from '@garita/domain/tax/fixed-tax.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { useId, useState } from 'react';
import { dateText, todayInPuertoRico } from '../../lib/date-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { fixedTaxesText } from '../../text/records/taxes.es.ts';
import { helpId } from '../../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../../ui/form/fields/field-frame.tsx';
import { SelectInput } from '../../ui/form/fields/select-input.tsx';
import { ListSection } from '../../ui/page/panel.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { FixedTaxForm } from './fixed-tax-form.tsx';
import { FIXED_TAX_COLUMNS, type FixedTaxRow, fixedTaxName, nextVersion } from './fixed-tax-kind.ts';

const text = fixedTaxesText.versions;

type Version = FixedTaxRow & { state: VersionState };

const COLUMNS: readonly RecordColumn<Version>[] = [
  // The date first, and no name: they are all of one tax.
  ...FIXED_TAX_COLUMNS.filter(({ id }) => id !== 'name').toReversed(),
  { id: 'state', header: text.state, text: ({ state }) => text.states[state] },
];

/** Lists the versions of a fixed tax with their states, the latest first. */
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

/** Returns the versions of one tax with their states on a day, in the same order. */
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

type NewVersionProps = {
  /** The taxes in force today. */
  taxes: readonly FixedTaxRow[];
  onSave: (tax: FixedTaxInput, commandId: string) => Promise<unknown>;
};

/** Chooses a tax, then edits its new version, which starts with the values in force. */
export function NewVersion({ taxes, onSave }: NewVersionProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = taxes.find(({ id }) => id === chosenId);
  return (
    <>
      <Box maxW="24rem" mb="4">
        <TaxChooser taxes={taxes} value={chosenId} onChange={setChosenId} />
      </Box>
      {chosen && (
        <FixedTaxForm
          key={chosen.id}
          text={fixedTaxesText.create}
          fixedTaxId={chosen.id}
          defaultValues={nextVersion(chosen, todayInPuertoRico())}
          isNamed={false}
          onSave={onSave}
        />
      )}
    </>
  );
}

type TaxChooserProps = {
  taxes: readonly FixedTaxRow[];
  value: number | null;
  onChange: (id: number | null) => void;
};

function TaxChooser({ taxes, value, onChange }: TaxChooserProps) {
  const id = useId();
  const { choose, chooseHelp } = fixedTaxesText.create;
  const options = taxes.map((tax) => ({ value: tax.id, label: fixedTaxName(tax) }));
  return (
    <FieldFrame id={id} label={choose} isRequired help={chooseHelp} error={undefined}>
      <SelectInput
        id={id}
        aria-describedby={helpId(id)}
        aria-required
        options={options}
        value={value}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
