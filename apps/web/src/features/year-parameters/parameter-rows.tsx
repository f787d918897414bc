import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { YearParameters } from '@garita/domain/tax/year-parameters.schema';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useIsAllowed } from '../../lib/trpc.ts';
import { yearParametersText } from '../../text/records/year-parameters.es.ts';
import { AmountField, PercentField } from '../../ui/form/fields/figure-fields.tsx';
import { DateField } from '../../ui/form/fields/plain-fields.tsx';

const { labels, rows: text, table: tableText, wages } = yearParametersText;

/** The minimum wages of a year by their first days. That of an earlier year can only be read. */
export function WageRows({ year }: { year: number }) {
  const { fields, append, remove } = useFieldArray<YearParameters, 'minimumWages'>({ name: 'minimumWages' });
  const mayWrite = useIsAllowed('fixed-taxes:write');
  const last = fields.at(-1);
  const named = (index: number, label: string) => ({ label, longLabel: text.ofWage(index + 1, label) });
  return (
    <Stack gridColumn="1 / -1" gap="3">
      {fields.map(({ id, effectiveFrom }, index) => (
        <HStack as="fieldset" key={id} aria-label={text.wage(index + 1)} gap="3" align="end" wrap="wrap">
          <DateField name={`minimumWages.${index}.effectiveFrom`} {...named(index, labels.effectiveFrom)} />
          <AmountField name={`minimumWages.${index}.hourly`} {...named(index, labels.hourly)} />
          <AmountField
            name={`minimumWages.${index}.inCash`}
            {...named(index, labels.inCash)}
            emptyValue={null}
          />
          {mayWrite && !(effectiveFrom !== '' && effectiveFrom < `${year}-01-01`) && (
            <IconButton variant="ghost" aria-label={text.removeWage(index + 1)} onClick={() => remove(index)}>
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
          onClick={() =>
            append({ effectiveFrom: '', hourly: last?.hourly ?? 0, inCash: last?.inCash ?? null })
          }
        >
          <Plus aria-hidden />
          {wages.add}
        </Button>
      )}
    </Stack>
  );
}

/** The free days of a year beside the holidays of the law. */
export function FreeDayRows() {
  const { setValue } = useFormContext<YearParameters>();
  const days = useWatch<YearParameters, 'holidays'>({ name: 'holidays' });
  const mayWrite = useIsAllowed('fixed-taxes:write');
  const set = (after: string[]) => setValue('holidays', after, { shouldDirty: true });
  return (
    <Stack gap="3">
      <Text fontWeight="medium">{labels.holidays}</Text>
      {days.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no name but its place
        <HStack key={index} gap="3" align="end">
          <DateField name={`holidays.${index}`} label={text.day(index + 1)} />
          {mayWrite && (
            <IconButton
              variant="ghost"
              aria-label={text.removeDay(index + 1)}
              onClick={() => set(days.filter((__, place) => place !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </HStack>
      ))}
      {mayWrite && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => set([...days, ''])}>
          <Plus aria-hidden />
          {text.addDay}
        </Button>
      )}
    </Stack>
  );
}

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
          aria-label={tableText.row(title, index + 1)}
          gap="3"
          align="end"
          wrap="wrap"
        >
          <AmountField name={`${name}.${index}.over`} {...ofBracket(index, labels.over)} />
          <PercentField name={`${name}.${index}.rate`} {...ofBracket(index, labels.rate)} />
          <AmountField name={`${name}.${index}.plus`} {...ofBracket(index, labels.plus)} />
          {mayWrite && (
            <IconButton
              variant="ghost"
              aria-label={tableText.remove(index + 1)}
              onClick={() => remove(index)}
            >
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
          {tableText.add}
        </Button>
      )}
    </Stack>
  );
}

function ofBracket(index: number, label: string) {
  return { label, longLabel: tableText.ofRow(index + 1, label) };
}
