import type { VisibleYears } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { jsonRowReader, jsonRows } from '../../database/json-rows.ts';
import type { PageExtension } from '../../registry/registry.ts';
import { employees, entries, leaveAdjustments, openings } from '../../schema/index.ts';
import { LEAVE_COLUMNS } from './leave-balances.ts';
import { leaveBalances } from './leave-rows.ts';

type RemainingLeave = { leaveBalances: Record<LeaveKind, Minutes> };

const NOTHING: RemainingLeave['leaveBalances'] = { vacation: 0, sick: 0 };

// The columns of all three tables are numbers, days and texts, which JSON spells as the driver reads them.
const OPENINGS = getTableColumns(openings);
const ADJUSTMENTS = getTableColumns(leaveAdjustments);

const readEntries = jsonRowReader(LEAVE_COLUMNS);
const readOpenings = jsonRowReader(OPENINGS);
const readAdjustments = jsonRowReader(ADJUSTMENTS);

/**
 * Adds to the query of a list the leave that each employee has left, after everything known so far or at the
 * end of the last of some years.
 */
export function pageWithLeave(db: Database, years?: VisibleYears): PageExtension<RemainingLeave> {
  const columns = {
    entries: column(
      jsonRows(db, {
        columns: LEAVE_COLUMNS,
        from: entries,
        where: and(isOfEmployee(entries), eq(entries.status, 'live')),
        orderBy: entries.entryId,
      }),
    ),
    openings: column(
      jsonRows(db, {
        columns: OPENINGS,
        from: openings,
        where: isOfEmployee(openings),
        orderBy: openings.taxYear,
      }),
    ),
    adjustments: column(
      jsonRows(db, {
        columns: ADJUSTMENTS,
        from: leaveAdjustments,
        where: isOfEmployee(leaveAdjustments),
        orderBy: leaveAdjustments.seq,
      }),
    ),
  };
  return {
    columns,
    read: ({ entries: loaded = [], openings: opened = [], adjustments: corrected = [] }) => {
      const rows = {
        entries: readEntries([{ rows: loaded }]),
        openings: readOpenings([{ rows: opened }]),
        adjustments: readAdjustments([{ rows: corrected }]),
      };
      const [left] = leaveBalances(rows, years).values();
      return { leaveBalances: left ?? NOTHING };
    },
  };
}

type EmployeeTable = typeof entries | typeof openings | typeof leaveAdjustments;

function isOfEmployee({ companyId, employeeId }: EmployeeTable): SQL | undefined {
  return and(eq(companyId, employees.companyId), eq(employeeId, employees.id));
}

function column(query: object): SQL<unknown[][]> {
  return sql<unknown[][]>`(${query})`;
}
