import { fullName, type PersonName } from '@garita/domain/employee/full-name';
import { type LeaveMovement, leaveBalanceAt, sumOfMovements } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { type SourcePart, sumOf } from '@garita/domain/report/box-source';
import { addDays, type CalendarDate } from '@garita/domain/time/calendar-date';
import { companyPeriodsBetween, type PayCalendars } from '@garita/domain/time/company-periods';
import { day, figures, sourcedFigures, words } from '../list/column.ts';
import { employerLines, type ListEmployer } from '../list/head-lines.ts';
import type { Cell, ListReport } from '../list/list-report.ts';
import { LIST } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { time } from '../text/printed-figure.ts';

export type LeaveOfEmployee = {
  id: number;
  name: PersonName;
  payFrequency: PayFrequency;
  movements: Record<LeaveKind, readonly LeaveMovement[]>;
};

export type LeaveData = {
  company: ListEmployer;
  start: CalendarDate;
  end: CalendarDate;
  date: CalendarDate;
  /** Absent if the company has no calendar of its own. */
  calendars?: PayCalendars | undefined;
  employees: readonly LeaveOfEmployee[];
};

/**
 * Returns the vacation and sick time that everybody earned and took between two days, period by period, with
 * the balances.
 */
export function leaveList({ company, start, end, date, calendars = [], employees }: LeaveData): ListReport {
  const { captions } = LIST;
  return {
    title: LIST.leave,
    company: company.name,
    about: [...employerLines(company, 'employerIdentificationNumber'), dateRange(start, end)],
    date,
    orientation: 'landscape',
    columns: [
      words(captions.periodStart, 1.4),
      words(captions.periodEnd, 1.1),
      ...LEAVE_KINDS.flatMap((kind) => [
        figures(`${LIST.leaveKinds[kind]}: ${captions.earned}`),
        sourcedFigures(`${LIST.leaveKinds[kind]}: ${captions.taken}`, sumOf(`${kind}Taken`)),
        figures(`${LIST.leaveKinds[kind]}: ${captions.balance}`),
      ]),
    ],
    groups: employees.flatMap((employee) => groupOf(employee, { start, end }, calendars)),
    empty: LIST.noLeave,
  };
}

type Range = { start: CalendarDate; end: CalendarDate };

/**
 * Returns the group of an employee; undefined without a balance or a movement. The empty opening of a new
 * record is no movement.
 */
function groupOf(employee: LeaveOfEmployee, { start, end }: Range, calendars: PayCalendars) {
  const dayBefore = addDays(start, -1);
  const moved = LEAVE_KINDS.flatMap((kind) => employee.movements[kind]).filter(
    ({ date, minutes }) => date >= start && date <= end && minutes !== 0,
  );
  const opening = LEAVE_KINDS.map((kind) => leaveBalanceAt(employee.movements[kind], dayBefore));
  if (moved.length === 0 && opening.every((minutes) => minutes === 0)) return [];
  const periods = periodsBetween({ frequency: employee.payFrequency, calendars }, { start, end }).filter(
    (period) => moved.some((movement) => isWithin(movement, period)),
  );
  return [
    {
      heading: fullName(employee.name),
      rows: [
        [LIST.openingBalance, day(dayBefore), ...opening.flatMap((minutes) => ['', '', time(minutes)])],
        ...periods.map((period) => rowOf(employee, period)),
      ],
      sources: [null, ...periods.map((period) => sourceOf(employee, period))],
    },
  ];
}

function rowOf({ movements }: LeaveOfEmployee, period: Range): Cell[] {
  return [
    day(period.start),
    day(period.end),
    ...LEAVE_KINDS.flatMap((kind) => {
      const within = movements[kind].filter((movement) => isWithin(movement, period));
      const isTaken = ({ cause, minutes }: LeaveMovement) =>
        cause === 'taken' || (cause === 'adjustment' && minutes < 0);
      return [
        time(sumOfMovements(within.filter((movement) => !isTaken(movement)))),
        time(-sumOfMovements(within.filter(isTaken))),
        time(leaveBalanceAt(movements[kind], period.end)),
      ];
    }),
  ];
}

/** Returns the source of the leave taken in a period; corrections by hand have none. */
function sourceOf({ id, movements }: LeaveOfEmployee, period: Range): SourcePart | null {
  const isByHand = LEAVE_KINDS.some((kind) =>
    movements[kind].some((movement) => movement.cause === 'adjustment' && isWithin(movement, period)),
  );
  return isByHand ? null : { personId: id, days: { from: period.start, to: period.end } };
}

function isWithin({ date }: LeaveMovement, { start, end }: Range): boolean {
  return date >= start && date <= end;
}

/** Returns the periods that overlap a range, each cut to it, so that nothing outside of it is counted. */
function periodsBetween(
  { frequency, calendars }: { frequency: PayFrequency; calendars: PayCalendars },
  { start, end }: Range,
): Range[] {
  return companyPeriodsBetween(calendars, frequency, { from: start, to: end }).map((period) => ({
    start: period.start < start ? start : period.start,
    end: period.end > end ? end : period.end,
  }));
}
