import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import type { ReactNode } from 'react';
import { dateText, momentText } from '../../lib/date-text.ts';
import { timeHistoryText as text } from '../../text/time-history.es.ts';
import { AuditLink } from '../audit-link.tsx';
import { recorderName } from '../recorder-name.ts';

/** What somebody left of pay: when, for how long, and when it is paid. */
type Version = {
  version: number;
  eventType: keyof typeof text.kinds;
  recordedBy: number;
  recordedAt: string;
  payDate: CalendarDate;
  reason: string;
};

type VersionListProps<Of extends Version> = {
  pay: { companyId: number; entryId: number };
  /** The first one first. */
  versions: readonly Of[];
  users: readonly { id: number; name: string }[];
  minutesOf: (version: Of) => Minutes;
  /** The amounts that a correction changed; null where it changed none. */
  amounts: (before: Of, after: Of) => ReactNode;
};

/** Every correction of pay, the last one first, and who loaded it. */
export function VersionList<Of extends Version>({ pay, versions, users, ...shown }: VersionListProps<Of>) {
  return (
    <Stack gap="5">
      {versions
        .map((version, index) => {
          const before = versions[index - 1];
          const { eventType, recordedBy, recordedAt, reason } = version;
          const deed = before ? text.kinds[eventType] : text.loaded;
          return (
            <Box as="section" key={version.version}>
              <Heading as="h3" fontSize="14px" lineHeight="20px">
                {text.by(deed, recorderName(users, recordedBy), momentText(recordedAt))}
              </Heading>
              {reason !== '' && <Text mt="2">{text.reason(reason)}</Text>}
              {before && <Changes before={before} after={version} {...shown} />}
            </Box>
          );
        })
        .toReversed()}
      <AuditLink {...pay}>{text.inAudit}</AuditLink>
    </Stack>
  );
}

type ChangesProps<Of extends Version> = { before: Of; after: Of } & Pick<
  VersionListProps<Of>,
  'minutesOf' | 'amounts'
>;

function Changes<Of extends Version>({ before, after, minutesOf, amounts }: ChangesProps<Of>) {
  const [minutesBefore, minutesAfter] = [minutesOf(before), minutesOf(after)];
  return (
    <>
      {minutesBefore !== minutesAfter && (
        <Text mt="2">{text.hours(formatMinutes(minutesBefore), formatMinutes(minutesAfter))}</Text>
      )}
      {before.payDate !== after.payDate && (
        <Text mt="2">{text.payDate(dateText(before.payDate), dateText(after.payDate))}</Text>
      )}
      {amounts(before, after) ?? (
        <Text mt="2" color="fg.muted">
          {text.sameAmounts}
        </Text>
      )}
    </>
  );
}
