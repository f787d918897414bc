import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { employeesText } from '../../../text/employees.es.ts';
import { HoursField } from '../../../ui/form/fields/hours-field.tsx';
import { DateField } from '../../../ui/form/fields/plain-fields.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';

const text = employeesText.leave;

/** The balances with which the employee starts here, and what each month adds to them. */
export function LeaveSection() {
  return (
    <FormSection title={text.title} help={text.help}>
      <LeaveFields kind="vacation" />
      <LeaveFields kind="sick" />
    </FormSection>
  );
}

function LeaveFields({ kind }: { kind: LeaveKind }) {
  const words = text[kind];
  return (
    <>
      <HoursField name={`leave.${kind}.openingMinutes`} label={words.opening} isRequired />
      <DateField name={`leave.${kind}.openingDate`} label={words.date} isRequired />
      <HoursField name={`leave.${kind}.minutesPerMonth`} label={words.perMonth} isRequired />
      <HoursField
        name={`leave.${kind}.thresholdMinutes`}
        label={words.threshold}
        help={text.thresholdHelp}
        isRequired
      />
    </>
  );
}
