import { Badge, Box, Text } from '@chakra-ui/react';
import { momentText } from '../lib/date-text.ts';
import { recorderName } from '../lib/recorder-name.ts';
import { payrollText } from '../text/payroll.es.ts';

const { summary } = payrollText;

type StoredMarkProps = {
  /** Who recorded the version in force of a saved entry, and when; undefined for a new one. */
  saved: { recordedBy: number; recordedAt: string } | undefined;
  /** What is shown is what the ledger has. */
  isStored: boolean;
  /** The users of the account. */
  users: readonly { id: number; name: string }[];
};

/** Whether what is shown is what the ledger has, and then who recorded it. */
export function StoredMark({ saved, isStored, users }: StoredMarkProps) {
  if (!saved) return <Badge mb="1">{summary.new}</Badge>;
  if (!isStored) {
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
