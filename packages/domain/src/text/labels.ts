/**
 * The forms of a label. `short` stands in a form or a row on a screen; `heading` heads a column; `option`
 * stands in a select; `long` stands where no heading says what the label belongs to; `printed` stands on a
 * document; `inSentence` begins in lower case.
 */
export type LabelForm = 'short' | 'heading' | 'option' | 'long' | 'printed' | 'inSentence';

/** The label of one thing: a single word for every form, or the short form and those that differ from it. */
export type Label = string | ({ short: string } & Partial<Record<LabelForm, string>>);

/** Returns a label in one form; a form that it does not have is its short one. */
export function labelIn(label: Label, form: LabelForm): string {
  return typeof label === 'string' ? label : (label[form] ?? label.short);
}

/** Returns the labels of a dictionary in one form, all of them or those of some names. */
export function labelsIn<Name extends string | number, Some extends Name = Name>(
  dictionary: Readonly<Record<Name, Label>>,
  form: LabelForm,
  names?: readonly Some[],
): Record<Some, string> {
  const chosen = names ?? (Object.keys(dictionary) as Some[]); // Object.keys answers string[]
  return Object.fromEntries(chosen.map((name) => [name, labelIn(dictionary[name], form)])) as Record<
    Some,
    string
  >; // the type of `fromEntries` forgets the keys
}
