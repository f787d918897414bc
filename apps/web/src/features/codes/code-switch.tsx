import { trpc } from '../../lib/trpc.ts';
import { ActiveSwitch } from '../../records/active-switch.tsx';
import { codesText } from '../../text/codes.es.ts';
import type { CodeRow } from './code-row.ts';

/** Switches a code on and off: nobody opens an account with one that is off. */
export function CodeSwitch({ code: { id, owner, isActive } }: { code: CodeRow }) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.codes.setActive.useMutation();
  const toggle = async () => {
    await mutateAsync({ codeId: id, isActive: !isActive });
    await utils.codes.list.invalidate();
  };
  return <ActiveSwitch isActive={isActive} record={codesText.record(owner)} onToggle={toggle} />;
}
