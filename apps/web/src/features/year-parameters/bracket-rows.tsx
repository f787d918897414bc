import { Button, HStack, IconButton, Stack } from '@chakra-ui/react';
import type { YearParameters } from '@garita/domain/tax/year-parameters.schema';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useIsAllowed } from '../../lib/trpc.ts';
import { yearParametersText } from '../../text/records/year-parameters.es.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';

const text = yearParametersText.table;

type BracketRowsProps = { name: 'brackets' | 'specificationTable'; title: string };

/** The rows of a table of income tax, each with a button that removes it. */
export function BracketRows({ name, title }: BracketRowsProps) {
  const { fields, append, remove } = useFieldArray<YearParameters, typeof name>({ name });
  const last = fields.at(-1);
  const mayWrite = useIsAllowed('fixed-taxes:write');
  return (
    <Stack gridColumn="1 / -1" gap="3">
      {fields.map(({ id }, index) => (
        <HStack
          as="fieldset"
          key={id}
          aria-label={text.row(title, index + 1)}
          gap="3"
          align="end"
          wrap="wrap"
        >
          <AmountField name={`${name}.${index}.over`} {...named(index, yearParametersText.labels.over)} />
          <PercentField name={`${name}.${index}.rate`} {...named(index, yearParametersText.labels.rate)} />
          <AmountField name={`${name}.${index}.plus`} {...named(index, yearParametersText.labels.plus)} />
          {mayWrite && (
            <IconButton variant="ghost" aria-label={text.remove(index + 1)} onClick={() => remove(index)}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </HStack>
      ))}
      {mayWrite && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          onClick={() => append({ over: last?.over ?? 0, rate: last?.rate ?? 0, plus: 0 })}
        >
          <Plus aria-hidden />
          {text.add}
        </Button>
      )}
    </Stack>
  );
}

function named(index: number, label: string) {
  return { label, longLabel: text.ofRow(index + 1, label) };
}
