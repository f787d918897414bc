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
  ein: { options: { mask: pattern('##-#######') }, valueOf: digitsOf },
  register: { options: { mask: pattern('#######-####') }, valueOf: digitsOf },
  ssn: { options: { mask: pattern('###-##-####') }, valueOf: digitsOf },
  control: { options: { mask: pattern('#########') }, valueOf: digitsOf },
  // The hyphen of a long postal code is part of its value.
  zip: { options: { mask: pattern('#####-####') }, valueOf: (shown) => shown },
};

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
