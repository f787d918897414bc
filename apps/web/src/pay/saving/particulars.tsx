import { DataList } from '@chakra-ui/react';

/** Something that pay is known by, such as its period, in words. */
export type Particular = { label: string; value: string };

/** What is about to be changed, for whoever is asked whether to. */
export function Particulars({ items }: { items: readonly Particular[] }) {
  return (
    <DataList.Root orientation="horizontal" size="md" gap="1" mt="3">
      {items.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue minW="0" overflowWrap="anywhere">
            {value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
