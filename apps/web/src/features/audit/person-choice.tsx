import { useMemo } from 'react';
import { Picker } from '../../form/fields/picker.tsx';
import { trpc } from '../../lib/trpc.ts';
import { personOptions } from '../../pay/person-picker.tsx';
import { auditText as text } from '../../text/audit.es.ts';
import type { AuditViewProps } from './audit-view-props.ts';

/** Of whom: one employee or contractor, or everybody. */
export function PersonChoice({ companyId, choice, choose }: AuditViewProps) {
  const people = usePeopleOptions(companyId);
  const person = choice.employeeId ?? (choice.contractorId === undefined ? undefined : -choice.contractorId);
  return (
    <Picker
      label={text.choices.person}
      options={people}
      value={person}
      onChoose={(id) => choose({ ...whoIs(id), entryId: undefined })}
      placeholder={text.choices.everybody}
      width="13rem"
      narrow="1 1 100%"
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
  const { data: served } = trpc.contractors.list.useQuery({ companyId });
  return useMemo(
    () => [
      ...personOptions(paid ?? []).map((option) => ({ ...option, group: text.choices.employees })),
      ...personOptions(served ?? []).map(({ value, ...option }) => ({
        ...option,
        value: -value,
        group: text.choices.contractors,
      })),
    ],
    [paid, served],
  );
}
