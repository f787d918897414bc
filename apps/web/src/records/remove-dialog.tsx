import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { notifySuccess } from '../components/notices.ts';
import { dialogText } from '../text/dialog.es.ts';

type RemoveDialogProps = {
  /** The record with its article, as the question names it ('la compañía: Café Luna'); undefined keeps the dialog closed. */
  record: string | undefined;
  onClose: () => void;
  /** Removes the record and reloads its list; a rejection is told in a notice. */
  onRemove: () => Promise<unknown>;
};

/** Asks before a record is removed for good. */
export function RemoveDialog({ record, onClose, onRemove }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      open={record !== undefined}
      title={dialogText.remove}
      description={record === undefined ? undefined : dialogText.confirmRemove(record)}
      isDestructive
      onClose={onClose}
      onAccept={async () => {
        await onRemove();
        notifySuccess(dialogText.removed);
      }}
    />
  );
}
