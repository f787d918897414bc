import { useMutation } from '@tanstack/react-query';
import { trpc } from '../lib/trpc.ts';
import { commonText } from '../text/common.es.ts';
import { articleOf, recordsText } from '../text/records.es.ts';
import type { RecordColumn } from '../ui/table/record-column.ts';
import { ActiveSwitch } from './active-switch.tsx';
import type { OnOrOff, SwitchedKind } from './record-kind.ts';
import { useMayWrite } from './use-may-write.ts';

type RecordSwitchProps<Row extends OnOrOff> = {
  kind: SwitchedKind<Row>;
  row: Row;
  /** For one that nobody may switch, such as oneself. */
  isFixed?: boolean;
};

/** Switches a record of a list on and off. One that is off stays where it is used and takes part in nothing new. */
export function RecordSwitch<Row extends OnOrOff>({ kind, row, isFixed = false }: RecordSwitchProps<Row>) {
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

/** The column with the switch, in words for the search and for Excel. */
export function activeColumn<Row extends OnOrOff>(kind: SwitchedKind<Row>): RecordColumn<Row> {
  return {
    id: 'active',
    header: recordsText.active[articleOf(kind.inQuestion(''))],
    text: ({ isActive }) => (isActive ? commonText.yes : commonText.no),
    cell: (row) => <RecordSwitch kind={kind} row={row} />,
  };
}
