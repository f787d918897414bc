import { Link as ChakraLink, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { latestFilings } from '@garita/domain/filing/filed/filed-document';
import type { PayCalendars } from '@garita/domain/time/company-periods';
import { Link } from 'react-router';
import { type Disclosure, disclosedParts, disclosedText } from '../../../documents/disclosure-text.ts';
import { useCompanyCalendars } from '../../../lib/company-calendars.ts';
import { dateText, momentText } from '../../../lib/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { auditText } from '../../../text/documents/audit.es.ts';
import { filingText } from '../../../text/documents/filing.es.ts';
import { disclosuresText as text } from '../../../text/records/disclosures.es.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { downloadedPath, filedName, filedPath } from '../desk-links.ts';
import { duePeriodText } from '../due-line.tsx';

/** The number of downloaded documents that are shown. */
const SHOWN = 5;

/**
 * Últimos documentos: the company's last downloaded documents, each once, with a link to where it is made.
 * Renders nothing if there are none.
 */
export function LastDocumentsPanel({ companyId }: { companyId: number }) {
  // Documents may have been downloaded on another screen.
  const { data } = trpc.audit.disclosures.useQuery({ companyId, kind: 'export' }, { staleTime: 0 });
  const calendars = useCompanyCalendars(companyId);
  // An exported list is no document: its own screen makes it.
  const documents = data?.lines.filter(({ about }) => about.list === undefined);
  const last = new Map(documents?.toReversed().map((line) => [nameOf(line, calendars), line]));
  const newest = [...last].toSorted(([, a], [, b]) => b.id - a.id).slice(0, SHOWN);
  if (newest.length === 0) return null;
  return (
    <Panel title={text.last}>
      <Stack as="ul" gap="0" listStyleType="none">
        {newest.map(([name, line]) => (
          <LinkBox key={name} as="li" rounded="md" px="2" mx="-2" py="1" _hover={{ bg: 'bg.muted' }}>
            <LinkOverlay asChild>
              <ChakraLink asChild fontWeight="medium">
                <Link to={downloadedPath(companyId, line)}>{name}</Link>
              </ChakraLink>
            </LinkOverlay>
            <Text color="fg.muted" fontSize="13px">
              <time dateTime={line.at}>
                {auditText.history.by(line.by.name || auditText.history.somebody, momentText(line.at))}
              </time>
            </Text>
          </LinkBox>
        ))}
      </Stack>
    </Panel>
  );
}

function nameOf(line: Disclosure, calendars: PayCalendars): string {
  return [disclosedText(line), ...disclosedParts(line, calendars)].join(' · ');
}

/** The number of filed documents that are shown. */

/** Presentado: the company's last filed documents; renders nothing if there are none. */
export function FiledPanel({ companyId }: { companyId: number }) {
  const { data = [] } = trpc.filing.list.useQuery({ companyId });
  const last = latestFilings(data).toReversed().slice(0, SHOWN);
  if (last.length === 0) return null;
  return (
    <Panel title={filingText.title}>
      <Stack as="ul" gap="0" listStyleType="none">
        {last.map((filed) => (
          <LinkBox key={filed.seq} as="li" rounded="md" px="2" mx="-2" py="1" _hover={{ bg: 'bg.muted' }}>
            <LinkOverlay asChild>
              <ChakraLink asChild fontWeight="medium">
                <Link to={filedPath(companyId, filed)}>
                  {filedName(filed)} · {duePeriodText(filed)}
                </Link>
              </ChakraLink>
            </LinkOverlay>
            <Text color="fg.muted" fontSize="13px">
              {filingText.filed(dateText(filed.filedOn))}
              {filed.confirmation !== '' && ` · ${filingText.confirmation(filed.confirmation)}`}
            </Text>
            {filed.isChanged && (
              <Text color="accent.fg" fontSize="13px">
                {filingText.isChanged}
              </Text>
            )}
          </LinkBox>
        ))}
      </Stack>
    </Panel>
  );
}
