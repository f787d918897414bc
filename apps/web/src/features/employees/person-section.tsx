import { GENDER_LABELS, MARITAL_STATUS_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { type ReactNode, useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { NeverIssuedNote } from '../../records/file-value-notes.tsx';
import { HiddenNumber, SameNumberNote, useRevealedNumber } from '../../records/hidden-number.tsx';
import { employeeLabels, employeesText } from '../../text/records/employees.es.ts';
import { labelledFields } from '../../ui/form/fields/bound-field.ts';
import { MaskedField } from '../../ui/form/fields/masked-field.tsx';
import { DateField, SelectField } from '../../ui/form/fields/plain-fields.tsx';
import { optionsOf } from '../../ui/form/fields/select-input.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SecondRecord } from './second-record.tsx';

const field = labelledFields(employeeLabels);

const text = employeesText.person;

/**
 * The employee's personal data; `employee` identifies the employee for the warning about a duplicate number.
 */
export function PersonSection({ employee }: { employee: EmployeeWithNumber }) {
  return (
    <FormSection title={text.title} help={text.help}>
      <TextField {...field('firstName')} isRequired />
      <TextField {...field('middleName')} />
      <TextField {...field('lastName')} />
      <TextField {...field('motherLastName')} />
      <TextField {...field('nameSuffix')} />
      <TextField {...field('externalNumber')} help={text.externalNumberHelp} autoComplete="off" />
      <SocialSecurityField {...employee} />
      <SameEmployeeNote employee={employee} />
      <NeverIssuedNote field="socialSecurityNumber" />
      <DateField {...field('birthday')} isRequired />
      <SelectField {...field('maritalStatus')} options={optionsOf(MARITAL_STATUS_LABELS)} isRequired />
      <SelectField {...field('gender')} options={optionsOf(GENDER_LABELS)} isRequired />
    </FormSection>
  );
}

const FIELD = { ...field('socialSecurityNumber'), isRequired: true };

/** The number of an employee: typed of a new one, '***-**-1234' of a saved one until somebody asks for it. */
function SocialSecurityField({ employeeId }: Pick<EmployeeWithNumber, 'employeeId'>) {
  const input = <MaskedField mask="ssn" {...FIELD} />;
  return employeeId === undefined ? input : <Saved employeeId={employeeId}>{input}</Saved>;
}

function Saved({ employeeId, children }: { employeeId: number; children: ReactNode }) {
  const { show, ...asking } = useRevealedNumber(FIELD.name);
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

/** Warns that other employees of the company, or of its employer number, have the number that is typed. */
function SameEmployeeNote({ employee: { companyId, employeeId } }: { employee: EmployeeWithNumber }) {
  const { data, mutate, reset } = trpc.employees.sameNumber.useMutation({ gcTime: 0 });
  const ask = useCallback(
    (socialSecurityNumber: string) => mutate({ companyId, employeeId, socialSecurityNumber }),
    [companyId, employeeId, mutate],
  );
  const first = data?.find(({ otherCompany }) => otherCompany === undefined);
  return (
    <>
      <SameNumberNote field="socialSecurityNumber" others={data} onWhole={ask} onPart={reset} />
      {first && <SecondRecord companyId={companyId} first={first} />}
    </>
  );
}
