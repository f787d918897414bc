import { fullName } from '@garita/domain/employee/full-name';
import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActiveSwitch } from '../../records/active-switch.tsx';
import { contractorsText } from '../../text/contractors.es.ts';
import type { ContractorRow } from './contractor-row.ts';

/** Switches a contractor on and off: one who is off is not paid. */
export function ContractorSwitch({ contractor }: { contractor: ContractorRow }) {
  const { id, isActive } = contractor;
  const mayWrite = useIsAllowed('records:write');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.contractors.setActive.useMutation();
  const toggle = async () => {
    await mutateAsync({ contractorId: id, isActive: !isActive });
    await utils.contractors.list.invalidate({ companyId: contractor.companyId });
  };
  return (
    <ActiveSwitch
      isActive={isActive}
      record={contractorsText.record(fullName(contractor))}
      onToggle={toggle}
      isDisabled={!mayWrite}
    />
  );
}
