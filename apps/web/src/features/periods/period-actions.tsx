import { Alert, Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { errorText } from '../../lib/error-text.ts';
import { todayInPuertoRico } from '../../lib/today.ts';
import { trpc } from '../../lib/trpc.ts';
import { periodsText as text } from '../../text/periods.es.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.ts';
import type { Period } from './period.ts';
import { useWhatIsLeft, WhatIsLeft } from './what-is-left.tsx';

type PeriodActionsProps = { companyId: number; period: Period };

/** The next step of a period, asked before it is done. What somebody booked meanwhile is refused, and then shown. */
export function PeriodActions({ companyId, period }: PeriodActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const steps = useSteps({ companyId, period });
  const left = useWhatIsLeft({ companyId, period });
  const isDone = left.withoutPay.length + left.notPaid.length === 0;
  if (period.status === 'open' && period.entryCount === 0 && todayInPuertoRico() < period.start)
    return <Text color="fg.muted">{text.notBegun}</Text>;
  if (period.status === 'open')
    return <StepButton label={text.review} onClick={() => void steps.review().catch(tell)} />;
  const isClosed = period.status === 'closed';
  if (!isClosed && period.isClosedByAnother) return <ClosedByAnother bookedBy={period.bookedBy} />;
  return (
    <>
      <StepButton
        label={isClosed ? text.reopen : text.close}
        isOutline={isClosed}
        onClick={() => setIsAsked(true)}
      />
      {isAsked && isClosed && (
        <ReasonDialog
          title={text.reopen}
          question={text.reopenQuestion}
          label={text.reason}
          acceptLabel={text.reopen}
          onClose={close}
          onAccept={steps.reopen}
        />
      )}
      {!isClosed && (
        <ConfirmDialog
          open={isAsked}
          title={text.close}
          description={text.closeQuestion}
          acceptLabel={isDone ? text.close : text.closeAnyway}
          isDestructive={!isDone}
          onClose={close}
          onAccept={steps.close}
        >
          <WhatIsLeft {...left} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Why whoever looks does not close it, in place of the button. */
function ClosedByAnother({ bookedBy }: Pick<Period, 'bookedBy'>) {
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{text.closedByAnother}</Alert.Title>
        <Alert.Description>{text.bookedBy(bookedBy.join(', '))}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

// Of a question, the dialog tells it.
function tell(error: unknown) {
  notifyError(errorText(error));
}

function StepButton({
  label,
  isOutline = false,
  onClick,
}: {
  label: string;
  isOutline?: boolean;
  onClick: () => void;
}) {
  return (
    <HStack data-print="hidden">
      <Button
        colorPalette={isOutline ? 'gray' : 'brand'}
        variant={isOutline ? 'outline' : 'solid'}
        onClick={onClick}
      >
        {label}
      </Button>
    </HStack>
  );
}

/** What can be done with the period at the version that is shown. Whatever comes of it, the screen then shows what there is. */
function useSteps({ companyId, period }: PeriodActionsProps) {
  const utils = trpc.useUtils();
  const review = trpc.periods.review.useMutation();
  const closing = trpc.periods.close.useMutation();
  const reopening = trpc.periods.reopen.useMutation();
  const seen = { companyId, periodId: period.id, version: period.version };
  const told = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      notifySuccess(done);
    } finally {
      await Promise.all([
        utils.periods.invalidate(),
        utils.months.invalidate(),
        utils.payroll.invalidate(),
        utils.desk.invalidate(),
      ]);
    }
  };
  return {
    review: () => told(review.mutateAsync({ ...seen, commandId: uuidv7() }), text.reviewed),
    close: () => told(closing.mutateAsync({ ...seen, commandId: uuidv7() }), text.closed),
    reopen: (given: { reason: string; commandId: string }) =>
      told(reopening.mutateAsync({ ...seen, ...given }), text.reopened),
  };
}
