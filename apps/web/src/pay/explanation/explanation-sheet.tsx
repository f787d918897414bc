import { Alert, Box, chakra, Heading, List, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { dateText } from '../../lib/date-text.ts';
import { payrollText } from '../../text/payroll.es.ts';
import type { Explanation, Part, Source } from './explanation.ts';
import { SumTable } from './sum-table.tsx';

const { why } = payrollText;

/** What a thing is called, and the thing in words, which may lead to it. */
export type Fact = readonly [string, ReactNode];

type ExplanationSheetProps = {
  /** Whose amount it is. */
  subject: string;
  /** What the amount is called. */
  label: string;
  explanation: Explanation;
  /** Where the amount is kept. */
  stored: readonly Fact[];
};

/** The rule, the sum, what is special about it, whose rates they are and where the amount is kept. */
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

/** Pairs of what something is and what it is called, under a title. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Box fontSize="13px">
      <Heading as="h3" fontSize="13px" lineHeight="20px">
        {title}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </chakra.dl>
    </Box>
  );
}
