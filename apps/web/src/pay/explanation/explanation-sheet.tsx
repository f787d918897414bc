import { Alert, Box, chakra, Heading, List, Stack, Text } from '@chakra-ui/react';
import { formatCents } from '@garita/domain/money/cents';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { dateText } from '../../lib/date-text.ts';
import { payrollText } from '../../text/pay/payroll.es.ts';
import { dollarsText, percentText } from '../../ui/amount.tsx';
import type { Explanation, Part, Source, Step, StepValue } from './explanation.ts';
import { type Fact, Facts } from './facts.tsx';

const { why } = payrollText;

type ExplanationSheetProps = {
  /** The person and period of the amount. */
  subject: string;
  /** The name of the amount. */
  label: string;
  explanation: Explanation;
  /** The place in the ledger where the amount is kept. */
  stored: readonly Fact[];
};

/**
 * Shows an explanation: the rule, the sum, notes, the sources of the rates and the place of the amount in the
 * ledger.
 */
export function ExplanationSheet({ subject, label, explanation, stored }: ExplanationSheetProps) {
  const { rule, parts, notes, amount } = explanation;
  return (
    <Stack gap="4">
      <Text color="fg.muted" fontSize="13px">
        {subject}
      </Text>
      <Text>{rule}</Text>
      {parts.map((part, place) => (
        <PartOfSum
          key={part.title ?? ''}
          part={part}
          total={place === parts.length - 1 ? { label, cents: amount } : undefined}
        />
      ))}
      <Notes notes={notes} />
      {parts.map(({ title, source }) => (
        <Facts key={title ?? ''} title={title ?? why.rates} facts={sourceFacts(source)} />
      ))}
      <Facts title={why.storedIn} facts={stored} />
    </Stack>
  );
}

type PartOfSumProps = { part: Part; total: { label: string; cents: number } | undefined };

function PartOfSum({ part: { title, rule, steps }, total }: PartOfSumProps) {
  return (
    <Stack gap="2">
      {title && (
        <Heading as="h3" fontSize="14px">
          {title}
        </Heading>
      )}
      {rule && <Text>{rule}</Text>}
      <SumTable steps={steps} total={total} />
    </Stack>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert.Root status="warning" colorPalette="accent" size="sm">
      <Alert.Indicator />
      <List.Root variant="plain">
        {notes.map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List.Root>
    </Alert.Root>
  );
}

function sourceFacts({ origin, version, effectiveFrom }: Source): Fact[] {
  return [
    ...(version === undefined ? [] : [[why.version, String(version)] satisfies Fact]),
    ...(effectiveFrom === undefined ? [] : [[why.effectiveFrom, dateText(effectiveFrom)] satisfies Fact]),
    [why.source, origin],
  ];
}

type SumTableProps = {
  steps: readonly Step[];
  /** The result of the sum; undefined for a part that others follow. */
  total: { label: string; cents: number } | undefined;
};

/** A sum as it would be done by hand, one figure below the other. */
function SumTable({ steps, total }: SumTableProps) {
  return (
    <chakra.table w="full" fontVariantNumeric="tabular-nums" borderTopWidth="1px">
      <tbody>
        {steps.map(({ label, sign, value }, place) => (
          // A step has no other key than its position.
          <Line key={place} label={label} sign={sign} figure={stepText(value)} />
        ))}
        {total && <Line label={total.label} figure={dollarsText(total.cents)} isTotal />}
      </tbody>
    </chakra.table>
  );
}

type LineProps = { label: string; sign?: Step['sign']; figure: string; isTotal?: boolean };

function Line({ label, sign, figure, isTotal = false }: LineProps) {
  return (
    <chakra.tr borderBottomWidth="1px" fontWeight={isTotal ? 'semibold' : 'normal'}>
      <chakra.th scope="row" textAlign="start" fontWeight="inherit" py="1.5">
        {label}
      </chakra.th>
      <chakra.td textAlign="end" whiteSpace="nowrap" ps="3">
        {sign && (
          <Box as="span" color="fg.muted" pe="1">
            {sign}
          </Box>
        )}
        {figure}
      </chakra.td>
    </chakra.tr>
  );
}

/** Formats a figure of an explanation. */
export function stepText(value: StepValue): string {
  if ('cents' in value) return formatCents(value.cents);
  if ('rate' in value) return percentText(value.rate);
  if ('minutes' in value) return formatMinutes(value.minutes);
  if ('count' in value) return String(value.count);
  return 'dollars' in value ? value.dollars : value.text;
}
