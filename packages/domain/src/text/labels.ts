/**
 * The forms of a label. `short` is for a form or a row on a screen, `heading` for a column, `option` for a
 * select. `long` is for a place without a heading that explains the label. `printed` is for documents.
 * `inSentence` begins in lower case.
 */
export type LabelForm = 'short' | 'heading' | 'option' | 'long' | 'printed' | 'inSentence';

/** A label: one text for every form, or the short form and those that differ from it. */
export type Label = string | ({ short: string } & Partial<Record<LabelForm, string>>);

/** Returns a form of a label, the short one by default. */
export function labelIn(label: Label, form: LabelForm): string {
  return typeof label === 'string' ? label : (label[form] ?? label.short);
}

/** Returns the labels of a dictionary in one form, for all names or for some. */
export function labelsIn<Name extends string | number, Some extends Name = Name>(
  dictionary: Readonly<Record<Name, Label>>,
  form: LabelForm,
  names?: readonly Some[],
): Record<Some, string> {
  const chosen = names ?? (Object.keys(dictionary) as Some[]); // Object.keys returns string[]
  return Object.fromEntries(chosen.map((name) => [name, labelIn(dictionary[name], form)])) as Record<
    Some,
    string
  >; // the type of `fromEntries` loses the keys
}
