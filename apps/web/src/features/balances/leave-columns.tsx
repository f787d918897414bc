import { Link as ChakraLink } from '@chakra-ui/react';
import type { LeaveMovement } from '@garita/domain/employee/leave-balance';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { Link } from 'react-router';
import type { RecordColumn } from '../../components/record-table/record-column.ts';
import { href, PATHS } from '../../config/paths.ts';
import { dateText, dayText, monthText } from '../../lib/date-text.ts';
import { balancesText } from '../../text/balances.es.ts';
import type { LeaveLine } from './leave-lines.ts';

const { leave: text } = balancesText;

type Whose = { companyId: number; employeeId: number };

/** When a balance of leave moved, why, by how much, and what was left. */
export function leaveColumns(whose: Whose): readonly RecordColumn<LeaveLine>[] {
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
      text: ({ movement }) => causeText(movement),
      cell: ({ movement }) => <Cause movement={movement} whose={whose} />,
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

/** Why a balance moved, in words. */
export function causeText(movement: LeaveMovement): string {
  switch (movement.cause) {
    case 'opening':
      return text.opening;
    case 'credit':
      return text.credit(monthText(movement.month));
    case 'taken': {
      const period = payPeriodById(movement.periodId);
      if (!period) throw new RangeError(`No period ${movement.periodId}`);
      return text.taken(period.number, dayText(period.start), dayText(period.end));
    }
    case 'adjustment':
      return text.adjustment(movement.reason);
  }
}

/** Hours that were used lead to their entry, and an opening balance to the record that states it. */
function Cause({ movement, whose }: { movement: LeaveMovement; whose: Whose }) {
  const source = sourceOf(movement, whose);
  if (source === undefined) return causeText(movement);
  return (
    <ChakraLink asChild colorPalette="brand">
      <Link to={source}>{causeText(movement)}</Link>
    </ChakraLink>
  );
}

function sourceOf(movement: LeaveMovement, whose: Whose): string | undefined {
  if (movement.cause === 'opening') return href(PATHS.employeeEdit, whose);
  if (movement.cause !== 'taken') return undefined;
  const { periodId, entryId } = movement;
  const year = Math.trunc(periodId / 1000);
  return `${href(PATHS.timeEntry, whose)}?year=${year}&period=${periodId}&entry=${entryId}`;
}
