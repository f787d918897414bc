import { Box, Button, Link as ChakraLink, Code, chakra, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { eventSentence } from '@garita/domain/text/event-texts.es';
import { yearOf } from '@garita/domain/time/calendar-date';
import { Link } from 'react-router';
import { monthsAt, payAt } from '../../../lib/addresses.ts';
import { dateText, momentText, monthText } from '../../../lib/date-text.ts';
import { EntryReach } from '../../../pay/entry-reach.tsx';
import { auditText } from '../../../text/documents/audit.es.ts';
import { dollarsText } from '../../../ui/amount.tsx';
import type { HistoryLine } from '../audit.ts';
import type { AuditViewProps } from '../audit-choice.ts';
import { ChangeDetails, LineTotals } from './change-details.tsx';

const text = auditText.history;

const WRITING = { date: dateText, month: monthText, dollars: dollarsText };

type HistoryItemProps = { line: HistoryLine } & Pick<AuditViewProps, 'companyId' | 'choose'>;

/** One event: what happened, to whom, who did it, when and why, and the amounts that it changed. */
export function HistoryItem({ companyId, line, choose }: HistoryItemProps) {
  const { seq, recordedAt, recordedBy, reason, seal } = line;
  return (
    <Box
      as="li"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      p="3"
      css={{ breakInside: 'avoid', '& td, & th': { _print: { paddingBlock: '1px', fontSize: '12px' } } }}
      data-seq={seq}
    >
      <Flex gap="4" wrap="wrap" justify="space-between">
        <Box flex="1 1 20rem" minW="0">
          <HStack gap="2" wrap="wrap">
            <Text as="span" color="fg.muted" fontSize="13px" fontVariantNumeric="tabular-nums">
              #{seq}
            </Text>
            <Heading as="h2" fontSize="14px" lineHeight="20px">
              {eventSentence(line, WRITING)}
            </Heading>
          </HStack>
          <Text color="fg.muted" fontSize="13px">
            <time dateTime={recordedAt}>
              {text.by(recordedBy.name || text.somebody, momentText(recordedAt))}
            </time>
          </Text>
          {reason !== '' && <Text fontSize="13px">{text.reason(reason)}</Text>}
          {seal && (
            <Text fontSize="13px">
              {seal.isSigned ? text.fingerprint : text.unsignedFingerprint} <Code>{seal.digits}</Code>
            </Text>
          )}
          <About {...{ companyId, line, choose }} />
        </Box>
        {line.amounts.length > 0 && <LineTotals line={line} />}
      </Flex>
      <ChangeDetails line={line} />
      {line.person && line.entryId !== null && <EntryReach kind={line.person.kind} entryId={line.entryId} />}
    </Box>
  );
}

/** The person, entry and period of an event; each filters the history by it. */
function About({ companyId, line, choose }: HistoryItemProps) {
  const { person, entryId, period, payDate, said } = line;
  const { corrects } = said;
  const pay = payPath(line, companyId);
  const months = monthsPath(line, companyId);
  return (
    <HStack gap="3" wrap="wrap" fontSize="13px" mt="1">
      {person && (
        <Filter
          onClick={() =>
            choose({
              employeeId: person.kind === 'employee' ? person.id : undefined,
              contractorId: person.kind === 'contractor' ? person.id : undefined,
              entryId: undefined,
            })
          }
        >
          {person.name}
        </Filter>
      )}
      {entryId !== null && (
        <Filter onClick={() => choose({ entryId, year: undefined })}>{text.entry(entryId)}</Filter>
      )}
      {corrects !== undefined && (
        <Filter onClick={() => choose({ entryId: corrects, periodId: undefined, year: undefined })}>
          {text.corrects(corrects)}
        </Filter>
      )}
      {period && (
        <Filter onClick={() => choose({ periodId: period.id, year: period.year })}>
          {text.period(period.number, dateText(period.start), dateText(period.end))}
        </Filter>
      )}
      {entryId !== null && payDate !== null && (
        <chakra.span color="fg.muted">{text.payDate(dateText(payDate))}</chakra.span>
      )}
      {pay && <Way to={pay}>{text.openPay}</Way>}
      {months && <Way to={months}>{text.openMonths}</Way>}
    </HStack>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <ChakraLink asChild variant="underline" colorPalette="brand" data-print="hidden">
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}

/** Returns the path of the closed month; undefined if the event closed none. */
function monthsPath({ type, said: { coveredFrom } }: HistoryLine, companyId: number): string | undefined {
  if (type !== 'MonthClosed' || coveredFrom === undefined) return undefined;
  return monthsAt({ companyId, year: yearOf(coveredFrom) });
}

/** Returns the path where the pay was loaded; undefined if the event is no pay. */
function payPath({ person, entryId, period, payDate }: HistoryLine, companyId: number): string | undefined {
  if (!person || entryId === null) return undefined;
  const { kind, id: personId } = person;
  const whose = { companyId, personId, entryId };
  if (kind === 'employee') return period ? payAt({ kind, ...whose, periodId: period.id }) : undefined;
  return payDate === null ? undefined : payAt({ kind, ...whose, payDate });
}

function Filter({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="plain" size="xs" px="0" h="auto" color="brand.fg" whiteSpace="normal" onClick={onClick}>
      {children}
    </Button>
  );
}
