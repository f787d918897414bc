import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../lib/trpc.ts';
import { commonText } from '../text/common.es.ts';
import { dialogText } from '../text/dialog.es.ts';
import { articleOf, recordsText } from '../text/records/records.es.ts';
import { ConfirmedSwitch } from '../ui/controls/toggle.tsx';
import { notifySuccess } from '../ui/notices/notices.ts';
import { ConfirmDialog } from '../ui/overlay/overlays.tsx';
import type { RecordColumn } from '../ui/table/record-column.ts';
import { type SwitchableRecord, type SwitchedKind, useMayWrite } from './record-kind.ts';

type RecordSwitchProps<Row extends SwitchableRecord> = {
  kind: SwitchedKind<Row>;
  row: Row;
  /** For a record that nobody may switch, such as the user's own account. */
  isFixed?: boolean;
};

/**
 * Switches a record of a list on and off. An inactive record stays where it is used and takes part in nothing
 * new.
 */
export function RecordSwitch<Row extends SwitchableRecord>({
  kind,
  row,
  isFixed = false,
}: RecordSwitchProps<Row>) {
  const mayWrite = useMayWrite(kind);
  const utils = trpc.useUtils();
  const { mutateAsync } = useMutation({
    mutationFn: () => kind.setActive(utils.client, row.id, !row.isActive),
    onSuccess: () => kind.refresh(utils),
  });
  return (
    <ActiveSwitch
      isActive={row.isActive}
      record={kind.inQuestion(kind.nameOf(row))}
      onToggle={mutateAsync}
      isDisabled={isFixed || !mayWrite}
    />
  );
}

/** The column with the switch; search and Excel use its state as a word. */
export function activeColumn<Row extends SwitchableRecord>(kind: SwitchedKind<Row>): RecordColumn<Row> {
  return {
    id: 'active',
    header: recordsText.active[articleOf(kind.inQuestion(''))],
    text: ({ isActive }) => (isActive ? commonText.yes : commonText.no),
    cell: (row) => <RecordSwitch kind={kind} row={row} />,
  };
}

type ActiveSwitchProps = {
  isActive: boolean;
  /** The record with its article, as the question names it: 'la compañía: Café Luna'. */
  record: string;
  /** Toggles the record and reloads its list; a rejection is shown in a notice. */
  onToggle: () => Promise<unknown>;
  /** For users who may not switch it: they see the state as a word. */
  isDisabled?: boolean;
};

/** Switches a record on and off, after asking. It moves when the record has changed, not before. */
export function ActiveSwitch({ isActive, record, onToggle, isDisabled = false }: ActiveSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (isDisabled) return isActive ? commonText.yes : commonText.no;
  return (
    <>
      <ConfirmedSwitch isOn={isActive} name={dialogText.activeOf(record)} onAsk={() => setIsAsking(true)} />
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
