import { type LeaveMovement, NO_MOVEMENTS } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import { boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { sumTotal } from '@garita/domain/report/report-total';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { leaveMovementsOfCompany } from '@garita/ledger/queries/leave/leave-movements';
import type { PayDateRange } from '@garita/ledger/queries/pay/paid-entries';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { listPayCalendars } from '@garita/ledger/registry/records/pay-calendars';
import { leave } from '@garita/reports/catalogue';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { listHead } from './list-head.ts';

/**
 * Prepares the list of vacation and sick time between two days; inactive employees without any are left out.
 */
export async function leaveBetween(
  context: UseCaseContext,
  { companyId, start, end }: ReportRequestOf<'leave'>,
): Promise<PreparedReport> {
  const { database } = context.dependencies;
  const movements = await leaveMovementsOfCompany(database, { companyId });
  const active = (await employeeRegistry.list(database, companyScope(context.actor, companyId)))
    .filter(({ isActive }) => isActive)
    .toSorted(compareBySurname);
  const data = {
    ...(await listHead(context, companyId)),
    start,
    end,
    calendars: await listPayCalendars(database, companyId),
    employees: active.map((employee) => ({
      id: employee.id,
      name: employee,
      payFrequency: employee.payFrequency,
      movements: movements.get(employee.id) ?? NO_MOVEMENTS,
    })),
  };
  const taken = (kind: LeaveKind) =>
    active.flatMap(({ id }) =>
      takenBetween(movements.get(id)?.[kind] ?? [], { from: start, to: end }).map((part) => ({
        ...part,
        employeeId: id,
      })),
    );
  const [vacation, sick] = [taken('vacation'), taken('sick')];
  const minutesOf = ({ minutes }: { minutes: Minutes }) => minutes;
  return prepareReport(leave, data, {
    boxes: firstKnownParts(
      boxParts(vacation, { vacationTaken: minutesOf }),
      boxParts(sick, { sickTaken: minutesOf }),
    ),
    totals: [sumTotal('vacationTaken', vacation, minutesOf), sumTotal('sickTaken', sick, minutesOf)],
  });
}

/** Returns the entries that took leave between two days, with the time that they took. */
function takenBetween(movements: readonly LeaveMovement[], { from, to }: PayDateRange) {
  return movements.flatMap((movement) =>
    movement.cause === 'taken' && movement.date >= from && movement.date <= to
      ? [{ entryId: movement.entryId, payDate: movement.date, minutes: -movement.minutes }]
      : [],
  );
}
