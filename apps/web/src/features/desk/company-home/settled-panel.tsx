import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { momentText } from '../../../lib/date-text.ts';
import { errorText } from '../../../lib/error-text.ts';
import { trpc, useIsAllowed } from '../../../lib/trpc.ts';
import { auditText } from '../../../text/documents/audit.es.ts';
import { dueText, settledText as text } from '../../../text/documents/due.es.ts';
import { notifyError, notifySuccess } from '../../../ui/notices/notices.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { duePeriodText } from '../due-line.tsx';
import { useRefreshedDesk } from '../settle-dialog.tsx';

/** The number of marks that are shown until the user asks for all. */
const SHOWN = 4;

/**
 * Hecho fuera de Garita: the returns and deposits that were made elsewhere and the periods in which somebody
 * did not work, each with a button that undoes it. The newest are shown, the others on request.
 * Renders nothing if there are none.
 */
export function SettledPanel({ companyId }: { companyId: number }) {
  const { data = [] } = trpc.filing.settlements.useQuery({ companyId });
  const { data: employees } = trpc.employees.payees.useQuery({ companyId }, { enabled: data.length > 0 });
  const [isWhole, setWhole] = useState(false);
  if (data.length === 0) return null;
  const newest = data.toReversed();
  const names = new Map(employees?.map((one) => [one.id, fullName(one)]));
  return (
    <Panel title={text.title}>
      <Stack as="ul" gap="2" listStyleType="none">
        {(isWhole ? newest : newest.slice(0, SHOWN)).map((one) => (
          <SettledLine key={one.settlementId} settlement={one} nameOf={(id) => names.get(id) ?? ''} />
        ))}
      </Stack>
      {newest.length > SHOWN && !isWhole && (
        <Button variant="outline" mt="4" onClick={() => setWhole(true)}>
          {dueText.more(newest.length - SHOWN)}
        </Button>
      )}
    </Panel>
  );
}

type Settlement = inferRouterOutputs<AppRouter>['filing']['settlements'][number];
type SettledLineProps = { settlement: Settlement; nameOf: (employeeId: number) => string };

function SettledLine({ settlement, nameOf }: SettledLineProps) {
  const mayWrite = useIsAllowed('pay:write');
  const undo = trpc.filing.withdrawSettlement.useMutation();
  const refresh = useRefreshedDesk();
  const { companyId, settlementId, markedAt, markedByName } = settlement;
  const what = settledName(settlement, nameOf);
  const takeBack = async () => {
    try {
      await undo.mutateAsync({ companyId, settlementId, commandId: uuidv7() });
      await refresh();
      notifySuccess(text.undone);
    } catch (error) {
      notifyError(errorText(error));
    }
  };
  return (
    <Flex as="li" gap="3" justify="space-between" align="start">
      <Box minW="0">
        <Text fontWeight="medium">{what}</Text>
        <Text color="fg.muted" fontSize="13px">
          {duePeriodText(daysOf(settlement))}
          {' · '}
          <time dateTime={markedAt}>
            {auditText.history.by(markedByName || auditText.history.somebody, momentText(markedAt))}
          </time>
        </Text>
      </Box>
      {mayWrite && (
        <Button
          size="xs"
          variant="outline"
          data-print="hidden"
          aria-label={text.undoOf(what)}
          loading={undo.isPending}
          onClick={() => void takeBack()}
        >
          {text.undo}
        </Button>
      )}
    </Flex>
  );
}

function settledName(settlement: Settlement, nameOf: SettledLineProps['nameOf']): string {
  if (settlement.kind === 'obligation') return dueText.kind[settlement.obligation];
  return text.didNotWork(nameOf(settlement.employeeId));
}

function daysOf(settlement: Settlement) {
  if (settlement.kind === 'obligation') return settlement;
  return { from: settlement.period.start, to: settlement.period.end };
}
