import { Alert, Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { fullName } from '@garita/domain/employee/full-name';
import { isToBePaidIn } from '@garita/domain/schedule/period-progress';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { withoutWorkIn } from '../../pay/without-work.ts';
import { periodsText as text } from '../../text/periods.es.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { notifyError, notifySuccess } from '../../ui/notices/notices.ts';
import { ConfirmDialog } from '../../ui/overlay/overlays.tsx';

type PeriodActionsProps = { companyId: number; period: Period };

/**
 * The button for the next step of a period, with its question. If pay was booked meanwhile, the server
 * refuses and the new state is shown.
 */
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

type Person = { id: number; name: string };

/**
 * The work that a closing leaves undone: employees without pay in the period, and employees whose pay is not
 * marked as paid.
 */
type Left = { withoutPay: readonly Person[]; notPaid: readonly Person[] };

const NOTHING: Left = { withoutPay: [], notPaid: [] };

/** Returns the work left in a period; none while the data is still loading. */
function useWhatIsLeft({ companyId, period }: { companyId: number; period: Period }): Left {
  const { data: loaded } = trpc.payroll.loaded.useQuery({ companyId, periodId: period.id });
  const { data: employees } = trpc.employees.payees.useQuery({ companyId });
  const { data: settled = [] } = trpc.filing.settlements.useQuery({ companyId }, { staleTime: 0 });
  if (!loaded || !employees) return NOTHING;
  const paid = new Set(loaded.filter(({ hasPay }) => hasPay).map(({ employeeId }) => employeeId));
  const withoutWork = withoutWorkIn(settled, period.id);
  const isMissing = (id: number) => !paid.has(id) && !withoutWork.has(id);
  const notPaid = new Set(loaded.filter(({ unpaid }) => unpaid > 0).map(({ employeeId }) => employeeId));
  const named = (people: typeof employees) =>
    people.map((person) => ({ id: person.id, name: fullName(person) }));
  return {
    withoutPay: named(employees.filter((each) => isToBePaidIn(each, period) && isMissing(each.id))),
    notPaid: named(employees.filter(({ id }) => notPaid.has(id))),
  };
}

/** Names the employees whom a closing leaves without pay or unpaid. */
function WhatIsLeft({ withoutPay, notPaid }: Left) {
  return (
    <Stack gap="2" mt="3">
      <Named title={text.withoutPay} people={withoutPay} />
      <Named title={text.notPaid} people={notPaid} />
    </Stack>
  );
}

function Named({ title, people }: { title: string; people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Alert.Root status="warning" colorPalette="accent" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description asChild>
          {/* Scrolls by itself, by keyboard too. */}
          <List.Root variant="plain" maxH="24dvh" overflow="auto" tabIndex={0} aria-label={title}>
            {people.map(({ id, name }) => (
              <List.Item key={id}>{name}</List.Item>
            ))}
          </List.Root>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** A period of a company as the ledger has it. */
export type Period = inferRouterOutputs<AppRouter>['periods']['get'];
