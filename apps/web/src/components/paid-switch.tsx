import { Box, Switch, Text } from '@chakra-ui/react';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { useState } from 'react';
import { dateText } from '../lib/date-text.ts';
import { paidText } from '../text/paid.es.ts';
import { paymentMethodLabels } from '../text/reference.es.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { notifySuccess } from './notices.ts';
import { PaidQuestion } from './paid-switch/paid-question.tsx';

type PaidSwitchProps = {
  /** When and how it was paid; null while nobody said that it was. */
  paid: PaidMark | null;
  /** The day that the question starts with. */
  payDate: string;
  /** For those who may not: they see the state only. */
  isDisabled?: boolean;
  /** Records the mark, or with null takes it back; a rejection is told in a notice. */
  onMark: (paid: PaidMark | null) => Promise<unknown>;
};

/** Says that what was computed has reached the person, on which day and how. No amount changes. */
export function PaidSwitch({ paid, payDate, isDisabled = false, onMark }: PaidSwitchProps) {
  const [asked, setAsked] = useState<PaidMark>();
  return (
    <Box minW="8rem">
      <Switch.Root size="sm" colorPalette="brand" checked={paid !== null} disabled={isDisabled} minH="36px">
        <Switch.HiddenInput
          role="switch"
          aria-checked={paid !== null}
          // The box would tick itself before the answer, and stay so after 'Atras'.
          onClick={(event) => {
            event.preventDefault();
            setAsked(paid ?? { paidOn: payDate });
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
            await onMark(paid ? null : asked);
            notifySuccess(paid ? paidText.takenBack : paidText.marked);
          }}
        >
          {paid === null && <PaidQuestion mark={asked} onChange={setAsked} />}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function markText({ paidOn, method }: PaidMark): string {
  const day = dateText(paidOn);
  return method ? paidText.onBy(day, paymentMethodLabels[method]) : paidText.on(day);
}
