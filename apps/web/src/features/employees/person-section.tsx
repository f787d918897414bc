import { GENDER_LABELS, MARITAL_STATUS_LABELS } from '@garita/domain/text/option-labels.es';
import { type ReactNode, useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { NeverIssuedNote } from '../../records/file-value-notes.tsx';
import { HiddenNumber, SameNumberNote, useShown } from '../../records/hidden-number.tsx';
import { employeeLabels, employeesText } from '../../text/employees.es.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SecondRecord } from './second-record.tsx';

const text = employeesText.person;

/**
 * The employee's personal data; `employee` identifies the employee for the warning about a duplicate number.
 */
export function PersonSection({ employee }: { employee: EmployeeWithNumber }) {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField name="firstName" label={employeeLabels.firstName} isRequired />
      <TextField name="middleName" label={employeeLabels.middleName} />
      <TextField name="lastName" label={employeeLabels.lastName} />
      <TextField name="motherLastName" label={employeeLabels.motherLastName} />
      <TextField name="nameSuffix" label={employeeLabels.nameSuffix} />
      <SocialSecurityField {...employee} />
      <SameEmployeeNote employee={employee} />
      <NeverIssuedNote field="socialSecurityNumber" />
      <DateField name="birthday" label={employeeLabels.birthday} isRequired />
      <SelectField
        name="maritalStatus"
        label={employeeLabels.maritalStatus}
        options={optionsOf(MARITAL_STATUS_LABELS)}
        isRequired
      />
      <SelectField
        name="gender"
        label={employeeLabels.gender}
        options={optionsOf(GENDER_LABELS)}
        isRequired
      />
    </FormSection>
  );
}

const FIELD = { name: 'socialSecurityNumber', label: employeeLabels.socialSecurityNumber, isRequired: true };

/** The number of an employee: typed of a new one, '***-**-1234' of a saved one until somebody asks for it. */
function SocialSecurityField({ employeeId }: Pick<EmployeeWithNumber, 'employeeId'>) {
  const field = <MaskedField mask="ssn" {...FIELD} />;
  return employeeId === undefined ? field : <Saved employeeId={employeeId}>{field}</Saved>;
}

function Saved({ employeeId, children }: { employeeId: number; children: ReactNode }) {
  const { show, ...asking } = useShown(FIELD.name);
  const { mutate, isPending } = trpc.employees.revealSocialSecurityNumber.useMutation({
    ...asking,
    onSuccess: ({ socialSecurityNumber }) => show(socialSecurityNumber),
  });
  const onShow = () => mutate({ employeeId });
  return (
    <HiddenNumber field={FIELD} showLabel={text.showNumber} isAsking={isPending} onShow={onShow}>
      {children}
    </HiddenNumber>
  );
}

/** The employee whose number a form edits; without an id until the employee is created. */
export type EmployeeWithNumber = { companyId: number; employeeId?: number };

/** Warns that other employees of the company have the number that is typed. */
function SameEmployeeNote({ employee: { companyId, employeeId } }: { employee: EmployeeWithNumber }) {
  const { data, mutate, reset } = trpc.employees.sameNumber.useMutation({ gcTime: 0 });
  const ask = useCallback(
    (socialSecurityNumber: string) => mutate({ companyId, employeeId, socialSecurityNumber }),
    [companyId, employeeId, mutate],
  );
  const first = data?.[0];
  return (
    <>
      <SameNumberNote field="socialSecurityNumber" others={data} onWhole={ask} onPart={reset} />
      {first && <SecondRecord companyId={companyId} first={first} />}
    </>
  );
}
