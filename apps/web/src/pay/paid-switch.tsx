import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { chequeNumberSchema } from '@garita/domain/pay/cheque-number.schema';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { PAYMENT_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { paidText } from '../text/pay.es.ts';
import { dollarsText } from '../ui/amount.tsx';
import { Input } from '../ui/controls/input.tsx';
import { AskingSwitch } from '../ui/controls/toggle.tsx';
import { errorId, helpId } from '../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../ui/form/fields/field-frame.tsx';
import { readCount } from '../ui/form/fields/figure-fields.tsx';
import { optionsOf, SelectInput } from '../ui/form/fields/select-input.tsx';
import { notifySuccess } from '../ui/notices/notices.ts';
import { ConfirmDialog } from '../ui/overlay/overlays.tsx';
import { createSlot } from '../ui/slot.tsx';
import { paidSentence } from './paid-notice.tsx';
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
 * The mark that is about to be recorded; null takes it back. The key is made with the question, so that
 * accepting it twice counts once.
 */
type PaidQuestionState = {
  mark: PaidMark | null;
  commandId: string;
  /** The typed text if it is no cheque number; nothing is recorded with it. */
  wrongCheque?: string | undefined;
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
      <AskingSwitch
        isOn={paid !== null}
        isDisabled={isDisabled}
        onAsk={() => ask(paid ? null : { paidOn: saved.payDate })}
      >
        {paidText.paid}
      </AskingSwitch>
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

type PaidQuestionProps = {
  mark: PaidMark;
  wrongCheque: PaidQuestionState['wrongCheque'];
  /** The number that the company's next cheque takes. */
  nextCheque: number;
  onChange: (mark: PaidMark, wrongCheque?: string) => void;
};

/** The fields for the day and the method of a payment. An emptied day keeps the previous one. */
function PaidQuestion({ mark, wrongCheque, nextCheque, onChange }: PaidQuestionProps) {
  const id = useId();
  const [dayId, methodId] = [`${id}-day`, `${id}-method`];
  const frame = { help: undefined, error: undefined };
  return (
    <Stack gap="3" mt="3">
      <FieldFrame id={dayId} label={paidText.day} isRequired {...frame}>
        <Input
          id={dayId}
          type="date"
          maxWidth="48"
          required
          value={mark.paidOn}
          onChange={({ target }) => onChange({ ...mark, paidOn: target.value || mark.paidOn }, wrongCheque)}
        />
      </FieldFrame>
      <FieldFrame id={methodId} label={paidText.method} isRequired={false} {...frame}>
        <SelectInput
          id={methodId}
          options={optionsOf(PAYMENT_METHOD_LABELS)}
          placeholder={paidText.noMethod}
          value={mark.method}
          onChange={(method) => onChange({ paidOn: mark.paidOn, method: method ?? undefined })}
        />
      </FieldFrame>
      {mark.method === 'check' && <ChequeNumber {...{ mark, wrongCheque, nextCheque, onChange }} />}
    </Stack>
  );
}

/** The company's next number until another one is typed; emptied, it is the next one again. */
function ChequeNumber({ mark, wrongCheque, nextCheque, onChange }: PaidQuestionProps) {
  const id = useId();
  const type = (text: string) => {
    const typed = readCount(text, undefined);
    const chequeNumber = chequeNumberSchema.safeParse(typed).data;
    onChange({ ...mark, chequeNumber }, typed === chequeNumber ? undefined : text);
  };
  return (
    <FieldFrame
      id={id}
      label={paidText.chequeNumber}
      isRequired={false}
      help={paidText.chequeHelp}
      error={wrongCheque === undefined ? undefined : fieldText('cheque-number-invalid')}
    >
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxWidth="48"
        placeholder={String(nextCheque)}
        aria-invalid={wrongCheque !== undefined}
        aria-describedby={wrongCheque === undefined ? helpId(id) : errorId(id)}
        value={wrongCheque ?? mark.chequeNumber ?? ''}
        onChange={({ target }) => type(target.value)}
      />
    </FieldFrame>
  );
}

/**
 * The slot beside the title for the day, method and amount of a payment, where it moves no row. Without the
 * slot they stand under the switch.
 */
export const PaidSlot = createSlot();
