import { DateField, TextField } from '../../../form/fields/plain-fields.tsx';
import { YesNoField } from '../../../form/fields/yes-no-field.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { employeesText } from '../../../text/employees.es.ts';

const text = employeesText.vehicle;

/** What the employee drives, and whether for a living. */
export function VehicleSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <YesNoField name="isChauffeur" label={text.isChauffeur} isRequired />
      <TextField name="licence" label={text.licence} />
      <TextField name="licensePlate" label={text.licensePlate} />
      <TextField name="vehicleSticker" label={text.sticker} />
      <DateField name="vehicleStickerDate" label={text.stickerDate} />
    </FormSection>
  );
}
