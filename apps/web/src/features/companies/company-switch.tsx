import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActiveSwitch } from '../../records/active-switch.tsx';
import { companiesText } from '../../text/companies.es.ts';
import type { CompanyRow } from './company-row.ts';

/** Switches a company on and off: nobody is paid in one that is off. */
export function CompanySwitch({ company }: { company: CompanyRow }) {
  const { id, isActive } = company;
  const mayWrite = useIsAllowed('records:write');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.companies.setActive.useMutation();
  const toggle = async () => {
    await mutateAsync({ companyId: id, isActive: !isActive });
    await utils.companies.list.invalidate();
  };
  return (
    <ActiveSwitch
      isActive={isActive}
      record={companiesText.record(company.name)}
      onToggle={toggle}
      isDisabled={!mayWrite}
    />
  );
}
