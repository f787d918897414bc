import { useIsAllowed } from '../../lib/current-user.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActiveSwitch } from '../../records/active-switch.tsx';
import { accountantsText } from '../../text/accountants.es.ts';
import { accountantName } from './accountant-name.ts';
import type { AccountantRow } from './accountant-row.ts';

/** Switches an accountant on and off: one who is off is offered to no company. */
export function AccountantSwitch({ accountant }: { accountant: AccountantRow }) {
  const { id, isActive } = accountant;
  const mayWrite = useIsAllowed('records:write');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accountants.setActive.useMutation();
  const toggle = async () => {
    await mutateAsync({ accountantId: id, isActive: !isActive });
    await utils.accountants.list.invalidate();
  };
  return (
    <ActiveSwitch
      isActive={isActive}
      record={accountantsText.record(accountantName(accountant))}
      onToggle={toggle}
      isDisabled={!mayWrite}
    />
  );
}
