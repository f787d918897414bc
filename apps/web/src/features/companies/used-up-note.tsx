import { controlRangeSchema, numbersIn } from '@garita/domain/company/control-range';
import { useWatch } from 'react-hook-form';
import { companiesText } from '../../text/companies.es.ts';
import { FormWarning } from '../../ui/form/form-section.tsx';

/** How many forms a company needs numbers for: a W-2 for each employee, a 480.6 SP for each contractor. */
export type FormsNeeded = { w2: number; form480: number };

type UsedUpNoteProps = {
  form: keyof FormsNeeded;
  /** The path of the range in the form. */
  range: string;
  needed: number;
};

/** Warns that a range has fewer numbers than the company needs; nothing while it has enough, or is half typed. */
export function UsedUpNote({ form, range, needed }: UsedUpNoteProps) {
  const typed = controlRangeSchema.safeParse(useWatch({ name: range }));
  const numbers = typed.success ? numbersIn(typed.data) : needed;
  const text = companiesText.controls.usedUp[form];
  return <FormWarning text={numbers < needed ? text(numbers, needed) : undefined} />;
}
