import { Link as ChakraLink } from '@chakra-ui/react';
import { type LeaveMovement, leaveBalanceAt } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { mulDiv } from '@garita/domain/money/mul-div';
import { findPeriod, type PayCalendars } from '@garita/domain/time/company-periods';
import { parsePeriodId } from '@garita/domain/time/period-id';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { timeEntryAt } from '../../lib/addresses.ts';
import { useCompanyCalendars } from '../../lib/company-calendars.ts';
import { dateText, dayText, momentText, monthText, todayInPuertoRico } from '../../lib/date-text.ts';
import { useIsAllowed } from '../../lib/trpc.ts';
import { balancesText } from '../../text/records/balances.es.ts';
import { Panel } from '../../ui/page/panel.tsx';
import type { RecordColumn } from '../../ui/table/record-column.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { AdjustmentButton } from './adjustment-form.tsx';
import { type Balances, type LeaveLine, leaveLines } from './balances.ts';

const { leave: text } = balancesText;

type LeaveSectionProps = { kind: LeaveKind; balances: Balances };

/** One kind of leave: what is left today, and every movement with its cause. */
export function LeaveSection({ kind, balances }: LeaveSectionProps) {
  const movements = balances.leave[kind];
  const { company, employee, corrections, users } = balances;
  const calendars = useCompanyCalendars(company.id);
  const causeOf = useMemo(
    () => causeTexts({ corrections, users }, calendars),
    [corrections, users, calendars],
  );
  const columns = useMemo(
    () => leaveColumns({ companyId: company.id, employeeId: employee.id }, causeOf),
    [company.id, employee.id, causeOf],
  );
  const lines = useMemo(() => leaveLines(movements), [movements]);
  const mayWrite = useIsAllowed('pay:write');
  const balance = leaveBalanceAt(movements, todayInPuertoRico());
  return (
    <Panel
      title={text.titles[kind]}
      help={`${text.balance(formatMinutes(balance))}. ${text.help}`}
      action={mayWrite && <AdjustmentButton kind={kind} movements={movements} employeeId={employee.id} />}
    >
      <RecordTable
        label={text.titles[kind]}
        columns={columns}
        data={lines}
        rowId={({ order }) => order}
        rowLabel={({ movement }) => causeOf(movement)}
        emptyHint={text.empty}
      />
    </Panel>
  );
}

type EmployeeIds = { companyId: number; employeeId: number };

/** Returns the columns of the movements: date, cause, hours and balance. */
function leaveColumns(ids: EmployeeIds, causeOf: CauseText): readonly RecordColumn<LeaveLine>[] {
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
      cell: ({ movement }) => <Cause text={causeOf(movement)} source={sourceOf(movement, ids)} />,
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

/**
 * The cause of a movement, with a link to the entry that used the hours or to the record of the opening
 * balance.
 */
function Cause({ text: cause, source }: { text: string; source: string | undefined }) {
  if (source === undefined) return cause;
  return (
    <ChakraLink asChild colorPalette="brand">
      <Link to={source}>{cause}</Link>
    </ChakraLink>
  );
}

function sourceOf(movement: LeaveMovement, ids: EmployeeIds): string | undefined {
  if (movement.cause === 'opening') return href(PATHS.employeeEdit, ids);
  if (movement.cause !== 'taken') return undefined;
  const { periodId, entryId } = movement;
  return timeEntryAt({ ...ids, periodId, entryId });
}

/** Returns the cause of a movement in words. */
type CauseText = (movement: LeaveMovement) => string;

/** Builds the causes of an employee's movements of leave; that of a correction names who made it and when. */
export function causeTexts(
  { corrections, users }: Pick<Balances, 'corrections' | 'users'>,
  calendars: PayCalendars = [],
): CauseText {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const made = new Map(corrections.map((correction) => [correction.seq, correction]));
  return (movement) => {
    const cause = causeText(movement, calendars);
    const correction = movement.cause === 'adjustment' ? made.get(movement.seq) : undefined;
    if (!correction) return cause;
    const { recordedBy, recordedAt } = correction;
    const person = names.get(recordedBy) ?? balancesText.formerUser(recordedBy);
    return text.correctedBy(cause, person, momentText(recordedAt));
  };
}

/** Returns a credit in words; one by law with its part of a day, and what the cap of sick leave cut off. */
function creditText({ month, minutes, byLaw }: Extract<LeaveMovement, { cause: 'credit' }>): string {
  const name = monthText(month);
  if (!byLaw) return text.credit(name);
  const { dayMinutes, cut } = byLaw;
  const quarters = [2, 3, 4, 5].find((count) => mulDiv(dayMinutes, count, 4) === minutes + cut) ?? 0;
  const part = text.partsOfDay[quarters];
  return text.creditByLaw(name, {
    part: part && text.ofDay(part, formatMinutes(dayMinutes)),
    cut: cut > 0 ? formatMinutes(cut) : undefined,
  });
}

function causeText(movement: LeaveMovement, calendars: PayCalendars): string {
  switch (movement.cause) {
    case 'opening':
      return text.opening;
    case 'credit':
      return creditText(movement);
    case 'taken': {
      // Leave is taken on the last day of its period, whose first day the calendars tell once they are known.
      const { start } = findPeriod(calendars, movement.periodId) ?? { start: movement.date };
      const { number = 0 } = parsePeriodId(movement.periodId) ?? {};
      return text.taken(number, dayText(start), dayText(movement.date));
    }
    case 'adjustment':
      return text.adjustment(movement.reason);
  }
}
