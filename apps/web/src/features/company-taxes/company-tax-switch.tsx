import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRouteId } from '../../lib/use-route-id.ts';
import { ActiveSwitch } from '../../records/active-switch.tsx';
import { companyTaxesText } from '../../text/company-taxes.es.ts';
import type { CompanyTaxRow } from './company-tax-row.ts';

/** Switches a tax line on and off: new pay has no line that is off. */
export function CompanyTaxSwitch({ tax: { id, name, isActive } }: { tax: CompanyTaxRow }) {
  const companyId = useRouteId('companyId');
  const mayWrite = useIsAllowed('records:write');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.companyTaxes.setActive.useMutation();
  const toggle = async () => {
    await mutateAsync({ taxId: id, isActive: !isActive });
    await utils.companyTaxes.list.invalidate({ companyId });
  };
  return (
    <ActiveSwitch
      isActive={isActive}
      record={companyTaxesText.record(name)}
      onToggle={toggle}
      isDisabled={!mayWrite}
    />
  );
}
