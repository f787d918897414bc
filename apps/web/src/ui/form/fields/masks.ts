import type { MaskitoOptions } from '@maskito/core';

/** The masks of the specification, by what they are for. */
export type MaskName = 'phone' | 'ein' | 'register' | 'ssn' | 'control' | 'zip';

type Mask = {
  options: MaskitoOptions;
  /** What of the shown text is the value: its digits, unless the schema keeps more. */
  valueOf: (shown: string) => string;
};

export const MASKS: Record<MaskName, Mask> = {
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
 * The mask of a number that another one has as many digits as. What is written in the groups of that one, up to its first
 * hyphen, is no number of this kind: it stays as it was written, and the schema refuses it.
 */
function unlessAs(shape: string, other: string): Mask {
  const [own, others] = [pattern(shape), pattern(other)];
  const isOther = (text: string) => /^\d+-/.exec(text)?.[0].length === other.indexOf('-') + 1;
  return {
    options: { mask: ({ value }) => (isOther(value) ? others : own) },
    valueOf: (shown) => (isOther(shown) ? shown : digitsOf(shown)),
  };
}

/** '##-#######' as Maskito has it: a place for a digit, or the character itself. */
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
