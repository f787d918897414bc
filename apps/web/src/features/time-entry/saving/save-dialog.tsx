import { List } from '@chakra-ui/react';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { Dispatch, SetStateAction } from 'react';
import { PayDialog } from '../../../components/pay-dialog.tsx';
import type { Confirmation } from '../../../form/use-confirmed-save.ts';
import { useEntry } from '../entry-context.ts';
import type { LeaveEffect } from '../state/leave-effect.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { leaveClauses } from './leave-clauses.ts';

/** An entry that is about to be saved, and what that does to leave. */
export type EntryConfirmation = Confirmation<TimeEntry, PayStatement> & {
  leave: Record<LeaveKind, LeaveEffect>;
};

/** Asks, asks again, or with undefined asks no more. */
export type Ask = Dispatch<SetStateAction<EntryConfirmation | undefined>>;

type SaveDialogProps = {
  /** Undefined keeps the dialog closed. */
  confirmation: EntryConfirmation | undefined;
  onAsk: Ask;
  onAccept: (confirmation: EntryConfirmation) => Promise<void>;
};

/** 'Cargar Hora': the total, what it was before, and what saving does to vacation and sick time. */
export function SaveDialog({ confirmation, onAsk, onAccept }: SaveDialogProps) {
  const stored = useEntry().work.saved?.statement;
  if (!confirmation) return null;
  const { statement, leave, isAskedAgain } = confirmation;
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <PayDialog
      net={statement.net}
      isAskedAgain={isAskedAgain}
      isWide={hasAnotherNet}
      // A question that was asked again meanwhile stays open.
      onClose={() => onAsk((current) => (current === confirmation ? undefined : current))}
      onAccept={() => onAccept(confirmation)}
    >
      {hasAnotherNet && <ComparisonTable before={stored} after={statement} isOnlyChanges />}
      <LeaveClauses leave={leave} />
    </PayDialog>
  );
}

function LeaveClauses({ leave }: Pick<EntryConfirmation, 'leave'>) {
  const clauses = leaveClauses(leave);
  if (clauses.length === 0) return null;
  return (
    <List.Root variant="plain" gap="1" mt="3">
      {clauses.map((clause) => (
        <List.Item key={clause}>{clause}</List.Item>
      ))}
    </List.Root>
  );
}
