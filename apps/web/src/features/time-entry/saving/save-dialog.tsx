import { Alert, List, Text } from '@chakra-ui/react';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { Dispatch, SetStateAction } from 'react';
import { dollarsText } from '../../../components/amount.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { payrollText } from '../../../text/payroll.es.ts';
import { useEntry } from '../entry-context.ts';
import type { LeaveEffect } from '../state/leave-effect.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { leaveClauses } from './leave-clauses.ts';

const text = payrollText.confirmation;

/** What is about to be saved, and the statement that is confirmed with it. */
export type Confirmation = {
  entry: TimeEntry;
  /** Made when the question is asked, so that accepting it twice saves once. */
  commandId: string;
  statement: PayStatement;
  leave: Record<LeaveKind, LeaveEffect>;
  /** The server came to another net than was confirmed before; this is its statement. */
  isAskedAgain: boolean;
};

/** Asks, asks again, or with undefined asks no more. */
export type Ask = Dispatch<SetStateAction<Confirmation | undefined>>;

type SaveDialogProps = {
  /** Undefined keeps the dialog closed. */
  confirmation: Confirmation | undefined;
  onAsk: Ask;
  onAccept: (confirmation: Confirmation) => Promise<void>;
};

/** 'Cargar Hora': the total, what it was before, and what saving does to vacation and sick time. */
export function SaveDialog({ confirmation, onAsk, onAccept }: SaveDialogProps) {
  const stored = useEntry().work.saved?.statement;
  if (!confirmation) return null;
  const { statement, leave, isAskedAgain } = confirmation;
  const hasAnotherNet = stored !== undefined && stored.net !== statement.net;
  return (
    <ConfirmDialog
      open
      title={text.title}
      description={text.question(dollarsText(statement.net))}
      isWide={hasAnotherNet}
      // A question that was asked again meanwhile stays open.
      onClose={() => onAsk((current) => (current === confirmation ? undefined : current))}
      onAccept={() => onAccept(confirmation)}
    >
      {isAskedAgain && (
        <Alert.Root status="warning" colorPalette="accent" size="sm" mt="3">
          <Alert.Indicator />
          <Alert.Description>{text.netChanged}</Alert.Description>
        </Alert.Root>
      )}
      <Text fontSize="20px" fontWeight="semibold" mt="3">
        {text.total} {dollarsText(statement.net)}
      </Text>
      {hasAnotherNet && <ComparisonTable before={stored} after={statement} isOnlyChanges />}
      <LeaveClauses leave={leave} />
    </ConfirmDialog>
  );
}

function LeaveClauses({ leave }: Pick<Confirmation, 'leave'>) {
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
