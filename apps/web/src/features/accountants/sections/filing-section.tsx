import { TextField } from '../../../form/fields/plain-fields.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { accountantsText } from '../../../text/accountants.es.ts';

const text = accountantsText.filing;

/** As whom the accountant sends files to the agencies. */
export function FilingSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="ssaUserId" label={text.ssa} />
      <TextField name="bsoUserId" label={text.bso} />
      <TextField name="efileUserId" label={text.efile} />
    </FormSection>
  );
}
