import { useMemo, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useNumberOwners } from '../../lib/use-number-owners.ts';
import { personOptions } from '../../pay/person-picker.tsx';
import { auditText as text } from '../../text/documents/audit.es.ts';
import { ComboPicker } from '../../ui/form/fields/picker.tsx';
import type { AuditViewProps } from './audit-choice.ts';

/** Chooses one employee or contractor, or all of them. */
export function PersonChoice({ companyId, choice, choose }: AuditViewProps) {
  const people = usePeopleOptions(companyId);
  const [typed, setTyped] = useState('');
  const holders = useNumberOwners(typed);
  const person = choice.employeeId ?? (choice.contractorId === undefined ? undefined : -choice.contractorId);
  return (
    <ComboPicker
      label={text.choices.person}
      options={people}
      value={person}
      onChange={(id) => choose({ ...whoIs(id), entryId: undefined })}
      placeholder={text.choices.everybody}
      onTyped={setTyped}
      alsoFound={holders && [...holders.employeeIds, ...holders.contractorIds.map((id) => -id)]}
    />
  );
}

// An employee and a contractor may have the same number: those of contractors are negative in the list.
function whoIs(id: number | null) {
  return {
    employeeId: id !== null && id > 0 ? id : undefined,
    contractorId: id !== null && id < 0 ? -id : undefined,
  };
}

function usePeopleOptions(companyId: number) {
  const { data: paid } = trpc.employees.payees.useQuery({ companyId });
  const { data: served } = trpc.contractors.choices.useQuery({ companyId });
  return useMemo(
    () => [
      ...personOptions(paid ?? []),
      ...personOptions(served ?? [], () => text.choices.contractor).map(({ value, ...option }) => ({
        ...option,
        value: -value,
      })),
    ],
    [paid, served],
  );
}
