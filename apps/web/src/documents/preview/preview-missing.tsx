import { Alert, Link as ChakraLink, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  accountantFactTexts,
  byHandTexts,
  companyFactTexts,
  contractorFactTexts,
  employeeFactTexts,
  previewText,
} from '../../text/preview.es.ts';
import type { Preview } from './preview.ts';
import { recordPath } from './record-path.ts';

/** More than these are shown when asked for. */
const SHOWN = 5;

type Missing = Preview['missing'][number];

type PreviewMissingProps = Pick<Preview, 'missing' | 'byHand'> & { companyId: number };

/** What the document will print blank, each with the way to the field that it lacks, and what is somebody's own to fill in. */
export function PreviewMissing({ missing, byHand, companyId }: PreviewMissingProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (missing.length === 0) return <ByHand byHand={byHand} />;
  const shown = isWhole ? missing : missing.slice(0, SHOWN);
  return (
    <>
      <Alert.Root status="warning" variant="surface" alignItems="start">
        <Alert.Indicator />
        <Alert.Content gap="1">
          <Alert.Title>{previewText.missing(missing.length)}</Alert.Title>
          <List.Root variant="plain">
            {shown.map((fact) => (
              <List.Item key={`${fact.of} ${fact.id} ${fact.field}`}>
                <ChakraLink asChild color="inherit" variant="underline">
                  <Link to={`${recordPath(fact, companyId)}#${fact.field}`}>
                    {factText(fact)} · {fact.name}
                  </Link>
                </ChakraLink>
              </List.Item>
            ))}
          </List.Root>
          {shown.length < missing.length && (
            <ChakraLink as="button" color="inherit" variant="underline" onClick={() => setIsWhole(true)}>
              {previewText.allMissing(missing.length)}
            </ChakraLink>
          )}
        </Alert.Content>
      </Alert.Root>
      <ByHand byHand={byHand} />
    </>
  );
}

function ByHand({ byHand }: Pick<Preview, 'byHand'>) {
  if (byHand.length === 0) return null;
  return (
    <Text color="fg.muted" fontSize="13px">
      {previewText.byHand} {byHand.map((name) => byHandTexts[name]).join('; ')}.
    </Text>
  );
}

function factText(fact: Missing): string {
  switch (fact.of) {
    case 'company':
      return companyFactTexts[fact.field];
    case 'accountant':
      return accountantFactTexts[fact.field];
    case 'employee':
      return employeeFactTexts[fact.field];
    case 'contractor':
      return contractorFactTexts[fact.field];
  }
}
