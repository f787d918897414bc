import type { ReactNode } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { HiddenNumber, useShown } from '../../../records/hidden-number.tsx';
import { employeesText } from '../../../text/employees.es.ts';
import { MaskedField } from '../../../ui/form/fields/masked-field.tsx';
import type { EmployeeWithNumber } from '../same-employee-note.tsx';

const text = employeesText.person;
const FIELD = { name: 'socialSecurityNumber', label: text.socialSecurity, isRequired: true };

/** The number of an employee: typed of a new one, '***-**-1234' of a saved one until somebody asks for it. */
export function SocialSecurityField({ employeeId }: Pick<EmployeeWithNumber, 'employeeId'>) {
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
