import { FormSection } from '../../../form/form-section.tsx';
import { MaskedField } from '../../../form/masked-field.tsx';
import { companiesText } from '../../../text/companies.es.ts';
import { type ControlNumberOwner, useSharing } from '../shared-numbers.ts';
import { SharedNumbersNote } from '../shared-numbers-note.tsx';

const text = companiesText.controls;

/** The numbers that its W-2PR and 480.6 forms carry, with a warning where another company uses them too. */
export function ControlsSection({ others }: { others: readonly ControlNumberOwner[] }) {
  const sharing = useSharing(others);
  return (
    <FormSection title={text.title} help={text.help}>
      <MaskedField name="w2ControlRange.first" mask="control" label={text.w2First} isRequired />
      <MaskedField name="w2ControlRange.last" mask="control" label={text.w2Last} isRequired />
      <MaskedField name="form480ControlRange.first" mask="control" label={text.form480First} isRequired />
      <MaskedField name="form480ControlRange.last" mask="control" label={text.form480Last} isRequired />
      <SharedNumbersNote companies={sharing} />
    </FormSection>
  );
}
