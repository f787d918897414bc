import { List } from '@chakra-ui/react';
import { PayDialog } from '../../../pay/saving/pay-dialog.tsx';
import { StatementComparison } from '../../../pay/saving/statement-comparison.tsx';
import type { Ask } from '../../../pay/saving/use-confirmed-save.ts';
import { useEntry } from '../entry-context.tsx';
import { leaveClauses } from './leave-clauses.ts';
import type { EntryConfirmation } from './use-save-entry.ts';

type SaveDialogProps = {
  confirmation: EntryConfirmation;
  onAsk: Ask<EntryConfirmation>;
  onAccept: (confirmation: EntryConfirmation) => Promise<void>;
};

/** 'Cargar Hora': the total, what it was before, and what saving does to vacation and sick time. */
export function SaveDialog({ confirmation, onAsk, onAccept }: SaveDialogProps) {
  const stored = useEntry().work.saved?.statement;
  const { statement, leave } = confirmation;
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <PayDialog {...{ confirmation, onAsk, onAccept }} isWide={hasAnotherNet}>
      {hasAnotherNet && <StatementComparison before={stored} after={statement} isOnlyChanges />}
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
