import { Box, Input, Stack, Text } from '@chakra-ui/react';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { AskingSwitch } from '../components/asking-switch.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { notifySuccess } from '../components/notices.ts';
import { FieldFrame } from '../form/fields/field-frame.tsx';
import { optionsOf } from '../form/fields/options.ts';
import { SelectInput } from '../form/fields/select-input.tsx';
import { dateText } from '../lib/date-text.ts';
import { paidText } from '../text/paid.es.ts';
import { paymentMethodLabels } from '../text/reference.es.ts';
import { type Particular, Particulars } from './saving/particulars.tsx';

/** When and how something was paid; null while nobody said that it was. */
type Paid = PaidMark | null;

/** What was opened to be marked: an entry, or a payment. The question starts with its pay date. */
type Saved = { entryId: number; version: number; payDate: string; paid: Paid };

type PaidSwitchProps = {
  saved: Saved;
  particulars: readonly Particular[];
  /** What it is, in short, for the notice. */
  summary: string;
  /** For those who may not: they see the state only. */
  isDisabled?: boolean;
  /** Records the mark, or with null takes it back, and answers what is in force; a rejection is told in a notice. */
  onMark: (
    mark: Pick<Saved, 'entryId' | 'version' | 'paid'> & { commandId: string },
  ) => Promise<{ paid: Paid }>;
};

/** A mark that is about to be recorded; its key is made with the question, so that accepting it twice records it once. */
type Asked = { mark: PaidMark; commandId: string };

/**
 * Says that what was computed has reached the person, on which day and how. No amount changes, and the form around it keeps
 * what is typed in it.
 */
export function PaidSwitch({ saved, particulars, summary, isDisabled = false, onMark }: PaidSwitchProps) {
  const [paid, setPaid] = useState(saved.paid);
  const [asked, setAsked] = useState<Asked>();
  const ask = () => setAsked({ mark: paid ?? { paidOn: saved.payDate }, commandId: uuidv7() });
  const accept = async ({ mark, commandId }: Asked) => {
    const { entryId, version } = saved;
    const answer = await onMark({ entryId, version, paid: paid ? null : mark, commandId });
    setPaid(answer.paid);
    notifySuccess(paid ? paidText.takenBack : paidText.marked, summary);
  };
  return (
    <Box minW="8rem">
      <AskingSwitch isOn={paid !== null} isDisabled={isDisabled} onAsk={ask} minH="36px">
        {paidText.paid}
      </AskingSwitch>
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
          onAccept={() => accept(asked)}
        >
          <Particulars items={particulars} />
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

type PaidQuestionProps = { mark: PaidMark; onChange: (mark: PaidMark) => void };

/** On which day somebody was paid, and how. An emptied day stays the one before. */
function PaidQuestion({ mark, onChange }: PaidQuestionProps) {
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
          onChange={({ target }) => onChange({ ...mark, paidOn: target.value || mark.paidOn })}
        />
      </FieldFrame>
      <FieldFrame id={methodId} label={paidText.method} isRequired={false} {...frame}>
        <SelectInput
          id={methodId}
          options={optionsOf(paymentMethodLabels)}
          placeholder={paidText.noMethod}
          value={mark.method}
          onChange={(method) => onChange({ ...mark, method: method ?? undefined })}
        />
      </FieldFrame>
    </Stack>
  );
}
