import { InputGroup } from '@chakra-ui/react';
import { type Cents, formatCents, parseCents } from '@garita/domain/money/cents';
import type { Ref } from 'react';
import { type InputProps } from '../../controls/input.tsx';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { FigureInput } from './figure-input.tsx';

/** Cents; or the text itself where it is no amount, which the schema then refuses for the reason that the text gives. */
export type TypedAmount = Cents | string | null;

type AmountInputProps = {
  value: unknown;
  onChange: (value: TypedAmount) => void;
  /** What an empty box means: nothing owed, or null where 'no limit' is an answer. */
  emptyValue?: 0 | null;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'value' | 'onChange' | 'ref'>;

/** An amount of money as people type it: point or comma; shown as '1,234.56' when it is left. */
export function AmountInput({ value, onChange, emptyValue = 0, ...input }: AmountInputProps) {
  return (
    <FigureInput
      color={value === 0 ? 'fg.muted' : undefined}
      {...input}
      shown={amountText(value)}
      onType={(text) => onChange(readAmount(text, emptyValue))}
    />
  );
}

function readAmount(text: string, emptyValue: 0 | null): TypedAmount {
  if (text.trim() === '') return emptyValue;
  const parsed = parseCents(text);
  return parsed.ok ? parsed.cents : text;
}

function amountText(value: unknown): string {
  if (typeof value === 'number') return formatCents(value);
  return typeof value === 'string' ? value : '';
}

/** An amount of a form, in cents. */
export function AmountField({ emptyValue, ...field }: FieldProps & { emptyValue?: 0 | null }) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <InputGroup startElement="$" maxWidth="48">
        <AmountInput {...{ emptyValue, value, onChange }} {...control} />
      </InputGroup>
    </FieldFrame>
  );
}
