import { useState } from 'react';
import { commonText } from '../text/common.es.ts';
import { dialogText } from '../text/dialog.es.ts';
import { AskingSwitch } from '../ui/controls/asking-switch.tsx';
import { notifySuccess } from '../ui/notices/notices.ts';
import { ConfirmDialog } from '../ui/overlay/overlays.ts';

type ActiveSwitchProps = {
  isActive: boolean;
  /** The record with its article, as the question names it: 'la compañía: Café Luna'. */
  record: string;
  /** Toggles the record and reloads its list; a rejection is told in a notice. */
  onToggle: () => Promise<unknown>;
  /** For those who may not: they see the state as a word. */
  isDisabled?: boolean;
};

/** Switches a record on and off, after asking. It moves when the record has changed, not before. */
export function ActiveSwitch({ isActive, record, onToggle, isDisabled = false }: ActiveSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (isDisabled) return isActive ? commonText.yes : commonText.no;
  return (
    <>
      <AskingSwitch
        isQuiet
        isOn={isActive}
        name={dialogText.activeOf(record)}
        onAsk={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={isActive ? dialogText.deactivate : dialogText.activate}
        description={isActive ? dialogText.confirmDeactivate(record) : dialogText.confirmActivate(record)}
        onClose={() => setIsAsking(false)}
        onAccept={async () => {
          await onToggle();
          notifySuccess(dialogText.changed);
        }}
      />
    </>
  );
}
