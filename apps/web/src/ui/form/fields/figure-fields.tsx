import { Box, InputGroup } from '@chakra-ui/react';
import { type Cents, formatCents, parseCents } from '@garita/domain/money/cents';
import { parseRate, type Rate, rateToShownPercent } from '@garita/domain/money/rate';
import { type Ref, useState } from 'react';
import { Input, type InputProps } from '../../controls/input.tsx';
import { wholeOnFocus } from '../../focus.ts';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';

/** Cents, or the typed text if it is no amount; the schema then refuses the text. */
export type TypedAmount = Cents | string | null;

type AmountInputProps = {
  value: unknown;
  onChange: (value: TypedAmount) => void;
  /** The value of an empty box: zero, or null if 'no limit' is an answer. */
  emptyValue?: 0 | null;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'value' | 'onChange' | 'ref'>;

/** An amount of money as people type it, with point or comma; shown as '1,234.56' when it is left. */
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

/** Parts per million, the typed text if it is no percentage, or null for an empty box. */
export type TypedRate = Rate | string | null;

type PercentInputProps = {
  value: unknown;
  onChange: (value: TypedRate) => void;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'value' | 'onChange' | 'ref'>;

/**
 * A percentage as people type it, with its sign behind it. The schema keeps it between 0 and 100, and refuses
 * more characters than it may have.
 */
export function PercentInput({ value, onChange, ...input }: PercentInputProps) {
  return (
    <InputGroup endElement="%">
      <FigureInput {...input} shown={percentText(value)} onType={(text) => onChange(readRate(text))} />
    </InputGroup>
  );
}

function readRate(text: string): TypedRate {
  return text.trim() === '' ? null : (parseRate(text) ?? text);
}

function percentText(value: unknown): string {
  if (typeof value === 'number') return rateToShownPercent(value);
  return typeof value === 'string' ? value : '';
}

/** A percentage of a form, in parts per million. */
export function PercentField(field: FieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <Box maxWidth="32">
        <PercentInput {...{ value, onChange }} {...control} />
      </Box>
    </FieldFrame>
  );
}

/** A whole number, the typed text if it is none, or the value of an empty box. */
export type TypedCount = number | string | null;

/** Reads a whole number as people type it: '2' and '2.0'; any other text stays, for the schema to refuse. */
export function readCount<Empty extends 0 | null | undefined>(text: string, empty: Empty) {
  const tidied = text.trim();
  if (tidied === '') return empty;
  return /^\d{1,15}(?:[.,]0*)?$/.test(tidied) ? Number.parseInt(tidied, 10) : tidied;
}

/** Returns the text of a value that is a number, or a text that is none. */
export function countText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

type FigureInputProps = {
  /** The value as people write it. */
  shown: string;
  onType: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'value' | 'onChange' | 'ref'>;

/**
 * A figure whose value is not text. While focused it shows the typed text, otherwise the formatted value, so
 * it never rewrites a text that is being typed.
 */
export function FigureInput({ shown, onType, onBlur, ...input }: FigureInputProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
      {...input}
      value={draft ?? shown}
      onMouseDown={wholeOnFocus.onMouseDown}
      onFocus={(event) => {
        setDraft(shown);
        wholeOnFocus.onFocus(event);
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        onType(target.value);
      }}
      onBlur={(event) => {
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}
