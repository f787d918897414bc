import { Link as ChakraLink, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { latestFilings } from '@garita/domain/filing/filed/filed-document';
import { Link } from 'react-router';
import { dateText } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { filingText as text } from '../../../text/filing.es.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { duePeriodText } from '../due/due-period-text.ts';
import { filedName, filedPlace } from './filed-place.ts';

/** So many of the documents that were filed last are shown. */
const SHOWN = 5;

/** Presentado: what was filed last of a company; nothing where nothing was. */
export function FiledPanel({ companyId }: { companyId: number }) {
  const { data = [] } = trpc.filing.list.useQuery({ companyId });
  const last = latestFilings(data).toReversed().slice(0, SHOWN);
  if (last.length === 0) return null;
  return (
    <Panel title={text.title}>
      <Stack as="ul" gap="0" listStyleType="none">
        {last.map((filed) => (
          <LinkBox key={filed.seq} as="li" rounded="md" px="2" mx="-2" py="1" _hover={{ bg: 'bg.muted' }}>
            <LinkOverlay asChild>
              <ChakraLink asChild fontWeight="medium">
                <Link to={filedPlace(companyId, filed)}>
                  {filedName(filed)} · {duePeriodText(filed)}
                </Link>
              </ChakraLink>
            </LinkOverlay>
            <Text color="fg.muted" fontSize="13px">
              {text.filed(dateText(filed.filedOn))}
              {filed.confirmation !== '' && ` · ${text.confirmation(filed.confirmation)}`}
            </Text>
            {filed.isChanged && (
              <Text color="accent.fg" fontSize="13px">
                {text.isChanged}
              </Text>
            )}
          </LinkBox>
        ))}
      </Stack>
    </Panel>
  );
}
