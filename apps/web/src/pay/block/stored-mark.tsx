import { Badge, Box, Text } from '@chakra-ui/react';
import { useFormState } from 'react-hook-form';
import { momentText } from '../../lib/date-text.ts';
import { payrollText } from '../../text/payroll.es.ts';
import { isChanged } from '../../ui/form/saving/use-saving.ts';
import { recorderName } from '../recorded-event.tsx';

const { summary } = payrollText;

type StoredMarkProps = {
  /** Who recorded the version in force of a saved entry, and when; undefined for a new one. */
  saved: { recordedBy: number; recordedAt: string } | undefined;
  /** The users of the account. */
  users: readonly { id: number; name: string }[];
};

/**
 * Says whether the form shows what the ledger has, and who recorded it. A change of the memo or a value that
 * is not valid yet counts as unsaved, too: it would be lost without a word.
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
