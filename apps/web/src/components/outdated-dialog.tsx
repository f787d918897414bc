import { payrollText } from '../text/payroll.es.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type OutdatedDialogProps = { isOpen: boolean; onClose: () => void; onReload: () => Promise<void> };

/** Somebody else has changed the entry. Opening it again is offered, not done: what was typed can still be read and copied. */
export function OutdatedDialog({ isOpen, onClose, onReload }: OutdatedDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title={payrollText.stale.title}
      description={payrollText.stale.text}
      acceptLabel={payrollText.stale.reload}
      isDestructive
      onClose={onClose}
      onAccept={onReload}
    />
  );
}
