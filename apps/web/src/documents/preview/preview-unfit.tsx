import { Alert, Link as ChakraLink, List } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { previewText } from '../../text/preview.es.ts';
import type { Preview } from './preview.ts';
import { recordPath } from './record-path.ts';

/** More than these are shown when asked for. */
const SHOWN = 5;

type PreviewUnfitProps = Pick<Preview, 'unfit'> & { companyId: number };

/** What of the records cannot be written to a text file, each with the way to its field: without it there is no file. */
export function PreviewUnfit({ unfit, companyId }: PreviewUnfitProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (unfit.length === 0) return null;
  const shown = isWhole ? unfit : unfit.slice(0, SHOWN);
  return (
    <Alert.Root status="error" variant="surface" alignItems="start">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title>{previewText.unfit(unfit.length)}</Alert.Title>
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
        {shown.length < unfit.length && (
          <ChakraLink as="button" color="inherit" variant="underline" onClick={() => setIsWhole(true)}>
            {previewText.allMissing(unfit.length)}
          </ChakraLink>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
