import { Link as ChakraLink } from '@chakra-ui/react';
import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { dateText } from '../../lib/date-text.ts';
import { balancesText } from '../../text/balances.es.ts';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import type { CauseText } from './cause-text.ts';
import type { LeaveLine } from './leave-lines.ts';

const { leave: text } = balancesText;

type Whose = { companyId: number; employeeId: number };

/** When a balance of leave moved, why, by how much, and what was left. */
export function leaveColumns(whose: Whose, causeOf: CauseText): readonly RecordColumn<LeaveLine>[] {
  return [
    {
      id: 'date',
      header: text.date,
      text: ({ movement }) => dateText(movement.date),
      value: ({ movement }) => ({ kind: 'date', date: movement.date }),
      sortBy: ({ order }) => order,
    },
    {
      id: 'cause',
      header: text.cause,
      text: ({ movement }) => causeOf(movement),
      cell: ({ movement }) => <Cause text={causeOf(movement)} source={sourceOf(movement, whose)} />,
    },
    {
      id: 'time',
      header: text.time,
      text: ({ movement: { minutes } }) => signedTime(minutes),
      sortBy: ({ movement }) => movement.minutes,
      align: 'end',
    },
    {
      id: 'balance',
      header: text.after,
      text: ({ balance }) => formatMinutes(balance),
      sortBy: ({ balance }) => balance,
      align: 'end',
    },
  ];
}

function signedTime(minutes: number): string {
  return minutes > 0 ? `+${formatMinutes(minutes)}` : formatMinutes(minutes);
}

/** Hours that were used lead to their entry, and an opening balance to the record that states it. */
function Cause({ text: cause, source }: { text: string; source: string | undefined }) {
  if (source === undefined) return cause;
  return (
    <ChakraLink asChild colorPalette="brand">
      <Link to={source}>{cause}</Link>
    </ChakraLink>
  );
}

function sourceOf(movement: LeaveMovement, whose: Whose): string | undefined {
  if (movement.cause === 'opening') return href(PATHS.employeeEdit, whose);
  if (movement.cause !== 'taken') return undefined;
  const { periodId, entryId } = movement;
  return timeEntryAt({ ...whose, periodId, entryId });
}
