import { Alert, Link as ChakraLink, List } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { previewText } from '../../text/preview.es.ts';
import type { Preview } from './preview.ts';
import { recordPath } from './record-path.ts';

/** More than these are shown when asked for. */
const SHOWN = 5;

type Fault = Pick<Preview['unfit'][number], 'of' | 'id' | 'name' | 'field' | 'text'>;

/** What is wrong with a text file: what cannot be written, what the agency would send it back for, and what to look at. */
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

/** Each with the way to the field of the record that it is about. */
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
                <Link to={`${recordPath(owner, companyId)}#${field}`}>
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
