import { Alert, Link as ChakraLink, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { depositsAt } from '../../lib/addresses.ts';
import {
  accountantFactTexts,
  byHandTexts,
  companyFactTexts,
  contractorFactTexts,
  employeeFactTexts,
  previewText,
} from '../../text/documents/preview.es.ts';
import { depositFactTexts } from '../../text/records/deposits.es.ts';
import type { Preview } from './preview.ts';

/** The number of items that are shown until the user asks for all of them. */
const SHOWN = 5;

type Missing = Preview['missing'][number];

type PreviewMissingProps = Pick<Preview, 'missing' | 'byHand'> & { companyId: number };

/**
 * Lists the facts that the document will leave blank, each with a link to its field, and the parts to fill
 * in by hand.
 */
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
                  <Link to={`${recordPath(fact, fact.companyId ?? companyId)}#${fact.field}`}>
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

type UnknownDepositsProps = Pick<Preview, 'unknownDeposits'> & { companyId: number };

/**
 * Warns that the deposit schedule, which the return ticks, is not known, with a link to where it is entered.
 */
export function UnknownDepositsWarning({ unknownDeposits, companyId }: UnknownDepositsProps) {
  if (unknownDeposits.length === 0) return null;
  return (
    <Alert.Root status="warning" variant="surface">
      <Alert.Indicator />
      <Alert.Title>
        <ChakraLink asChild color="inherit" variant="underline">
          <Link to={depositsAt(companyId)}>{depositFactTexts(unknownDeposits)}</Link>
        </ChakraLink>
      </Alert.Title>
    </Alert.Root>
  );
}

type Fault = Pick<Preview['unfit'][number], 'of' | 'id' | 'name' | 'field' | 'text' | 'companyId'>;

/**
 * Lists the faults of a text file: values that cannot be written, errors that the agency would return, and
 * warnings.
 */
export function PreviewFaults({
  unfit,
  findings,
  companyId,
}: Pick<Preview, 'unfit' | 'findings'> & { companyId: number }) {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    <>
      <Faults status="error" title={previewText.unfit(unfit.length)} faults={unfit} companyId={companyId} />
      <Faults
        status="error"
        title={previewText.sentBack(errors.length)}
        faults={errors}
        companyId={companyId}
      />
      <Faults
        status="warning"
        title={previewText.toLookAt(warnings.length)}
        faults={warnings}
        companyId={companyId}
      />
    </>
  );
}

type FaultsProps = {
  status: 'error' | 'warning';
  title: string;
  faults: readonly Fault[];
  companyId: number;
};

/** Lists faults, each with a link to the field that it concerns. */
function Faults({ status, title, faults, companyId }: FaultsProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (faults.length === 0) return null;
  const shown = isWhole ? faults : faults.slice(0, SHOWN);
  return (
    <Alert.Root status={status} variant="surface" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>{title}</Alert.Title>
        <List.Root variant="plain">
          {shown.map(({ field, text, ...owner }) => (
            <List.Item key={`${owner.of} ${owner.id} ${text}`}>
              <ChakraLink asChild color="inherit" variant="underline">
                <Link to={`${recordPath(owner, owner.companyId ?? companyId)}#${field}`}>
                  {owner.name} · {text}
                </Link>
              </ChakraLink>
            </List.Item>
          ))}
        </List.Root>
        {shown.length < faults.length && (
          <ChakraLink as="button" color="inherit" variant="underline" onClick={() => setIsWhole(true)}>
            {previewText.allMissing(faults.length)}
          </ChakraLink>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

type Owner = Pick<Preview['missing'][number] | Preview['unfit'][number], 'of' | 'id'>;

/** Returns the path of the form that edits the record with the missing fact. */
function recordPath({ of, id }: Owner, companyId: number): string {
  switch (of) {
    case 'company':
      return href(PATHS.companyEdit, { companyId: id });
    case 'accountant':
      return href(PATHS.accountantEdit, { accountantId: id });
    case 'employee':
      return href(PATHS.employeeEdit, { companyId, employeeId: id });
    case 'contractor':
      return href(PATHS.contractorEdit, { companyId, contractorId: id });
  }
}
