import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { Action } from '../components/action.ts';
import { dialogText } from '../text/dialog.es.ts';
import { recordsText } from '../text/records.es.ts';

type RecordActionsOptions = {
  /** Where the form of the record is. */
  to: string;
  mayWrite: boolean;
  /** Asks whether to remove the record for good. */
  onRemove: () => void;
};

/** What can be done with any record of a list: reading it, or else changing and removing it. */
export function recordActions({ to, mayWrite, onRemove }: RecordActionsOptions): Action[] {
  if (!mayWrite) return [{ label: recordsText.open, icon: Eye, to }];
  return [
    { label: recordsText.edit, icon: Pencil, to },
    { label: dialogText.remove, icon: Trash2, isDestructive: true, onSelect: onRemove },
  ];
}
