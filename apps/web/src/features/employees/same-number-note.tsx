import { fullName } from '@garita/domain/employee/full-name';
import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FormWarning } from '../../form/form-warning.tsx';
import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { employeesText } from '../../text/employees.es.ts';

/** Whose number a form is about: an employee of a company, without an id until there is one. */
export type NumberOwner = { companyId: number; employeeId?: number };

/** Warns, once a number is whole, that others of the company have it too; nothing where nobody does. */
export function SameNumberNote({ whose }: { whose: NumberOwner }) {
  const names = useSameNumber(whose).map(fullName).join(', ');
  return <FormWarning text={names === '' ? undefined : employeesText.person.sameNumber(names)} />;
}

function useSameNumber({ companyId, employeeId }: NumberOwner) {
  const number: unknown = useWatch({ name: 'socialSecurityNumber' });
  const mayAsk = useIsAllowed('records:write');
  const { data = [], mutate, reset } = trpc.employees.sameNumber.useMutation({ gcTime: 0 });
  useEffect(() => {
    const whole = socialSecurityNumberSchema.safeParse(number);
    if (mayAsk && whole.success) mutate({ companyId, employeeId, socialSecurityNumber: whole.data });
    else reset();
  }, [mayAsk, companyId, employeeId, number, mutate, reset]);
  return data;
}
