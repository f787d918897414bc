import { useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { SameNumberNote } from '../../records/same-number-note.tsx';

/** Whose number a form is about: an employee of a company, without an id until there is one. */
export type EmployeeWithNumber = { companyId: number; employeeId?: number };

/** Warns that other employees of the company have the number that is typed. */
export function SameEmployeeNote({ whose: { companyId, employeeId } }: { whose: EmployeeWithNumber }) {
  const { data, mutate, reset } = trpc.employees.sameNumber.useMutation({ gcTime: 0 });
  const ask = useCallback(
    (socialSecurityNumber: string) => mutate({ companyId, employeeId, socialSecurityNumber }),
    [companyId, employeeId, mutate],
  );
  return <SameNumberNote field="socialSecurityNumber" others={data} onWhole={ask} onPart={reset} />;
}
