import { Alert, Link as ChakraLink, List } from '@chakra-ui/react';
import { UNMADE_DOCUMENT_TEXTS } from '@garita/domain/text/unmade-document-texts.es';
import { Link } from 'react-router';
import { reconciliationText as text } from '../../text/documents/reconciliation.es.ts';
import { type Reconciliation, sourceLink } from './source-links.ts';

/** The number of people whose missing data is named. */
const NAMED = 3;

/** Lists the files that could not be compared, each with the reason and a link to where it is fixed. */
export function UnreadFiles({ year }: { year: Reconciliation }) {
  if (year.unread.length === 0) return null;
  return (
    <Alert.Root status="warning" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>{text.unread(year.unread.length)}</Alert.Title>
        <List.Root variant="plain" gap="1">
          {year.unread.map((file) => (
            <List.Item key={file.source}>
              <FileName year={year} source={file.source} />
              {`: ${UNMADE_DOCUMENT_TEXTS[file.notMade]}`}
              <LackingFields file={file} />
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

type UnreadFile = Reconciliation['unread'][number];

function FileName({ year, source }: { year: Reconciliation; source: UnreadFile['source'] }) {
  const link = sourceLink(source, year, null) ?? sourceLink(source, year, 1);
  const name = text.source(source, year.company.payer);
  if (!link) return name;
  return (
    <ChakraLink asChild color="inherit" variant="underline">
      <Link to={link}>{name}</Link>
    </ChakraLink>
  );
}

function LackingFields({ file: { lacking } }: { file: UnreadFile }) {
  const rest = lacking.length - NAMED;
  return (
    <List.Root variant="plain" ps="4">
      {lacking.slice(0, NAMED).map(({ name, text: lacks }) => (
        <List.Item key={`${name} ${lacks}`}>{text.lacking(name, lacks)}</List.Item>
      ))}
      {rest > 0 && <List.Item>{text.othersLack(rest)}</List.Item>}
    </List.Root>
  );
}
