import { type Employee, employeeSchema } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { DefaultValues } from 'react-hook-form';
import { FormPage } from '../../form/form-page.tsx';
import { SchemaForm } from '../../form/schema-form.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import type { NumberOwner } from './same-number-note.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { EmploymentSection } from './sections/employment-section.tsx';
import { LeaveSection } from './sections/leave-section.tsx';
import { PaySection } from './sections/pay-section.tsx';
import { PersonSection } from './sections/person-section.tsx';
import { TypeSection } from './sections/type-section.tsx';
import { VehicleSection } from './sections/vehicle-section.tsx';
import { WithholdingSection } from './sections/withholding-section.tsx';

type EmployeeFormProps = {
  /** The words of the confirmation. */
  text: { title: string; question: (name: string) => string };
  defaultValues: DefaultValues<Employee>;
  /** The company, and the employee once there is one. */
  whose: NumberOwner;
  /** A new employee's vacation follows the admission date. */
  isNew: boolean;
  /** `commandId` makes it harmless to send the same employee twice. */
  onSave: (employee: Employee, commandId: string) => Promise<unknown>;
};

/** Everything that is kept of an employee, in sections. Who may not write sees it and cannot change it. */
export function EmployeeForm({ text, whose, defaultValues, isNew, onSave }: EmployeeFormProps) {
  const mayWrite = useIsAllowed('records:write');
  return (
    <FormPage>
      <SchemaForm
        schema={employeeSchema}
        defaultValues={defaultValues}
        confirm={{ title: text.title, description: (employee) => text.question(fullName(employee)) }}
        onSubmit={onSave}
        isReadOnly={!mayWrite}
      >
        <TypeSection />
        <PersonSection whose={whose} />
        <ContactSection />
        <VehicleSection />
        <EmploymentSection isNew={isNew} />
        <PaySection />
        <WithholdingSection />
        <LeaveSection />
      </SchemaForm>
    </FormPage>
  );
}
