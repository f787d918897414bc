import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { SEED_WITHHOLDING_TABLES } from '@garita/domain/pay/withholding/tax-parameters';
import type { WhatIf } from '@garita/domain/what-if/what-if.schema';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { whatIfText } from '../../../text/pay/what-if.es.ts';
import { AmountField, PercentField } from '../../../ui/form/fields/figure-fields.tsx';

const text = whatIfText.table;

/** The table that income tax is withheld by, for changing one of its rows. */
const TABLE = (SEED_WITHHOLDING_TABLES.at(-1)?.brackets ?? []).map(({ over, rate, plus }) => ({
  over,
  rate,
  plus,
}));

/** Another withholding table, row by row; without rows it is the one in force. */
export function TableRows() {
  const { fields, append, remove } = useFieldArray<WhatIf, 'tableRows'>({ name: 'tableRows' });
  const last = fields.at(-1);
  if (!last) {
    return (
      <Button alignSelf="end" justifySelf="start" variant="outline" onClick={() => append(TABLE)}>
        {text.start}
      </Button>
    );
  }
  return (
    <Stack gridColumn="1 / -1" gap="3">
      <Text fontWeight="medium">{text.title}</Text>
      {fields.map(({ id }, index) => (
        <TableRow key={id} index={index} onRemove={() => remove(index)} />
      ))}
      <HStack gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          onClick={() => append({ over: last.over, rate: last.rate, plus: 0 })}
        >
          <Plus aria-hidden />
          {text.add}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => remove()}>
          {text.stop}
        </Button>
      </HStack>
    </Stack>
  );
}

function TableRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const named = (label: string) => ({ label, longLabel: text.ofRow(index + 1, label) });
  return (
    <HStack as="fieldset" aria-label={text.row(index + 1)} gap="3" align="end" wrap="wrap">
      <AmountField name={`tableRows.${index}.over`} {...named(text.over)} />
      <PercentField name={`tableRows.${index}.rate`} {...named(text.rate)} />
      <AmountField name={`tableRows.${index}.plus`} {...named(text.plus)} />
      <IconButton variant="ghost" aria-label={text.remove(index + 1)} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </HStack>
  );
}
