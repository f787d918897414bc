import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { Database, Transaction } from '../database/client.ts';
import { employeeStream } from '../event-store/event.ts';
import {
  handleYearCommand,
  type YearCommand,
  type YearDesk,
  type YearOutcome,
  type YearStreams,
  yearDesk,
} from '../event-store/handle-year-command.ts';
import type { Decision } from './decider.ts';
import type { PayrollYearEvent } from './events.ts';
import { EMPTY_YEAR, evolve, type PayrollYear } from './state.ts';

/** A change of one employee's pay. */
export type PayrollCommand = YearCommand & { employeeId: number };

/** What a decision about an employee may look at. */
export type Desk = YearDesk<PayrollYear>;

/** The number of the last event recorded, absent where there was nothing to record; or why not, with what it came to. */
export type PayrollOutcome = YearOutcome<PayStatement>;

/** The one way to change an employee's pay: as `handleYearCommand`. */
export async function handlePayrollCommand(
  db: Database,
  { employeeId, ...command }: PayrollCommand,
  decide: (desk: Desk) => Promise<Decision>,
): Promise<PayrollOutcome> {
  return handleYearCommand(db, command, streamsOf(employeeId), decide);
}

/** A desk to decide at. Each year is read once. Without the lock it serves a preview. */
export function payrollDesk(
  tx: Transaction,
  { companyId, employeeId }: Pick<PayrollCommand, 'companyId' | 'employeeId'>,
  asOfSeq: number,
): Desk {
  return yearDesk(tx, { companyId }, streamsOf(employeeId), asOfSeq);
}

function streamsOf(employeeId: number): YearStreams<PayrollYear, PayrollYearEvent> {
  return {
    stream: (taxYear) => employeeStream(employeeId, taxYear),
    empty: EMPTY_YEAR,
    evolve,
    periodOf: ({ data }) => ('period' in data ? data.period.id : undefined),
  };
}
