import { MaskedField } from '../../../form/fields/masked-field.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';
import { type ControlNumberOwner, useSharing } from '../shared-numbers.ts';
import { SharedNumbersNote } from '../shared-numbers-note.tsx';
import { type FormsNeeded, UsedUpNote } from '../used-up-note.tsx';

const text = companiesText.controls;

type ControlsSectionProps = { others: readonly ControlNumberOwner[]; formsNeeded: FormsNeeded };

/** The numbers that its W-2PR and 480.6 forms carry, with a warning where another company uses them too or they run out. */
export function ControlsSection({ others, formsNeeded }: ControlsSectionProps) {
  const sharing = useSharing(others);
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField name="w2ControlRange.first" mask="control" label={text.w2First} isRequired />
      <MaskedField name="w2ControlRange.last" mask="control" label={text.w2Last} isRequired />
      <MaskedField name="form480ControlRange.first" mask="control" label={text.form480First} isRequired />
      <MaskedField name="form480ControlRange.last" mask="control" label={text.form480Last} isRequired />
      <SharedNumbersNote companies={sharing} />
      <UsedUpNote form="w2" range="w2ControlRange" needed={formsNeeded.w2} />
      <UsedUpNote form="form480" range="form480ControlRange" needed={formsNeeded.form480} />
    </FormSection>
  );
}
