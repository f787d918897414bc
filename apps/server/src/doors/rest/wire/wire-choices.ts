import { codec, formOf, isBlank, type ReadContext, refuse, textOf } from './wire-value.ts';

/** 'SI' or 'NO'. */
export const yesOrNo = codec(
  { type: 'string', enum: ['SI', 'NO'] },
  (wire) => (isBlank(wire) ? undefined : (YES_OR_NO.get(textOf(wire).toUpperCase()) ?? wire)),
  (value) => (value === true ? 'SI' : 'NO'),
);

const YES_OR_NO = new Map([
  ['SI', true],
  ['NO', false],
  ['TRUE', true],
  ['FALSE', false],
]);

/** The word that a number of a list stands for; null for no choice. */
type Word = string | boolean | null;

/**
 * One of a numbered list: `{ 1: 'weekly', … }`. It is written as a number, or as text if the interface has it
 * so. A number outside the list is refused, even for optional fields.
 */
export function choice(words: Record<number, Word>, form: 'number' | 'text' = 'number') {
  const numbers = new Map(Object.entries(words).map(([number, word]) => [word, number]));
  const written = form === 'text' ? Object.keys(words) : Object.keys(words).map(Number);
  return codec(
    { enum: written },
    (wire, context) => (isNothing(words, wire) ? undefined : wordIn(words, wire, context)),
    (word) => {
      const number = numbers.get(word as string); // whatever it is, it is found or not
      return form === 'text' ? number : Number(number);
    },
  );
}

/** The methods that a company may propose for new employees, by their numbers. */
export const RESIDENT_RETENTION_TYPES = { 1: 'flat-rate', 2: 'table', 3: 'certificate' };

/** The methods of withholding by their numbers. */
export const RETENTION_TYPES = {
  ...RESIDENT_RETENTION_TYPES,
  4: 'non-resident-citizen',
  5: 'non-resident-alien',
};

/** The method of withholding of an entry or of an employee. */
export const RETENTION_TYPE = choice(RETENTION_TYPES, 'text');

/** One of a numbered list like `choice`, with a default. */
export function choiceOr(fallback: Word, words: Record<number, Word>) {
  const base = choice(words);
  return codec(
    formOf(base),
    (wire, context) => (isNothing(words, wire) ? fallback : wordIn(words, wire, context)),
    (word) => base.encode(word),
  );
}

/** One of a numbered list, or null for none: 0 on the wire, or left out. */
export function optionalChoice(words: Record<number, string>) {
  const base = choice(words);
  return codec(
    { enum: [0, ...Object.keys(words).map(Number)] },
    (wire, context) => (isBlank(wire) || textOf(wire) === '0' ? null : wordIn(words, wire, context)),
    (word) => (word === null ? 0 : base.encode(word)),
  );
}

function wordIn(words: Record<number, Word>, wire: unknown, context: ReadContext): Word {
  const word = words[Number(textOf(wire))];
  return word === undefined ? refuse(context, 'option-invalid') : word;
}

// A select without a choice sends 0.
function isNothing(words: Record<number, Word>, wire: unknown): boolean {
  return isBlank(wire) || (textOf(wire) === '0' && words[0] === undefined);
}
