import { Alert, Heading, List, Stack, Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { dateText, momentText } from '../../../lib/date-text.ts';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import { useLiveAmounts } from '../live-amounts.tsx';
import type { Calculation, Work } from '../state/calculation.ts';
import { recorderName } from '../state/recorder-name.ts';
import { explainLine } from './explain-line.ts';
import type { Part, Source } from './explanation.ts';
import type { Question } from './explanation-drawer.tsx';
import { Facts } from './facts.tsx';
import { SumTable } from './sum-table.tsx';

const { why, pickers } = payrollText;

/** The rule, the sum, what is special about it, whose rates they are and where the amount is kept. */
export function ExplanationBody({ question }: { question: Question }) {
  const { work } = useEntry();
  const { calculation } = useLiveAmounts();
  const explanation = calculation && explainLine(question.line, calculation);
  if (!explanation) return <Text>{payrollText.warnings.parametersMissing}</Text>;
  const { rule, parts, notes, amount } = explanation;
  const { number, start, end } = work.period;
  return (
    <Stack gap="4">
      <Text color="fg.muted" fontSize="13px">
        {`${fullName(work.sheet.employee)} · ${pickers.periodOption(number, dateText(start), dateText(end))}`}
      </Text>
      <Text>{rule}</Text>
      {parts.map((part, place) => (
        <PartOfSum
          key={part.title ?? ''}
          part={part}
          total={place === parts.length - 1 ? { label: question.label, cents: amount } : undefined}
        />
      ))}
      <Notes notes={notes} />
      {parts.map(({ title, source }) => (
        <Facts key={title ?? ''} title={title ?? why.rates} facts={sourceFacts(source)} />
      ))}
      <Facts title={why.storedIn} facts={storedFacts(calculation, work)} />
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

function sourceFacts({ origin, version, effectiveFrom }: Source): [string, string][] {
  return [
    ...(version === undefined ? [] : [[why.version, String(version)] satisfies [string, string]]),
    ...(effectiveFrom === undefined
      ? []
      : [[why.effectiveFrom, dateText(effectiveFrom)] satisfies [string, string]]),
    [why.source, origin],
  ];
}

function storedFacts({ isStored }: Calculation, { saved, sheet }: Work): [string, string][] {
  if (!saved || !isStored) return [[why.state, why.notStored]];
  return [
    [why.recordedEvent, why.event(why.events[saved.eventType], saved.version)],
    [why.recordedBy, recorderName(sheet, saved)],
    [why.recordedAt, momentText(saved.recordedAt)],
  ];
}
