import { useMutation } from '@tanstack/react-query';
import { trpc } from '../lib/trpc.ts';
import { dialogText } from '../text/dialog.es.ts';
import { notifySuccess } from '../ui/notices/notices.ts';
import { ConfirmDialog } from '../ui/overlay/overlays.ts';
import type { ListedKind, OnOrOff } from './record-kind.ts';

type RemoveRecordProps<Row extends OnOrOff> = {
  kind: ListedKind<Row>;
  /** The record to ask about; undefined keeps the question closed. */
  row: Row | undefined;
  onClose: () => void;
};

/** Removes a record for good, after asking. */
export function RemoveRecord<Row extends OnOrOff>({ kind, row, onClose }: RemoveRecordProps<Row>) {
  const utils = trpc.useUtils();
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => kind.remove(utils.client, id),
    onSuccess: () => kind.refresh(utils),
  });
  const accept = async () => {
    if (!row) return;
    await mutateAsync(row.id);
    notifySuccess(dialogText.removed);
  };
  return (
    <ConfirmDialog
      open={row !== undefined}
      title={dialogText.remove}
      description={row && dialogText.confirmRemove(kind.inQuestion(kind.nameOf(row)))}
      isDestructive
      onClose={onClose}
      onAccept={accept}
    />
  );
}
