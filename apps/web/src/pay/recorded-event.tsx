import { Badge, Box, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { auditOf } from '../lib/addresses.ts';
import { momentText } from '../lib/date-text.ts';
import { payrollText } from '../text/pay/payroll.es.ts';
import { isChanged } from '../ui/form/saving/use-saving.ts';

type AuditLinkProps = { companyId: number; entryId: number; children: ReactNode };

/** A link from a pay to its events in Auditoría. */
export function AuditLink({ companyId, entryId, children }: AuditLinkProps) {
  return (
    <ChakraLink asChild variant="underline" colorPalette="brand">
      <Link to={auditOf({ companyId, entryId })}>{children}</Link>
    </ChakraLink>
  );
}

type User = { id: number; name: string };

/** Returns the name of the user who recorded the current version of an entry. */
export function recorderName(users: readonly User[], recordedBy: number): string {
  return users.find(({ id }) => id === recordedBy)?.name ?? payrollText.formerUser(recordedBy);
}

const { summary } = payrollText;

type StoredMarkProps = {
  /** The user who recorded the version in force, and the moment; undefined for a new entry. */
  saved: { recordedBy: number; recordedAt: string } | undefined;
  /** The users of the account. */
  users: readonly { id: number; name: string }[];
};

/**
 * Says whether the form shows what the ledger has, and who recorded it. A change of the memo or a value that
 * is not valid yet counts as unsaved, too: it would be lost without a warning.
 */
export function StoredMark({ saved, users }: StoredMarkProps) {
  const hasChanges = isChanged(useFormState());
  if (!saved) return <Badge mb="1">{summary.new}</Badge>;
  if (hasChanges) {
    return (
      <Badge colorPalette="accent" mb="1">
        {summary.changed}
      </Badge>
    );
  }
  return (
    <Box mb="1">
      <Badge colorPalette="green">{summary.stored}</Badge>
      <Text color="fg.muted" fontSize="13px">
        {summary.storedBy(recorderName(users, saved.recordedBy), momentText(saved.recordedAt))}
      </Text>
    </Box>
  );
}
