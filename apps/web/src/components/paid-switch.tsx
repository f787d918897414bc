import { Box, Switch, Text } from '@chakra-ui/react';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { dateText } from '../lib/date-text.ts';
import { paidText } from '../text/paid.es.ts';
import { paymentMethodLabels } from '../text/reference.es.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { notifySuccess } from './notices.ts';
import { PaidQuestion } from './paid-switch/paid-question.tsx';

/** When and how something was paid; null while nobody said that it was. */
type Paid = PaidMark | null;

/** What was opened to be marked: an entry, or a payment. The question starts with its pay date. */
type Saved = { entryId: number; version: number; payDate: string; paid: Paid };

type PaidSwitchProps = {
  saved: Saved;
  /** For those who may not: they see the state only. */
  isDisabled?: boolean;
  /** Records the mark, or with null takes it back, and answers what is in force; a rejection is told in a notice. */
  onMark: (
    mark: Pick<Saved, 'entryId' | 'version' | 'paid'> & { commandId: string },
  ) => Promise<{ paid: Paid }>;
};

/**
 * Says that what was computed has reached the person, on which day and how. No amount changes, and the form around it keeps
 * what is typed in it.
 */
export function PaidSwitch({ saved, isDisabled = false, onMark }: PaidSwitchProps) {
  const { entryId, version, payDate } = saved;
  const [paid, setPaid] = useState(saved.paid);
  const [asked, setAsked] = useState<{ mark: PaidMark; commandId: string }>();
  return (
    <Box minW="8rem">
      <Switch.Root size="sm" colorPalette="brand" checked={paid !== null} disabled={isDisabled} minH="36px">
        <Switch.HiddenInput
          role="switch"
          aria-checked={paid !== null}
          // The box would tick itself before the answer, and stay so after 'Atras'.
          onClick={(event) => {
            event.preventDefault();
            setAsked({ mark: paid ?? { paidOn: payDate }, commandId: uuidv7() });
          }}
        />
        <Switch.Control />
        <Switch.Label>{paidText.paid}</Switch.Label>
      </Switch.Root>
      {paid && (
        <Text fontSize="13px" color="fg.muted">
          {markText(paid)}
        </Text>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={paid ? paidText.takeBack : paidText.mark}
          description={paid ? paidText.takeBackQuestion : paidText.question}
          onClose={() => setAsked(undefined)}
          onAccept={async () => {
            const { mark, commandId } = asked;
            const answer = await onMark({ entryId, version, paid: paid ? null : mark, commandId });
            setPaid(answer.paid);
            notifySuccess(paid ? paidText.takenBack : paidText.marked);
          }}
        >
          {paid === null && (
            <PaidQuestion mark={asked.mark} onChange={(mark) => setAsked({ ...asked, mark })} />
          )}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function markText({ paidOn, method }: PaidMark): string {
  const day = dateText(paidOn);
  return method ? paidText.onBy(day, paymentMethodLabels[method]) : paidText.on(day);
}
