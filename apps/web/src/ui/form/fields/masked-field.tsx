import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { type RefCallback, useCallback } from 'react';
import { Input, type InputProps } from '../../controls/input.tsx';
import { type FieldProps, useBoundField } from './bound-field.ts';
import { FieldFrame } from './field-frame.tsx';

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

/** The masks of the specification. */
export type MaskName = 'phone' | 'ein' | 'register' | 'ssn' | 'control' | 'zip';

type Mask = {
  options: MaskitoOptions;
  /** Returns the value of a shown text: its digits, unless the schema keeps more. */
  valueOf: (shown: string) => string;
};

const MASKS: Record<MaskName, Mask> = {
  // A pasted '+1 (787) 555-0101' loses its country code.
  phone: {
    options: { mask: pattern('###-###-####'), preprocessors: [withoutCountryCode] },
    valueOf: digitsOf,
  },
  ein: unlessAs('##-#######', '###-##-####'),
  register: { options: { mask: pattern('#######-####') }, valueOf: digitsOf },
  ssn: unlessAs('###-##-####', '##-#######'),
  control: { options: { mask: pattern('#########') }, valueOf: digitsOf },
  // The hyphen of a long postal code is part of its value.
  zip: { options: { mask: pattern('#####-####') }, valueOf: (shown) => shown },
};

/**
 * Builds the mask of a number that has as many digits as another kind of number. A text in the groups of the
 * other kind, up to its first hyphen, stays as it was typed, and the schema refuses it.
 */
function unlessAs(shape: string, other: string): Mask {
  const [own, others] = [pattern(shape), pattern(other)];
  const isOther = (text: string) => /^\d+-/.exec(text)?.[0].length === other.indexOf('-') + 1;
  return {
    options: { mask: ({ value }) => (isOther(value) ? others : own) },
    valueOf: (shown) => (isOther(shown) ? shown : digitsOf(shown)),
  };
}

/** Converts '##-#######' to a Maskito pattern: a digit for each #, or the character itself. */
function pattern(shape: string): (string | RegExp)[] {
  return shape.split('').map((place) => (place === '#' ? /\d/ : place));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function withoutCountryCode<State>({ elementState, data }: { elementState: State; data: string }) {
  const digits = digitsOf(data);
  const hasCountryCode = digits.length === 11 && digits.startsWith('1');
  return { elementState, data: hasCountryCode ? digits.slice(1) : data };
}

/** Formats stored digits in their usual groups: '7875550100' → '787-555-0100'. */
export function maskedText(mask: MaskName, digits: string): string {
  return maskitoTransform(digits, MASKS[mask].options);
}
