import { Stack } from '@chakra-ui/react';
import { chequeNumberSchema } from '@garita/domain/pay/cheque-number.schema';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { fieldText } from '@garita/domain/text/field-texts.es';
import { PAYMENT_METHOD_LABELS } from '@garita/domain/text/option-labels.es';
import { useId } from 'react';
import { paidText } from '../text/pay/pay.es.ts';
import { Input } from '../ui/controls/input.tsx';
import { errorId, helpId } from '../ui/form/fields/bound-field.ts';
import { FieldFrame } from '../ui/form/fields/field-frame.tsx';
import { readCount } from '../ui/form/fields/figure-fields.tsx';
import { optionsOf, SelectInput } from '../ui/form/fields/select-input.tsx';

/**
 * The mark that is about to be recorded; null takes it back. The key is made with the question, so that
 * accepting it twice counts once.
 */
export type PaidQuestionState = {
  mark: PaidMark | null;
  commandId: string;
  /** The typed text if it is no cheque number; nothing is recorded with it. */
  wrongCheque?: string | undefined;
};

type PaidQuestionProps = {
  mark: PaidMark;
  wrongCheque: PaidQuestionState['wrongCheque'];
  /** The number that the company's next cheque takes. */
  nextCheque: number;
  onChange: (mark: PaidMark, wrongCheque?: string) => void;
};

/** The fields for the day and the method of a payment. An emptied day keeps the previous one. */
export function PaidQuestion({ mark, wrongCheque, nextCheque, onChange }: PaidQuestionProps) {
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
