import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { PAYMENT_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { paidText } from '../text/pay/pay.es.ts';
import { dollarsText } from '../ui/amount.tsx';
import { ConfirmedSwitch } from '../ui/controls/toggle.tsx';
import { notifySuccess } from '../ui/notices/notices.ts';
import { ConfirmDialog } from '../ui/overlay/overlays.tsx';
import { createSlot } from '../ui/slot.tsx';
import { paidSentence } from './paid-notice.tsx';
import { PaidQuestion, type PaidQuestionState } from './paid-question.tsx';
import { type Particular, Particulars } from './saving/pay-change-dialog.tsx';

/** The mark as paid: when, how and how much; null for pay without the mark. */
type Paid = PaidDifference | null;

/** The entry or payment to be marked. The question starts with its pay date. */
type Saved = { entryId: number; version: number; payDate: string; paid: Paid };

type PaidSwitchProps = {
  saved: Saved;
  /** The number that the company's next cheque takes. */
  nextCheque: number;
  particulars: readonly Particular[];
  /** The words that name the pay in the notice. */
  summary: string;
  /** True for users who may not mark pay: they see the state only. */
  isDisabled?: boolean;
  /** Records the mark, or removes it with null, and updates `saved`. A rejection is shown in a notice. */
  onMark: (
    mark: Pick<Saved, 'entryId' | 'version'> & { paid: PaidMark | null; commandId: string },
  ) => Promise<unknown>;
};

/**
 * Marks pay as paid, with the day, the method and the amount, and shows the difference after a correction. No
 * amount changes, and the form around it keeps its typed values.
 */
export function PaidSwitch(props: PaidSwitchProps) {
  const { saved, nextCheque, particulars, summary, isDisabled = false, onMark } = props;
  const { entryId, version, paid } = saved;
  const [question, setQuestion] = useState<PaidQuestionState>();
  const ask = (mark: PaidMark | null) => setQuestion({ mark, commandId: uuidv7() });
  const accept = async ({ mark, commandId }: PaidQuestionState) => {
    await onMark({ entryId, version, paid: mark, commandId });
    notifySuccess(doneText(paid, mark), summary);
  };
  return (
    <Box>
      <ConfirmedSwitch
        isOn={paid !== null}
        isDisabled={isDisabled}
        onAsk={() => ask(paid ? null : { paidOn: saved.payDate })}
      >
        {paidText.paid}
      </ConfirmedSwitch>
      {paid && (
        <PaidState paid={paid} onSettle={isDisabled ? undefined : () => ask({ paidOn: saved.payDate })} />
      )}
      {question && (
        <ConfirmDialog
          open
          {...questionText(paid, question.mark)}
          onClose={() => setQuestion(undefined)}
          mayAccept={() => question.wrongCheque === undefined}
          onAccept={() => accept(question)}
        >
          <Particulars items={particulars} />
          {question.mark && (
            <PaidQuestion
              mark={question.mark}
              wrongCheque={question.wrongCheque}
              nextCheque={nextCheque}
              onChange={(mark, wrongCheque) => setQuestion({ ...question, mark, wrongCheque })}
            />
          )}
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** The paid amount and method and, after a correction, the difference that is still to be settled. */
function PaidState({ paid, onSettle }: { paid: PaidDifference; onSettle: (() => void) | undefined }) {
  const isOpen = paid.difference !== 0;
  return (
    <PaidSlot.Fill>
      <Flex wrap="wrap" align="center" columnGap="2">
        <Text fontSize="13px" color={isOpen ? 'fg.warning' : 'fg.muted'}>
          {paidSentence(paid)}
        </Text>
        {paid.method && (
          <Text fontSize="13px" color="fg.muted">
            {paid.chequeNumber === undefined
              ? PAYMENT_METHOD_LABELS[paid.method]
              : paidText.cheque(paid.chequeNumber)}
          </Text>
        )}
        {isOpen && onSettle && (
          <Button type="button" variant="outline" size="xs" onClick={onSettle}>
            {paidText.settle}
          </Button>
        )}
      </Flex>
    </PaidSlot.Fill>
  );
}

function questionText(paid: Paid, mark: PaidMark | null) {
  if (!mark) {
    const number = paid?.chequeNumber;
    const cheque = number === undefined ? '' : ` ${paidText.takeBackCheque(number)}`;
    return { title: paidText.takeBack, description: paidText.takeBackQuestion + cheque };
  }
  if (!paid) return { title: paidText.mark, description: paidText.question };
  const amount = dollarsText(Math.abs(paid.difference));
  const description = paid.difference > 0 ? paidText.settleMore(amount) : paidText.settleLess(amount);
  return { title: paidText.settle, description };
}

function doneText(paid: Paid, mark: PaidMark | null): string {
  if (!mark) return paidText.takenBack;
  return paid ? paidText.settled : paidText.marked;
}

/**
 * The slot beside the title for the day, method and amount of a payment, where it moves no row. Without the
 * slot they stand under the switch.
 */
export const PaidSlot = createSlot();
