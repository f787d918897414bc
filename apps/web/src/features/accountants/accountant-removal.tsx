import { trpc } from '../../lib/trpc.ts';
import { RemoveDialog } from '../../records/remove-dialog.tsx';
import { accountantsText } from '../../text/accountants.es.ts';
import { accountantName } from './accountant-name.ts';
import type { AccountantRow } from './accountant-row.ts';

type AccountantRemovalProps = {
  /** The accountant to ask about; undefined keeps the question closed. */
  accountant: AccountantRow | undefined;
  onClose: () => void;
};

/** Removes an accountant for good, after asking. The server refuses one whom a company or time names. */
export function AccountantRemoval({ accountant, onClose }: AccountantRemovalProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accountants.remove.useMutation();
  const remove = async () => {
    if (!accountant) return;
    await mutateAsync({ accountantId: accountant.id });
    await utils.accountants.list.invalidate();
  };
  const record = accountant && accountantsText.record(accountantName(accountant));
  return <RemoveDialog record={record} onClose={onClose} onRemove={remove} />;
}
