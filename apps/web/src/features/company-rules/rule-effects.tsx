import { Stack, Text } from '@chakra-ui/react';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';

/** The person whom a row shows the effect of another rule for. */
type RuleEffect = { id: number; name: string };

type RuleEffectsProps<Effect extends RuleEffect> = {
  text: { title: string; help: string; empty: string };
  columns: readonly RecordColumn<Effect>[];
  query: { data: readonly Effect[] | undefined; isLoading: boolean; error: unknown; refetch: () => unknown };
};

/** The table that shows, before a chosen rule is saved, what it changes for each person. */
export function RuleEffects<Effect extends RuleEffect>({ text, columns, query }: RuleEffectsProps<Effect>) {
  const { data, isLoading, error, refetch } = query;
  return (
    <Stack gridColumn="1 / -1" minW="0" gap="3">
      <Text color="fg.muted">{text.help}</Text>
      <RecordTable
        label={text.title}
        columns={columns}
        data={data}
        isLoading={isLoading}
        error={error}
        onRetry={refetch}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        emptyHint={text.empty}
      />
    </Stack>
  );
}

/** Returns a figure as it stays, or as it is now and as it would be. */
export function changeText(now: string, then: string): string {
  return now === then ? now : `${now} → ${then}`;
}
