import { useCallback } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { SameNumberNote } from '../../records/same-number-note.tsx';

/** Whose number a form is about: a contractor of a company, without an id until there is one. */
export type ContractorWithNumber = { companyId: number; contractorId?: number };

/** Warns that other contractors of the company have the number that is typed. */
export function SameContractorNote({ whose: { companyId, contractorId } }: { whose: ContractorWithNumber }) {
  const { data, mutate, reset } = trpc.contractors.sameNumber.useMutation({ gcTime: 0 });
  const ask = useCallback(
    (taxpayerNumber: string) => mutate({ companyId, contractorId, taxpayerNumber }),
    [companyId, contractorId, mutate],
  );
  return <SameNumberNote field="taxpayerNumber" others={data} onWhole={ask} onPart={reset} />;
}
