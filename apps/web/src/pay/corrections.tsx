import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dateText, momentText } from '../lib/date-text.ts';
import { trpc } from '../lib/trpc.ts';
import { timeHistoryText as text } from '../text/pay/pay.es.ts';
import { SideDrawer } from '../ui/overlay/overlays.tsx';
import { Loaded } from '../ui/page/loaded.tsx';
import { StatementComparison } from './comparison.tsx';
import { AuditLink, recorderName } from './recorded-event.tsx';
import { compareStatements } from './statement-lines.ts';

/** The button that counts the corrections of an employee's entry and shows them. */
export function EntryCorrections({ companyId, entryId, corrections }: CorrectedPay) {
  return (
    <CorrectedButton corrections={corrections}>
      <EntryHistory companyId={companyId} entryId={entryId} />
    </CorrectedButton>
  );
}

function EntryHistory({ companyId, entryId }: Omit<CorrectedPay, 'corrections'>) {
  const history = trpc.payroll.history.useQuery({ entryId });
  return (
    <Loaded query={history}>
      {(data) => (
        <VersionList
          {...data}
          pay={{ companyId, entryId }}
          minutesOf={({ minutes }) => minutes}
          amounts={(before, after) => changedStatement(before.statement, after.statement)}
        />
      )}
    </Loaded>
  );
}

function changedStatement(before: PayStatement, after: PayStatement) {
  const isSame = compareStatements(before, after).every((line) => line.before === line.after);
  return isSame ? null : <StatementComparison {...{ before, after }} isOnlyChanges />;
}

/** A pay, and how often it was corrected. */
export type CorrectedPay = { companyId: number; entryId: number; corrections: number };

/**
 * The button 'Corregido 1 vez', which shows the changes (`children`). Renders nothing for pay without
 * corrections.
 */
export function CorrectedButton({ corrections, children }: { corrections: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (corrections === 0) return null;
  return (
    <>
      <Button type="button" variant="outline" size="xs" onClick={() => setIsOpen(true)}>
        <History aria-hidden />
        {text.corrected(corrections)}
      </Button>
      <SideDrawer open={isOpen} title={text.title} size="md" onClose={() => setIsOpen(false)}>
        {children}
      </SideDrawer>
    </>
  );
}

/** One version of pay: when it was recorded and by whom, and its pay date. */
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
          const action = before ? text.kinds[eventType] : text.loaded;
          return (
            <Box as="section" key={version.version}>
              <Heading as="h3" fontSize="14px" lineHeight="20px">
                {text.by(action, recorderName(users, recordedBy), momentText(recordedAt))}
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
