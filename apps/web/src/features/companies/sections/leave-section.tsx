import { HoursField } from '../../../form/fields/hours-field.tsx';
import { FormSection } from '../../../form/form-section.tsx';
import { companiesText } from '../../../text/companies.es.ts';

const text = companiesText.leave;

/** How the company's employees earn vacation and sick leave. */
export function LeaveSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <HoursField name="leavePolicy.vacationMinutesPerMonth" label={text.vacation} isRequired />
      <HoursField
        name="leavePolicy.vacationThresholdMinutes"
        label={text.vacationThreshold}
        help={text.thresholdHelp}
        isRequired
      />
      <HoursField name="leavePolicy.sickMinutesPerMonth" label={text.sick} isRequired />
      <HoursField
        name="leavePolicy.sickThresholdMinutes"
        label={text.sickThreshold}
        help={text.thresholdHelp}
        isRequired
      />
    </FormSection>
  );
}
