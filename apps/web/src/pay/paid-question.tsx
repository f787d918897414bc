import { Input, Stack } from '@chakra-ui/react';
import type { PaidMark } from '@garita/domain/pay/paid-mark.schema';
import { useId } from 'react';
import { FieldFrame } from '../form/field-frame.tsx';
import { optionsOf } from '../form/options.ts';
import { SelectInput } from '../form/select-input.tsx';
import { paidText } from '../text/paid.es.ts';
import { paymentMethodLabels } from '../text/reference.es.ts';

type PaidQuestionProps = { mark: PaidMark; onChange: (mark: PaidMark) => void };

/** On which day somebody was paid, and how. An emptied day stays the one before. */
export function PaidQuestion({ mark, onChange }: PaidQuestionProps) {
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
