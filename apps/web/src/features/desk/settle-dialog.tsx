import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { DueOfCompany } from '@garita/domain/filing/due/obligation';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { dateText } from '../../lib/date-text.ts';
import { trpc, useIsAllowed } from '../../lib/trpc.ts';
import { dueText, settledText as text } from '../../text/documents/due.es.ts';
import { TickBox } from '../../ui/controls/tick-box.tsx';
import { useTicks } from '../../ui/controls/use-ticks.ts';
import { notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { duePeriodText } from './due-line.tsx';

/** Marks obligations of one company as made outside Garita, several at once. All are ticked at first. */
export function SettleButton({ companyId, all }: { companyId: number; all: readonly DueOfCompany[] }) {
  const [isAsked, setAsked] = useState(false);
  const { chosen, isTicked, tick, reset } = useTicks(all, { keyOf });
  const mayWrite = useIsAllowed('pay:write');
  const settle = trpc.filing.settle.useMutation();
  const refresh = useRefreshedDesk();
  if (!mayWrite || all.length === 0) return null;
  const accept = async () => {
    const obligations = chosen.map(({ kind, period }) => ({ obligation: kind, ...period }));
    await settle.mutateAsync({ companyId, obligations, commandId: uuidv7() });
    await refresh();
    notifySuccess(text.done(chosen.length));
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        data-print="hidden"
        onClick={() => {
          reset();
          setAsked(true);
        }}
      >
        {text.mark}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text.mark}
        description={text.help}
        acceptLabel={text.accept(chosen.length)}
        isWide
        mayAccept={() => chosen.length > 0}
        onClose={() => setAsked(false)}
        onAccept={accept}
      >
        <Stack as="ul" listStyleType="none" gap="2" mt="3" maxH="50dvh" overflowY="auto" tabIndex={0}>
          {all.map((one) => (
            <Box as="li" key={keyOf(one)}>
              <TickBox isTicked={isTicked(one)} onTick={(isOn) => tick([one], isOn)} alignItems="start">
                {dueText.kind[one.kind]}
                <Text as="span" display="block" color="fg.muted" fontSize="13px" fontWeight="normal">
                  {text.of(duePeriodText(one.period), dateText(one.due))}
                </Text>
              </TickBox>
            </Box>
          ))}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function keyOf({ kind, period }: DueOfCompany): string {
  return `${kind} ${period.from} ${period.to}`;
}

/** Returns a function that loads the desk again after something was settled. */
export function useRefreshedDesk(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.filing.invalidate(), utils.desk.invalidate(), utils.audit.invalidate()]);
}

type NoWorkProps = {
  companyId: number;
  periodId: number;
  period: string;
  employee: { employeeId: number; name: string };
};

/** Records that the person whom a period waits for did not work in it. */
export function NoWorkButton({ companyId, periodId, period, employee }: NoWorkProps) {
  const [isAsked, setAsked] = useState(false);
  const mayWrite = useIsAllowed('pay:write');
  const record = trpc.filing.noWork.useMutation();
  const refresh = useRefreshedDesk();
  if (!mayWrite) return null;
  const { employeeId, name } = employee;
  const accept = async () => {
    await record.mutateAsync({ companyId, employeeId, periodId, commandId: uuidv7() });
    await refresh();
    notifySuccess(text.noWorkDone(name));
  };
  return (
    <>
      <Button
        size="xs"
        variant="ghost"
        position="relative"
        zIndex="1"
        data-print="hidden"
        aria-label={text.noWorkOf(name)}
        onClick={() => setAsked(true)}
      >
        {text.noWork}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={text.noWork}
        description={text.noWorkQuestion(name, period)}
        acceptLabel={text.noWork}
        onClose={() => setAsked(false)}
        onAccept={accept}
      />
    </>
  );
}
