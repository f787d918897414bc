import {
  changedEmployeeSchema,
  type Employee,
  employeeSchema,
} from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import { freeTextSchema } from '@garita/domain/field/free-text.schema';
import { employeeFileLines } from '@garita/domain/file-text/file-lines';
import { EMPLOYEE_TYPE_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import type { DefaultValues } from 'react-hook-form';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { FileWordsSection } from '../../records/file-words-section.tsx';
import { RecordForm } from '../../records/record-form.tsx';
import { employeeLabels, employeesText } from '../../text/records/employees.es.ts';
import { AddressFields } from '../../ui/form/fields/address-fields.tsx';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { YesNoField } from '../../ui/form/fields/option-fields.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { OnSubmit } from '../../ui/form/saving/use-saving.ts';
import { EMPLOYEE } from './employee-kind.ts';
import { LeaveSection } from './leave-fields.tsx';
import { EmploymentSection, PaySection } from './pay-sections.tsx';
import { type EmployeeWithNumber, PersonSection } from './person-section.tsx';
import { WithholdingSection } from './withholding-section.tsx';

const field = labelledFields(employeeLabels);

/** The reason for a second record of a person, required if the number is already in use. */
const reason = freeTextSchema.max(200, 'text-too-long').optional();
const NEW = withBirthdayBy(todayInPuertoRico, employeeSchema.safeExtend({ reason }));
const CHANGED = withBirthdayBy(todayInPuertoRico, changedEmployeeSchema.safeExtend({ reason }));

/** An employee as the form has them. */
export type TypedEmployee = Employee & { reason?: string | undefined };

type EmployeeFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string) => string };
  defaultValues: DefaultValues<TypedEmployee>;
  /** The company, and the employee once there is one. */
  employee: EmployeeWithNumber;
  /** A new employee's vacation follows the admission date. */
  isNew: boolean;
  /** `commandId` makes it harmless to send the same employee twice. */
  onSave: OnSubmit<TypedEmployee>;
  /** Saves a new employee and continues with an empty form. */
  onSaveAndAdd?: OnSubmit<TypedEmployee>;
};

/** The form of an employee. It is read-only for users without permission to change it. */
export function EmployeeForm({
  text,
  employee,
  defaultValues,
  isNew,
  onSave,
  onSaveAndAdd,
}: EmployeeFormProps) {
  return (
    <RecordForm
      kind={EMPLOYEE}
      schema={isNew ? NEW : CHANGED}
      defaultValues={defaultValues}
      confirm={{ title: text.title, description: (typed) => text.question(fullName(typed)) }}
      onSubmit={onSave}
      second={onSaveAndAdd && { label: employeesText.create.another, onSubmit: onSaveAndAdd }}
    >
      <TypeSection />
      <PersonSection employee={employee} />
      <ContactSection />
      <FileWordsSection linesOf={employeeFileLines} />
      <VehicleSection />
      <EmploymentSection />
      <PaySection companyId={employee.companyId} />
      <WithholdingSection employee={employee} />
      <LeaveSection companyId={employee.companyId} isNew={isNew} />
    </RecordForm>
  );
}

/** The type of the employee. */
function TypeSection() {
  const text = employeesText.type;
  return (
    <FormSection title={text.title} help={text.help}>
      <SelectField {...field('employeeType')} options={optionsOf(EMPLOYEE_TYPE_LABELS)} isRequired />
    </FormSection>
  );
}

/** The employee's addresses, telephone and e-mail. */
function ContactSection() {
  const text = employeesText.contact;
  return (
    <FormSection title={text.title} help={text.help}>
      <AddressFields {...field('address')} isRequired />
      <MaskedField {...field('phoneNumber')} mask="phone" isRequired />
      <MaskedField {...field('mobileNumber')} mask="phone" isRequired />
    </FormSection>
  );
}

/** The employee's vehicle and driving details. */
function VehicleSection() {
  const text = employeesText.vehicle;
  return (
    <FormSection title={text.title} help={text.help}>
      <YesNoField {...field('isChauffeur')} isRequired />
      <TextField {...field('licence')} />
      <TextField {...field('licensePlate')} />
      <TextField {...field('vehicleSticker')} />
      <DateField {...field('vehicleStickerDate')} />
    </FormSection>
  );
}
