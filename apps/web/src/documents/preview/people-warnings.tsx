import { Alert, Link as ChakraLink, List, Text } from '@chakra-ui/react';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { balancesAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { correctionFormNames } from '../../text/documents/filing.es.ts';
import { previewText } from '../../text/documents/preview.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import type { Preview } from './preview.ts';

const { omittedOpening } = previewText;

/** The number of people who are named; the others are only counted. */
const SHOWN = 5;

type OpeningBalanceWarningProps = Pick<Preview, 'brought'> & { companyId: number };

/** Warns about opening balances that the document leaves out, with a link to each. */
export function OpeningBalanceWarning({ brought: openingBalances, companyId }: OpeningBalanceWarningProps) {
  if (openingBalances.length === 0) return null;
  const shown = openingBalances.slice(0, SHOWN);
  return (
    <PeopleWarning title={omittedOpening.title} help={omittedOpening.help}>
      {shown.map(({ companyId: own, employeeId, name, gross, asOf }) => (
        <List.Item key={`${employeeId} ${asOf}`}>
          <ChakraLink asChild color="inherit" variant="underline">
            <Link to={balancesAt({ companyId: own ?? companyId, employeeId }, yearOf(asOf))}>
              {omittedOpening.until(name, dollarsText(gross), dateText(asOf))}
            </Link>
          </ChakraLink>
        </List.Item>
      ))}
      {shown.length < openingBalances.length && (
        <List.Item>{previewText.otherOpeningBalances(openingBalances.length - shown.length)}</List.Item>
      )}
    </PeopleWarning>
  );
}

/**
 * Warns about people for whom the return comes out below zero, which no agency accepts, and says how to
 * declare that.
 */
export function BelowZeroWarning({ belowZero }: Pick<Preview, 'belowZero'>) {
  const [first] = belowZero;
  if (!first) return null;
  const forms = first.mendedBy.map((form) => correctionFormNames[form]).join(', ');
  return (
    <PeopleWarning title={previewText.belowZero} help={previewText.belowZeroHelp(forms)}>
      {belowZero.map(({ employeeId, name, cents }) => (
        <List.Item key={employeeId}>
          {name}: {dollarsText(cents)}
        </List.Item>
      ))}
    </PeopleWarning>
  );
}

/**
 * Warns about amounts withheld from people beyond the tax of the return, which its rounding line leaves out.
 */
export function DifferenceWarning({ differences }: Pick<Preview, 'differences'>) {
  if (differences.length === 0) return null;
  return (
    <PeopleWarning help={previewText.differencesHelp}>
      {differences.map(({ employeeId, name, cents }) => (
        <List.Item key={employeeId}>
          {previewText.difference(name, dollarsText(Math.abs(cents)), cents < 0)}
        </List.Item>
      ))}
    </PeopleWarning>
  );
}

type PeopleWarningProps = {
  title?: string;
  /** The meaning of the warning, and what to do about it. */
  help: string;
  /** One `List.Item` for each person. */
  children: ReactNode;
};

/** A warning about people whom a document reports or leaves out. */
function PeopleWarning({ title, help, children }: PeopleWarningProps) {
  return (
    <Alert.Root status="warning" variant="surface" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        {title !== undefined && <Alert.Title>{title}</Alert.Title>}
        <List.Root variant="plain">{children}</List.Root>
        <Text>{help}</Text>
      </Alert.Content>
    </Alert.Root>
  );
}
