import { maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type RefCallback, useCallback } from 'react';
import { Input, type InputProps } from '../../controls/input.tsx';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';
import { MASKS, type MaskName } from './masks.ts';

type MaskedInputProps = {
  mask: MaskName;
  /** The digits alone; a postal code with its hyphen. */
  value: string;
  onChange: (value: string) => void;
  ref?: RefCallback<HTMLInputElement>;
} & Omit<InputProps, 'mask' | 'value' | 'onChange' | 'ref'>;

/** Digits shown in their usual groups. The mask follows the caret and reads a paste in any form. */
export function MaskedInput({ mask, value, onChange, ref, ...input }: MaskedInputProps) {
  const { options, valueOf } = MASKS[mask];
  const maskRef = useMaskito({ options });
  const bothRefs = useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element);
      ref?.(element);
    },
    [maskRef, ref],
  );
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      {...input}
      ref={bothRefs}
      value={maskitoTransform(value, options)}
      // Maskito writes the element itself and fires an input event, which React's onChange may miss.
      onInput={(event) => onChange(valueOf(event.currentTarget.value))}
    />
  );
}

type MaskedFieldProps = FieldProps & { mask: MaskName } & Pick<InputProps, 'autoComplete' | 'placeholder'>;

/** A telephone number, an identification number or a postal code. */
export function MaskedField({ mask, autoComplete, placeholder, ...field }: MaskedFieldProps) {
  const { frame, control, value, onChange } = useBoundField(field);
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        {...{ mask, autoComplete, placeholder, onChange }}
        maxWidth="48"
        {...control}
        value={typeof value === 'string' ? value : ''}
      />
    </FieldFrame>
  );
}
