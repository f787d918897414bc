import { Alert, Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { periodsText as text } from '../../text/pay/periods.es.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';
import { type Period, UnfinishedPayNote, useUnfinishedPay } from './unfinished-pay.tsx';

type PeriodActionsProps = { companyId: number; period: Period };

/**
 * The button for the next step of a period, with its question. If pay was booked meanwhile, the server
 * refuses and the new state is shown.
 */
export function PeriodActions({ companyId, period }: PeriodActionsProps) {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const steps = useSteps({ companyId, period });
  const unfinished = useUnfinishedPay({ companyId, period });
  const isDone = unfinished.withoutPay.length + unfinished.notPaid.length === 0;
  if (period.status === 'open' && period.entryCount === 0 && todayInPuertoRico() < period.start)
    return <Text color="fg.muted">{text.notBegun}</Text>;
  if (period.status === 'open')
    return (
      <StepButton
        label={text.review}
        // While somebody waits for pay, loading it comes first.
        isOutline={unfinished.withoutPay.length > 0}
        onClick={() => void steps.review().catch(notifyFailure)}
      />
    );
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
          <UnfinishedPayNote {...unfinished} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The reason why the user cannot close the period, in place of the button. */
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

// The dialog of a question reports its failures itself.
function notifyFailure(error: unknown) {
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

/**
 * Returns the steps of the period at the version on the screen. After each, even a refused one, the data is
 * fetched again.
 */
function useSteps({ companyId, period }: PeriodActionsProps) {
  const utils = trpc.useUtils();
  const review = trpc.periods.review.useMutation();
  const closing = trpc.periods.close.useMutation();
  const reopening = trpc.periods.reopen.useMutation();
  const seen = { companyId, periodId: period.id, version: period.version };
  const runStep = async (work: Promise<unknown>, done: string) => {
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
    review: () => runStep(review.mutateAsync({ ...seen, commandId: uuidv7() }), text.reviewed),
    close: () => runStep(closing.mutateAsync({ ...seen, commandId: uuidv7() }), text.closed),
    reopen: (answer: { reason: string; commandId: string }) =>
      runStep(reopening.mutateAsync({ ...seen, ...answer }), text.reopened),
  };
}
