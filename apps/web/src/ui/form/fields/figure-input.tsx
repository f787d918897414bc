import { type Ref, useState } from 'react';
import { Input, type InputProps } from '../../controls/input.tsx';
import { wholeOnFocus } from './whole-on-focus.ts';

type FigureInputProps = {
  /** The value as people write it. */
  shown: string;
  /** What of a text may be typed at all; everything unless given. */
  keep?: (text: string) => string;
  onType: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'value' | 'onChange' | 'ref'>;

/**
 * A figure, whose value is not text: what is being typed while it has the focus, the value as people write it otherwise. So
 * the input never rewrites what someone is in the middle of.
 */
export function FigureInput({ shown, keep = asTyped, onType, onBlur, ...input }: FigureInputProps) {
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
        const typed = keep(target.value);
        setDraft(typed);
        onType(typed);
      }}
      onBlur={(event) => {
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}

function asTyped(text: string): string {
  return text;
}
