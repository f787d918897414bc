import { trpc } from '../../lib/trpc.ts';
import { RemoveDialog } from '../../records/remove-dialog.tsx';
import { codesText } from '../../text/codes.es.ts';
import type { CodeRow } from './code-row.ts';

type CodeRemovalProps = {
  /** The code to ask about; undefined keeps the question closed. */
  code: CodeRow | undefined;
  onClose: () => void;
};

/** Removes a code for good, after asking. The server refuses one that somebody used. */
export function CodeRemoval({ code, onClose }: CodeRemovalProps) {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.codes.remove.useMutation();
  const remove = async () => {
    if (!code) return;
    await mutateAsync({ codeId: code.id });
    await utils.codes.list.invalidate();
  };
  return <RemoveDialog record={code && codesText.record(code.owner)} onClose={onClose} onRemove={remove} />;
}
