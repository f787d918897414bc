import { Stack } from '@chakra-ui/react';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { useId } from 'react';
import { paidText } from '../text/paid.es.ts';
import { paymentMethodLabels } from '../text/reference.es.ts';
import { Input } from '../ui/controls/input.tsx';
import { FieldFrame } from '../ui/form/fields/field-frame.tsx';
import { helpId } from '../ui/form/fields/form-fields.ts';
import { optionsOf } from '../ui/form/fields/options.ts';
import { SelectInput } from '../ui/form/fields/select-input.tsx';

type PaidQuestionProps = {
  mark: PaidMark;
  /** The number that the company's next cheque takes. */
  nextCheque: number;
  onChange: (mark: PaidMark) => void;
};

/** On which day somebody was paid, and how. An emptied day stays the one before. */
export function PaidQuestion({ mark, nextCheque, onChange }: PaidQuestionProps) {
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
          onChange={(method) => onChange({ paidOn: mark.paidOn, method: method ?? undefined })}
        />
      </FieldFrame>
      {mark.method === 'check' && <ChequeNumber {...{ mark, nextCheque, onChange }} />}
    </Stack>
  );
}

/** The company's next number until another one is typed; emptied, it is the next one again. */
function ChequeNumber({ mark, nextCheque, onChange }: PaidQuestionProps) {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={paidText.chequeNumber}
      isRequired={false}
      help={paidText.chequeHelp}
      error={undefined}
    >
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        maxWidth="48"
        placeholder={String(nextCheque)}
        aria-describedby={helpId(id)}
        value={mark.chequeNumber ?? ''}
        onChange={({ target }) =>
          onChange({ ...mark, chequeNumber: Number(target.value.replace(/\D/g, '')) || undefined })
        }
      />
    </FieldFrame>
  );
}
