import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../components/loaded.tsx';
import { SideDrawer } from '../components/side-drawer.tsx';
import { dateText, momentText } from '../lib/date-text.ts';
import { trpc } from '../lib/trpc.ts';
import { timeHistoryText as text } from '../text/time-history.es.ts';
import { recorderName } from './recorder-name.ts';
import { StatementComparison } from './saving/statement-comparison.tsx';
import { compareStatements } from './statement-lines.ts';

type TimeHistory = inferRouterOutputs<AppRouter>['payroll']['history'];
type TimeVersion = TimeHistory['versions'][number];

/** 'Corregido 1 vez', and what changed when it is asked for; nothing for an entry that is as it was loaded. */
export function CorrectedButton({ entryId, corrections }: { entryId: number; corrections: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (corrections === 0) return null;
  return (
    <>
      <Button type="button" variant="outline" size="xs" onClick={() => setIsOpen(true)}>
        <History aria-hidden />
        {text.corrected(corrections)}
      </Button>
      <SideDrawer open={isOpen} title={text.title} size="md" onClose={() => setIsOpen(false)}>
        <EntryHistory entryId={entryId} />
      </SideDrawer>
    </>
  );
}

/** Every correction of an entry, the last one first, and who loaded it. */
function EntryHistory({ entryId }: { entryId: number }) {
  const history = trpc.payroll.history.useQuery({ entryId });
  return (
    <Loaded query={history}>
      {({ versions, users }) => (
        <Stack gap="5">
          {versions
            .map((version, index) => {
              const before = versions[index - 1];
              return <Correction key={version.version} {...{ before, version, users }} />;
            })
            .toReversed()}
        </Stack>
      )}
    </Loaded>
  );
}

type CorrectionProps = {
  /** What it was before; undefined for the loading itself. */
  before: TimeVersion | undefined;
  version: TimeVersion;
  users: TimeHistory['users'];
};

function Correction({ before, version, users }: CorrectionProps) {
  const { eventType, recordedBy, recordedAt } = version;
  const deed = before ? text.kinds[eventType] : text.loaded;
  return (
    <Box as="section">
      <Heading as="h3" fontSize="14px" lineHeight="20px">
        {text.by(deed, recorderName(users, recordedBy), momentText(recordedAt))}
      </Heading>
      {before && <Changes before={before} after={version} />}
    </Box>
  );
}

function Changes({ before, after }: { before: TimeVersion; after: TimeVersion }) {
  const amounts = compareStatements(before.statement, after.statement);
  const isSame = amounts.every((line) => line.before === line.after);
  return (
    <>
      {before.minutes !== after.minutes && (
        <Text mt="2">{text.hours(formatMinutes(before.minutes), formatMinutes(after.minutes))}</Text>
      )}
      {before.payDate !== after.payDate && (
        <Text mt="2">{text.payDate(dateText(before.payDate), dateText(after.payDate))}</Text>
      )}
      {isSame ? (
        <Text mt="2" color="fg.muted">
          {text.sameAmounts}
        </Text>
      ) : (
        <StatementComparison before={before.statement} after={after.statement} isOnlyChanges />
      )}
    </>
  );
}
