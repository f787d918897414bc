import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { Database, Transaction } from '../database/client.ts';
import {
  handleYearCommand,
  type YearCommand,
  type YearDesk,
  type YearOutcome,
  type YearStreams,
  yearDesk,
} from '../live-entries/handle-year-command.ts';
import type { Decision } from './decider.ts';
import { employeeStream, type PayrollYearEvent } from './events.ts';
import type { Memo } from './memo.ts';
import { EMPTY_YEAR, evolve, type PayrollYear } from './state.ts';
import { UPCASTERS } from './upcasters.ts';

/** A change of one employee's pay. */
export type PayrollCommand = YearCommand & { employeeId: number; memo?: Memo | undefined };

/** What a decision about an employee may look at. */
export type Desk = YearDesk<PayrollYear>;

/** What was recorded, without a number where there was nothing to record; or why not, with what it came to. */
export type PayrollOutcome = YearOutcome<PayStatement>;

/** The one way to change an employee's pay: as `handleYearCommand`. */
export async function handlePayrollCommand(
  db: Database,
  { employeeId, memo, ...command }: PayrollCommand,
  decide: (desk: Desk) => Promise<Decision>,
): Promise<PayrollOutcome> {
  return handleYearCommand(db, command, payrollStreams(employeeId, memo), decide);
}

/** A desk to decide at. Each year is read once. Without the lock it serves a preview. */
export function payrollDesk(
  tx: Transaction,
  { companyId, employeeId }: Pick<PayrollCommand, 'companyId' | 'employeeId'>,
  asOfSeq: number,
): Desk {
  return yearDesk(tx, { companyId }, payrollStreams(employeeId), asOfSeq);
}

/** The streams of an employee. A memo goes with the event whose payload holds its proof; a deletion beside it has none. */
export function payrollStreams(employeeId: number, memo?: Memo): YearStreams<PayrollYear, PayrollYearEvent> {
  return {
    stream: (taxYear) => employeeStream(employeeId, taxYear),
    upcasters: UPCASTERS,
    empty: EMPTY_YEAR,
    evolve,
    beside: ({ data }) => ({
      ...('period' in data ? { periodId: data.period.id } : {}),
      ...('memo' in data && memo ? { memo: { salt: memo.salt, text: memo.text } } : {}),
    }),
  };
}
