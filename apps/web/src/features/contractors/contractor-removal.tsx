import { fullName } from '@garita/domain/employee/full-name';
import { trpc } from '../../lib/trpc.ts';
import { RemoveDialog } from '../../records/remove-dialog.tsx';
import { contractorsText } from '../../text/contractors.es.ts';
import type { ContractorRow } from './contractor-row.ts';

type ContractorRemovalProps = {
  /** The contractor to ask about; undefined keeps the question closed. */
  contractor: ContractorRow | undefined;
  onClose: () => void;
};

/** Removes a contractor for good, after asking. The server refuses one who ever had time. */
export function ContractorRemoval({ contractor, onClose }: ContractorRemovalProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.contractors.remove.useMutation();
  const remove = async () => {
    if (!contractor) return;
    await mutateAsync({ contractorId: contractor.id });
    await utils.contractors.list.invalidate({ companyId: contractor.companyId });
  };
  const record = contractor && contractorsText.record(fullName(contractor));
  return <RemoveDialog record={record} onClose={onClose} onRemove={remove} />;
}
