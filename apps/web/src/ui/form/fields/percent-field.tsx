import { Box, InputGroup } from '@chakra-ui/react';
import { parseRate, type Rate, rateToShownPercent } from '@garita/domain/money/rate';
import type { Ref } from 'react';
import { type InputProps } from '../../controls/input.tsx';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { FigureInput } from './figure-input.tsx';

/** The specification's longest percentage: '6.2000' and '100'. */
const MAX_CHARACTERS = 6;

/** Parts per million; the text itself where it is no percentage; null for an empty box. */
export type TypedRate = Rate | string | null;

type PercentInputProps = {
  value: unknown;
  onChange: (value: TypedRate) => void;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputProps, 'value' | 'onChange' | 'ref'>;

/** A percentage as people type it, with its sign behind it. The schema keeps it within 0 and 100. */
export function PercentInput({ value, onChange, ...input }: PercentInputProps) {
  return (
    <InputGroup endElement="%">
      <FigureInput
        maxLength={MAX_CHARACTERS}
        {...input}
        shown={percentText(value)}
        onType={(text) => onChange(readRate(text))}
      />
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
